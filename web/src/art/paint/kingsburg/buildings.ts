/** The buildings of Kingsburg, by id: they stand on y = 0, begin at x = 0, and each has one trait of its own. */
import { crest } from '../crests';
import { at, disc, dot, each, glow, line, patch, rect, solid, strip, times } from '../pen';
import {
  block,
  castle,
  cathedral,
  church,
  door,
  EDGE,
  flag,
  hippedRoof,
  house,
  manor,
  tower,
  wall,
  windows,
  type Building,
} from '../places/buildings';
import { barrel, pile, sheep, statue } from '../places/life';
import { hoist, spires, stall, tavern, tent } from '../places/town';

const scaled = (k: number, draw: () => string) => (): string => at(0, 0, k, draw());
/** A trunk, seen from its end. */
const log = (x: number, y: number, r = 6) =>
  solid(dot(x, y, r), 'earth', { shade: 1.6, ink: 1.2 }) + line(dot(x, y, r * 0.5), 1, 'earth-d');
const sword = (turn: number) =>
  `<g transform="rotate(${turn})">${patch('M-2 -18L0 -23L2 -18V8H-2z', 'steel', { ink: 1 })}${line('M-6 8H6M0 8v7', 2.4, 'gold-d')}</g>`;

export const buildings = {
  sawmill: {
    width: 92,
    height: 62,
    draw: () =>
      house(0, 0, 34, 30, { wall: 'brown', roof: 'thatch', depth: 22, rise: 26, bare: true }) +
      line('M0 -8h34M0 -16h34M0 -24h34', 1.1, 'brown-d') +
      patch(rect(8, -18, 18, 18), 'ink', { ink: 1.3 }) +
      solid('M10 -6L17 -20L24 -6Z', 'steel', { shade: 2, ink: 1.2 }) +
      // the wheel in the stream
      patch('M52 2q20-6 40 0v6H52z', 'water', { ink: 1.1 }) +
      disc(64, -12, 16, 'brown', { ink: 1.6 }) +
      disc(64, -12, 11, 'earth', { ink: 1 }) +
      strip('M64 -28V4M48 -12H80M53 -23L75 -1M75 -23L53 -1', 2, 'oak', 1) +
      each('82 -5, 92 -5, 87 -13', (x, y) => log(x, y)),
  },
  quarry: {
    width: 94,
    height: 64,
    draw: () =>
      patch('M0 0V-34L14 -40V-54H34V-62H60V-44H76V-24L90 -18V0z', 'rock', EDGE) +
      patch('M60 -44H76V-24L90 -18V0H66L58 -20z', 'rock-d') +
      line('M14 -40h20M34 -54v24M8 -20h26M34 -30h24M50 -44v14M20 -20v20', 1.2, 'rock-d') +
      at(
        48,
        0,
        1,
        block(0, 0, 16, 13, 7, 'stone') +
          block(18, 2, 14, 11, 6, 'stone') +
          block(8, -13, 14, 11, 6, 'stone'),
      ) +
      strip('M14 -2L34 -34', 3, 'brown-l', 2) +
      solid('M20 -38Q34 -46 48 -32Q34 -38 24 -30Z', 'iron', { shade: 2, ink: 1.3 }),
  },
  goldsmith: {
    width: 84,
    height: 74,
    draw: () =>
      house(0, 0, 42, 36, { timber: true, roof: 'slate', depth: 24, rise: 32, bare: true }) +
      windows(2, 4, -30, 27, 8, 12) +
      door(15, 0, 12, 20, 'plum') +
      // a ring with a stone, as large as a door
      strip('M42 -36h14M56 -36v6', 2.4, 'iron', 2) +
      line(dot(56, -15, 11), 7) +
      line(dot(56, -15, 11), 4, 'gold') +
      solid('M49 -30L56 -37L63 -30L56 -23Z', 'azure', { shade: 2, ink: 1.2 }),
  },
  mint: {
    width: 92,
    height: 74,
    draw: () =>
      block(0, 0, 62, 36, 18, 'stone') +
      patch('M-4 -35L31 -60L66 -35z', 'stone-l', EDGE) +
      patch('M31 -60l18-9L84 -44L66 -35z', 'slate-d', EDGE) +
      disc(31, -44, 9, 'gold', { ink: 1.5 }) +
      patch('M26 -40l-1-8l4 3l2-5l2 5l4-3l-1 8z', 'gold-d') +
      each('6 0, 52 0', (x, y) => patch(rect(x, y - 34, 6, 34), 'stone-l', { ink: 1.1 })) +
      windows(2, 15, -28, 24, 7, 12) +
      door(25, 0, 12, 20, 'iron') +
      pile('74 -3, 84 -3, 79 -9', 5, 'gold'),
  },
  statue: { width: 46, height: 74, draw: () => statue(23, 0, 1.02) },
  chapel: { width: 60, height: 74, draw: () => at(0, 0, 0.56, church({ height: 62, roof: 'tile' })) },
  church: { width: 76, height: 112, draw: () => at(0, 0, 0.72, church()) },
  cathedral: { width: 117, height: 122, draw: () => at(0, 0, 0.62, cathedral()) },
  inn: { width: 76, height: 88, draw: scaled(0.82, tavern) },
  market: { width: 74, height: 46, draw: scaled(0.9, stall) },
  farm: {
    width: 88,
    height: 46,
    draw: () =>
      house(0, 0, 28, 22, { roof: 'thatch', depth: 16, bare: true }) +
      door(9, 0, 10, 14) +
      patch('M44 0q14-8 40-4v4z', 'ochre', { ink: 1.2 }) +
      line('M50 -1v-6M56 -1v-8M62 -1v-8M68 -1v-7M74 -1v-8M80 -1v-6', 1.6, 'ochre-d') +
      sheep(58, 8, 0.7) +
      strip('M40 8H90M40 2H90', 1.6, 'brown-l', 1.4) +
      times(4, (n) => patch(rect(42 + n * 15, -4, 3.4, 14), 'brown-l', { ink: 1 })),
  },
  merchants_guild: {
    width: 84,
    height: 78,
    draw: () =>
      at(0, 0, 0.74, manor('slate')) +
      // scales over the roof
      at(
        30,
        -62,
        1,
        strip('M0 4V-12M-13 -10H13', 2, 'gold', 1.6) +
          each(
            '-13 -10, 13 -10',
            (x, y) =>
              line(`M${x} ${y}l-5 8M${x} ${y}l5 8`, 1, 'gold-d') +
              patch(`M${x - 6} ${y + 8}h12q-1 5-6 5t-6-5z`, 'gold', { ink: 1 }),
          ),
      ) +
      barrel(76, 4, 0.8),
  },
  guard_tower: {
    width: 26,
    height: 92,
    draw: () => tower(2, 0, 22, 68, { top: 'flat' }) + flag(13, -79, 'vermilion', 0.8),
  },
  blacksmith: {
    width: 76,
    height: 62,
    draw: () =>
      house(0, 0, 40, 26, { roof: 'slate', chimney: true, depth: 18, wall: 'stone', bare: true }) +
      glow(20, -8, 22, 'ochre', 0.9) +
      patch('M12 0v-12a8 8 0 0 1 16 0v12z', 'soot', { ink: 1.3 }) +
      patch('M14 0Q13 -8 18 -11Q18 -6 21 -8Q23 -12 25 -5V0z', 'vermilion') +
      patch('M17 0q1-6 4-6t4 6z', 'glow') +
      at(
        64,
        2,
        0.72,
        solid('M-18 -20H10Q16 -20 18 -15Q6 -14 4 -8V-4H8V0H-8V-4H-4V-8Q-8 -14 -18 -16Z', 'iron', {
          shade: 3,
          rim: 1,
        }),
      ),
  },
  barracks: {
    width: 84,
    height: 74,
    draw: () =>
      block(0, 0, 66, 30, 14, 'stone') +
      hippedRoof(0, -30, 66, 14, 21, 'tile') +
      door(28, 0, 11, 18) +
      at(6, -25, 0.5, crest(0)) +
      at(46, -25, 0.5, crest(1)) +
      flag(34, -50, 'vermilion', 0.8) +
      line('M70 2V-34M78 2V-34', 2.4) +
      each('70 -34, 78 -34', (x, y) => patch(`M${x} ${y - 9}l3 7l-3 5l-3-5z`, 'steel', { ink: 1 })),
  },
  wizards_guild: { width: 56, height: 108, draw: scaled(0.62, spires) },
  palisade: {
    width: 84,
    height: 40,
    draw: () =>
      times(8, (n) =>
        patch(`M${2 + n * 10} 0v-30l4.7-8l4.7 8v30z`, n % 2 ? 'brown' : 'brown-l', { ink: 1.3 }),
      ) + patch('M0 -22h84v5h-84z', 'oak', { ink: 1.1 }),
  },
  stable: {
    width: 84,
    height: 52,
    draw: () =>
      house(0, 0, 40, 26, { roof: 'thatch', depth: 26, timber: true, bare: true }) +
      patch(rect(9, -20, 22, 20), 'ink', { ink: 1.3 }) +
      // who looks out of it
      solid('M14 0C12 -12 16 -20 22 -21L22 -26L27 -21Q33 -19 36 -12L31 -8Q26 -9 25 0Z', 'brown', {
        shade: 3,
        ink: 1.3,
      }) +
      disc(26, -16, 1.2, 'ink') +
      line('M9 -8h22', 2.4, 'oak-l') +
      at(
        72,
        2,
        1,
        solid('M-12 0Q-14 -12 0 -14Q14 -12 12 0Z', 'thatch', {
          shade: 3,
          over: line('M-8 -2l4-8M0 -2v-10M7 -2l-3-8', 1.1, 'thatch-d'),
        }),
      ),
  },
  stone_wall: { width: 80, height: 40, draw: () => wall(0, 0, 80, 32, { teeth: 5 }) },
  fortress: { width: 88, height: 88, draw: scaled(0.66, castle) },
  barricade: {
    width: 80,
    height: 36,
    draw: () => strip('M8 0L40 -30M40 0L8 -30M40 0L72 -30M72 0L40 -30M2 -12h76', 4, 'brown-l', 2.5),
  },
  crane: {
    width: 48,
    height: 76,
    draw: () => at(0, 0, 0.92, hoist(6, 0) + block(26, 2, 22, 12, 7, 'stone')),
  },
  town_hall: {
    width: 84,
    height: 98,
    draw: () =>
      at(0, 0, 0.72, manor()) +
      tower(22, -42, 18, 30, { roof: 'slate', blind: true, wall: 'plaster' }) +
      disc(31, -62, 6, 'linen', { ink: 1.3 }) +
      line('M31 -66v4l3 2', 1.2),
  },
  embassy: {
    width: 86,
    height: 84,
    draw: () =>
      block(0, 0, 64, 42, 16, 'rose') +
      hippedRoof(0, -42, 64, 16, 20, 'slate') +
      windows(4, 6, -36, 15, 7, 13) +
      windows(1, 6, -16, 15, 7, 12) +
      windows(1, 51, -16, 15, 7, 12) +
      door(26, 0, 12, 20) +
      each('12 -58, 32 -60, 52 -58', (x, y, n) =>
        flag(x, y, (['azure', 'ochre', 'malachite'] as const)[n] ?? 'azure', 0.9),
      ),
  },
  improvised_defenses: {
    width: 92,
    height: 40,
    draw: () =>
      // a cart on its side, sacks, barrels, stakes
      strip('M70 0L84 -34M82 0L94 -30M76 2L70 -28', 3, 'brown-l', 2) +
      patch('M6 -4L44 -22L50 -8L14 6z', 'brown', EDGE) +
      line('M16 -8l6 12M28 -14l6 12M38 -18l6 12', 1.2, 'brown-d') +
      disc(14, -10, 12, 'oak', { ink: 1.6 }) +
      disc(14, -10, 8, 'earth') +
      line('M14 -22V2M2 -10H26', 2, 'oak') +
      barrel(52, 0, 1) +
      each('62 0, 74 0, 68 -9', (x, y) =>
        solid(
          `M${x - 9} ${y}Q${x - 10} ${y - 11} ${x} ${y - 11}Q${x + 10} ${y - 11} ${x + 9} ${y}Z`,
          'thatch',
          { shade: 2.4, ink: 1.3 },
        ),
      ),
  },
  recruiting_center: {
    width: 88,
    height: 66,
    draw: () =>
      tent(38, 0, 64, 54, 'azure') +
      // the table at which one signs
      patch(rect(58, -16, 30, 4), 'brown', { ink: 1.2 }) +
      line('M61 -12V2M85 -12V2', 3, 'oak') +
      solid('M64 -24h14v8h-14z', 'linen', { shade: 1.4, ink: 1.1 }) +
      line('M80 -16q2-12 7-16', 2, 'ermine-d') +
      at(2, -22, 0.6, crest(0)),
  },
  training_camp: {
    width: 92,
    height: 58,
    draw: () =>
      // a man of straw and a target
      strip('M22 2V-44M4 -32H40', 3.4, 'brown-l', 2.2) +
      solid('M14 -32Q12 -14 16 -12H28Q32 -14 30 -32Z', 'thatch', {
        shade: 3,
        over: line('M14 -24h16M15 -18h14', 1.2, 'brown'),
      }) +
      solid(dot(22, -42, 8), 'thatch', { shade: 2.4 }) +
      line('M19 -44l2 2M21 -44l-2 2M24 -44l2 2M26 -44l-2 2M19 -38h6', 1.2) +
      strip('M58 2L64 -30M82 2L76 -30', 2.4, 'brown-l', 2) +
      disc(70, -26, 17, 'linen', { ink: 1.6 }) +
      disc(70, -26, 12, 'vermilion', { ink: 1 }) +
      disc(70, -26, 7, 'linen', { ink: 1 }) +
      disc(70, -26, 3, 'vermilion') +
      strip('M70 -26L88 -38', 1.4, 'brown-l', 1.4),
  },
  military_academy: {
    width: 94,
    height: 92,
    draw: () =>
      tower(0, 0, 20, 56, { roof: 'tile', blind: true, flag: 'vermilion' }) +
      tower(70, 0, 20, 56, { roof: 'tile', blind: true, flag: 'vermilion', seed: 8 }) +
      block(14, 0, 60, 40, 6, 'stone') +
      patch('M10 -39L44 -62L78 -39z', 'stone-l', EDGE) +
      at(44, -44, 0.72, sword(38) + sword(-38)) +
      windows(2, 22, -32, 36, 7, 14) +
      door(37, 0, 14, 24) +
      patch('M30 2h28l4 4h-36z', 'stone-l', { ink: 1.1 }),
  },
} satisfies Record<string, Building>;

export type BuildingId = keyof typeof buildings;

/** Whether something is built: it stands, or stakes and a shadow of it mark the place. */
export function stakes(width: number): string {
  return (
    patch(`M2 0h${width - 8}l-8-12h${-(width - 26)}z`, 'earth', { ink: 1, opacity: 0.75 }) +
    line(`M6 0v-12M${width - 10} 0v-12M14 -12v-9M${width - 18} -12v-9`, 2.4, 'oak') +
    line(`M6 -10H${width - 10}`, 1, 'linen')
  );
}
