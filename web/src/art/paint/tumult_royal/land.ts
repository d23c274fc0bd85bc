/** The land of Tumult Royale: fields seen from a little above, 96 by 96, each in several variants. */
import type { Sign } from '../../../games/types';
import { crest, seatPigment } from '../crests';
import { ANY, at, bar, clipped, disc, each, gradient, line, oval, patch, rect } from '../pen';
import { gallery, picture, type Picture, type Scene } from '../picture';
import { castle, house } from '../places/buildings';
import { sheep, statue as figure, walker } from '../places/life';
import { blades, bush, cloud, mountain, pine, tree } from '../places/nature';
import { fogOver } from './scenes';
import type { Pigment } from '../pen';

const SIZE = 96;

const ground = (pigment: Pigment, variant: number): string =>
  bar(0, 0, SIZE, SIZE, pigment) +
  patch('M0 62Q30 50 60 60T96 54V96H0z', `${pigment}-l`, { opacity: 0.45 }) +
  blades(SIZE, SIZE, pigment, variant);
const fence = (): string =>
  line('M0 16h96M0 22h96', 1.6, 'brown') +
  each('6 10, 26 10, 46 10, 66 10, 86 10', (x, y) => patch(rect(x, y, 4, 16), 'brown-l', { ink: 1 }));
const lane = (d: string): string => patch(d, 'earth', { ink: 1 });

type Field = readonly (() => string)[];
const flocks: Field = [
  () => sheep(34, 52, 1.05) + sheep(68, 76, 1.2, 'right') + bush(78, 44, 6),
  () => sheep(58, 50, 1.15, 'right') + sheep(28, 74, 1.1) + sheep(76, 84, 0.9),
  () => sheep(30, 80, 1.2) + sheep(72, 56, 1) + tree(24, 54, 11),
  () => sheep(50, 70, 1.35) + bush(18, 46, 6) + bush(82, 86, 7),
];
const woods: Field = [
  () =>
    tree(24, 48, 17, 'pine') +
    pine(54, 52, 46) +
    tree(80, 50, 15) +
    pine(18, 88, 44) +
    tree(50, 88, 18) +
    pine(82, 90, 40),
  () => pine(20, 50, 40) + tree(52, 46, 16) + pine(80, 54, 44) + tree(30, 82, 18, 'pine') + tree(68, 88, 19),
  () => pine(26, 46, 38) + pine(66, 44, 40) + tree(18, 80, 16) + pine(46, 88, 50) + tree(76, 84, 18, 'pine'),
];
const rocks = patch('M10 84l6-8l9 2l4 8zM66 88l5-7l8 3l3 6z', 'rock', { ink: 1.3 });
const peaks: Field = [
  () => mountain(30, 66, 64, 56) + mountain(0, 78, 50, 48) + rocks,
  () => mountain(2, 66, 64, 56) + mountain(44, 78, 50, 48) + rocks,
  () => mountain(16, 76, 66, 66) + pine(12, 90, 26) + pine(84, 88, 30),
];
const hamlets: Field = [
  () =>
    house(12, 54, 24, 20, { depth: 12, roof: 'thatch' }) +
    house(50, 60, 28, 22, { depth: 14, timber: true, chimney: true }) +
    tree(20, 92, 11),
  () =>
    house(8, 60, 26, 20, { depth: 14, timber: true, chimney: true }) +
    house(52, 54, 24, 20, { depth: 12, roof: 'thatch' }) +
    house(60, 92, 22, 16, { depth: 10 }),
  () =>
    house(34, 50, 24, 20, { depth: 12, roof: 'slate' }) +
    house(6, 66, 24, 18, { depth: 12, roof: 'thatch' }) +
    house(60, 72, 24, 18, { depth: 12, timber: true }) +
    tree(80, 94, 10),
];
const courts: Field = [() => at(13, 74, 0.54, castle()), () => at(13, 74, 0.54, castle('slate'))];

/** One variant of a field; numbers beyond the last begin again. */
const pick = (all: Field, variant: number): string => all[variant % all.length]?.() ?? '';

const fields = {
  pasture: (v: number) => ground('grass', v) + fence() + pick(flocks, v),
  forest: (v: number) => ground('leaf', v) + pick(woods, v),
  mountain: (v: number) => ground('earth', v) + pick(peaks, v),
  village: (v: number) =>
    ground('grass', v) +
    lane('M0 74Q40 62 60 76T96 72v10Q60 86 46 82T0 86z') +
    pick(hamlets, v) +
    walker(40, 84, 0.7, v % 2 ? 'vermilion' : 'azure'),
  palace: (v: number) =>
    ground('grass', v) +
    lane('M36 96Q44 80 40 70H58Q56 82 64 96z') +
    pick(courts, v) +
    bush(12, 86, 7) +
    bush(84, 86, 7) +
    disc(20, 90, 2, 'vermilion') +
    disc(78, 92, 2, 'vermilion'),
} as const;
export type Terrain = keyof typeof fields;

