/** The evening in which everything happens, and what is done in it. */
import { dot, each, luck, pale, patch, solid } from '../pen';
import { HELD, RODS } from '../people/things';
import { picture, type Picture } from '../picture';
import { cloud, distance, sky, sun } from '../places/nature';

/** Roofs against the last light, with a lamp here and there. */
function roofs(width: number, y: number, seed: number, tall: number): string {
  const next = luck(seed);
  let [houses, lamps] = ['', ''];
  for (let x = -20; x < width; x += 26 + next() * 22) {
    const [wide, high, spire] = [30 + next() * 26, tall * (0.4 + next() * 0.6), next() > 0.78];
    const half = spire ? wide / 3.4 : wide / 2;
    const rise = spire ? 44 : 20;
    houses += `M${x | 0} ${y + 400}V${(y - high) | 0}l${half | 0} ${-rise}l${half | 0} ${rise}V${y + 400}z`;
    if (next() > 0.5) lamps += `M${(x + half - 3) | 0} ${(y - high + 16) | 0}h5v8h-5z`;
  }
  return patch(houses, 'indigo', { opacity: 0.55 }) + patch(lamps, 'glow', { opacity: 0.7 });
}

/** Behind the whole board: 1600 by 1000, and it may lose its edges. */
export const evening: Picture = picture(
  1600,
  1000,
  () =>
    sky(1600, 1000, 'dusk1', 'dusk2', 150) +
    sun(1180, 560, 60) +
    cloud(220, 170, 2.2, 0.35) +
    cloud(820, 120, 1.8, 0.3) +
    cloud(1240, 250, 2.4, 0.35) +
    distance('M0 700Q300 560 640 660T1250 600T1600 650', 1000) +
    roofs(1600, 760, 5, 120) +
    roofs(1600, 880, 9, 110),
);

const thing = (draw: () => string, space: Picture['space']): Picture => ({ space, draw });
/** What the Assassin does it with, and what the Thief is after. */
export const dagger = thing(RODS.dagger, [-26, -58, 52, 84]);
export const purse = thing(HELD.purse, [-22, -20, 44, 44]);
/** Dust where a building rose or fell. */
export const dust = thing(
  () =>
    each('-16 2, 0 -4, 15 3', (x, y) =>
      solid(dot(x, y, 9), 'stone', { shade: 3, ink: 0, shadeTone: pale('earth') }),
    ),
  [-30, -16, 60, 30],
);
