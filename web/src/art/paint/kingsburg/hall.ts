/** The council of Kingsburg: the hall, the stalls of the eighteen advisors, and all of them as one scene. */
import { crest } from '../crests';
import { diaper, fitting, leafGold } from '../ornament';
import {
  at,
  bar,
  clipped,
  disc,
  faded,
  gradient,
  letters,
  line,
  patch,
  rect,
  times,
  type Paint,
} from '../pen';
import { gallery, picture, type Picture, type Place, type Scene } from '../picture';
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
/** The empty hall, for a board that lays its own stalls into it. */
export const hall = (width = 900, height = 838): Picture =>
  picture(width, height, () => interior(width, height));

const ARCH = 'M12 176V42Q16 12 66 4Q116 12 120 42V176z';

/** What is written at the desk. */
interface Desk {
  name?: string;
  /** The number of the advisor, or a sign. */
  number: number | string;
  royal?: boolean;
}
function stallOf(sitter: Sitter, { name = '', number, royal = false }: Desk): string {
  const [gold, definition] = leafGold();
  const lower = Math.max(0, (sitter.lower ?? 9) - 4);
  return (
    definition +
    patch('M6 176V40Q8 4 66 -4Q124 4 126 40V176z', royal ? 'gold-d' : 'oak', { ink: 1.8 }) +
    patch(ARCH, sitter.ground[0], { ink: 1.4 }) +
    clipped(
      ARCH,
      diaper(132, 150, sitter.ground, 18) +
        patch('M76 0h60v176h-46z', 'ink', { opacity: 0.22 }) +
        at(66 - 80 * 0.87, royal ? 2 : -3, 0.87, figure({ ...sitter, lower })),
    ) +
    line('M12 140V42Q16 12 66 4Q116 12 120 42V140', 2.4, gold) +
    patch('M0 134h132v44H0z', 'oak', { ink: 1.8 }) +
    patch('M0 134h132v6H0z', 'oak-l') +
    patch('M0 170h132v8H0z', 'oak-d') +
    [4, 100].map((x) => patch(`M${x} 168v-20q0-4 4-4h20q4 0 4 4v20z`, 'oak-d', { opacity: 0.55 })).join('') +
    bar(20, 144, 92, 24, 'linen', { ink: 1.3, round: 3 }) +
    (name && letters(66, 161, name, fitting(name, 88, 15.5))) +
    disc(20, 132, 14.5, 'ink') +
    disc(20, 131, 13.5, gold) +
    disc(20, 131, 10.5, royal ? 'madder' : 'linen', { ink: 1 }) +
    letters(20, 137, number, 16, { tone: royal ? 'ermine' : 'ink' })
  );
}
/** One advisor in a choir stall: number at the left, name plate, and room for dice at the right; 132 by 188. */
export function stall(id: AdvisorId, name?: string): Picture {
  const n = COUNCIL.indexOf(id) + 1;
  const sitter: Sitter = advisors[id];
  return {
    space: [0, -8, 132, 188],
    draw: () => stallOf(sitter, { number: n, royal: n > 16, ...(name ? { name } : {}) }),
    small: {
      space: [0, 0, 132, 150],
      draw: () =>
        bar(0, 0, 132, 150, sitter.ground[0]) +
        at(66 - 80, 4, 1, figure({ ...sitter, holds: [] })) +
        disc(24, 124, 22, 'linen', { ink: 4 }) +
        letters(24, 136, n, 34),
    },
  };
}

/** From the throne down: two, four, six, six. */
const TIERS: readonly (readonly [from: number, to: number])[] = [
  [16, 18],
  [12, 16],
  [6, 12],
  [0, 6],
];
const WIDTH = 900;

const tierTop = (tier: number): number => 58 + tier * 196 - (tier ? 8 : 0);
function seats(): (Place & { id: AdvisorId })[] {
  return TIERS.flatMap(([from, to], tier) =>
    COUNCIL.slice(from, to).map((id, n) => ({
      id,
      x: WIDTH / 2 - (to - from) * 72 + 6 + n * 144,
      y: tierTop(tier),
      width: 132,
      height: 178,
    })),
  );
}
const canopy = (): string =>
  patch('M290 30Q450 -26 610 30V70Q570 50 530 70Q490 50 450 70Q410 50 370 70Q330 50 290 70z', 'madder', {
    ink: 2,
  }) +
  patch('M290 30Q450 -26 610 30v8Q450 -16 290 38z', 'gold', { ink: 1 }) +
  line('M290 70Q330 50 370 70Q410 50 450 70Q490 50 530 70Q570 50 610 70', 3, 'gold') +
  patch('M436 14l4-20l8 9l2-14l2 14l8-9l4 20z', 'gold', { ink: 1.4 }) +
  patch('M296 70h20q8 80-6 160h-20zM584 70h20l6 160h-20q-14-80-6-160z', 'madder-d', { ink: 1.6 });

function steps(): string {
  return TIERS.map(([from, to], tier) => {
    const [y, left] = [tierTop(tier), WIDTH / 2 - (to - from) * 72 - 22];
    const width = WIDTH - 2 * left;
    return (
      patch(rect(left, y + 150, width, 50), 'oak-d', { ink: 1.6 }) +
      patch(rect(left, y + 178, width, 10), tier ? 'brown' : 'madder', { ink: 1.3 })
    );
  }).join('');
}
/** The hall with canopy and steps, 900 by 838; the stalls have their places. */
export const chamber: Scene = {
  space: [0, 0, WIDTH, 838],
  places: seats(),
  draw: () => interior(WIDTH, 838) + canopy() + steps(),
};
/** The whole council, all in one picture. */
export function council(names: (id: AdvisorId) => string): Scene {
  return {
    ...chamber,
    draw: () =>
      chamber.draw() +
      seats()
        .map(({ id, x, y }) => at(x, y, 1, stall(id, names(id)).draw()))
        .join(''),
  };
}