/** A field of the land; below 64 pixels the same in the plain form. */
export function field(terrain: Terrain, variant = 0): Picture {
  return picture(
    SIZE,
    SIZE,
    () =>
      clipped(rect(3, 3, 90, 90), fields[terrain](variant)) +
      bar(3, 3, 90, 90, 'none', { ink: 1.6, round: 2 }) +
      line('M5 91V5H91', 1.6, '#ffffff', { opacity: 0.45 }),
  );
}
export const terrains = gallery(fields, (_, id) => field(id));
/** Land that nobody has seen yet: nine fields in clouds, 288 by 288. */
export const fog: Picture = picture(288, 288, () => {
  const [paint, definition] = gradient([
    [0, 'haze'],
    [1, 'cloud'],
  ]);
  return (
    definition +
    bar(3, 3, 282, 282, paint, { round: 3 }) +
    clipped(
      rect(3, 3, 282, 282),
      each('30 70, 150 60, 210 120, 60 150, 130 190, 20 236, 190 230, 110 268', (x, y, n) =>
        cloud(x, y, 1.3 + (n % 3) * 0.3, 0.9),
      ),
    ) +
    bar(3, 3, 282, 282, 'none', { ink: 1.6, round: 3 })
  );
});

/** A statue in the colour of its seat, with the crest on its plinth and a pale halo; foot at 0 0. */
export function statue(colour: number, charge?: Sign): string {
  return (
    oval(0, -35, 24, 39, 'disc', { opacity: 0.46 }) +
    oval(6, 0, 20, 6, '#000000', { opacity: 0.25 }) +
    figure(0, 0, 1, seatPigment(colour), 'stone') +
    at(-10.5, -25, 0.66, crest(colour, charge))
  );
}
const known = new Map<string, Picture>();
/** Asked twice it is the same picture. */
function once(key: string, make: () => Picture): Picture {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}
/** One statue, with its foot at 0 0. */
export const oneStatue = (colour: number, charge?: Sign): Picture =>
  once(`${colour} ${charge}`, () => ({ space: [-30, -84, 60, 92], draw: () => statue(colour, charge) }));

/** Where the feet of so many statues stand on a field, and how large they are. */
export const STANDS: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[48, 90, 1.12]],
  [
    [28, 92, 0.92],
    [68, 92, 0.92],
  ],
  [
    [48, 76, 0.92],
    [22, 94, 0.92],
    [74, 94, 0.92],
  ],
];
/** One to three statues, as many as a field takes: 96 by 96. */
export const statues = (colour: number, count = 1, charge?: Sign): Picture =>
  once(`${colour} ${count} ${charge}`, () =>
    picture(SIZE, SIZE, () =>
      (STANDS[count] ?? []).map(([x, y, k]) => at(x, y, k, statue(colour, charge))).join(''),
    ),
  );

interface Land {
  /** Rows of terrains; nothing where the land is hidden. */
  rows: readonly (readonly (Terrain | null)[])[];
  /** Colours of the seats that hold fields, by `column,row`. */
  held?: Readonly<Record<string, number>>;
}
/** The land as one picture. */
export function land({ rows, held = {} }: Land): Scene {
  const columns = Math.max(...rows.map((row) => row.length));
  const step = 92;
  const all = rows.flatMap((row, y) => row.map((terrain, x) => ({ id: `${x},${y}`, terrain, x, y })));
  return {
    space: [0, 0, columns * step + 4, rows.length * step + 4],
    places: all.map(({ id, x, y }) => ({ id, x: x * step, y: y * step, width: SIZE, height: SIZE })),
    draw: () =>
      all
        .map(({ id, terrain, x, y }) => {
          const colour = held[id];
          const one = terrain
            ? field(terrain, x * 3 + y * 2 + ((x * y) % 3)).draw()
            : at(0, 0, 1 / 3, fog.draw());
          return at(x * step, y * step, 1, one + (colour === undefined ? '' : statues(colour).draw()));
        })
        .join(''),
  };
}

interface Plot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Country {
  readonly width: number;
  readonly height: number;
  /** Fields that lie open, by their upper left corner; each takes 92 by 92. */
  readonly fields: readonly { terrain: Terrain; variant: number; x: number; y: number }[];
  /** What lies in fog. */
  readonly hidden: readonly Plot[];
}
/** The land as it lies. Each kind of field is drawn once and then repeated: a large land is no more than a small one. */
export function country({ width, height, fields: open, hidden }: Country): Picture {
  const name = (terrain: Terrain, variant: number) => `${ANY}${terrain}-${variant}`;
  return picture(width, height, () => {
    const kinds = new Map(open.map((one) => [name(one.terrain, one.variant), one]));
    const drawings = [...kinds]
      .map(([id, one]) => `<g id="${id}">${field(one.terrain, one.variant).draw()}</g>`)
      .join('');
    return (
      `<defs>${drawings}</defs>` +
      hidden.map((one) => fogOver(one.x, one.y, one.width, one.height)).join('') +
      open
        .map(
          ({ terrain, variant, x, y }) =>
            `<use href="#${name(terrain, variant)}" x="${x - 2}" y="${y - 2}"/>`,
        )
        .join('')
    );
  });
}
