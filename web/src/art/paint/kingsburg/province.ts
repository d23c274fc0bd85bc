/** A province: the land with a terrace for each row, and what stands on its plots or is staked out there. */
import { at, disc, each, faded, patch, pale, times, type Paint, type Pigment } from '../pen';
import { gallery, picture, type Picture, type Space } from '../picture';
import { sheep, walker } from '../places/life';
import { bush, cloud, distance, hill, mountain, pine, sky, snowfall, sun, tree } from '../places/nature';
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

/** A plot, 120 by 104: its ground line lies 8 above the lower edge. */
const PLOT: Space = [-60, -96, 120, 104];
const scale = ({ width, height }: { width: number; height: number }) =>
  Math.min(1.3, 112 / width, 94 / height);

/** What stands on a plot. */
export const standing: Readonly<Record<BuildingId, Picture>> = gallery(buildings, (one) => ({
  space: PLOT,
  draw: () => at((-one.width * scale(one)) / 2, 0, scale(one), one.draw()),
}));
/** What could stand there: stakes, and a shadow of it. */
export const staked: Readonly<Record<BuildingId, Picture>> = gallery(buildings, (one) => ({
  space: PLOT,
  draw: () =>
    at(-47, 3, 1, stakes(96)) +
    faded(0.42, at((-one.width * scale(one) * 0.82) / 2, -3, scale(one) * 0.82, one.draw())),
}));

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
interface Weather {
  sky: readonly [above: Paint, below: Paint];
  /** Terraces in turn. */
  ground: readonly [Pigment, Pigment];
  trees: Pigment;
  road: Pigment;
}
const weathers: Readonly<Record<Season, Weather>> = {
  spring: { sky: ['sky1', 'sky2'], ground: ['leaf', 'grass'], trees: 'leaf', road: 'earth' },
  summer: { sky: ['sky1', 'glow'], ground: ['grass', 'leaf'], trees: 'leaf', road: 'earth' },
  autumn: { sky: ['murk1', 'murk2'], ground: ['thatch', 'grass'], trees: 'tile', road: 'earth' },
  winter: { sky: ['frost1', 'frost2'], ground: ['snow', 'snow'], trees: 'pine', road: 'rock' },
};

/** A row of the sheet is so high in the picture, whatever it is on the screen. */
const ROW = 112;
/** Over the ground line of the first row there is so much sky. */
const ABOVE = 112;

/** The land without anything on it: as wide as wanted, a terrace for each row. */
export function land(width: number, rows: number, season: Season): Picture {
  const { sky: air, ground, trees, road } = weathers[season];
  const winter = season === 'winter';
  const height = rows * ROW;
  const blossoms = (x: number, y: number, r: number) =>
    season === 'spring'
      ? each('-.3 -1.3, .3 -1.5, .1 -1, -.5 -1', (dx, dy) => disc(x + dx * r, y + dy * r, r * 0.13, 'rose-l'))
      : '';
  const wood = (x: number, y: number, r: number) =>
    winter ? pine(x, y, r * 3, 'pine', true) : tree(x, y, r, trees) + blossoms(x, y, r);
  const terrace = (row: number) => {
    const y = ABOVE + row * ROW;
    const even = row % 2 === 0;
    const pigment = ground[row % 2] ?? 'leaf';
    const ridge = `M0 ${y - 46}Q${width * 0.25} ${y - (even ? 62 : 48)} ${width * 0.5} ${y - 48}T${width} ${y - 50}`;
    return (
      hill(ridge, height, pigment) +
      patch(
        `M0 ${y - 12}Q${width * 0.3} ${y - 20} ${width * 0.55} ${y - 11}T${width} ${y - 16}v9Q${width * 0.7} ${y + 2} ${width * 0.5} ${y - 3}T0 ${y + 1}z`,
        road,
        { ink: 1, opacity: winter ? 0.35 : 0.8 },
      ) +
      (even
        ? wood(12, y - 18, 12) + wood(width - 12, y - 20, 11)
        : pine(12, y - 18, 40, 'pine', winter) + pine(width - 14, y - 22, 36, 'pine', winter)) +
      times(3, (n) =>
        bush(
          ((n + 1) * width) / 4 + ((row * 37 + n * 19) % 17) - 8,
          y - 18 - ((row * 13 + n * 7) % 12),
          6 + ((row + n) % 3),
          winter ? 'snow' : trees,
        ),
      )
    );
  };
  return picture(
    width,
    height,
    () =>
      sky(width, ABOVE, ...air, 50) +
      (winter ? disc(width * 0.14, 24, 9, 'disc') : sun(width * 0.14, 24, 10)) +
      cloud(width * 0.32, 26, 0.8) +
      cloud(width * 0.62, 34, 0.9) +
      mountain(width * 0.66, 78, 150, 74) +
      mountain(width * 0.54, 78, 110, 50) +
      distance(`M0 66Q${width * 0.22} 38 ${width * 0.5} 62T${width} 56`, height) +
      times(rows, terrace) +
      (winter
        ? snowfall(width, height, 70) + patch(`M0 ${height - 5}H${width}V${height}H0z`, pale('snow'))
        : walker(width * 0.255, ABOVE + ROW - 14, 0.7, 'azure') +
          walker(width * 0.51, ABOVE + 2 * ROW - 14, 0.7, 'vermilion', { arm: true }) +
          sheep(width * 0.04, ABOVE + 3 * ROW - 16, 0.7) +
          sheep(width * 0.77, ABOVE + ROW - 16, 0.6, 'right')),
  );
}
