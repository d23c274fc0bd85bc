/** A province: a terrace for each row, a plot for each column. What is built stands; the rest is staked out. */
import { at, disc, faded, letters, patch, star } from '../pen';
import { gallery, picture, type Picture, type Place, type Scene } from '../picture';
import { sheep, walker } from '../places/life';
import { bush, cloud, distance, hill, mountain, pine, sky, sun, tree } from '../places/nature';
import { buildings, stakes, type BuildingId } from './buildings';

/** A building on its meadow, 140 by 120; small it stands alone. */
export const buildingPictures: Readonly<Record<BuildingId, Picture>> = gallery(
  buildings,
  ({ width, height, draw }) => {
    const k = Math.min(1.35, 112 / width, 92 / height);
    const big = Math.min(130 / width, 100 / height);
    return picture(
      140,
      120,
      () =>
        sky(140, 120, 'sky1', 'sky2', 16) +
        cloud(14, 32, 0.7) +
        distance('M0 78Q40 54 90 72T140 62', 120) +
        hill('M0 92Q60 80 140 90', 120, 'grass') +
        at(70 - (width * k) / 2, 106, k, draw()) +
        bush(12, 110, 6) +
        bush(130, 112, 5),
      {
        space: [0, 0, 140, 120],
        draw: () =>
          patch('M0 0h140v120H0z', 'calm') +
          patch('M0 104h140v16H0z', 'grass') +
          at(70 - (width * big) / 2, 110, big, draw()),
      },
    );
  },
);

const WIDTH = 620;
const STEP = 142;
const ROW = 112;
const FIRST = 168;

interface Province {
  /** The rows of the sheet with their buildings, from the top. */
  rows: readonly (readonly string[])[];
  built: ReadonlySet<string>;
  /** What a building is worth; nothing is written for none. */
  points: (id: string) => number;
}

/** The land without anything on it. */
function land(rows: number, height: number): string {
  let s =
    sky(WIDTH, 200, 'sky1', 'sky2', 50) +
    sun(90, 44, 14) +
    cloud(200, 40, 0.9) +
    cloud(420, 56, 1.1) +
    mountain(420, 130, 190, 110) +
    mountain(330, 130, 140, 76) +
    distance(`M0 118Q140 78 300 112T${WIDTH} 104`, height);
  for (let row = 0; row < rows; row++) {
    const y = FIRST + row * ROW;
    const even = row % 2 === 0;
    s +=
      hill(
        `M0 ${y - 42}Q${WIDTH * 0.25} ${y - (even ? 58 : 44)} ${WIDTH * 0.5} ${y - 44}T${WIDTH} ${y - 46}`,
        height,
        even ? 'leaf' : 'grass',
      ) +
      patch(
        `M0 ${y + 16}Q${WIDTH * 0.3} ${y + 6} ${WIDTH * 0.55} ${y + 16}T${WIDTH} ${y + 10}v11Q${WIDTH * 0.7} ${y + 30} ${WIDTH * 0.5} ${y + 24}T0 ${y + 28}z`,
        'earth',
        { ink: 1.1, opacity: 0.9 },
      ) +
      (even
        ? tree(16, y + 2, 13) + tree(600, y + 4, 12)
        : pine(14, y + 4, 44) + pine(604, y - 4, 38) + pine(590, y + 6, 32));
    for (let n = 0; n < 3; n++)
      s += bush(
        168 + n * STEP + ((row * 37 + n * 19) % 17),
        y + 4 - ((row * 13 + n * 7) % 14),
        6 + ((row + n) % 3),
      );
  }
  return s;
}
function worth(points: number, built: boolean): string {
  if (!points) return '';
  return built
    ? patch(star(0, 0, 14.5), 'gold', { ink: 1.4 }) + letters(0, 5, points, 13)
    : disc(0, 0, 9.5, 'linen', { ink: 1.2 }) + letters(0, 4.5, points, 13);
}
function plot(id: BuildingId, built: boolean, points: number): string {
  const { width, height, draw } = buildings[id];
  const k = Math.min(1.3, 108 / width, 100 / height);
  const x = 46 - (width * k) / 2;
  return (
    (built ? at(x, 8, k, draw()) : at(0, 8, 1, stakes(92)) + faded(0.33, at(x + 4, 0, k * 0.8, draw()))) +
    at(98, 2, 1, worth(points, built))
  );
}

/** The whole province: 620 wide, and as high as it has rows. */
export function province({ rows, built, points }: Province): Scene {
  const height = FIRST + rows.length * ROW - 88;
  const places: Place[] = rows.flatMap((row, r) =>
    row.map((id, column) => ({
      id,
      x: 44 + column * STEP - 8,
      y: FIRST + r * ROW - 84,
      width: 124,
      height: 100,
    })),
  );
  return {
    space: [0, 0, WIDTH, height],
    places,
    draw: () =>
      land(rows.length, height) +
      rows
        .flatMap((row, r) =>
          row.map((id, column) =>
            id in buildings
              ? at(44 + column * STEP, FIRST + r * ROW, 1, plot(id as BuildingId, built.has(id), points(id)))
              : '',
          ),
        )
        .join('') +
      walker(182, 262, 0.8, 'azure') +
      walker(320, 376, 0.8, 'vermilion', { arm: true }) +
      sheep(30, 300, 0.8) +
      sheep(588, 300, 0.7, 'right'),
  };
}
