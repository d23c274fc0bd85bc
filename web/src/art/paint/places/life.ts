/** Small things that make a place alive: people, beasts, ships, barrels, statues. They stand on y = 0. */
import { at, dark, disc, dot, each, line, patch, solid, strip, times, type Pigment } from '../pen';
import { door, EDGE, flag, window } from './buildings';

interface Walker {
  arm?: boolean;
  hat?: Pigment;
  skin?: Pigment;
  hair?: Pigment;
}
/** Somebody far away. */
export function walker(x: number, y: number, k: number, cloth: Pigment, options: Walker = {}): string {
  const { arm, hat, skin = 'skin1', hair = 'oak' } = options;
  return at(
    x,
    y,
    k,
    solid('M-7 0L-5 -16Q0 -21 5 -16L7 0Z', cloth, { shade: 2, ink: 1.2 }) +
      (arm ? strip('M4 -14L11 -24', 2, cloth, 1.6) : '') +
      solid(dot(0, -22, 4.4), skin, { shade: 1.4, ink: 1.1 }) +
      (hat
        ? solid('M-5 -23Q0 -31 5 -23Q0 -25 -5 -23Z', hat, { shade: 1, ink: 1 })
        : patch('M-4.6 -22Q-4 -28 1 -27.5Q5 -26 4.5 -22Q0 -26 -4.6 -22Z', hair)),
  );
}
export function sheep(x: number, y: number, k = 1, looks: 'left' | 'right' = 'left'): string {
  return at(
    x,
    y,
    k,
    line('M-8 0v7M-3 1v7M5 1v7M9 0v7', 2.2) +
      solid('M-12 -2c-5-5 0-13 6-11c3-5 11-5 13 0c7-2 11 6 6 11c-3 5-22 5-25 0z', 'ermine', {
        shade: 3,
        ink: 1.4,
        over: line('M-6 -6q2-3 4 0M1 -8q2-3 4 0M3 -2q2-3 4 0M-5 -1q2-3 4 0', 1, 'ermine-d'),
      }) +
      (looks === 'left'
        ? solid('M-12 -9c-7-1-9 6-4 9c4 1 7-3 6-7z', 'soot', { shade: 1.5, ink: 1.2 }) +
          disc(-15, -5, 0.9, 'ermine')
        : solid('M12 -9c7-1 9 6 4 9c-4 1-7-3-6-7z', 'soot', { shade: 1.5, ink: 1.2 }) +
          disc(15, -5, 0.9, 'ermine')),
  );
}
export function ship(x: number, y: number, k = 1, stripe: Pigment = 'vermilion'): string {
  return at(
    x,
    y,
    k,
    strip('M0 -4V-92', 3, 'oak-l', 2) +
      solid('M-34 -74Q0 -82 34 -74Q44 -50 32 -28Q0 -20 -34 -28Q-26 -50 -34 -74Z', 'linen', {
        shade: 6,
        inside: times(3, (n) => patch(`M${-30 + n * 24} -84h12v64h-12z`, stripe)),
        over: line('M-12 -78q4 26-2 54M14 -78q6 26 2 54', 1.2, 'linen-d'),
      }) +
      strip('M-36 -75Q0 -84 36 -75', 2, 'oak-l', 2) +
      solid('M-50 -12Q-46 -26 -38 -20Q0 -8 38 -20Q48 -28 54 -16Q48 12 26 16H-26Q-46 10 -50 -12Z', 'brown', {
        shade: 6,
        rim: 1.4,
        over: line('M-46 -4Q0 8 50 -6M-42 4Q0 14 44 4', 1.3, 'brown-d'),
      }) +
      (['vermilion', 'azure', 'ochre', 'malachite'] as const)
        .map((shield, n) =>
          solid(dot(n * 16 - 24, -9 - (n % 3 ? 0 : 1.3), 5.5), shield, { shade: 1.6, ink: 1.2 }),
        )
        .join('') +
      flag(0, -90, 'vermilion', 0.9),
  );
}
export function barrel(x: number, y: number, k = 1): string {
  return at(
    x,
    y,
    k,
    solid('M-8 0Q-12 -10 -8 -20H8Q12 -10 8 0Z', 'brown', {
      shade: 3,
      over: line('M-3 -20v20M3 -20v20', 0.9, 'brown-d'),
    }) + line('M-10 -14h20M-10 -6h20', 2, 'iron'),
  );
}
/** A crowned figure on a plinth, with a sceptre. */
export function statue(
  x: number,
  y: number,
  k: number,
  pigment: Pigment = 'stone',
  plinth: Pigment = 'stone',
): string {
  return at(
    x,
    y,
    k,
    patch('M-13 0h26v-8h-26z', plinth, EDGE) +
      patch('M-10 -8h20v-14h-20z', plinth, EDGE) +
      patch('M3 -22h7v14h-7z', dark(plinth)) +
      solid('M-7 -22L-5 -44Q-9 -52 0 -53Q9 -52 5 -44L7 -22Z', pigment, {
        shade: 3,
        ink: 1.4,
        over: line('M-2 -46v22M2 -46v22', 0.9, dark(pigment)),
      }) +
      strip('M5 -48L13 -58', 2.4, pigment, 2) +
      strip('M13 -66v16', 1.6, 'gold', 1.8) +
      solid(dot(0, -58, 5), pigment, { shade: 1.8, ink: 1.2 }) +
      disc(-1.8, -58.6, 0.55, 'ink') +
      disc(1.8, -58.6, 0.55, 'ink') +
      line('M-2.6 -55.8Q-1.3 -56.9 0 -56Q1.3 -56.9 2.6 -55.8', 0.8) +
      patch('M-5.5 -61L-7 -70L-3 -66L0 -71L3 -66L7 -70L5.5 -61z', 'gold', { ink: 1.1 }),
  );
}
export function mill(x: number, y: number, k = 1): string {
  const sail = (n: number) =>
    at(
      0,
      -42,
      1,
      line('M0 0V-34', 3) +
        patch('M1 -8h9v-25h-9z', 'linen', { ink: 1.1 }) +
        line('M1 -14h9M1 -20h9M1 -26h9', 0.8),
      `rotate(${n * 90 + 22})`,
    );
  return at(
    x,
    y,
    k,
    patch('M-14 0L-10 -40H10L14 0z', 'plaster', EDGE) +
      patch('M4 -40H10L14 0H5z', 'plaster-d') +
      patch('M-13 -38L0 -56L13 -38z', 'thatch', EDGE) +
      patch('M0 -56L13 -38H4z', 'thatch-d') +
      door(-5, 0, 9, 15) +
      window(-3, -32, 6, 8) +
      times(4, sail) +
      disc(0, -42, 3, 'oak', { ink: 1 }),
  );
}
/** A pile of round things: apples, cannon balls, coins. */
export const pile = (points: string, r: number, pigment: Pigment): string =>
  each(points, (x, y) => solid(dot(x, y, r), pigment, { shade: r * 0.3, ink: 1 }));
