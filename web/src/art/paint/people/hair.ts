/** Hair and beards, round the centre of the face. */
import { at, dark, dot, line, pale, patch, solid, times, type Pigment } from '../pen';

/** What lies behind the head, and what lies before it. */
export type Layers = readonly [back: string, front: string];

const plaits = (x: number, c: Pigment): string =>
  times(5, (n) => solid(`M${x - 6} ${22 + n * 11}q6-6 12 0q2 9-6 12q-8-3-6-12z`, c, { shade: 2, ink: 1.2 })) +
  solid(`M${x - 4} 79h8l2 8h-12z`, 'gold', { shade: 1.5, ink: 1.2 });

const flowing = (c: Pigment): string =>
  solid('M-23 24C-31 -8 -27 -42 0 -42C27 -42 31 -8 24 24C21 4 17 -14 3 -28C-12 -16 -20 2 -23 24Z', c, {
    shade: 4,
    over:
      line('M3 -28Q2 -36 0 -41M-19 4Q-22 -22 -4 -38M20 2Q22 -22 6 -38', 1.1, dark(c)) +
      line('M-20 -18Q-16 -32 -6 -37', 1.8, pale(c)),
  });

export const HAIR = {
  none: () => ['', ''],

  short: (c) => [
    '',
    solid(
      'M-22 0C-27 -28 -16 -41 2 -40C20 -40 27 -28 22 0C20 -8 19 -15 14 -21C4 -17 -8 -17 -15 -20C-19 -14 -21 -8 -22 0Z',
      c,
      { shade: 4, over: line('M-12 -36q-6 6-6 14M2 -38q-2 8 0 16M14 -34q3 6 2 11', 1, dark(c)) },
    ),
  ],
  bob: (c) => [
    solid('M-23 -14C-33 6 -33 24 -25 31C-18 32 -14 27 -15 20L15 20C14 27 18 32 25 31C33 24 33 6 23 -14Z', c, {
      shade: 4,
    }),
    solid(
      'M-23 17C-32 -6 -28 -42 0 -42C28 -42 32 -6 24 17C19 10 20 -4 18 -13C12 -19 6 -21 1 -19C-6 -21 -13 -18 -17 -12C-20 -4 -19 10 -23 17Z',
      c,
      {
        shade: 4,
        over:
          line(
            'M-20 6Q-26 -20 -8 -36M-15 -12Q-12 -26 0 -37M21 6Q26 -16 12 -35M17 -14Q14 -28 4 -37',
            1.1,
            dark(c),
          ) + line('M-19 -22Q-14 -34 -4 -38', 1.6, pale(c)),
      },
    ),
  ],
  long: (c) => [
    solid('M-24 -14C-36 20 -36 48 -32 70Q-22 60 -16 68L16 68Q24 60 32 70C36 48 36 20 24 -14Z', c, {
      shade: 4,
      over: line('M-27 10q-5 28-2 52M27 10q5 28 2 52M-21 20q-4 22-1 44M21 20q4 22 1 44', 1.1, dark(c)),
    }),
    solid('M-23 24C-31 -8 -27 -42 0 -42C27 -42 31 -8 24 24C21 4 17 -14 3 -28C-12 -16 -20 2 -23 24Z', c, {
      shade: 4,
      over:
        line('M3 -28Q2 -36 0 -41M-19 4Q-22 -22 -4 -38M20 2Q22 -22 6 -38', 1.1, dark(c)) +
        line('M-20 -18Q-16 -32 -6 -37', 1.8, pale(c)),
    }),
  ],
  curly: (c) => [
    solid('M-24 -20c-10 4-12 16-6 22c-6 8-2 18 6 20l48 0c8-2 12-12 6-20c6-6 4-18-6-22z', c, { shade: 4 }),
    solid(
      'M-22 4c-8-2-8-12-3-15c-6-8 0-18 7-18c0-9 11-13 17-8c6-6 18-3 18 6c8 0 12 10 8 17c6 5 4 16-3 18c-2-6-1-10-3-15c-6 0-8-4-8-7c-5 3-10 2-13-1c-4 4-9 4-12 2c-2 4-5 5-7 6c-1 5 0 10-1 15z',
      c,
      {
        shade: 4,
        over: line('M-18 -22q4-6 9-2M-4 -34q5-4 9 0M10 -28q6-4 9 1M-20 -8q3-3 6 0', 1.2, dark(c)),
      },
    ),
  ],
  bald: (c) => [
    '',
    solid('M-21 -8C-26 -4 -26 8 -22 14C-19 10 -19 -2 -19 -10Z', c, { shade: 1.5 }) +
      solid('M21 -10C27 -4 26 8 22 14C19 10 19 -2 19 -12Z', c, { shade: 1.5 }) +
      line('M-9 -28q4-3 8-2', 2, 'ermine', { opacity: 0.7 }),
  ],
  tonsure: (c) => [
    '',
    solid(
      'M-22 8C-26 -8 -25 -22 -19 -26C-10 -20 10 -20 19 -26C25 -22 26 -8 22 8C20 -4 18 -10 14 -14C6 -11 -6 -11 -14 -14C-18 -10 -20 -4 -22 8Z',
      c,
      { shade: 3, over: line('M-16 -22l1 8M-6 -20v8M6 -20v8M16 -22l-1 8', 1, dark(c)) },
    ),
  ],
  swept: (c) => [
    solid('M-22 -16C-32 4 -30 26 -24 34C-18 34 -16 28 -17 20L17 20C18 28 22 32 27 30C32 20 32 0 22 -16Z', c, {
      shade: 3,
    }),
    solid(
      'M-22 12C-30 -14 -24 -38 -6 -42C14 -46 30 -30 24 14C21 6 21 -4 17 -14C6 -14 -8 -20 -13 -27C-18 -18 -19 0 -22 12Z',
      c,
      {
        shade: 4,
        over: line('M-13 -27Q-6 -38 8 -40M-4 -22Q6 -34 16 -34M8 -17Q16 -26 21 -24', 1.1, dark(c)),
      },
    ),
  ],
  bun: (c) => [
    solid(dot(10, -42, 11), c, { shade: 3 }),
    solid('M-22 0C-28 -28 -16 -42 2 -41C20 -40 28 -28 22 0C20 -12 14 -22 2 -27C-10 -22 -19 -12 -22 0Z', c, {
      shade: 4,
      over: line('M2 -27q2-8 6-13M-17 -14Q-16 -28 2 -38M18 -14Q18 -26 8 -38', 1, dark(c)),
    }),
  ],
  braids: (c) => [
    solid('M-24 -14C-36 10 -36 28 -32 40Q-22 34 -16 40L16 40Q24 34 32 40C36 28 36 10 24 -14Z', c, {
      shade: 4,
    }),
    flowing(c) + plaits(-26, c) + plaits(27, c),
  ],
  wavy: (c) => [
    solid(
      'M-22 -18C-36 -8 -28 8 -35 18C-41 30 -32 36 -36 48C-28 56 -20 50 -16 44L16 44C20 50 28 56 36 48C32 36 41 30 35 18C28 8 36 -8 22 -18Z',
      c,
      { shade: 4, over: line('M-27 0q-6 10-2 20q-5 8-1 20M28 0q6 10 2 20q5 8 1 20', 1.1, dark(c)) },
    ),
    solid(
      'M-23 16C-32 -10 -26 -42 1 -42C28 -42 32 -10 24 16C23 4 21 -8 14 -16C10 -22 4 -25 -4 -25C-14 -18 -20 -4 -23 16Z',
      c,
      {
        shade: 4,
        over:
          line('M-4 -25Q6 -34 16 -30M-19 0Q-22 -24 -6 -37M10 -20q8 6 10 16', 1.1, dark(c)) +
          line('M-20 -18Q-15 -32 -6 -37', 1.8, pale(c)),
      },
    ),
  ],
  /** A plait laid round the head. */
  coronet: (c) => [
    '',
    solid('M-22 4C-28 -26 -16 -38 1 -38C20 -38 28 -26 22 4C20 -10 14 -20 2 -25C-10 -20 -20 -10 -22 4Z', c, {
      shade: 4,
    }) +
      times(7, (n) => {
        const x = -21 + n * 7;
        return solid(`M${x - 5} ${-34 + Math.abs(n - 3) * 3.4}q4-7 10 0q1 8-5 10q-7-2-5-10z`, c, {
          shade: 2,
          ink: 1.2,
        });
      }),
  ],
  crop: (c) => [
    '',
    solid(
      'M-22 -4C-25 -30 -14 -38 1 -38C18 -38 25 -30 22 -4C20 -14 17 -20 12 -24C4 -21 -6 -21 -12 -24C-18 -20 -20 -14 -22 -4Z',
      c,
      {
        shade: 3,
        over: line('M-14 -30l2 5M-6 -34l1 6M4 -34v6M12 -30l-1 5', 1, dark(c)),
      },
    ),
  ],
  wild: (c) => [
    solid(
      'M-20 -30C-40 -34 -34 -14 -44 -6C-36 2 -44 14 -36 22C-30 18 -24 26 -18 20L18 20C24 26 30 18 36 22C44 14 36 2 44 -6C34 -14 40 -34 20 -30Z',
      c,
      { shade: 4 },
    ),
    solid(
      'M-22 6C-34 0 -28 -12 -32 -22C-22 -26 -22 -40 -8 -38C-2 -46 10 -46 12 -37C24 -40 24 -26 33 -20C28 -10 34 0 23 8C21 -4 19 -14 12 -20C4 -16 -8 -18 -14 -22C-19 -14 -20 -4 -22 6Z',
      c,
      {
        shade: 4,
        over: line('M-24 -10q4-8 2-14M-10 -32q4 6 2 10M6 -36q-2 8 2 12M24 -14q-6-4-6-12', 1.1, dark(c)),
      },
    ),
  ],
} satisfies Record<string, (c: Pigment) => Layers>;

