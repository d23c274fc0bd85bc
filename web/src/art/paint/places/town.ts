/** Buildings that stand in more than one game. */
import { at, dot, each, line, patch, solid, star, strip, type Pigment } from '../pen';
import { block, flag, house, tower } from './buildings';

/** Posts and a beam with something hanging from it. */
export const hoist = (x: number, y: number) =>
  strip(`M${x} ${y}v-64l34-16M${x} ${y - 40}l20-32`, 3.6, 'oak-l') +
  line(`M${x + 32} ${y - 78}v28`, 1.6) +
  at(
    x + 32,
    y - 42,
    1,
    solid('M-8 -8h16v16h-16z', 'brown', { shade: 3, over: line('M-8 -8l16 16M8 -8l-16 16', 1, 'brown-d') }),
  );
/** A striped awning over a stall. */
const awning = (pigment: Pigment) =>
  solid('M0 -26L8 -48H70L78 -26Q68 -18 58 -26Q48 -18 39 -26Q29 -18 19 -26Q10 -18 0 -26Z', pigment, {
    shade: 3,
    inside: patch('M19 -50h-8L0 -20h19zM58 -50h-19v30h19z', 'linen'),
  });

/** A market stall, 82 wide. */
export const stall = (): string =>
  block(6, 0, 62, 26, 14, 'brown') +
  awning('vermilion') +
  each('16 -28, 26 -28, 36 -28', (x, y, n) =>
    solid(dot(x, y, 5), (['vermilion', 'ochre', 'leaf'] as const)[n] ?? 'leaf', { shade: 1.6, ink: 1 }),
  ) +
  line('M10 -12h54', 1.2, 'brown-d');

/** A house with a mug that sticks out, 92 wide. */
export const tavern = (): string =>
  house(0, 0, 52, 46, { timber: true, roof: 'thatch', chimney: true, depth: 34, rise: 40 }) +
  line('M52 -44h22M70 -44v8', 2.4, 'oak-d') +
  solid('M61 -36h18v20q-9 5-18 0z', 'ochre', { shade: 3 }) +
  line('M79 -31q8 0 7 6t-8 5', 2.4) +
  patch('M60 -36q0-7 6-5q3-5 8-1q7-1 6 6q-10 4-20 0z', 'ermine', { ink: 1.3 });

/** Pointed towers under a star, 90 wide. */
export const spires = (): string =>
  tower(26, 0, 34, 92, { top: 'spire', roof: 'plum', rise: 66 }) +
  tower(66, 0, 20, 56, { roof: 'indigo', seed: 4 }) +
  tower(2, 0, 20, 66, { roof: 'plum', seed: 8, rise: 40 }) +
  patch(star(43, -166, 7), 'gold');

/** A tent with a pointed top. */
export const tent = (x: number, y: number, width: number, height: number, pigment: Pigment) =>
  at(
    x,
    y,
    1,
    solid(
      `M${-width / 2} 0L${-width * 0.42} ${-height * 0.5}L0 ${-height}L${width * 0.42} ${-height * 0.5}L${width / 2} 0Z`,
      pigment,
      {
        shade: 5,
        inside: patch(
          `M${-width * 0.26} 0L${-width * 0.2} ${-height * 0.5}L0 ${-height}L${-width * 0.02} 0zM${width * 0.24} 0L${width * 0.2} ${-height * 0.5}L0 ${-height}L${width * 0.5} 0z`,
          'linen',
        ),
      },
    ) +
      patch(`M-5 0L0 ${-height * 0.42}L6 0z`, 'ink', { opacity: 0.75 }) +
      flag(0, -height, pigment, 0.8),
  );
