/** What people hold. */
import { dark, disc, dot, each, glow, line, patch, rays, solid, star, strip, type Pigment } from '../pen';
import { gem } from './hats';

/** Held upright in a fist, which is at 0 0. */
export const RODS = {
  dagger: () =>
    solid('M0 -52L5 -40L4 -6H-4L-5 -40Z', 'steel', {
      shade: 2.4,
      shadeTone: 'iron',
      over: line('M0 -48V-8', 1, 'iron'),
    }) +
    solid('M-13 -8Q0 -3 13 -8L13 -3Q0 2 -13 -3Z', 'gold', { shade: 1.4 }) +
    solid('M-3 -3h6v16h-6z', 'madder', { shade: 1.4 }) +
    solid(dot(0, 16, 4), 'gold', { shade: 1.4 }),
  sceptre: () =>
    solid('M-2.5 -54h5v110h-5z', 'gold', { shade: 1.4 }) +
    solid(
      'M0 -86Q8 -76 8 -70Q16 -74 18 -66Q16 -58 6 -58H-6Q-16 -58 -18 -66Q-16 -74 -8 -70Q-8 -76 0 -86Z',
      'gold',
      { shade: 2.4, rim: 0.8 },
    ) +
    gem(0, -66, 'vermilion', 3.4) +
    solid('M-5 -58h10v5h-10z', 'gold', { shade: 1.2 }),
  sword: () =>
    solid('M0 -96L5 -88L4 -14H-4L-5 -88Z', 'steel', {
      shade: 2.4,
      shadeTone: 'iron',
      over: line('M0 -88V-16', 1, 'iron'),
    }) +
    solid('M-18 -16Q0 -10 18 -16L18 -10Q0 -5 -18 -10Z', 'gold', { shade: 1.4 }) +
    solid('M-3 -10h6v24h-6z', 'brown', { shade: 1.2 }) +
    solid(dot(0, 18, 5), 'gold', { shade: 1.6 }),
  staff: () =>
    solid('M-2.5 -66h5v130h-5z', 'brown', { shade: 1.4 }) +
    solid('M-10 -66Q-14 -84 0 -92Q14 -84 10 -66Q0 -60 -10 -66Z', 'gold', { shade: 2 }) +
    solid(dot(0, -78, 8), 'azure', { shade: 3, rim: 1 }) +
    disc(-3, -81, 2.2, '#ffffff', { opacity: 0.9 }),
  crozier: () =>
    solid('M-2.5 -54h5v120h-5z', 'gold', { shade: 1.4 }) +
    strip('M0 -54C-2 -76 22 -82 22 -66C22 -56 8 -56 9 -66', 4, 'gold'),
  compass: () =>
    solid('M-2 -58L2 -58L16 18L13 20Z', 'gold', { shade: 1.2 }) +
    solid('M2 -58L-2 -58L-16 18L-13 20Z', 'gold', { shade: 1.2 }) +
    solid('M-9 -18h18v4h-18z', 'gold', { shade: 1 }) +
    solid(dot(0, -58, 5), 'gold', { shade: 1.6, rim: 0.6 }),
  halberd: () =>
    solid('M-2.5 -80h5v150h-5z', 'brown', { shade: 1.4 }) +
    solid('M0 -108L5 -84H-5Z', 'steel', { shade: 1.6, shadeTone: 'iron' }) +
    solid('M3 -82Q20 -88 22 -68Q20 -52 3 -56Z', 'steel', { shade: 3, shadeTone: 'iron' }) +
    solid('M-3 -78L-16 -70L-3 -64Z', 'steel', { shade: 1.6, shadeTone: 'iron' }),
  hammer: () =>
    solid('M-3 -36h6v80h-6z', 'brown', { shade: 1.6 }) +
    solid('M-16 -50h30l3 16h-33z', 'iron', { shade: 3, rim: 1 }),
  bow: () => strip('M-14 -76C22 -50 22 20 -14 46', 3.8, 'brown-l') + line('M-14 -76V46', 1, 'linen'),
  rose: () =>
    strip('M0 40Q4 0 0 -34', 2, 'malachite', 1.6) +
    solid('M2 -8q12-8 16 2q-10 6-16-2z', 'malachite', { shade: 1.4, ink: 1.2 }) +
    solid('M0 -56c10-4 18 6 14 15c-4 10-24 10-28 0c-4-9 4-19 14-15z', 'vermilion', {
      shade: 3.5,
      over: line('M-7 -44c2-7 12-8 14-2c0 6-8 7-9 2', 1.4, 'vermilion-d'),
    }),
  marotte: () =>
    solid('M-2 -30h4v90h-4z', 'ochre', { shade: 1.2 }) +
    solid('M-9 -32C-14 -50 14 -50 9 -32Q0 -26 -9 -32Z', 'skin1', { shade: 2.4 }) +
    disc(-3, -38, 1.2, 'ink') +
    disc(4, -38, 1.2, 'ink') +
    line('M-4 -34q4 3 8 0', 1.2) +
    solid(
      'M0 -46C-8 -60 -20 -56 -20 -48Q-12 -50 -9 -40Q0 -46 9 -40Q12 -50 20 -48C20 -56 8 -60 0 -46Z',
      'malachite',
      { shade: 2 },
    ) +
    gem(-20, -48, 'gold', 2.6) +
    gem(20, -48, 'gold', 2.6),
  key: () =>
    solid('M-3 -30h6v70h-6z', 'gold', { shade: 1.6 }) +
    strip(dot(0, -40, 10), 5, 'gold', 3) +
    solid('M3 26h11v5h-5v3h5v5h-11z', 'gold', { shade: 1.2, ink: 1.2 }),
  torch: () =>
    solid('M-4 -20L4 -20L3 50H-3Z', 'brown', { shade: 1.6 }) +
    solid('M0 -58C12 -44 12 -34 6 -24H-6C-14 -34 -8 -44 0 -58Z', 'ochre', { shade: 3 }) +
    patch('M0 -44C6 -36 4 -30 0 -26C-5 -30 -4 -36 0 -44Z', 'gold-l'),
  pick: () =>
    solid('M-3 -54h6v112h-6z', 'brown', { shade: 1.6 }) +
    solid('M-32 -44Q-16 -64 4 -62Q24 -60 32 -40Q16 -52 0 -50Q-16 -52 -32 -44Z', 'iron', { shade: 3, rim: 1 }),
  wand: () =>
    solid('M-2 -44h4v70h-4z', 'oak', { shade: 1.2 }) +
    solid(star(0, -54, 13), 'gold', { shade: 2.4, rim: 0.8 }) +
    each('-18 -70, 18 -66, 22 -44', (x, y) => patch(star(x, y, 4), 'gold-l')),
  cross: () => solid('M-3 -60h6v16h13v6h-13v96h-6v-96h-13v-6h13z', 'oak', { shade: 1.6 }),
  chisel: () =>
    solid('M-4 -52L6 -46L4 -14H-4Z', 'steel', { shade: 2, shadeTone: 'iron' }) +
    solid('M-5 -14h10v30q-5 4-10 0z', 'brown', { shade: 2 }),
  saw: () =>
    solid(
      'M-6 -70L10 -64L8 2H-5L-6 -2l3-4l-3-4l3-4l-3-4l3-4l-3-4l3-4l-3-4l3-4l-3-4l3-4l-3-4l3-4l-3-4z',
      'steel',
      { shade: 3, shadeTone: 'iron' },
    ) + solid('M-7 0h17v20q-9 6-17 0z', 'brown', { shade: 2.4 }),
  spear: () =>
    solid('M-2.5 -76h5v140h-5z', 'brown', { shade: 1.4 }) +
    solid('M0 -108L8 -88L3 -74H-3L-8 -88Z', 'steel', {
      shade: 2.4,
      shadeTone: 'iron',
      over: line('M0 -104V-76', 1, 'iron'),
    }),
  quill: () =>
    solid('M0 30L-2 8C-10 -16 -6 -44 14 -62C18 -38 14 -14 2 8Z', 'ermine', {
      shade: 3,
      over: line('M0 24Q2 -20 12 -56M4 -10l8-8M5 -24l8-8', 1, 'ermine-d'),
    }),
  mace: () =>
    solid('M-3 -40h6v84h-6z', 'brown', { shade: 1.6 }) +
    solid(
      rays(0, -52, 16, (n) => (n % 2 ? 12 : 18)),
      'iron',
      { shade: 4, rim: 1 },
    ),
  axe: () =>
    solid('M-3 -60h6v120h-6z', 'brown', { shade: 1.6 }) +
    solid('M2 -62Q18 -72 30 -66Q36 -48 28 -32Q16 -38 2 -40Z', 'steel', { shade: 4, shadeTone: 'iron' }) +
    solid('M-2 -58L-12 -52L-2 -46Z', 'steel', { shade: 1.6, shadeTone: 'iron' }),
  /** Shears, open. */
  shears: () =>
    solid('M-3 10L12 -52L3 -2Z', 'steel', { shade: 1.6, shadeTone: 'iron' }) +
    solid('M3 10L-12 -52L-3 -2Z', 'steel', { shade: 1.6, shadeTone: 'iron' }) +
    disc(0, -2, 2.4, 'gold', { ink: 1 }),
  rake: () =>
    solid('M-2.500 -70h5v134h-5z', 'brown', { shade: 1.4 }) +
    solid('M-20 -78h40v7h-4v12h-4v-12h-6v12h-4v-12h-4v12h-4v-12h-6v12h-4v-12h-4z', 'brown', { shade: 1.6 }),
  banner: () =>
    solid('M-2.500 -96h5v160h-5z', 'brown', { shade: 1.4 }) +
    solid('M2 -94Q20 -100 34 -92Q44 -88 54 -94V-58Q44 -52 34 -56Q20 -64 2 -58Z', 'azure', {
      shade: 4,
      over: patch(star(28, -76, 11), 'gold'),
    }),
};

