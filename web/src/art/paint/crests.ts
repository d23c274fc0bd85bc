/**
 * Crests: a shield of 32 by 36 with a field, a division and a charge. Three things tell the seats apart, and none of
 * them is colour alone; the pips of their dice differ, too.
 */
import type { Sign } from '../../games/types';
import { signOf, signs } from '../signs';
import { cutout, dark, dot, line, patch, solid, type Pigment } from './pen';

export const SHIELD = 'M2 2.5h28V18c0 8-6 13.5-14 16.5C8 31.5 2 26 2 18z';

type Division = (pigment: Pigment) => string;
const divided =
  (d: string): Division =>
  (pigment) =>
    patch(d, dark(pigment));

/** The fields by the number of the seat's colour: their pigment and how they are divided. */
const FIELDS: readonly (readonly [Pigment, Division])[] = [
  ['vermilion', () => ''],
  ['azure', divided('M16 0h16v36H16z')],
  ['malachite', divided('M0 0h32v7H0z')],
  ['plum', (pigment) => line(SHIELD, 6, dark(pigment))],
  ['ash', divided('M0 0h9l24 28v9L0 6z')],
  ['brown', divided('M0 6h32v5H0zM0 17h32v5H0zM0 28h32v5H0z')],
  ['teal', divided('M0 36L16 14L32 36z')],
];
export const COLOURS = FIELDS.length;

const field = (colour: number) => FIELDS[colour % COLOURS] ?? (['vermilion', () => ''] as const);
/** The pigment of a seat's colour. */
export const seatPigment = (colour: number): Pigment => field(colour)[0];

/** The crest of a seat, or with a charge that somebody chose. */
export function crest(colour: number, charge: Sign = signOf(colour)): string {
  return emptyShield(colour) + chargeOf(charge);
}
export function emptyShield(colour: number): string {
  const [pigment, division] = field(colour);
  return (
    solid(SHIELD, pigment, { shade: 2.4, ink: 1.2, inside: division(pigment) }) +
    patch(SHIELD, 'none', { ink: 1.7, tone: 'gold' })
  );
}
/** The charge as it lies on a shield, and the light on it. */
export const chargeOf = (charge: Sign): string =>
  cutout(signs[charge], 'ermine', 'translate(3.2 3) scale(.8)') +
  line('M4 5h10', 1, '#ffffff', { opacity: 0.6 });

/** Pips of dice by colour: round, lozenge, rose, square, triangle, ring, star. */
export const PIPS: readonly ((x: number, y: number, r: number) => string)[] = [
  dot,
  (x, y, r) => `M${x} ${y - r * 1.25}L${x + r * 1.15} ${y}L${x} ${y + r * 1.25}L${x - r * 1.15} ${y}z`,
  (x, y, r) =>
    dot(x, y - r * 0.62, r * 0.62) +
    dot(x + r * 0.62, y, r * 0.62) +
    dot(x, y + r * 0.62, r * 0.62) +
    dot(x - r * 0.62, y, r * 0.62),
  (x, y, r) => `M${x - r * 0.92} ${y - r * 0.92}h${r * 1.84}v${r * 1.84}h${-r * 1.84}z`,
  (x, y, r) => `M${x} ${y - r * 1.2}L${x + r * 1.15} ${y + r * 0.85}H${x - r * 1.15}z`,
  (x, y, r) => dot(x, y, r * 1.08) + dot(x, y, r * 0.45),
  (x, y, r) => {
    const [far, near] = [r * 1.3, r * 0.4];
    return `M${x} ${y - far}L${x + near} ${y - near}L${x + far} ${y}L${x + near} ${y + near}L${x} ${y + far}L${x - near} ${y + near}L${x - far} ${y}L${x - near} ${y - near}z`;
  },
];
