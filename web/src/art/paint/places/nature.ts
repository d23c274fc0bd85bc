/** Land, water and sky. A backdrop has five layers: sky, distance, meadow, the one subject, and life. */
import {
  at,
  bar,
  dark,
  disc,
  dot,
  glow,
  gradient,
  grown,
  line,
  luck,
  pale,
  patch,
  solid,
  times,
  type Paint,
  type Pigment,
  type Tone,
} from '../pen';
import { EDGE } from './buildings';

/** Stars, which are there by day and cannot be seen. */
export function stars(width: number, height: number, n: number, seed = 7): string {
  const next = luck(seed);
  const one = () => {
    const [x, y, r] = [next() * width, next() * height, next() > 0.8 ? 2.2 : 1.1];
    const q = r * 0.35;
    return `M${x.toFixed(1)} ${(y - r).toFixed(1)}l${q} ${r - q}l${r - q} ${q}l${q - r} ${q}l${-q} ${r - q}l${-q} ${q - r}l${q - r} ${-q}l${r - q} ${-q}z`;
  };
  return patch(times(n, one), 'star');
}
export function sky(
  width: number,
  height: number,
  above: Paint = 'sky1',
  below: Paint = 'sky2',
  lights = 40,
): string {
  const [paint, definition] = gradient([
    [0, above],
    [1, below],
  ]);
  return definition + bar(0, 0, width, height, paint) + (lights ? stars(width, height * 0.6, lights) : '');
}
/** Sun by day, full moon by night. */
export const sun = (x: number, y: number, r: number): string =>
  glow(x, y, r * 3.4, 'disc', 0.9) + disc(x, y, r, 'disc');
export const crescent = (x: number, y: number, k = 1): string =>
  at(x, y, k, patch('M0 -16a16 16 0 1 0 12 27a14 14 0 0 1-12-27z', 'disc'));
export const cloud = (x: number, y: number, k = 1, opacity = 1): string =>
  at(
    x,
    y,
    k,
    patch('M0 0c-14 0-14-14-2-15c0-12 18-14 22-5c6-8 20-5 20 5c12-1 14 15 2 15z', 'cloud', { opacity }),
  );
export const birds = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    line('M0 0q4-4 7 0q3-4 7 0M20 -8q3-3 5 0q2-3 5 0M30 5q3-3 5 0q2-3 5 0', 1.3, 'ink', { opacity: 0.7 }),
  );

/** A hill: what lies below its ridge, which is a path from the left edge to the right. */
export function hill(ridge: string, height: number, pigment: Pigment, ink = 1.5): string {
  return patch(`${ridge}V${height}H0z`, pigment, { ink }) + line(ridge, 2.4, pale(pigment), { opacity: 0.7 });
}
/** The distance: one bluish tone, hardly any ink. */
export const distance = (ridge: string, height: number, tone: Tone = 'far'): string =>
  patch(`${ridge}V${height}H0z`, tone, { ink: 0.8 });

