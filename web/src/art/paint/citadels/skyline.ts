/**
 * A city as a skyline: its buildings stand on plots behind the wall in the order in which they were built, the large
 * ones first, so that small ones stand in front. The next free plot has a scaffold and a mason.
 */
import { crest, seatPigment } from '../crests';
import { at, bar, disc, line, luck, patch, strip, times } from '../pen';
import type { Place, Scene } from '../picture';
import { gate, tower, wall } from '../places/buildings';
import { walker } from '../places/life';
import { cloud, distance, hill, sky, sun, tree } from '../places/nature';
import { buildings } from './districts';

const HEIGHT = 190;
const GROUND = 163;
const MARGIN = 44;

interface City {
  /** The districts in the order in which they were built. */
  districts: readonly string[];
  /** The seat's colour. */
  colour: number;
  /** How many plots there are; a larger city has more. */
  plots?: number;
  width?: number;
  /** Nobody builds here any more. */
  over?: boolean;
}

/** Where a building stands: its left edge, how much it is scaled, and the room it takes. */
function placed(id: string, n: number, slot: number) {
  const { width, height } = buildings[id] ?? { width: slot, height: 100 };
  const k = Math.min(1.12, (slot * 1.34) / width, 150 / height);
  return { k, x: MARGIN + n * slot + (slot - width * k) / 2 - 4, width: width * k, height: height * k };
}

function country(width: number): string {
  return (
    sky(width, HEIGHT, 'sky1', 'sky2', 60) +
    sun(width - 80, 40, 13) +
    cloud(60, 44) +
    cloud(width * 0.48, 30, 0.8) +
    cloud(width * 0.8, 66, 1.1) +
    distance(`M0 120Q${width * 0.2} 70 ${width * 0.4} 110T${width * 0.75} 96T${width} 112`, HEIGHT) +
    hill(`M0 150Q${width * 0.3} 134 ${width * 0.6} 148T${width} 142`, HEIGHT, 'grass', 1.1)
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

function walls(width: number, colour: number): string {
  const pigment = seatPigment(colour);
  const banner = (share: number) =>
    patch(`M${width * share} 160h18v22l-9-6l-9 6z`, pigment, { ink: 1.3 }) +
    disc(width * share + 9, 168, 3.4, 'gold');
  return (
    wall(0, HEIGHT, width, 28, { teeth: Math.round(width / 20), seed: 4 }) +
    tower(-6, 192, 44, 66, { top: 'flat', teeth: 4 }) +
    tower(width - 40, 192, 44, 66, { top: 'flat', teeth: 4, seed: 8 }) +
    gate(width / 2 - 16, HEIGHT, 32, 26) +
    at(0, 138, 1.05, crest(colour)) +
    [0.18, 0.34, 0.66, 0.82].map(banner).join('')
  );
}

export function skyline({ districts, colour, plots = 8, width = 900, over = false }: City): Scene {
  const all = Math.max(plots, districts.length);
  const slot = (width - 2 * MARGIN - 8) / all;
  const stands = districts.map((id, n) => ({ id, n, ...placed(id, n, slot) }));
  const places: Place[] = stands.map(({ id, x, width, height }) => ({
    id,
    x,
    y: GROUND - height,
    width,
    height,
  }));
  return {
    space: [0, 0, width, HEIGHT],
    places,
    draw: () => {
      const next = luck(colour + 3);
      const trees = times(all, (n) =>
        tree(MARGIN + (n + 0.96) * slot, 158, Math.min(9 + next() * 5, slot * 0.16)),
      );
      const free = times(all - districts.length, (n) => {
        const x = MARGIN + (districts.length + n) * slot;
        return n === 0 && !over ? scaffold(x, slot) : freePlot(x, slot);
      });
      return (
        country(width) +
        oldTown(width, colour) +
        trees +
        free +
        stands
          .toSorted((one, other) => other.width * other.height - one.width * one.height)
          .map(({ id, x, k }) => at(x, GROUND, k, buildings[id]?.draw() ?? ''))
          .join('') +
        walls(width, colour)
      );
    },
    small: {
      space: [0, 60, width, 130],
      draw: () =>
        bar(0, 0, width, HEIGHT, 'calm') +
        bar(0, GROUND, width, 30, 'stone', { ink: 2 }) +
        stands.map(({ id, x, k }) => at(x, GROUND, k, buildings[id]?.draw() ?? '')).join(''),
    },
  };
}
