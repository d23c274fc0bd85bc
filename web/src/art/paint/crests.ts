/**
 * Crests: a shield of 32 by 36 with a field, a division and a charge. Three things tell the seats apart, and none of
 * them is colour alone; the pips of their dice differ, too.
 */
import type { Sign } from '../../games/types';
import { signNames, signs } from '../signs';
import { cutout, dark, dot, line, patch, solid, type Pigment } from './pen';

export const SHIELD = 'M2 2.5h28V18c0 8-6 13.5-14 16.5C8 31.5 2 26 2 18z';

/** Charges that no seat has by itself, for people to choose from. */
const MORE = {
  star: 'M16 3l3.4 8.6 9.200 .6-7.100 5.900 2.300 9L16 22.100l-7.800 5 2.300-9-7.100-5.900 9.200-.6z',
  moon: 'M21.500 4.500A12.500 12.500 0 1 0 21.500 28.500A10 10 0 1 1 21.500 4.500z',
  ship: 'M15 3h2v3l9 2-2 9-7 1v2h12c-1 6-4 9-8 9H11c-4 0-7-3-8-9h12v-2l-7-1-2-8 9-3z',
  tree: 'M16 2.500c4 0 6.500 3 6 6 4 .5 5.500 5 3 8 1.500 4-2.500 7-6 5.500l-1.300-.6V27h3.300v2.500H11V27h3.300v-5.600L13 22c-3.500 1.500-7.500-1.500-6-5.500-2.500-3-1-7.500 3-8-.5-3 2-6 6-6z',
  wheel:
    'M16 3a13 13 0 1 0 0 26a13 13 0 1 0 0-26zM16 6.500c1.500 0 3 .4 4.300 1L17.500 13a3.500 3.500 0 0 0-3 0L11.700 7.500c1.300-.6 2.800-1 4.300-1zM8.700 9.900L13 13.700a3.500 3.500 0 0 0-.4 1.300H6.600c.2-1.900 1-3.700 2.100-5.100zM23.300 9.900c1.100 1.400 1.900 3.200 2.100 5.100h-6a3.500 3.500 0 0 0-.4-1.300zM6.600 17h6c.1.500.2.900.4 1.300l-4.300 3.800A9.500 9.500 0 0 1 6.600 17zM25.400 17a9.500 9.500 0 0 1-2.100 5.100L19 18.300c.2-.4.3-.8.4-1.300zM14.500 19a3.500 3.500 0 0 0 3 0l2.800 5.500a9.500 9.500 0 0 1-8.600 0z',
  bear: 'M9 6.500c-3 0-4.500 3.500-2.500 5.500C4.500 20 9 28.500 16 28.500s11.500-8.500 9.500-16.500c2-2 .5-5.500-2.500-5.500-1.500 0-2.500.8-3 1.800-2.600-.8-5.400-.8-8 0-.5-1-1.500-1.800-3-1.800zM10.500 14.500a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0zM18.300 14.500a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0zM16 17.500c3 0 4.500 2 4.500 4s-2 3.800-4.500 3.800-4.500-1.800-4.500-3.800 1.500-4 4.500-4zM14 19.500l2 2.300 2-2.300z',
  swan: 'M9 4c4-1.500 8 1 7.500 5.500-.3 3-3 4.500-2.500 7 3-3 9-3.500 15-1-1 7-5 12-12 12.500C9 28.500 5 25 6 20.500c.8-4 4.500-6 5-10 .2-1.600-1-2.500-2.300-2L5 10.500l-.5-2.200zM9.300 5.800a.8.8 0 1 0 1.600 0a.8.8 0 1 0-1.600 0z',
  hand: 'M10 28.500V18l-4-5c-1-1.500 1-3.200 2.400-2L11 13.500V6c0-2 3-2 3 0v6h.8V4.500c0-2 3-2 3 0V12h.8V6c0-2 3-2 3 0v7h.8V9c0-2 2.800-2 2.800 0v9c0 4-2 6-3 7.500v3z',
  sun: 'M16 2l2 5 4-3.500.3 5.300 5.200-1.200-2.600 4.600L30 14.500l-4.600 2.500 3.600 4-5.300.3.800 5.200-4.600-2.700-1.900 5-2-5-4.500 2.800.7-5.300-5.300-.2 3.600-4L6 14.600l-4-.100 5-2.300-2.500-4.700 5.200 1.100.2-5.300L14 7zM16 10.500a6 6 0 1 0 0 12a6 6 0 1 0 0-12z',
} as const;

export type Charge = Sign | keyof typeof MORE;
const charges: Readonly<Record<Charge, string>> = { ...signs, ...MORE };
export const CHARGES = Object.keys(charges) as readonly Charge[];

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
export const seatCharge = (colour: number): Charge => signNames[colour % COLOURS] ?? 'lion';

/** The crest of a seat, or with a charge that somebody chose. */
export function crest(colour: number, charge: Charge = seatCharge(colour)): string {
  const [pigment, division] = field(colour);
  return (
    solid(SHIELD, pigment, { shade: 2.4, ink: 1.2, inside: division(pigment) }) +
    patch(SHIELD, 'none', { ink: 1.7, tone: 'gold' }) +
    cutout(charges[charge], 'ermine', 'translate(3.2 3) scale(.8)') +
    line('M4 5h10', 1, '#ffffff', { opacity: 0.6 })
  );
}
/** The charge alone, in a square of 32. */
export const chargeOf = (charge: Charge): string => charges[charge];

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