/** Held before the chest in an open hand. */
export const HELD = {
  orb: () =>
    solid(dot(0, 0, 13), 'gold', {
      shade: 4.5,
      rim: 1,
      over: patch('M-14 -3h28v5h-28z', 'madder'),
    }) +
    solid('M-1.6 -24h3.2v4h4.5v3.2h-4.5v5h-3.2v-5h-4.5v-3.2h4.5z', 'gold', {
      shade: 1,
      ink: 1.2,
    }),
  book: () =>
    solid('M-22 -14L18 -20L24 14L-16 20Z', 'madder', {
      shade: 3,
      over: line('M-12 20L-18 -14', 1.4, 'madder-d'),
    }) + solid('M0 -6l7 5l-5 7l-7-5z', 'gold', { shade: 1.4, ink: 1 }),
  plan: () =>
    solid('M-26 -20L22 -26L28 12L-20 18Z', 'linen', {
      shade: 2.4,
      over: line(
        'M-14 10l-2-18l8-8l9 6l3 18zM-8 9l-1-8h6l1 7M8 -16l10-1M9 -10l10-1M10 -4l10-1',
        1.1,
        'azure',
      ),
    }) +
    solid('M-28 -22q-5 0-4 5t5 4l3-8z', 'linen', { shade: 1.4, ink: 1.2 }) +
    solid('M26 14q5 0 5-4t-5-5l-2 6z', 'linen', { shade: 1.4, ink: 1.2 }),
  purse: () =>
    solid('M-7 -12Q0 -8 7 -12L6 -5C18 2 16 18 0 19C-16 18 -18 2 -6 -5Z', 'brown', { shade: 4, rim: 1 }) +
    line('M-7 -5h14', 2.4, 'gold') +
    gem(0, 7, 'gold', 5),
  flask: () =>
    solid('M-4 -26h8v14C16 -4 16 16 0 17C-16 16 -16 -4 -4 -12Z', 'steel', {
      shade: 3,
      inside: patch('M-20 -1q10-4 20 0t20 0v30h-40z', 'malachite-l'),
    }) +
    disc(-4, 6, 2, '#ffffff', { opacity: 0.8 }) +
    disc(4, 2, 1.4, '#ffffff', { opacity: 0.8 }) +
    solid('M-6 -30h12v5h-12z', 'brown', { shade: 1.2 }),
  scales: () =>
    strip('M0 -30V6M-24 -24Q0 -30 24 -24', 2.2, 'gold', 2) +
    line('M-24 -24l-8 18M-24 -24l8 18M24 -24l-8 18M24 -24l8 18', 1, 'gold-d') +
    solid('M-34 -6h20q-2 9-10 9t-10-9z', 'gold', { shade: 1.6 }) +
    solid('M14 -6h20q-2 9-10 9t-10-9z', 'gold', { shade: 1.6 }),
  gear: () =>
    solid(
      rays(0, 0, 32, (n) => (n % 4 < 2 ? 16 : 12)),
      'ochre',
      { shade: 3, rim: 0.8 },
    ) + solid(dot(0, 0, 5), 'oak', { shade: 1.4, ink: 1.2 }),
  bird: () =>
    solid('M-6 -6C-16 -24 -10 -46 2 -46C12 -46 14 -34 12 -24C14 -10 12 8 8 14L2 -2Z', 'brown', {
      shade: 4,
      inside: patch('M-16 -30q12 2 16 30h-20z', 'linen'),
      over: line('M-8 -24l3 2M-8 -18l3 2M-6 -12l3 2M6 -26q4 12 2 26', 1.1, 'brown-d'),
    }) +
    disc(-1, -39, 1.8, 'ink') +
    disc(-1.5, -39.5, 0.6, '#ffffff') +
    solid('M-8 -40q-6 0-6 5q3-1 6 0z', 'gold', { shade: 1, ink: 1 }),
  letter: () =>
    solid('M-20 -12L18 -16L21 10L-17 14Z', 'linen', {
      shade: 2.2,
      over: line('M-20 -12L1 2L18 -16', 1.2, 'linen-d'),
    }) + solid(dot(1, 2, 5.5), 'vermilion', { shade: 1.8, ink: 1.2 }),
  lute: () =>
    solid('M-6 4C-26 -6 -34 20 -16 30C0 38 12 22 4 8Z', 'ochre', { shade: 4 }) +
    disc(-12, 16, 5, 'oak', { ink: 1 }) +
    solid('M-4 4L36 -42L42 -37L4 10Z', 'brown', {
      shade: 2,
    }) +
    line('M-20 24L38 -39M-17 27L40 -37', 0.8, 'linen'),
  loaf: () =>
    solid('M-20 6C-22 -12 22 -16 22 2C22 16 -18 18 -20 6Z', 'ochre', {
      shade: 4,
      rim: 1,
      over: line('M-10 -4l6 10M1 -7l6 10M11 -7l5 9', 1.8, 'ochre-d'),
    }),
  scroll: () =>
    solid('M-17 -24H15V18H-17Z', 'linen', {
      shade: 2.4,
      over: line('M-10 -14h18M-10 -7h18M-10 0h13M-10 7h16', 1.2, 'ink-l'),
    }) +
    solid('M-21 -30H19Q23 -26 19 -22H-21Q-25 -26 -21 -30Z', 'linen', { shade: 1.6, ink: 1.3 }) +
    solid('M-21 14H19Q23 18 19 22H-21Q-25 18 -21 14Z', 'linen', { shade: 1.6, ink: 1.3 }),
  crate: () =>
    solid('M-26 -20H22V18H-26Z', 'brown', {
      shade: 4,
      over: line('M-26 -8H22M-26 6H22M-26 -20L22 18', 1.3, 'brown-d'),
    }) +
    solid('M-20 -30Q-14 -38 -8 -30V-20H-20Z', 'ochre', { shade: 2 }) +
    solid(dot(4, -25, 7), 'vermilion', { shade: 2, ink: 1.2 }),
  shield: () =>
    solid('M-24 -28Q0 -36 24 -28C26 0 18 22 0 32C-18 22 -26 0 -24 -28Z', 'azure', {
      shade: 5,
      rim: 1.4,
      inside: patch('M0 -40H30V40H0z', 'ermine'),
    }) + patch(star(0, -4, 13), 'gold', { ink: 1.2 }),
  dice: () =>
    solid('M-20 -10L-4 -16L8 -8L-8 0Z', 'ermine', { shade: 0 }) +
    solid('M-20 -10L-8 0V16L-20 6Z', 'ermine', { shade: 0 }) +
    solid('M8 -8L-8 0V16L8 8Z', 'ermine', { shade: 0, fill: 'ermine-d' }) +
    each('-6 -8, -14 2, -11 9, -3 5, 3 1', (x, y) => disc(x, y, 1.8, 'vermilion')) +
    solid('M12 -30h17v17h-17z', 'ermine', { shade: 2.4 }) +
    each('16 -26, 20.500 -21.500, 25 -17', (x, y) => disc(x, y, 1.9, 'ink')),
  heart: () =>
    solid('M0 18C-30 0 -26 -26 -10 -24Q-2 -22 0 -14Q2 -22 10 -24C26 -26 30 0 0 18Z', 'vermilion', {
      shade: 4.5,
      rim: 1.2,
    }) + line('M-13 -16q-4 3-3 8', 2.4, '#ffffff', { opacity: 0.7 }),
  coin: () =>
    solid(dot(0, -4, 19), 'gold', { shade: 4.5, rim: 1.2 }) +
    line(dot(0, -4, 14), 1.2, 'gold-d') +
    patch('M-8 3l-1.500-13l6 4.500l3.500-7l3.500 7l6-4.500l-1.500 13z', 'gold-d'),
  crystal: () =>
    glow(0, -10, 34, 'azure-l', 0.8) +
    solid(dot(0, -10, 19), 'azure', {
      fill: 'azure-l',
      shade: 6,
      rim: 1.2,
      over: patch('M-12 -6Q0 -18 12 -6Q0 4 -12 -6Z', 'ermine') + disc(0, -6, 4.5, 'indigo'),
    }) +
    disc(-7, -18, 3.2, '#ffffff', { opacity: 0.85 }) +
    solid('M-15 8H15L19 16H-19Z', 'gold', { shade: 1.8 }),
  herbs: () =>
    strip('M0 18Q-4 -10 -14 -30M0 18Q2 -12 2 -36M0 18Q6 -8 18 -26', 2, 'malachite', 1.6) +
    each('-14 -30, 2 -36, 18 -26', (x, y) =>
      solid(`M${x} ${y - 10}q9 4 7 12q-7 6-14 0q-2-8 7-12z`, 'malachite', { shade: 2.4, ink: 1.2 }),
    ) +
    each('-10 -12, 9 -10, -3 -22', (x, y, n) =>
      solid(dot(x, y, 4), (['rose', 'ermine', 'plum'] as const)[n] ?? 'rose', { shade: 1.4, ink: 1 }),
    ),
  mallet: () =>
    solid('M-4 -4L22 -34L27 -29L2 2Z', 'brown', { shade: 1.6 }) +
    solid('M12 -48L38 -26L28 -13L2 -35Z', 'oak', {
      shade: 3,
      rim: 1,
      over: line('M6 -38L32 -18', 1.2, 'oak-d'),
    }),
  candle: () =>
    glow(0, -34, 26, 'glow', 0.9) +
    solid('M-5 -22h10v26h-10z', 'linen', { shade: 2 }) +
    solid('M0 -44C7 -34 6 -28 0 -24C-6 -28 -5 -36 0 -44Z', 'ochre', { shade: 2, ink: 1.2 }) +
    solid('M-14 2H14L10 10H-10Z', 'gold', { shade: 1.8 }),
  basket: () =>
    line('M-20 -6Q-18 -38 0 -38Q18 -38 20 -6', 5.4) +
    line('M-20 -6Q-18 -38 0 -38Q18 -38 20 -6', 2.8, 'straw') +
    each('-12 -8, 0 -11, 12 -8', (x, y, n) =>
      solid(dot(x, y, 7), (['vermilion', 'ochre', 'malachite'] as const)[n] ?? 'malachite', {
        shade: 2,
        ink: 1.2,
      }),
    ) +
    solid('M-23 -8H23L17 18Q0 22 -17 18Z', 'straw', {
      shade: 4,
      over: line('M-22 0H22M-20 9H20M-12 -8l3 27M0 -8v28M12 -8l-3 27', 1.2, 'straw-d'),
    }),
  masks: () =>
    solid('M-24 -30Q-10 -24 2 -32C4 -12 0 2 -10 6C-20 2 -26 -12 -24 -30Z', 'ermine', { shade: 3 }) +
    line('M-18 -20q3-3 6 0M-8 -21q3-3 6-1M-16 -9q6 6 10-1', 1.6) +
    solid('M4 -18Q16 -12 28 -20C30 -2 26 12 16 16C8 12 2 -2 4 -18Z', 'soot', { shade: 3 }) +
    line('M10 -8q3 3 6 0M19 -9q3 3 6-1M12 6q5-6 10-1', 1.6, 'ermine'),
};

/** Behind the shoulders. */
export const WINGS = (c: Pigment): string =>
  [-1, 1]
    .map((side) => {
      const x = (value: number) => value * side;
      return (
        solid(`M${x(16)} 50C${x(30)} 0 ${x(54)} -34 ${x(76)} -34C${x(82)} 0 ${x(66)} 34 ${x(20)} 62Z`, c, {
          shade: 4,
          rim: 1.2,
          over: line(
            `M${x(20)} 52Q${x(44)} 10 ${x(70)} -20M${x(24)} 56Q${x(54)} 24 ${x(74)} 4`,
            1.1,
            dark(c),
          ),
        }) +
        solid(`M${x(18)} 58C${x(48)} 40 ${x(74)} 44 ${x(78)} 60C${x(72)} 82 ${x(44)} 90 ${x(22)} 80Z`, c, {
          shade: 3,
          rim: 1,
        })
      );
    })
    .join('');
