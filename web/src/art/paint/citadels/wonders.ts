/** The purple buildings of Citadels. */
import { at, disc, each, glow, line, patch, rect, solid, strip, times } from '../pen';
import {
  block,
  chimney,
  dome,
  door,
  EDGE,
  gate,
  hippedRoof,
  house,
  steppedHouse,
  tower,
  window,
  windows,
  type Building,
} from '../places/buildings';
import { pile } from '../places/life';
import { spires } from '../places/town';

export const grave = (x: number, y: number, k = 1) =>
  at(
    x,
    y,
    k,
    patch('M-6 0V-14a6 6 0 0 1 12 0V0z', 'stone', EDGE) +
      patch('M2 0V-19Q6 -18 6 -14V0z', 'stone-d') +
      line('M-1 -15v9M-4 -12h6', 1.4, 'stone-d'),
  );
export const bareTree = (x: number, y: number, k = 1) =>
  at(
    x,
    y,
    k,
    strip(
      'M0 0Q-3 -24 2 -44M0 -22Q-12 -28 -16 -42M1 -30Q12 -34 15 -50M-9 -32l-10-4M9 -38l12-1',
      3,
      'soot',
      2,
    ),
  );
/** A house that has seen better days: leaning, boarded up, holes in its roof. */
const ruin = (x: number, lean: number, width: number, height: number) =>
  at(
    x,
    0,
    1,
    block(0, 0, width, height, width * 0.3, 'slate') +
      patch(
        `M-3 ${-height + 2}L${width * 0.45} ${-height - width * 0.7}L${width + 3} ${-height + 2}z`,
        'soot',
        EDGE,
      ) +
      patch(`M${width * 0.2} ${-height - 5}l7-9l5 7l-4 5z`, 'ink') +
      window(width * 0.2, -height + 8, 7, 11) +
      line(`M${width * 0.14} ${-height + 12}l14 8M${width * 0.14} ${-height + 19}l14-7`, 2.4, 'brown-l') +
      patch(rect(width * 0.6, -15, 9, 15), 'ink', { ink: 1.2 }),
    `skewX(${lean})`,
  );