export function mountain(x: number, y: number, width: number, height: number): string {
  const at = (shareX: number, shareY: number) => `${x + width * shareX} ${y - height * shareY}`;
  const peak = at(0.45, 1);
  return (
    patch(`M${x} ${y}L${peak}L${x + width} ${y}z`, 'rock', EDGE) +
    patch(`M${peak}L${at(1, 0)}L${at(0.55, 0)}L${at(0.48, 0.5)}L${at(0.56, 0.62)}z`, 'rock-d') +
    patch(
      `M${peak}L${at(0.31, 0.69)}L${at(0.38, 0.74)}L${at(0.43, 0.64)}L${at(0.5, 0.76)}L${at(0.58, 0.68)}L${at(0.62, 0.69)}z`,
      'snow',
      { ink: 1.1 },
    )
  );
}
export function tree(x: number, y: number, r: number, pigment: Pigment = 'leaf'): string {
  return at(
    x,
    y,
    1,
    patch(grown('M-.12 0l.04-1h.16l.04 1z', r), 'oak', { ink: 1.1 }) +
      solid(
        grown('M-.8-.9c-.5-.3-.2-1 .25-.9c.1-.7 1-.7 1.1 0c.5-.1.7.6.25.9c-.2.4-1.2.45-1.6 0z', r),
        pigment,
        {
          shade: r * 0.24,
          ink: 1.3,
          over: line(grown('M-.5-1.3q.2-.25.4 0M0-1.75q.2-.25.4 0', r), 1.8, pale(pigment)),
        },
      ),
  );
}
export function pine(x: number, y: number, height: number, pigment: Pigment = 'pine', snow = false): string {
  const tier = (n: number) => {
    const width = height * (0.34 - n * 0.08);
    const low = -height * (0.14 + n * 0.26);
    const tip = low - height * 0.42;
    return (
      patch(
        `M${-width} ${low}L0 ${tip}L${width} ${low}Q0 ${low + height * 0.06} ${-width} ${low}z`,
        pigment,
        {
          ink: 1.3,
        },
      ) +
      patch(`M${width * 0.1} ${low + height * 0.02}L0 ${tip}L${width} ${low}z`, dark(pigment)) +
      (snow
        ? patch(
            `M${-width * 0.5} ${tip + height * 0.22}L0 ${tip}L${width * 0.4} ${tip + height * 0.18}q${-width * 0.2} ${height * 0.05} ${-width * 0.4} 0q${-width * 0.3} ${height * 0.08} ${-width * 0.5} ${height * 0.04}z`,
            'snow',
          )
        : line(`M${-width * 0.55} ${low - height * 0.06}L-1 ${tip + height * 0.08}`, 1.3, pale(pigment)))
    );
  };
  return at(
    x,
    y,
    1,
    patch(`M-1.8 0v${-height * 0.2}h3.6v${height * 0.2}z`, 'oak', { ink: 1 }) + times(3, tier),
  );
}
export function bush(x: number, y: number, r: number, pigment: Pigment = 'leaf'): string {
  return at(
    x,
    y,
    1,
    solid(grown('M-1 0c-.4-.8.3-1 .5-.7c.2-.7 1-.6 1 0c.6-.1.8.5.5.7z', r), pigment, {
      shade: r * 0.3,
      ink: 1.2,
    }),
  );
}
export function cypress(x: number, y: number, height: number): string {
  return at(
    x,
    y,
    1,
    solid(grown('M0-1Q.18-.3.08 0H-.08Q-.18-.3 0-1Z', height), 'pine', { shade: 3, ink: 1.3 }),
  );
}
export function palm(x: number, y: number, height: number): string {
  const trunk = grown('M0 0q.08-.5-.04-1', height);
  const leaf = (angle: number) =>
    at(
      -height * 0.04,
      -height,
      1,
      solid('M0 0Q14 -12 30 2Q14 -2 0 0Z', 'leaf', { shade: 2, ink: 1.2 }),
      `rotate(${angle})`,
    );
  return at(x, y, 1, line(trunk, 5) + line(trunk, 3, 'brown') + [-110, -70, -20, 15, 50].map(leaf).join(''));
}
/** Waves on water: so many rows. */
export function waves(x: number, y: number, width: number, rows: number, gap = 9): string {
  return times(rows, (n) =>
    line(
      `M${x + ((n * 17) % 23)} ${y + n * gap}${'q6-4 12 0t12 0'.repeat(Math.ceil(width / 48))}`,
      1.3,
      n % 2 ? 'water-l' : 'water-d',
      { opacity: 0.8 },
    ),
  );
}
/** Blades of grass. */
export function blades(width: number, height: number, pigment: Pigment, seed: number, n = 12): string {
  const next = luck(seed * 77 + 5);
  return line(
    times(
      n,
      () =>
        `M${(8 + next() * (width - 16)).toFixed(0)} ${(10 + next() * (height - 16)).toFixed(0)}l1.5-4l1.5 4`,
    ),
    1.1,
    dark(pigment),
  );
}
/** Falling snow. */
export function snowfall(width: number, height: number, n = 60, seed = 5): string {
  const next = luck(seed);
  const flakes = times(n, () =>
    dot(Math.round(next() * width), Math.round(next() * height), 0.8 + next() * 1.8),
  );
  return patch(flakes, '#ffffff', { opacity: 0.9 });
}
