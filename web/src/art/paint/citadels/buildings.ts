/**
 * The buildings of Citadels: each stands on y = 0, begins at x = 0 and has one trait that no other has. The same
 * drawing serves the card and the skyline. Here those of the four common colours; the purple ones are in `wonders`.
 */
import { at, disc, dot, each, line, patch, rect, solid, strip, times } from '../pen';
import {
  block,
  castle,
  cathedral,
  church,
  door,
  EDGE,
  flag,
  gate,
  hippedRoof,
  house,
  steppedHouse,
  tower,
  wall,
  window,
  windows,
  type Building,
} from '../places/buildings';
import { pine } from '../places/nature';
import { hoist, stall, tavern, tent } from '../places/town';

export const column = (x: number, y: number, height: number, width = 6) =>
  patch(rect(x, y - height, width, height), 'stone-l', { ink: 1.1 }) +
  patch(rect(x + width * 0.62, y - height, width * 0.38, height), 'stone');
export const arcade = (n: number, x: number, step: number, width: number, height: number) =>
  times(n, (one) => {
    const left = x + one * step;
    const r = width / 2;
    return patch(`M${left} 0v${-height + r}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`, 'ink-l', {
      ink: 1.2,
    });
  });
export const buildings = {
  tavern: { width: 92, height: 110, draw: tavern },
  market: { width: 82, height: 52, draw: stall },
  guild_house: {
    width: 74,
    height: 122,
    draw: () =>
      house(0, 0, 48, 66, { timber: true, roof: 'slate', depth: 20, rise: 46, bare: true }) +
      windows(3, 5, -60, 15, 8, 13) +
      windows(2, 5, -30, 30, 8, 13) +
      door(18, 0, 12, 22, 'malachite') +
      window(21, -86, 6, 10) +
      // the sign of the guilds: shears and a ring of gold on a long banner
      strip('M48 -60h20', 2.4, 'iron', 2) +
      solid('M52 -58h20v38l-10-8l-10 8z', 'malachite', { shade: 3 }) +
      line(dot(62, -46, 5.5), 2.2, 'gold') +
      line('M57 -36l10 8M67 -36l-10 8', 2, 'gold'),
  },
  trading_house: {
    width: 92,
    height: 104,
    draw: () =>
      steppedHouse(0, 0, 56, 60, 'tile') +
      steppedHouse(44, 0, 40, 40, 'ochre') +
      patch(rect(22, -50, 12, 16), 'oak', { ink: 1.2 }) +
      strip('M28 -58h-20M10 -58v4', 3, 'oak-l', 2) +
      line('M10 -56v22', 1.4) +
      solid('M4 -34Q10 -38 16 -34L18 -20Q10 -16 2 -20Z', 'thatch', { shade: 2.4 }) +
      line('M7 -33l6 0', 1.4, 'oak') +
      at(
        78,
        0,
        0.8,
        solid('M-14 0V-20H10V0Z', 'brown', {
          shade: 3,
          over: line('M-14 -10H10M-14 -20L10 0', 1, 'brown-d'),
        }),
      ),
  },
  harbour: {
    width: 112,
    height: 82,
    draw: () => house(0, 0, 34, 40, { timber: true, depth: 20 }) + hoist(66, 0),
  },
  town_hall: {
    width: 112,
    height: 138,
    draw: () =>
      block(0, 0, 90, 52, 18, 'plaster') +
      hippedRoof(0, -52, 90, 18, 26, 'tile') +
      tower(32, -46, 26, 50, { roof: 'slate', blind: true, rise: 34, wall: 'plaster' }) +
      disc(45, -82, 9, 'linen', { ink: 1.5 }) +
      line('M45 -88v6l4 3', 1.5) +
      arcade(5, 5, 17, 12, 24) +
      windows(5, 8, -44, 17, 7, 12) +
      patch(rect(-2, -28, 94, 3.5), 'stone', { ink: 1 }),
  },
  hunting_lodge: {
    width: 96,
    height: 74,
    draw: () =>
      pine(86, 0, 58) +
      house(4, 0, 50, 32, { wall: 'brown', roof: 'leaf', depth: 26, rise: 32, bare: true }) +
      line('M4 -8h50M4 -16h50M4 -24h50', 1.2, 'brown-d') +
      each('4 -4, 4 -12, 4 -20, 4 -28', (x, y) => disc(x, y, 3, 'thatch', { ink: 1 })) +
      door(23, 0, 12, 20) +
      windows(2, 10, -20, 31, 8, 9) +
      // antlers over the door
      strip('M29 -36q-10-2-12-12M20 -40q-6 0-8-5M29 -36q10-2 12-12M38 -40q6 0 8-5', 2, 'linen', 1.8) +
      solid('M25 -38h8l-1 8l-3 4l-3-4z', 'brown', { shade: 1.6, ink: 1.2 }) +
      pine(8, 4, 44),
  },
  castle: { width: 132, height: 132, draw: () => castle() },
  palace: {
    width: 152,
    height: 118,
    draw: () =>
      tower(118, 0, 24, 78, { roof: 'gold', rise: 34, blind: true, wall: 'plaster', seed: 6 }) +
      window(126, -66, 7, 13) +
      block(10, 0, 112, 52, 14, 'plaster') +
      hippedRoof(10, -52, 112, 14, 30, 'azure') +
      line('M22 -82H118', 3, 'gold') +
      each(
        '34 -62, 60 -62, 86 -62',
        (x, y) =>
          patch(`M${x} ${y + 6}v-12l7-9l7 9v12z`, 'plaster', { ink: 1.2 }) + window(x + 4.5, y - 4, 5, 8),
      ) +
      tower(0, 0, 24, 84, { roof: 'gold', rise: 34, blind: true, wall: 'plaster' }) +
      window(8, -72, 7, 13) +
      window(8, -44, 7, 13) +
      windows(5, 32, -46, 18, 10, 20) +
      each('29 -24, 47 -24, 65 -24, 83 -24, 101 -24', (x, y) => column(x, y, 22, 2.6)) +
      patch(rect(24, -24, 98, 3.5), 'stone-l', { ink: 1 }) +
      windows(2, 34, -17, 62, 8, 12) +
      // stairs to a door that is always open
      door(64, 0, 18, 20, 'madder') +
      patch('M52 0h42l8 7h-58z', 'stone-l', { ink: 1.2 }) +
      line('M50 3.500h46', 1, 'stone-d'),
  },
  temple: {
    width: 74,
    height: 68,
    draw: () =>
      block(4, 0, 52, 36, 14, 'stone') +
      patch('M-2 -35L30 -60L62 -35z', 'tile', EDGE) +
      patch('M30 -60l14-7L74 -42L62 -35z', 'tile-d', EDGE) +
      each('8 0, 20 0, 36 0, 48 0', (x, y) => column(x, y, 34)) +
      door(25, 0, 11, 22) +
      line('M30 -56v12M25 -51h10', 2, 'gold'),
  },
  church: { width: 104, height: 160, draw: () => church() },
  abbey: {
    width: 132,
    height: 116,
    draw: () =>
      // the nave with its gable to us, a bell in the gable, and round the garden the cloister
      house(6, 0, 40, 58, { wall: 'stone', roof: 'tile', depth: 44, rise: 34, bare: true }) +
      disc(26, -48, 8, 'azure', { ink: 1.4 }) +
      each('26 -53, 21 -48, 31 -48, 26 -43', (x, y) => disc(x, y, 2, 'glow')) +
      patch('M20 -78h12v-14l-6-7l-6 7z', 'stone', EDGE) +
      solid('M22.500 -80q3.500-9 7 0v3h-7z', 'gold', { shade: 1, ink: 1 }) +
      line('M26 -98v-12M22 -106h8', 2, 'gold') +
      door(18, 0, 16, 26) +
      window(9, -30, 6, 14) +
      window(37, -30, 6, 14) +
      block(46, 4, 78, 22, 8, 'plaster') +
      patch('M42 -17L52 -29H122L132 -25L128 -17L124 -17z', 'tile', EDGE) +
      line('M48 -22H126', 0.9, 'tile-d') +
      at(0, 4, 1, arcade(6, 50, 12.4, 9, 16)),
  },
  cathedral: { width: 188, height: 196, draw: () => cathedral() },
  watchtower: {
    width: 30,
    height: 126,
    draw: () => tower(0, 0, 28, 96, { top: 'flat' }) + flag(14, -108, 'vermilion'),
  },
  dungeon: {
    width: 84,
    height: 74,
    draw: () =>
      patch('M0 0Q4 -40 12 -62H66Q74 -40 78 0z', 'rock', EDGE) +
      patch('M52 -62H66Q74 -40 78 0H54z', 'rock-d') +
      line('M10 -20h12M16 -40h14M30 -10h12M36 -30h10M34 -52h10M12 -8h8', 1.2, 'rock-d') +
      patch('M8 -60h62v-8h-8v4h-8v-4h-8v4h-8v-4h-8v4h-8v-4h-8v4h-6z', 'rock', EDGE) +
      // barred openings, a heavy door, chains
      each(
        '16 -44, 44 -44',
        (x, y) =>
          patch(rect(x, y, 14, 12), 'ink', { ink: 1.4 }) +
          line(`M${x + 4} ${y}v12M${x + 7} ${y}v12M${x + 10} ${y}v12`, 1.5, 'iron-l'),
      ) +
      patch('M28 0V-18a10 10 0 0 1 20 0V0z', 'oak', { ink: 1.6 }) +
      line('M28 -6h20M28 -14h20', 2.4, 'iron') +
      line('M56 -30q2 10 0 20M62 -30q3 12 1 24', 2.2, 'iron-l', { dash: '3 2' }) +
      disc(58, -6, 3.6, 'none', { ink: 2, tone: 'iron-l' }),
  },
  tournament_ground: {
    width: 136,
    height: 84,
    draw: () =>
      tent(26, -4, 46, 62, 'vermilion') +
      tent(110, -4, 42, 56, 'azure') +
      tent(68, -8, 40, 50, 'ochre') +
      // the lists
      strip('M0 -14H136M0 -4H136', 3, 'linen', 2.2) +
      times(8, (n) => patch(rect(2 + n * 18.6, -20, 5, 20), n % 2 ? 'vermilion' : 'linen', { ink: 1.2 })) +
      strip('M44 -10L92 -32', 2.6, 'ochre', 2) +
      patch('M92 -32l10-6l-4 9z', 'steel', { ink: 1.2 }),
  },
  fortress: {
    width: 168,
    height: 122,
    draw: () =>
      tower(58, 0, 46, 98, { top: 'flat', teeth: 5, wall: 'rock' }) +
      tower(0, 0, 34, 72, { top: 'flat', teeth: 4, wall: 'rock', seed: 4 }) +
      tower(130, 0, 36, 78, { top: 'flat', teeth: 4, wall: 'rock', seed: 8 }) +
      wall(28, 0, 108, 48, { pigment: 'rock' }) +
      patch('M40 0L46 -30H60L66 0zM100 0L106 -30H120L126 0z', 'rock', EDGE) +
      patch('M56 -30H60L66 0H58zM116 -30H120L126 0H118z', 'rock-d') +
      gate(72, 0, 22, 32) +
      each('30 -58, 64 -58, 112 -58', (x, y) =>
        patch(`M${x} ${y + 16}h13v18l-6.5-5l-6.5 5z`, 'vermilion', { ink: 1.2 }),
      ) +
      flag(81, -108, 'vermilion', 1.1),
  },
} satisfies Record<string, Building>;
