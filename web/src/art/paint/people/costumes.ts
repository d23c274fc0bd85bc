/** Costumes: they say how full the purse is. Shoulders 116 wide, round the centre of the face. */
import { dark, dot, each, line, patch, solid, type Pigment } from '../pen';
import { gem } from './hats';

const torso = (w = 58) =>
  `M-15 40C-28 46 ${-w + 6} 48 ${-w} 74C${-w - 5} 94 ${-w - 6} 112 ${-w - 6} 132L${w + 6} 132C${w + 6} 112 ${w + 5} 94 ${w} 74C${w - 6} 48 28 46 15 40Z`;
const folds = (c: Pigment) =>
  line('M-40 70q-6 30-4 60M40 70q6 30 4 60M-22 84q-2 24 0 46M24 84q3 24 1 46', 1.3, dark(c));
export const neck = (sk: Pigment) =>
  solid('M-11 16L-12 40Q-20 46 -24 50Q0 62 24 50Q20 46 13 40L12 16Z', sk, {
    shade: 4,
    over: patch('M-14 20Q0 38 16 22L16 14H-14Z', dark(sk)),
  });
const ermineCollar = () =>
  solid(
    `M-16 40C-30 44 -48 50 -54 66Q-50 84 -30 88Q0 98 30 88Q52 84 56 66C50 50 30 44 16 40Q12 54 0 56Q-12 54 -16 40Z`,
    'ermine',
    {
      shade: 4.5,
      over: each(
        '-42 64, -30 76, -34 58, -16 82, -20 68, 0 70, 0 86, 18 82, 20 68, 32 76, 36 60, 44 70',
        (x, y) => patch(`M${x} ${y - 4}q2.4 4 1.4 8l-1.4 2l-1.4-2q-1-4 1.4-8z`, 'ink'),
      ),
    },
  );
const buttons = (): string =>
  each('0 76, 0 90, 0 104, 0 118', (x, y) => solid(dot(x, y, 2.4), 'gold', { shade: 1, ink: 1 }));

