/**
 * A city as a skyline: its buildings stand on plots behind the wall in the order in which they were built, the large
 * ones first, so that small ones stand in front. The next free plot has a scaffold and a mason.
 */
import type { Sign } from '../../../games/types';
import { crest, seatPigment } from '../crests';
import { at, disc, line, luck, patch, strip, times } from '../pen';
import type { Drawn, Place, Scene } from '../picture';
import { gate, tower, wall } from '../places/buildings';
import { walker } from '../places/life';
import { cloud, distance, hill, sky, sun, tree } from '../places/nature';
import { buildings } from './districts';

const FOOT = 190;
const GROUND = 163;
/** So much of a skyline is wall and tower left and right of the plots. */
export const EDGES = { left: 44, right: 52 } as const;

/** How a skyline is cut: the sky above it is as high as its room. */
export interface Cut {
  /** How many plots there are; a larger city has more. */
  plots?: number;
  width?: number;
  height?: number;
}
interface City extends Cut {
  /** The districts in the order in which they were built. */
  districts: readonly string[];
  /** The seat's colour, and its charge if it is not the usual one. */
  colour: number;
  charge?: Sign | undefined;
  /** Nobody builds here any more. */
  over?: boolean;
  /** A plot whose building is just on its way up or down: it stays bare. */
  bare?: number | undefined;
}

const slotOf = ({ plots = 8, width = 900 }: Cut): number => (width - EDGES.left - EDGES.right) / plots;

/** Where a building stands: its left edge, how much it is scaled, and the room it takes. */
function placed(id: string, n: number, cut: Cut) {
  const slot = slotOf(cut);
  const { width, height } = buildings[id] ?? { width: slot, height: 100 };
  const k = Math.min(1.12, (slot * 1.3) / width, ((cut.height ?? FOOT) - 40) / height);
  return { k, x: EDGES.left + (n + 0.5) * slot - (width * k) / 2, width: width * k, height: height * k };
}
/** A building alone, and where it stands in a skyline: in parts of the room above the wall. */
export function standing(id: string, n: number, cut: Cut) {
  const { x, k, width, height } = placed(id, n, cut);
  const [wide, high] = [cut.width ?? 900, GROUND - FOOT + (cut.height ?? FOOT)];
  const [side, top] = [6, 10];
  return {
    left: (x - side * k) / wide,
    width: (width + 2 * side * k) / wide,
    height: (height + top * k) / high,
    picture: {
      space: [-side, -height / k - top, width / k + 2 * side, height / k + top],
      draw: () => buildings[id]?.draw() ?? '',
    } satisfies Drawn,
  };
}
/** The part of a skyline's height that lies above the ground. */
export const above = ({ height = FOOT }: Cut): number => (GROUND - FOOT + height) / height;

