/** The council of Kingsburg: the hall, and the eighteen advisors as they sit in it. */
import { crest } from '../crests';
import { diaper } from '../ornament';
import {
  at,
  bar,
  clipped,
  disc,
  faded,
  glow,
  gradient,
  isPlain,
  line,
  pale,
  patch,
  rect,
  times,
  type Paint,
} from '../pen';
import { gallery, picture, type Picture } from '../picture';
import { figure, portrait, type Sitter } from '../portraits';
import { advisors } from './advisors';

export const portraits = gallery(advisors, portrait);
export type AdvisorId = keyof typeof advisors;
export const COUNCIL = Object.keys(advisors) as readonly AdvisorId[];

const GLASS: readonly Paint[] = ['azure-l', 'rose', 'gold-l', 'water', 'malachite-l', 'vermilion-l'];

/** A window of coloured glass under a pointed arch. */
function glass(x: number, y: number, width: number, height: number): string {
  const arch = `M${x} ${y + height}V${y + width * 0.7}Q${x + width * 0.1} ${y + width * 0.25} ${x + width / 2} ${y}Q${x + width * 0.9} ${y + width * 0.25} ${x + width} ${y + width * 0.7}V${y + height}z`;
  const rows = Math.ceil(height / 26);
  const panes = times(rows * 4, (n) => {
    const [row, column] = [Math.floor(n / 4), n % 4];
    const tone = GLASS[(n * 5 + row * 2) % GLASS.length] ?? 'water';
    return bar(x + (column * width) / 4, y + row * 26, width / 4, 26, tone, { ink: 1.6 });
  });
  return (
    line(arch, 14, 'stone-d') +
    line(arch, 8, 'stone') +
    clipped(arch, panes + patch(arch, 'glow', { opacity: 0.28 })) +
    line(arch, 2) +
    line(`M${x + width / 2} ${y}V${y + height}`, 3)
  );
}
function pillar(x: number, width: number, height: number): string {
  return (
    patch(rect(x, 0, width, height), 'stone', { ink: 1.5 }) +
    patch(rect(x + width * 0.63, 0, width * 0.37, height), 'stone-d') +
    patch(rect(x - 7, 58, width + 14, 12), 'stone-l', { ink: 1.5 })
  );
}
function banner(x: number, colour: number): string {
  const pigment = colour ? 'azure' : 'vermilion';
  return (
    patch(`M${x} 0h54v170l-27-22l-27 22z`, pigment, { ink: 1.6 }) +
    patch(`M${x + 38} 0h16v170l-16-13z`, `${pigment}-d`) +
    line(`M${x + 4} 0v158M${x + 50} 0v158`, 2, 'gold') +
    at(x + 11, 56, 1, crest(colour))
  );
}
/** Diapered walls, pillars, glass, banners and two rays of light. */
export function interior(width: number, height: number, leftGlass = true): string {
  const [wall, wallDefinition] = gradient([
    [0, 'hall2'],
    [0.5, 'hall'],
    [1, 'hall2'],
  ]);
  const [ray, rayDefinition] = gradient([
    [0, 'glow', 0.5],
    [1, 'glow', 0],
  ]);
  const lights = leftGlass ? [0.03, 0.1, 0.83, 0.9] : [0.83, 0.9];
  return (
    wallDefinition +
    rayDefinition +
    bar(0, 0, width, height, wall) +
    faded(0.5, diaper(width, height, ['hall', 'hall2'], 34)) +
    lights.map((share) => glass(width * share, 24, width * 0.052, Math.min(170, height * 0.4))).join('') +
    pillar(width * 0.19, width * 0.03, height) +
    pillar(width * 0.78, width * 0.03, height) +
    banner(width * 0.2535, 1) +
    banner(width * 0.687, 0) +
    patch(`M${width * 0.08} 30L${width * 0.3} ${height}H${width * 0.55}L${width * 0.13} 30z`, ray, {
      opacity: 0.5,
    }) +
    patch(`M${width * 0.22} 30L${width * 0.5} ${height}H${width * 0.68}L${width * 0.27} 30z`, ray, {
      opacity: 0.35,
    })
  );
}
/** The empty hall, for a board that lays its own stalls into it: 900 wide. */
export const hall = (height = 838): Picture => picture(WIDTH, height, () => interior(WIDTH, height));
const WIDTH = 900;

/** The ground behind a seat goes on beyond the picture, so that a stall may have any shape. */
function ground({ ground, halo = 'gold-l' }: Sitter): string {
  if (isPlain())
    return bar(-200, -200, 560, 560, ground[0]) + disc(80, 84, 62, pale(ground[0]), { opacity: 0.4 });
  return (
    at(-200, -200, 1, diaper(560, 560, ground, 20)) +
    glow(80, 74, 76, halo, 0.6) +
    patch('M98 -200H360V360H122z', 'ink', { opacity: 0.2 })
  );
}
/** An advisor in a stall: head and shoulders, 124 by 116; small only the head. */
export const seated: Readonly<Record<AdvisorId, Picture>> = gallery(advisors, (sitter: Sitter) => ({
  space: [18, 12, 124, 116],
  draw: () => ground(sitter) + figure(sitter),
  small: { space: [26, 14, 108, 101], draw: () => ground(sitter) + figure({ ...sitter, holds: [] }) },
}));

/** The canopy over queen and king, 320 by 84, with curtains that hang down at its sides. */
export const canopy: Picture = picture(
  320,
  84,
  () =>
    patch('M6 40h22q8 30-4 90H-4zM292 40h22l10 90h-28q-12-60-4-90z', 'madder-d', { ink: 1.6 }) +
    patch('M0 36Q160 -20 320 36V72Q280 54 240 72Q200 54 160 72Q120 54 80 72Q40 54 0 72z', 'madder', {
      ink: 2,
    }) +
    line('M40 62V34M80 70V20M120 62V14M200 62V14M240 70V20M280 62V34', 1.2, 'madder-d') +
    patch('M0 36Q160 -20 320 36v8Q160 -10 0 44z', 'gold', { ink: 1 }) +
    line('M0 72Q40 54 80 72Q120 54 160 72Q200 54 240 72Q280 54 320 72', 3, 'gold') +
    patch('M146 20l4-18l8 8l2-10l2 10l8-8l4 18z', 'gold', { ink: 1.4 }),
);