export const COSTUMES = {
  robe: (c: Pigment, c2: Pigment = 'gold') =>
    solid(torso(), c, { shade: 7, rim: 1.4, over: folds(c) }) +
    solid('M-15 41Q0 64 15 41L22 46Q2 84 -22 46Z', c2, { shade: 2.4 }) +
    solid('M-5 66h10v70h-10z', c2, {
      shade: 2,
      over: each('0 80, 0 94, 0 108, 0 122', (x, y) => patch(`M${x} ${y - 4}l4 4l-4 4l-4-4z`, 'gold')),
    }),
  mantle: (c: Pigment, c2: Pigment = 'gold') =>
    solid(torso(60), c, { shade: 7, rim: 1.4, over: folds(c) }) +
    solid('M-5 80h10v56h-10z', 'gold', { shade: 2 }) +
    ermineCollar() +
    solid('M-18 84Q0 94 18 84L17 90Q0 100 -17 90Z', c2, { shade: 1.4 }) +
    solid(dot(0, 94, 6.5), 'gold', { shade: 2, rim: 0.8 }) +
    gem(0, 94, 'vermilion', 3.4),
  tunic: (c: Pigment, c2: Pigment = 'gold') =>
    solid(torso(54), c, { shade: 7, rim: 1.4, inside: patch('M0 30H90V140H0z', c2), over: folds(c) }) +
    solid('M-16 41Q0 58 16 41L20 46Q0 70 -20 46Z', 'gold', { shade: 1.8 }) +
    buttons(),
  cloak: (c: Pigment, c2: Pigment = 'gold') =>
    solid(torso(52), c2, { shade: 5, over: folds(c2) }) +
    solid('M-16 40C-34 44 -58 50 -64 78C-68 100 -68 116 -68 134L-30 134C-32 104 -24 70 -8 50Z', c, {
      shade: 5,
      rim: 1.4,
      over: line('M-46 70q-8 30-6 64M-32 66q-10 34-8 68', 1.3, dark(c)),
    }) +
    solid('M16 40C34 44 58 50 64 78C68 100 68 116 68 134L38 134C38 104 28 70 10 50Z', c, {
      shade: 6,
      over: line('M48 72q8 30 6 62M36 66q10 34 8 68', 1.3, dark(c)),
    }) +
    line('M-9 52Q0 58 10 52', 2.6, 'gold') +
    gem(-10, 52, 'gold', 3.6) +
    gem(11, 52, 'gold', 3.6),
  mail: (c: Pigment, c2: Pigment = c) =>
    solid(torso(56), 'iron', { shade: 6, inside: mail() }) +
    solid('M-20 52Q0 66 20 52L30 60C34 84 36 110 36 134L-36 134C-36 110 -34 84 -30 60Z', c, {
      shade: 5,
      rim: 1.2,
      inside: patch('M0 40H60V140H0z', c2),
      over: line('M-20 80q-4 26-4 50M22 80q4 26 4 50', 1.2, dark(c)),
    }) +
    solid('M-13 30C-26 36 -34 46 -34 58Q0 76 34 58C34 46 26 36 14 30Q0 44 -13 30Z', 'iron', {
      shade: 4,
      inside: mail(),
    }),
  habit: (c: Pigment, c2?: Pigment) =>
    solid(torso(56), c, { shade: 7, rim: 1.2, over: folds(c) }) +
    solid(
      'M-18 36C-36 42 -44 54 -40 66Q-20 78 0 92Q22 78 42 66C44 54 36 42 18 36Q10 60 0 66Q-10 58 -18 36Z',
      c,
      { shade: 5, rim: 1.2, over: line('M-28 54q14 14 26 26', 1.2, dark(c)) },
    ) +
    (c2
      ? line('M-16 66Q0 100 16 66', 1.6, 'brown') +
        solid('M-2 88h4v6h6v4h-6v12h-4v-12h-6v-4h6z', c2, { shade: 1.2, ink: 1.2 })
      : ''),
  gown: (c: Pigment, c2: Pigment = 'gold') =>
    solid(torso(50), c, {
      shade: 6,
      rim: 1.4,
      over: folds(c) + line('M-30 100q30 12 60 0', 1.2, dark(c)),
    }) +
    solid('M-26 46L-20 70Q0 78 20 70L26 46L16 41Q14 62 0 66Q-14 62 -16 41Z', c2, {
      shade: 2.4,
      over: each('-20 60, -12 68, 0 72, 12 68, 20 60', (x, y) =>
        patch(`M${x} ${y - 2.6}l2.6 2.6l-2.6 2.6l-2.6-2.6z`, 'gold'),
      ),
    }) +
    line('M-14 52Q0 72 14 52', 1.4, 'gold') +
    gem(0, 65, 'vermilion', 3.2) +
    solid('M-46 112Q0 128 46 112L47 120Q0 138 -47 120Z', 'gold', { shade: 1.6 }),
  apron: (c: Pigment, c2: Pigment = 'gold') =>
    solid(torso(58), c, { shade: 6, rim: 1.2, over: folds(c) }) +
    solid('M-26 66Q0 72 26 66L34 134L-34 134Z', c2, {
      shade: 4,
      rim: 1,
      over: line('M-16 104h32v18h-32z', 1.2, dark(c2)),
    }) +
    line('M-26 66Q-22 52 -16 44M26 66Q22 52 16 44', 3, dark(c2)) +
    solid('M-16 41Q0 60 16 41L20 46Q0 70 -20 46Z', 'linen', { shade: 2 }),
  jester: (c: Pigment, c2: Pigment = 'gold') =>
    solid(torso(54), c, {
      shade: 6,
      rim: 1.2,
      inside: patch('M0 30H90V140H0z', c2),
      over: each('-24 76, 0 76, 24 76, -24 102, 0 102, 24 102, -24 128, 0 128, 24 128', (x, y) =>
        patch(`M${x} ${y}l8 11l-8 11l-8-11z`, 'ochre', { opacity: 0.75 }),
      ),
    }) +
    solid(
      'M-18 40Q0 56 18 40L44 54L34 62L38 76L22 70L14 84L0 74L-14 84L-22 70L-38 76L-34 62L-44 54Z',
      'ochre',
      { shade: 3 },
    ) +
    each('-44 55, -38 77, -14 85, 14 85, 38 77, 44 55', (x, y) =>
      solid(dot(x, y, 3), 'gold', { shade: 1.2, ink: 1 }),
    ),
  fur: (c: Pigment, c2: Pigment = 'gold') =>
    solid(torso(60), c, { shade: 7, rim: 1.4, over: folds(c) }) +
    solid(
      'M-16 40C-34 46 -40 60 -34 78C-30 100 -26 116 -26 134L-10 134C-10 104 -6 80 0 66C6 80 10 104 10 134L26 134C26 116 30 100 34 78C40 60 34 46 16 40Q8 58 0 60Q-8 58 -16 40Z',
      c2,
      {
        shade: 4,
        over: line(
          'M-28 58l5 4M-30 70l6 2M-27 86l6 1M-24 104l6 0M-22 120l6 0M28 58l-5 4M30 70l-6 2M27 86l-6 1M24 104l-6 0M22 120l-6 0',
          1.3,
          dark(c2),
        ),
      },
    ),
  /** A leather jerkin over a shirt. */
  jerkin: (c: Pigment, c2: Pigment = 'linen') =>
    solid(torso(56), c2, { shade: 6, over: folds(c2) }) +
    solid(
      'M-22 46C-34 52 -36 66 -34 84C-33 104 -34 118 -36 134L36 134C34 118 33 104 34 84C36 66 34 52 22 46Q12 62 0 84Q-12 62 -22 46Z',
      c,
      {
        shade: 5,
        rim: 1.2,
        over: line('M0 84V134M-26 62q-3 30-2 70M26 62q3 30 2 70', 1.2, dark(c)),
      },
    ) +
    line('M-6 92l12 8M6 92l-12 8M-6 108l12 8M6 108l-12 8', 1.6, 'linen') +
    solid('M-16 41Q0 62 16 41L20 47Q10 62 0 74Q-10 62 -20 47Z', c2, { shade: 1.8 }),
  /** A cloth laid over one shoulder. */
  toga: (c: Pigment, c2: Pigment = 'linen') =>
    solid(torso(54), c2, { shade: 6, over: folds(c2) }) +
    solid('M14 40C34 44 54 50 60 76C64 100 64 116 64 134L-40 134C-20 108 2 76 14 40Z', c, {
      shade: 6,
      rim: 1.4,
      over: line('M22 50Q14 92 -22 134M34 56Q30 96 -2 134M46 66Q46 104 20 134', 1.3, dark(c)),
    }) +
    solid('M9 40L17 40C6 78 -14 108 -34 134L-44 134C-22 108 0 78 9 40Z', 'gold', { shade: 1.4 }),
  /** A priest's wide mantle with its stole. */
  stole: (c: Pigment, c2: Pigment = 'gold') =>
    solid(torso(62), c, { shade: 7, rim: 1.4, over: folds(c) }) +
    solid(
      'M-20 41C-24 70 -20 104 -22 134L-8 134C-8 104 -8 80 0 64C8 80 8 104 8 134L22 134C20 104 24 70 20 41L13 40Q10 54 0 58Q-10 54 -13 40Z',
      c2,
      {
        shade: 2.4,
        over: each('-15 84, 15 84, -15 112, 15 112', (x, y) =>
          line(`M${x} ${y - 7}v14M${x - 5} ${y - 2}h10`, 2.2, 'madder'),
        ),
      },
    ),
  /** A breastplate. */
  plate: (c: Pigment, c2: Pigment = 'madder') =>
    solid(torso(58), c2, { shade: 6, over: folds(c2) }) +
    solid('M-22 50Q0 62 22 50C32 58 34 80 30 98Q16 112 0 114Q-16 112 -30 98C-34 80 -32 58 -22 50Z', c, {
      shade: 5,
      rim: 1.6,
      over: line('M0 58V113M-27 92Q0 104 27 92', 1.2, dark(c)),
    }) +
    each('-44 60, 45 60', (x, y) =>
      solid(
        `M${x - 18} ${y + 10}Q${x - 18} ${y - 14} ${x} ${y - 15}Q${x + 18} ${y - 14} ${x + 18} ${y + 10}Q${x} ${y + 18} ${x - 18} ${y + 10}Z`,
        c,
        {
          shade: 4,
          rim: 1.4,
          over: line(`M${x - 16} ${y}q16-10 32 0`, 1.2, dark(c)),
        },
      ),
    ) +
    solid('M-14 34Q-22 42 -22 52Q0 66 22 52Q22 42 15 34Q0 46 -14 34Z', c, { shade: 3, rim: 1 }),
  /** A dress that leaves the shoulders free, with a cord. */
  bodice: (c: Pigment, c2: Pigment = 'linen') =>
    solid(torso(52), c2, { shade: 6, over: folds(c2) }) +
    solid('M-28 54Q0 66 28 54C30 80 26 100 34 134L-34 134C-26 100 -30 80 -28 54Z', c, {
      shade: 5,
      rim: 1.2,
      over: line('M-18 66q4 34-4 66M18 66q-4 34 4 66', 1.2, dark(c)),
    }) +
    line('M-8 70l16 9M8 70l-16 9M-8 86l16 9M8 86l-16 9M-8 102l16 9M8 102l-16 9', 1.6, 'gold') +
    solid('M-30 50Q0 66 30 50L30 58Q0 74 -30 58Z', 'gold', { shade: 1.6 }),
} satisfies Record<string, (c: Pigment, c2?: Pigment) => string>;

function mail(): string {
  let rows = '';
  for (let y = 32; y < 134; y += 6) rows += `M-70 ${y}${'q3 5 6 0'.repeat(24)}`;
  return line(rows, 0.9, 'iron-d');
}