function country(width: number, height: number): string {
  const top = FOOT - height;
  const ridge = FOOT - Math.min(70, height * 0.36);
  return (
    at(0, top, 1, sky(width, height, 'dusk1', 'dusk2', Math.round(width / 12))) +
    sun(width * 0.78, ridge - 18, 14) +
    cloud(60, top + 46, 0.9, 0.5) +
    cloud(width * 0.46, top + 34, 0.7, 0.5) +
    cloud(width * 0.88, top + 60, 0.9, 0.5) +
    distance(
      `M0 ${ridge}q${width * 0.2} -32 ${width * 0.4} -8t${width * 0.35} -10T${width} ${ridge - 4}`,
      FOOT,
    ) +
    hill(`M0 150Q${width * 0.3} 136 ${width * 0.6} 148T${width} 142`, FOOT, 'leaf', 1.1)
  );
}
/** The old town in haze, so that a young city is no empty strip. */
function oldTown(width: number, seed: number): string {
  const next = luck(seed + 11);
  let houses = '';
  const lights = times(Math.round(width / 34), (n) => {
    const [x, high, wide] = [30 + n * 32 + next() * 8, 14 + next() * 16, 18 + next() * 10];
    houses += `M${x} 152v${-high}l${wide / 2} -11l${wide / 2} 11v${high}z`;
    return x + wide > width - 30 ? '' : `M${x + wide / 2 - 2} ${150 - high * 0.7}h3.4v4.4h-3.400z`;
  });
  return patch(houses, 'haze', { ink: 0.9, tone: 'far' }) + patch(lights, 'window', { opacity: 0.6 });
}
function scaffold(x: number, slot: number): string {
  const right = x + slot - 20;
  const left = x + 14;
  return (
    patch(`M${x + 4} 162h${slot - 12}l-6-9h${-(slot - 26)}z`, 'earth', { ink: 1.1 }) +
    strip(
      `M${left} 158V104M${right} 158V110M${left} 140H${right}M${left} 120H${right}M${left} 140L${right} 120`,
      2,
      'brown-l',
      2,
    ) +
    walker(x + slot / 2, 140, 0.7, 'ochre', { hat: 'linen', arm: true })
  );
}
const freePlot = (x: number, slot: number): string =>
  patch(`M${x + 6} 162h${slot - 16}l-6-8h${-(slot - 30)}z`, 'grass', { ink: 1 }) +
  line(`M${x + 14} 160v-9M${x + slot - 18} 160v-9`, 2, 'oak');

function walls(width: number, colour: number, charge?: Sign): string {
  const pigment = seatPigment(colour);
  const banner = (share: number) =>
    patch(`M${width * share} 160h18v22l-9-6l-9 6z`, pigment, { ink: 1.3 }) +
    disc(width * share + 9, 168, 3.4, 'gold');
  return (
    wall(0, FOOT, width, 28, { teeth: Math.round(width / 20), seed: 4 }) +
    tower(-6, 192, 44, 66, { top: 'flat', teeth: 4 }) +
    tower(width - 40, 192, 44, 66, { top: 'flat', teeth: 4, seed: 8 }) +
    gate(width / 2 - 16, FOOT, 32, 26) +
    at(0, 138, 1.05, crest(colour, charge)) +
    [0.18, 0.34, 0.66, 0.82].map(banner).join('')
  );
}

export function skyline({ districts, colour, charge, over = false, bare, ...asked }: City): Scene {
  const { width = 900, height = FOOT } = asked;
  const plots = Math.max(asked.plots ?? 8, districts.length);
  const slot = slotOf({ width, plots });
  const stands = districts
    .map((id, n) => ({ id, n, ...placed(id, n, { width, height, plots }) }))
    .filter(({ n }) => n !== bare);
  const places: Place[] = stands.map(({ id, x, width, height }) => ({
    id,
    x,
    y: GROUND - height,
    width,
    height,
  }));
  const town = () =>
    stands
      .toSorted((one, other) => other.width * other.height - one.width * one.height)
      .map(({ id, x, k }) => at(x, GROUND, k, buildings[id]?.draw() ?? ''))
      .join('');
  return {
    space: [0, FOOT - height, width, height],
    places,
    draw: () => {
      const next = luck(colour + 3);
      const trees = times(plots, (n) =>
        tree(EDGES.left + (n + 0.96) * slot, 158, Math.min(9 + next() * 5, slot * 0.16)),
      );
      const free = times(plots - districts.length, (n) => {
        const x = EDGES.left + (districts.length + n) * slot;
        return n === 0 && !over ? scaffold(x, slot) : freePlot(x, slot);
      });
      return (
        country(width, height) + oldTown(width, colour) + trees + free + town() + walls(width, colour, charge)
      );
    },
    small: {
      space: [0, FOOT - height, width, height],
      draw: () =>
        at(0, FOOT - height, 1, sky(width, height, 'dusk1', 'dusk2', 0)) +
        oldTown(width, colour) +
        town() +
        wall(0, FOOT, width, 28, { teeth: Math.round(width / 20), seed: 4 }) +
        at(0, 150, 1, crest(colour, charge)),
    },
  };
}
