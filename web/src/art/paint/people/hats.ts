/** What people wear on their heads: it says the rank, and must be known at 32 pixels. Round the centre of the face. */
import { at, dark, disc, dot, each, line, patch, solid, star, type Pigment } from '../pen';
import type { Layers } from './hair';

export const gem = (x: number, y: number, m: Pigment, r = 2.4): string =>
  solid(dot(x, y, r), m, { shade: 1.2, ink: 1 }) + disc(x - r * 0.3, y - r * 0.35, r * 0.3, '#ffffff');

export const HATS = {
  crown: (c: Pigment = 'gold', c2: Pigment = 'vermilion') => [
    solid('M-22 -24C-24 -46 24 -46 22 -24Z', c2, { shade: 4 }),
    solid('M-24 -18L-29 -50L-16 -38L-10 -57L0 -41L10 -57L16 -38L29 -50L24 -18Q0 -10 -24 -18Z', c, {
      shade: 3.5,
      rim: 1,
      over: line('M-24 -24Q0 -15 24 -24', 1, dark(c)),
    }) +
      gem(-29, -51, c, 3) +
      gem(-10, -58, c, 3.2) +
      gem(10, -58, c, 3.2) +
      gem(29, -51, c, 3) +
      gem(0, -22, 'vermilion', 3.2) +
      gem(-13, -23.5, 'azure') +
      gem(13, -23.5, 'azure'),
  ],
  circlet: (c: Pigment = 'gold') => [
    '',
    solid('M-24 -18Q0 -27 24 -18L24 -24Q12 -30 6 -31L0 -40L-6 -31Q-12 -30 -24 -24Z', c, {
      shade: 1.6,
      rim: 0.8,
    }) + gem(0, -31, 'vermilion', 2.6),
  ],
  hood: (c: Pigment) => [
    solid('M0 -54C-38 -52 -38 -8 -35 20Q-40 40 -58 52L58 52Q40 40 35 20C38 -8 38 -52 0 -54Z', c, {
      shade: 6,
    }),
    solid(
      'M-26 42C-42 0 -40 -54 4 -56C40 -54 42 0 28 42C24 40 20 36 19 30C26 0 22 -32 2 -36C-20 -32 -24 0 -18 30C-19 36 -22 40 -26 42Z',
      c,
      {
        shade: 4,
        rim: 1.2,
        over: line('M-30 -8Q-30 -36 -8 -48M-34 14q-1 12 3 20M31 -4Q32 -30 18 -44', 1.2, dark(c)),
      },
    ),
  ],
  coif: (c: Pigment = 'linen') => [
    '',
    solid(
      'M-23 12C-29 -12 -25 -42 0 -42C25 -42 29 -12 23 12C20 6 19 -8 17 -16C8 -22 -8 -22 -16 -16C-19 -8 -20 6 -23 12Z',
      c,
      { shade: 4, over: line('M0 -42Q2 -30 0 -21', 1, dark(c)) },
    ) + line('M-22 12Q-16 28 -4 32M22 12Q18 28 6 32', 1.6, dark(c)),
  ],
  wimple: (c: Pigment = 'linen', c2: Pigment = 'linen') => [
    solid('M0 -48C-36 -46 -34 -4 -36 24Q-40 48 -50 60L50 60Q40 48 36 24C34 -4 36 -46 0 -48Z', c2, {
      shade: 6,
    }),
    solid(
      'M-22 -20C-25 8 -24 26 -30 44Q0 60 30 44C24 26 25 8 22 -20L17 -20C20 0 18 24 3 29.5C-14 26 -20 0 -17 -20Z',
      c,
      { shade: 3, over: line('M-20 30q12 14 30 14M-24 40q14 12 34 11', 1, dark(c)) },
    ) +
      solid(
        'M-23 -2C-30 -30 -20 -47 0 -47C20 -47 30 -30 23 -2C21 -14 17 -24 2 -25C-14 -24 -20 -14 -23 -2Z',
        c2,
        { shade: 4, rim: 0, over: line('M-18 -22Q-12 -38 2 -43', 1, dark(c2)) },
      ),
  ],
  chaperon: (c: Pigment, c2?: Pigment) => [
    solid('M16 -30C34 -30 40 -8 36 30Q34 46 28 54Q22 40 24 20Z', c, { shade: 4 }),
    solid('M-27 -14C-32 -30 -18 -38 2 -37C22 -38 34 -28 28 -12C14 -20 -14 -21 -27 -14Z', c2 ?? c, {
      shade: 4,
      rim: 1,
      over: line('M-18 -34l-4 18M-6 -36l-1 17M8 -36l2 17M20 -32l5 18', 1.2, dark(c2 ?? c)),
    }) +
      solid('M-20 -32C-26 -52 -4 -62 12 -54C28 -48 26 -36 20 -33C8 -38 -8 -38 -20 -32Z', c, {
        shade: 4,
        over: line('M-12 -35q0-12 8-18M6 -36q4-10 2-18', 1.1, dark(c)),
      }),
  ],
  kettle: (c: Pigment = 'iron') => [
    '',
    solid('M-20 -16C-24 -40 -12 -50 0 -50C12 -50 24 -40 20 -16Z', c, {
      shade: 5,
      rim: 1.2,
      over: line('M0 -50V-20', 1.2, dark(c)),
    }) +
      solid('M-34 -13Q-22 -16 -20 -22Q0 -29 20 -22Q22 -16 34 -13Q0 -3 -34 -13Z', c, {
        shade: 2.4,
        rim: 1,
      }) +
      line('M-22 -11Q-18 22 0 33M22 -11Q20 22 2 33', 2.2, 'brown-d'),
  ],
  helm: (c: Pigment = 'iron') => [
    '',
    solid('M-24 -34Q0 -46 24 -34L25 8Q22 34 1 40Q-20 34 -24 8Z', c, {
      shade: 6,
      rim: 1.4,
      over: line('M1 -42V40M-24 2Q0 8 25 2', 1.6, dark(c)),
    }) +
      patch('M-21 -8H22V-2.5H-21z', 'ink') +
      solid('M-3 -40h8v44h15v6h-15v26h-8v-26h-16v-6h16z', 'gold', {
        shade: 1.4,
        ink: 1,
        transform: 'scale(.8)',
      }) +
      each('9 16, 14 15, 9 22, 14 21, 10 28', (x, y) => disc(x, y, 1.3, 'ink')) +
      solid('M-6 -44C-14 -66 6 -76 30 -60C18 -60 10 -54 6 -44Z', 'vermilion', {
        shade: 3,
        over: line('M0 -48Q4 -62 20 -62', 1, 'vermilion-d'),
      }),
  ],
  jester: (c: Pigment = 'vermilion', c2: Pigment = 'malachite') => [
    '',
    solid('M1 -20C-4 -50 -26 -62 -46 -44C-36 -44 -30 -34 -25 -12Q-12 -20 1 -20Z', c, { shade: 4 }) +
      solid('M1 -20C6 -50 28 -62 48 -42C38 -44 31 -34 25 -12Q12 -20 1 -20Z', c2, { shade: 4 }) +
      solid('M1 -18C-14 -30 -12 -56 2 -74C2 -62 14 -56 14 -38Q14 -26 1 -18Z', 'ochre', { shade: 4 }) +
      each('-46 -43, 48 -41, 2 -75', (x, y) =>
        solid(dot(x, y, 4), 'gold', { shade: 1.6, rim: 0.6, ink: 1.2 }),
      ) +
      solid('M-26 -9Q0 -22 26 -9L25 -15Q0 -28 -25 -15Z', 'ochre', { shade: 1.4 }),
  ],
  wizard: (c: Pigment = 'indigo', c2: Pigment = 'gold') => [
    '',
    solid('M-22 -18C-18 -44 -10 -66 14 -82Q20 -84 16 -74C16 -58 22 -40 23 -18Q0 -26 -22 -18Z', c, {
      shade: 5,
      rim: 1,
      over:
        line('M8 -72q-4 12-2 20M-8 -46q8 4 16 2', 1.2, dark(c)) +
        patch(star(-3, -38, 5.5), c2) +
        patch(star(9, -56, 3.5), c2) +
        patch(star(12, -34, 3), c2),
    }) + solid('M-40 -12Q-26 -22 0 -24Q28 -22 42 -10Q20 -15 0 -15Q-22 -15 -40 -12Z', c, { shade: 2 }),
  ],
  beret: (c: Pigment, c2: Pigment = 'ermine') => [
    '',
    solid('M-24 -16C-40 -22 -34 -46 -4 -48C28 -50 40 -30 24 -15Q0 -24 -24 -16Z', c, {
      shade: 4.5,
      rim: 1,
      over: line('M-22 -26q10-12 26-14', 1.2, dark(c)),
    }) +
      solid('M-24 -13Q0 -22 25 -12L24 -18Q0 -28 -25 -19Z', c, { shade: 1.5 }) +
      solid('M18 -26C22 -50 40 -62 58 -58C48 -52 52 -46 42 -42C46 -38 34 -28 20 -24Z', c2, {
        shade: 2.4,
        over: line('M20 -26Q34 -48 54 -57', 1, dark(c2)),
      }),
  ],
  brim: (c: Pigment, c2: Pigment = 'vermilion') => [
    '',
    solid('M-18 -22C-20 -44 -10 -50 2 -50C16 -50 22 -42 20 -22Z', c, { shade: 4, rim: 1 }) +
      solid('M-19 -22Q0 -30 20 -22V-28Q0 -36 -19 -28Z', c2, { shade: 1.5 }) +
      solid('M-42 -20Q-20 -26 0 -26Q24 -26 40 -22Q44 -18 36 -15Q0 -24 -34 -10Q-44 -14 -42 -20Z', c, {
        shade: 2.4,
      }),
  ],
  mitre: (c: Pigment = 'ermine', c2: Pigment = 'gold') => [
    '',
    solid('M-23 -14L-27 -42Q-14 -54 0 -72Q14 -54 27 -42L23 -14Q0 -22 -23 -14Z', c, {
      shade: 4,
      over: patch('M-4 -72h8v54h-8z', c2),
    }) +
      solid('M-24 -13Q0 -22 24 -13L25 -22Q0 -31 -25 -22Z', c2, { shade: 1.4 }) +
      gem(0, -22, 'madder', 3) +
      gem(-14, -44, 'azure') +
      gem(14, -44, 'azure'),
  ],
  fur: (c: Pigment = 'brown', c2: Pigment = 'madder') => [
    '',
    solid('M-20 -22C-18 -46 18 -46 20 -22Z', c2, { shade: 4 }) +
      solid(
        'M-26 -12c-6-5-5-12 0-15c4-5 9-5 12-4c4-5 10-5 14-2c4-3 10-3 14 2c4-1 9 0 12 5c5 4 5 10 0 14q-26-9-52 0z',
        c,
        { shade: 3, over: line('M-20 -24l2 6M-10 -28l1 6M0 -29v6M10 -28l-1 6M20 -24l-2 6', 1.2, dark(c)) },
      ) +
      gem(0, -36, 'gold', 3),
  ],
  skullcap: (c: Pigment) => [
    '',
    solid('M-22 -14C-24 -42 24 -42 22 -14Q0 -22 -22 -14Z', c, {
      shade: 4,
      rim: 1,
      over: line('M0 -36V-20', 1, dark(c)),
    }) + solid(dot(0, -36, 2.4), 'gold', { shade: 1, ink: 1 }),
  ],
  net: (c: Pigment = 'gold', c2: Pigment = 'brown') => [
    solid('M-22 -26C-44 -30 -42 2 -28 8L-18 -6Z', c2, {
      shade: 3,
      over: line('M-38 -20l16 20M-40 -8l14 14M-30 -26l12 14M-22 -22l-16 24M-30 -26l-12 18', 1, c),
    }) +
      solid('M22 -26C44 -30 42 2 28 8L18 -6Z', c2, {
        shade: 3,
        over: line('M38 -20l-16 20M40 -8l-14 14M30 -26l-12 14M22 -22l16 24M30 -26l12 18', 1, c),
      }),
    solid('M-24 -14Q0 -30 24 -14L23 -21Q0 -38 -23 -21Z', c, { shade: 1.5, rim: 0.8 }) +
      gem(0, -28, 'vermilion', 2.6),
  ],
  scarf: (c: Pigment) => [
    solid('M14 -22C30 -20 34 4 44 16Q34 18 28 10Q22 4 16 -10Z', c, { shade: 3 }),
    solid('M-24 -8C-28 -38 -14 -44 0 -44C16 -44 28 -36 24 -8C16 -20 -14 -22 -24 -8Z', c, {
      shade: 4,
      over:
        line('M-20 -16Q-8 -34 14 -38M-22 -12Q-4 -28 20 -30', 1.2, dark(c)) +
        each('-8 -34, 6 -38, 14 -26, -16 -22, 2 -28', (x, y) => disc(x, y, 1.6, 'ermine')),
    }),
  ],
  wreath: (c: Pigment = 'malachite') => [
    '',
    each(
      '-22 -23.5, -15 -26.7, -7 -29.2, 1 -30, 9 -28.8, 16 -26.3, 23 -23',
      (x, y, n) =>
        solid(`M${x} ${y}q-6-6-1-10q7 3 1 10zM${x} ${y}q5-6 9-2q-3 6-9 2z`, c, { shade: 1.2, ink: 1 }) +
        (n % 2 ? gem(x, y - 2, n % 4 === 1 ? 'vermilion' : 'ermine', 3) : ''),
    ),
  ],
  /** Two sprays that meet over the brow. */
  laurel: (c: Pigment = 'malachite') => [
    '',
    each('-23 -8, -22 -16, -19 -23, -13 -28, -6 -31', (x, y, n) =>
      at(
        x,
        y,
        1,
        solid('M0 0C-5 -3 -6 -9 -3 -13C2 -10 3 -4 0 0Z', c, { shade: 1.4, ink: 1 }),
        `rotate(${-24 + n * 20})`,
      ),
    ) +
      each('23 -8, 22 -16, 19 -23, 13 -28, 6 -31', (x, y, n) =>
        at(
          x,
          y,
          1,
          solid('M0 0C-3 -4 -2 -10 3 -13C6 -9 5 -3 0 0Z', c, { shade: 1.4, ink: 1 }),
          `rotate(${24 - n * 20})`,
        ),
      ),
  ],
  coronet: (c: Pigment = 'gold', c2: Pigment = 'madder') => [
    solid('M-20 -26C-20 -40 20 -40 20 -26Z', c2, { shade: 3 }),
    solid(
      'M-24 -17L-25 -34L-17 -28L-12 -40L-5 -29L0 -42L5 -29L12 -40L17 -28L25 -34L24 -17Q0 -26 -24 -17Z',
      c,
      { shade: 2.4, rim: 0.8 },
    ) + each('-12 -24, 0 -26, 12 -24', (x, y, n) => gem(x, y, n === 1 ? 'azure' : 'vermilion', 2)),
  ],
  hennin: (c: Pigment = 'azure', c2: Pigment = 'linen') => [
    solid('M14 -64C40 -50 44 10 36 62Q28 40 24 10Z', c2, {
      shade: 4,
      over: line('M26 -40q8 40 6 86', 1, dark(c2)),
    }),
    solid('M-24 -12C-20 -40 -4 -72 20 -86C26 -66 28 -40 24 -12Q0 -26 -24 -12Z', c, {
      shade: 5,
      rim: 1,
      over: line('M-14 -34Q6 -42 25 -38M-6 -52Q10 -58 24 -54', 1.2, dark(c)),
    }) +
      solid('M-25 -8Q0 -24 25 -8L24 -16Q0 -33 -24 -16Z', 'gold', { shade: 1.6 }) +
      gem(0, -24, 'vermilion', 2.6),
  ],
  veil: (c: Pigment = 'linen', c2: Pigment = 'gold') => [
    solid('M0 -46C-34 -44 -38 0 -44 40Q-48 60 -54 74L54 74Q48 60 44 40C38 0 34 -44 0 -46Z', c, {
      shade: 6,
      over: line('M-34 10q-4 30-12 56M34 10q4 30 12 56', 1.2, dark(c)),
    }),
    solid('M-25 14C-34 -18 -26 -46 0 -46C26 -46 34 -18 26 14C24 -4 20 -18 2 -24C-16 -18 -22 -4 -25 14Z', c, {
      shade: 4,
      over: line('M-22 -10Q-18 -32 0 -40M22 -10Q20 -30 8 -38', 1, dark(c)),
    }) + solid('M-23 -14Q0 -30 24 -14L23 -20Q0 -36 -22 -20Z', c2, { shade: 1.2, ink: 1.2 }),
  ],
  /** A pointed cap with a feather. */
  bycocket: (c: Pigment = 'malachite', c2: Pigment = 'vermilion') => [
    '',
    solid('M26 -24C34 -44 50 -56 64 -54C58 -46 52 -34 32 -20Z', c2, {
      shade: 2.4,
      over: line('M30 -24Q44 -42 60 -52', 1, dark(c2)),
    }) +
      solid('M-24 -18C-18 -40 -2 -50 10 -48C24 -46 28 -34 32 -20Q4 -30 -24 -18Z', c, { shade: 4, rim: 1 }) +
      solid('M-46 -14C-24 -24 10 -32 40 -16L34 -10C12 -20 -14 -18 -46 -14Z', c, {
        shade: 2,
        over: line('M-36 -16Q0 -24 32 -14', 1, dark(c)),
      }),
  ],
  turban: (c: Pigment = 'linen', c2: Pigment = 'vermilion') => [
    '',
    solid('M-16 -38C-14 -56 16 -58 18 -38Z', c2, { shade: 3 }) +
      solid('M-26 -8C-36 -30 -22 -48 0 -47C24 -48 36 -30 26 -8C16 -20 -16 -20 -26 -8Z', c, {
        shade: 5,
        over: line(
          'M-27 -14Q-10 -40 26 -40M-22 -12Q0 -32 30 -28M-30 -24Q-20 -40 4 -46M-12 -17Q8 -24 26 -18',
          1.2,
          dark(c),
        ),
      }) +
      gem(0, -24, 'gold', 3.4),
  ],
  /** A round helmet with a bar before the nose. */
  nasal: (c: Pigment = 'iron', c2: Pigment = 'brown') => [
    '',
    solid('M-24 -8C-26 -34 -12 -50 0 -54C12 -50 26 -34 24 -8Q0 -18 -24 -8Z', c, {
      shade: 5,
      rim: 1.2,
      over: line('M0 -54V-16', 1.2, dark(c)),
    }) +
      solid('M-25 -5Q0 -16 25 -5L24 -13Q0 -24 -24 -13Z', c2, {
        shade: 1.6,
        over: each('-18 -12, -9 -15, 9 -15, 18 -12', (x, y) => disc(x, y, 1.4, 'gold')),
      }) +
      solid('M-2.500 -16h6v22l-3 3l-3-3z', c, { shade: 1.4, ink: 1.2 }) +
      line('M-22 -4Q-20 20 -6 30M22 -4Q22 20 10 30', 2, 'brown-d'),
  ],
  /** A helmet with a comb of feathers. */
  crested: (c: Pigment = 'gold', c2: Pigment = 'vermilion') => [
    '',
    solid('M-8 -44C-24 -64 6 -84 34 -62C40 -54 40 -36 36 -26C30 -42 18 -50 2 -46Z', c2, {
      shade: 4,
      over: line('M0 -48Q2 -66 14 -70M8 -48Q16 -60 28 -60M16 -46Q26 -50 34 -44', 1.1, dark(c2)),
    }) +
      solid(
        'M-24 10C-30 -22 -20 -46 0 -48C20 -46 30 -22 24 10L17 12C20 -4 18 -14 14 -19Q0 -25 -14 -19C-18 -14 -20 -4 -17 12Z',
        c,
        {
          shade: 4,
          rim: 1.2,
          over: line('M-20 -20Q0 -34 20 -20', 1.2, dark(c)),
        },
      ),
  ],
  /** A soft cap with a brim turned up. */
  cap: (c: Pigment = 'brown', c2: Pigment = c) => [
    '',
    solid('M-22 -20C-26 -46 6 -54 20 -40C30 -46 36 -30 24 -20Z', c, {
      shade: 4,
      rim: 1,
      over: line('M-10 -24q2-14 14-20', 1.1, dark(c)),
    }) + solid('M-26 -10C-30 -22 -20 -28 0 -28C20 -28 30 -22 26 -10Q0 -22 -26 -10Z', c2, { shade: 2.4 }),
  ],
} satisfies Record<string, (c: Pigment, c2?: Pigment) => Layers>;