/** The lower edge of the cheeks and the upper lip: where a beard begins. */
const CHEEKS = 'C19 9 14 13 9 12C4 9.5 -4 9.5 -8 12C-13 13 -18 9 -20.5 -2Z';

const moustache = (c: Pigment, wide: number): string =>
  solid(
    `M0 12C-5 9.5 ${-wide * 0.7} 12 ${-wide} 19C${-wide * 0.6} 18.5 -4 18 0 15.5C4 18 ${wide * 0.6} 18.5 ${wide} 18.5C${wide * 0.7} 12 5 9.5 0 12Z`,
    c,
    { shade: 1.6, ink: 1.1 },
  );
const lip = (c: Pigment): string =>
  patch('M-6 19.5Q0 18.5 6 19Q0 25 -6 19.5Z', 'madder-d') + moustache(c, 13);

/** These cover the mouth; it opens in them when somebody is pleased or angry. */
const COVERING = {
  full: (c: Pigment) =>
    solid(`M-20.5 -2C-24 22 -18 44 0 50C18 44 25 22 21.5 -2${CHEEKS}`, c, {
      shade: 4,
      over: line('M-12 20q2 12 8 22M0 26v20M12 20q-2 12-6 22M-17 12q0 10 4 16M17 12q1 10-3 16', 1, dark(c)),
    }),
  long: (c: Pigment) =>
    solid(`M-20.5 -2C-25 26 -24 52 -10 70Q-6 78 2 88Q8 78 13 70C26 52 26 24 21.5 -2${CHEEKS}`, c, {
      shade: 5,
      over: line(
        'M-14 20q0 24 8 42M0 26q-2 26 2 52M13 20q0 24-6 44M-18 10q-2 14 2 26M19 10q2 14-1 24',
        1.1,
        dark(c),
      ),
    }),
  fork: (c: Pigment) =>
    solid(`M-20.5 -2C-23 20 -20 38 -12 54Q-6 48 0 42Q6 48 13 54C21 38 24 20 21.5 -2${CHEEKS}`, c, {
      shade: 4,
      over: line('M-13 20q0 14 3 26M13 20q1 14-2 26M0 26v14', 1, dark(c)),
    }),
  short: (c: Pigment) =>
    solid(`M-20.5 -2C-22 16 -14 33 0 35C15 33 23 16 21.5 -2${CHEEKS}`, c, {
      shade: 3,
      over: line('M-13 20q2 6 5 10M13 20q-2 6-5 10M0 27v7', 1, dark(c)),
    }),
};
const OPEN = {
  goatee: (c: Pigment) =>
    solid('M-7 21Q0 17 7 21Q8 33 0 42Q-8 33 -7 21Z', c, { shade: 2.5, ink: 1.2 }) + moustache(c, 11),
  moustache: (c: Pigment) => moustache(c, 17),
  stubble: (c: Pigment) =>
    patch(
      'M-20 2C-19 18 -9 30 0 29.5C12 29 20 18 20.5 2C18 10 12 10 8 12C3 10 -3 10 -7 12C-12 10 -17 10 -20 2Z',
      c,
      {
        opacity: 0.35,
      },
    ),
  chin: (c: Pigment) =>
    solid('M-15 12Q-16 30 0 36Q17 30 16 12Q14 24 8 25Q0 27 -8 25Q-13 24 -15 12Z', c, {
      shade: 2.4,
      ink: 1.2,
    }),
};

export type Beard = keyof typeof COVERING | keyof typeof OPEN;
export const coversMouth = (kind: Beard | undefined): kind is keyof typeof COVERING =>
  kind !== undefined && kind in COVERING;

/** A beard under a face whose features are moved by `shift`; `open` is the mouth that shows in it. */
export function beard(kind: Beard, c: Pigment, shift: number, open: string): string {
  if (!coversMouth(kind)) return at(shift, 0, 1, OPEN[kind](c));
  return COVERING[kind](c) + at(shift, 0, 1, open ? moustache(c, 13) + at(0, 19, 0.86, open) : lip(c));
}