export const wonders = {
  ghost_town: {
    width: 118,
    height: 92,
    draw: () =>
      bareTree(104, 0, 1.1) +
      ruin(0, -5, 34, 42) +
      ruin(64, 6, 28, 34) +
      ruin(36, 3, 28, 54) +
      // who still lives here
      solid('M86 -56C86 -72 106 -72 106 -56V-34L101 -39L96 -34L91 -39L86 -34Z', 'ermine', {
        shade: 3,
        ink: 1.3,
      }) +
      disc(92, -57, 2, 'ink') +
      disc(100, -57, 2, 'ink'),
  },
  keep: {
    width: 58,
    height: 92,
    draw: () => tower(3, 0, 52, 80, { top: 'flat', teeth: 5, wall: 'rock' }) + gate(19, 0, 18, 28),
  },
  laboratory: {
    width: 104,
    height: 116,
    draw: () =>
      house(0, 0, 56, 44, { roof: 'plum', wall: 'stone', depth: 26, rise: 34, bare: true }) +
      windows(2, 8, -34, 32, 9, 14) +
      door(22, 0, 12, 22, 'plum') +
      window(25, -62, 6, 10) +
      // the great still and what comes out of it
      line('M66 -66Q66 -92 82 -90Q96 -86 92 -60', 7) +
      line('M66 -66Q66 -92 82 -90Q96 -86 92 -60', 4.2, 'copper-l') +
      solid('M58 -66Q52 -40 66 -38H74Q84 -42 76 -66Z', 'copper', { shade: 4, rim: 1.2 }) +
      solid('M86 -60h12v14q6 4 5 12t-11 8t-11-8t5-12z', 'steel', {
        shade: 3,
        inside: patch('M78 -38h30v20h-30z', 'malachite-l'),
      }) +
      each('60 -100, 68 -110, 56 -112', (x, y, n) =>
        disc(x, y, 4 + n, 'malachite-l', { opacity: 0.8, ink: 1 }),
      ),
  },
  smithy: {
    width: 96,
    height: 92,
    draw: () =>
      block(0, 0, 60, 34, 24, 'stone') +
      hippedRoof(0, -34, 60, 24, 26, 'slate') +
      chimney(50, -52, 34, 'rock') +
      glow(26, -10, 30, 'ochre', 0.9) +
      patch('M12 0V-14a13 13 0 0 1 27 0V0z', 'soot', { ink: 1.6 }) +
      patch('M16 0Q14 -12 21 -16Q20 -9 25 -10Q24 -18 29 -21Q36 -12 35 0z', 'vermilion') +
      patch('M20 0Q20 -7 24 -8Q25 -4 28 -10Q32 -6 31 0z', 'glow') +
      // the anvil
      at(
        78,
        0,
        1,
        solid('M-18 -20H10Q16 -20 18 -15Q6 -14 4 -8V-4H8V0H-8V-4H-4V-8Q-8 -14 -18 -16Z', 'iron', {
          shade: 3,
          rim: 1,
        }),
      ) +
      at(
        70,
        -26,
        1,
        strip('M0 0L12 -16', 3, 'brown-l', 2) +
          solid('M6 -22l14 9l-5 7l-14-9z', 'iron', { shade: 2, ink: 1.3 }),
      ),
  },
  graveyard: {
    width: 112,
    height: 74,
    draw: () =>
      bareTree(98, -4, 0.9) +
      at(
        30,
        -6,
        1,
        house(0, 0, 30, 26, { wall: 'stone', roof: 'slate', depth: 22, rise: 26, bare: true }) +
          door(10, 0, 10, 17) +
          line('M15 -56v-12M10 -63h10', 2.2, 'gold'),
      ) +
      grave(14, 0, 1.1) +
      grave(80, 2, 1.15) +
      grave(100, 4, 0.9) +
      at(58, 6, 1, line('M0 0v-20M-7 -14h14', 6) + line('M0 0v-20M-7 -14h14', 3.4, 'stone')) +
      // a fence of iron
      line(
        times(9, (n) => `M${4 + n * 13} 6v-13`),
        1.8,
        'iron-d',
      ) +
      line('M0 0H112M0 -4H112', 1.4, 'iron-d'),
  },
  observatory: {
    width: 78,
    height: 126,
    draw: () =>
      tower(10, 0, 54, 74, { top: 'flat', teeth: 5, blind: true }) +
      windows(2, 18, -60, 22, 8, 14) +
      door(28, 0, 15, 24) +
      disc(36, -36, 6, 'gold', { ink: 1.2 }) +
      line('M36 -40v8M32 -36h8', 1.2, 'gold-d') +
      at(37, -82, 1, dome(-26, 0, 52, 'slate')) +
      patch('M40 -84Q50 -100 42 -120L50 -116Q60 -102 52 -84z', 'indigo', { ink: 1.3 }) +
      at(
        46,
        -102,
        1,
        solid('M-6 -5L26 -12V4L-6 5Z', 'gold', { shade: 2.4 }) + disc(26, -4, 4.5, 'water', { ink: 1.3 }),
        'rotate(-34)',
      ),
  },
  library: {
    width: 116,
    height: 88,
    draw: () =>
      block(0, 0, 88, 52, 22, 'stone') +
      hippedRoof(0, -52, 88, 22, 20, 'plum') +
      times(4, (n) => {
        const x = 6 + n * 21;
        return (
          patch(`M${x} -10V-34a7 7 0 0 1 14 0V-10z`, 'window', { ink: 1.2 }) +
          // shelves behind the glass
          line(`M${x} -18h14M${x} -27h14`, 1.2, 'oak') +
          line(
            `M${x + 3} -18v-6M${x + 6} -18v-7M${x + 10} -18v-5M${x + 4} -27v-6M${x + 9} -27v-7`,
            2,
            'madder',
          )
        );
      }) +
      // an open book over the door
      at(
        44,
        -58,
        1,
        solid('M0 -4Q-12 -12 -24 -8V-24Q-12 -28 0 -20Q12 -28 24 -24V-8Q12 -12 0 -4Z', 'linen', {
          shade: 2.4,
          over: line(
            'M0 -20V-4M-18 -20q8-1 14 3M-18 -15q8-1 14 3M18 -20q-8-1-14 3M18 -15q-8-1-14 3',
            1,
            'linen-d',
          ),
        }),
      ) +
      patch(rect(-3, -6, 94, 6), 'stone-l', { ink: 1.2 }),
  },
  magic_school: { width: 90, height: 176, draw: spires },
  dragon_hoard: {
    width: 130,
    height: 96,
    draw: () =>
      patch('M0 0Q8 -40 34 -54L52 -84L74 -70L96 -78Q118 -44 126 0z', 'rock', EDGE) +
      patch('M74 -70L96 -78Q118 -44 126 0H94Q92 -40 74 -70z', 'rock-d') +
      line('M34 -54l6 18M52 -84l2 22M20 -26l10 4', 1.3, 'rock-d') +
      patch('M32 0Q30 -44 62 -46Q92 -44 92 0z', 'ink', { ink: 1.6 }) +
      // gold, and who lies on it
      pile('44 -4, 54 -4, 64 -4, 74 -4, 82 -3, 49 -11, 60 -12, 71 -11, 66 -18', 6, 'gold') +
      solid(
        'M44 -22C40 -40 52 -46 62 -38C74 -42 84 -34 80 -22C90 -18 96 -8 110 -6Q98 4 84 -4C74 -14 58 -12 44 -22Z',
        'malachite',
        { shade: 4, over: line('M56 -32q10-4 18 2M52 -24q14 4 28 2', 1.1, 'malachite-d') },
      ) +
      solid('M34 -32Q32 -44 44 -46Q56 -46 56 -36L48 -28L36 -26Z', 'malachite', { shade: 2.4 }) +
      patch('M44 -45l-2-8l6 6zM51 -44l3-8l3 8z', 'malachite-d', { ink: 1 }) +
      disc(45, -38, 2.2, 'gold-l', { ink: 1 }) +
      line('M34 -29h8', 1.4) +
      each('30 -24, 26 -28', (x, y) => disc(x, y, 2, 'cloud', { opacity: 0.8 })),
  },
  university: {
    width: 138,
    height: 122,
    draw: () =>
      tower(92, 0, 24, 86, { roof: 'slate', rise: 34, wall: 'tile', blind: true }) +
      disc(104, -68, 8, 'linen', { ink: 1.4 }) +
      line('M104 -73v5l4 2', 1.4) +
      block(0, 0, 96, 48, 14, 'tile') +
      hippedRoof(0, -48, 96, 14, 24, 'slate') +
      steppedHouse(28, 0, 42, 56, 'tile') +
      windows(2, 4, -42, 11, 7, 28) +
      windows(2, 76, -42, 11, 7, 28) +
      patch(rect(28, -30, 42, 3), 'stone-l', { ink: 1 }) +
      // the owl in the gable
      at(
        49,
        -60,
        1.15,
        solid('M-7 4C-10 -11 10 -11 7 4Q0 8 -7 4Z', 'ochre', { shade: 1.6, ink: 1.1 }) +
          each(
            '-2.800 -4, 2.800 -4',
            (x, y) => disc(x, y, 2.4, 'ermine', { ink: 0.8 }) + disc(x, y, 1, 'ink'),
          ) +
          patch('M-1.200 -1.500h2.400l-1.200 2.500z', 'ink'),
      ) +
      patch('M26 0h46l5 5h-56z', 'stone-l', { ink: 1.2 }),
  },
} satisfies Record<string, Building>;
