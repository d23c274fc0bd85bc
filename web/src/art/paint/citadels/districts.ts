/** The districts of Citadels as places, 200 by 200: sky, distance, ground, the one building, and life. */
import { at, bar, clipped, disc, each, glow, line, patch, rect, star, type Paint } from '../pen';
import { picture, type Picture } from '../picture';
import { church, house, manor, tower, wall, type Building } from '../places/buildings';
import { barrel, pile, ship, walker } from '../places/life';
import {
  birds,
  bush,
  cloud,
  crescent,
  distance,
  hill,
  mountain,
  pine,
  sky as skyOf,
  sun,
  tree,
  waves,
} from '../places/nature';
import { tent } from '../places/town';
import { buildings as common } from './buildings';

import { bareTree, grave, wonders } from './wonders';

export const buildings: Readonly<Record<string, Building>> = { ...common, ...wonders };
const all = { ...common, ...wonders };
type Id = keyof typeof all;

const sky = (above?: Paint, below?: Paint, lights = 30) => skyOf(200, 200, above, below, lights);
const day = (x: number, y = 42) => sky() + sun(x, y, 13);
const dusk = (x: number, y = 46) => sky('dusk1', 'dusk2') + sun(x, y, 12);
const far = (ridge = 'M0 130Q60 100 120 122T200 110') => distance(ridge, 200);
const meadow = (ridge = 'M0 158Q90 140 200 158') => hill(ridge, 200, 'grass');
const square = (ridge = 'M0 160Q90 150 200 160') =>
  hill(ridge, 200, 'stone') +
  line('M10 180h30M60 190h40M120 178h30M20 194h20M150 192h30M84 174h20', 1.4, 'stone-d');
const yard = (ridge = 'M0 160Q80 148 200 158') =>
  hill(ridge, 200, 'earth') + line('M20 182h14M60 190h18M110 180h14M150 190h20M170 174h12', 2, 'earth-d');
const stand = (id: Id, x: number, y: number, k: number) => at(x, y, k, all[id].draw());

/** The way to a door. */
const path = (x: number) =>
  patch(`M${x - 8} 170Q${x - 14} 184 ${x - 34} 200H${x + 16}Q${x + 8} 184 ${x + 8} 170z`, 'earth', {
    ink: 1.2,
  });

const scenes: Readonly<Record<Id, () => string>> = {
  tavern: () =>
    dusk(160) +
    far('M0 128Q60 96 120 118T200 108') +
    at(8, 130, 0.62, manor()) +
    at(138, 128, 0.5, church()) +
    yard() +
    stand('tavern', 42, 170, 1.25) +
    barrel(24, 176) +
    barrel(38, 180) +
    walker(150, 178, 1.05, 'azure', { arm: true, hat: 'vermilion' }) +
    walker(168, 176, 0.98, 'malachite', { skin: 'skin3' }) +
    patch('M-2 176Q60 200 110 182L70 172z', 'glow', { opacity: 0.28 }),
  market: () =>
    day(166) +
    cloud(20, 52) +
    far() +
    at(4, 152, 0.66, manor()) +
    at(116, 152, 0.74, house(0, 0, 44, 54, { timber: true, depth: 22 })) +
    at(168, 152, 0.7, house(0, 0, 40, 40, { roof: 'slate', depth: 20 })) +
    square() +
    stand('market', 18, 176, 1.3) +
    at(126, 186, 0.9, all.market.draw()) +
    walker(108, 190, 1.05, 'azure', { hat: 'linen' }) +
    walker(124, 194, 1, 'plum', { skin: 'skin4' }) +
    each('24 190, 34 194', (x, y) => pile(`${x} ${y}, ${x + 8} ${y}, ${x + 4} ${y - 6}`, 4.5, 'vermilion')),
  guild_house: () =>
    day(38) +
    cloud(120, 44, 1.1) +
    far() +
    at(4, 158, 0.8, house(0, 0, 44, 50, { depth: 20, roof: 'thatch' })) +
    at(140, 158, 0.86, house(0, 0, 40, 46, { timber: true, depth: 24, chimney: true })) +
    square() +
    stand('guild_house', 62, 172, 1.24) +
    walker(48, 188, 1, 'ochre', { hat: 'malachite' }) +
    walker(150, 190, 1.05, 'madder', { skin: 'skin3', arm: true }) +
    barrel(166, 190, 0.9),
  trading_house: () =>
    day(158, 40) +
    cloud(14, 52, 0.9) +
    far('M0 128Q70 112 200 122') +
    patch('M120 138H200V172H120z', 'water', { ink: 1.2 }) +
    waves(122, 146, 80, 3, 8) +
    ship(164, 152, 0.62, 'azure') +
    yard('M0 166Q90 158 200 168') +
    stand('trading_house', 26, 172, 1.3) +
    walker(146, 188, 1, 'azure', { skin: 'skin2', hat: 'brown' }) +
    barrel(164, 192, 0.9) +
    barrel(178, 190, 0.9),
  harbour: () =>
    day(150) +
    cloud(16, 44, 0.9) +
    birds(96, 60) +
    far('M0 118Q30 100 70 116H200V122') +
    at(146, 126, 0.42, tower(0, 0, 26, 90, { roof: 'tile' })) +
    patch('M0 124H200V200H0z', 'water', { ink: 1.4 }) +
    waves(0, 136, 200, 7) +
    ship(112, 152, 1.12) +
    patch('M104 172h26l-6 18h-18z', 'water-d', { opacity: 0.4 }) +
    patch('M0 150H66V200H0z', 'oak', { ink: 1.5 }) +
    line('M0 160h66M0 172h66M0 184h66M24 150v10M48 160v12M18 172v12', 1.2, 'oak-d') +
    patch(rect(60, 150, 7, 50), 'oak-d', { ink: 1.4 }) +
    stand('harbour', 4, 152, 0.8) +
    barrel(50, 168, 0.9) +
    walker(36, 170, 0.9, 'vermilion', { skin: 'skin4' }),
  town_hall: () =>
    day(34, 38) +
    cloud(132, 46) +
    far() +
    at(-10, 158, 0.7, house(0, 0, 44, 50, { timber: true, depth: 20 })) +
    at(166, 158, 0.7, house(0, 0, 44, 44, { roof: 'slate', depth: 20 })) +
    square() +
    stand('town_hall', 36, 174, 1.16) +
    walker(60, 192, 1, 'vermilion', { hat: 'soot' }) +
    walker(76, 190, 1, 'azure') +
    walker(150, 192, 1, 'malachite', { skin: 'skin3' }),
  hunting_lodge: () =>
    dusk(40, 48) +
    far('M0 122Q50 84 110 110T200 92') +
    mountain(110, 126, 100, 62) +
    hill('M0 156Q90 138 200 152', 200, 'leaf') +
    each('16 150, 44 146, 176 148, 150 144', (x, y, n) => pine(x, y, 54 + n * 5)) +
    stand('hunting_lodge', 40, 174, 1.28) +
    walker(172, 188, 1.05, 'malachite', { hat: 'vermilion', arm: true }) +
    bush(24, 190, 9, 'pine') +
    bush(188, 186, 8, 'pine'),
  castle: () =>
    day(30, 40) +
    cloud(128, 40) +
    birds(20, 84) +
    far('M0 124Q60 92 130 116T200 100') +
    meadow() +
    patch('M14 200Q30 160 66 154H150Q180 160 194 200z', 'leaf', { ink: 1.4 }) +
    stand('castle', 36, 166, 1.02) +
    path(106) +
    tree(18, 184, 15) +
    tree(184, 180, 13) +
    walker(120, 192, 0.9, 'madder', { arm: true }),
  palace: () =>
    day(166, 36) +
    cloud(16, 46) +
    far() +
    meadow('M0 154Q90 140 200 154') +
    at(18, 168, 1.08, all.palace.draw()) +
    bar(0, 170, 200, 30, 'grass', { ink: 1.2 }) +
    patch('M88 172H112L128 200H74z', 'earth', { ink: 1.2 }) +
    each('30 190, 52 194, 150 190, 172 194', (x, y) => bush(x, y, 9)) +
    each('26 182, 34 180, 52 184, 148 180, 158 182, 172 184', (x, y) =>
      disc(x, y, 2.2, 'vermilion', { ink: 0.8 }),
    ) +
    walker(96, 192, 0.95, 'plum', { hat: 'gold' }) +
    walker(110, 194, 0.95, 'azure'),
  temple: () =>
    day(160, 44) +
    cloud(24, 50) +
    birds(60, 70) +
    far('M0 126Q60 90 130 112T200 96') +
    meadow('M0 156Q70 126 128 130T200 148') +
    stand('temple', 50, 162, 1.5) +
    patch('M44 162h92l10 10h-112z', 'stone-l', { ink: 1.3 }) +
    path(98) +
    tree(22, 178, 16) +
    tree(180, 176, 18) +
    walker(92, 192, 0.95, 'ermine', { hair: 'grey' }),
  church: () =>
    day(34, 40) +
    cloud(120, 46) +
    cloud(20, 78, 0.7, 0.8) +
    far('M0 134Q50 104 110 126T200 112') +
    meadow('M0 158Q90 138 200 158') +
    stand('church', 46, 168, 1.02) +
    tree(22, 176, 20) +
    tree(178, 170, 15) +
    bush(150, 178, 9) +
    path(62) +
    birds(132, 82) +
    walker(92, 188, 0.9, 'brown'),
  abbey: () =>
    day(158, 40) +
    cloud(96, 40, 0.9) +
    far('M0 124Q60 96 130 112T200 104') +
    meadow() +
    stand('abbey', 26, 172, 1.18) +
    bar(84, 180, 92, 14, 'leaf', { ink: 1.2 }) +
    each('94 188, 108 186, 122 189, 136 186, 150 188, 164 186', (x, y, n) =>
      disc(x, y, 2.6, n % 2 ? 'vermilion' : 'ermine', { ink: 0.8 }),
    ) +
    tree(16, 184, 15) +
    walker(66, 192, 1, 'brown', { hair: 'brown' }),
  cathedral: () =>
    sky() +
    cloud(8, 60) +
    cloud(140, 40, 1.1) +
    at(12, 150, 0.5, manor()) +
    square() +
    stand('cathedral', 14, 172, 0.9) +
    walker(40, 190, 0.8, 'vermilion') +
    walker(54, 192, 0.8, 'azure') +
    walker(150, 190, 0.8, 'plum'),
  watchtower: () =>
    dusk(46, 44) +
    far('M0 126Q50 92 110 114T200 100') +
    hill('M0 168Q60 130 110 134T200 164', 200, 'grass') +
    wall(-6, 164, 92, 26, { teeth: 6 }) +
    wall(120, 166, 90, 26, { teeth: 6 }) +
    stand('watchtower', 80, 168, 1.32) +
    pine(22, 188, 44) +
    pine(180, 190, 50) +
    walker(134, 190, 1, 'iron', { hat: 'iron' }),
  dungeon: () =>
    sky('dusk1', 'murk2', 50) +
    crescent(40, 44) +
    far('M0 128Q70 100 200 116') +
    hill('M0 158Q90 146 200 158', 200, 'rock') +
    stand('dungeon', 50, 174, 1.34) +
    patch('M74 176Q70 188 50 200H132Q116 188 112 176z', 'earth', { ink: 1.2 }) +
    walker(160, 190, 1.05, 'soot', { hat: 'iron' }) +
    line('M168 190v-36', 2.4) +
    patch('M168 154l4-10l4 10l-4 4z', 'steel', { ink: 1 }),
  tournament_ground: () =>
    day(160, 38) +
    cloud(18, 46) +
    far() +
    at(6, 144, 0.56, all.castle.draw()) +
    meadow('M0 150Q90 138 200 150') +
    tent(32, 158, 30, 40, 'malachite') +
    tent(172, 158, 30, 38, 'plum') +
    stand('tournament_ground', 28, 184, 1.08) +
    walker(20, 196, 1, 'vermilion', { arm: true }) +
    walker(182, 196, 1, 'azure', { arm: true, skin: 'skin3' }),
  fortress: () =>
    sky('sky1', 'murk2') +
    cloud(20, 40, 1.2, 0.8) +
    cloud(130, 56, 1, 0.8) +
    mountain(-20, 142, 120, 84) +
    mountain(110, 142, 120, 96) +
    hill('M0 164Q40 136 100 134T200 160', 200, 'rock') +
    stand('fortress', 15, 168, 1) +
    patch('M88 170H112L134 200H66z', 'earth', { ink: 1.2 }) +
    pine(14, 194, 40) +
    pine(188, 196, 42) +
    walker(104, 190, 0.9, 'iron', { hat: 'iron' }),
  ghost_town: () =>
    sky('dusk1', 'plum-l', 60) +
    crescent(158, 46, 1.1) +
    distance('M0 140Q60 112 120 128T200 118', 200, 'plum-d') +
    hill('M0 162Q80 146 200 160', 200, 'slate') +
    stand('ghost_town', 34, 172, 1.2) +
    bareTree(22, 178, 0.9) +
    patch('M0 176Q50 166 100 178T200 172V188Q140 182 90 190T0 186z', 'haze', { opacity: 0.45 }),
  keep: () =>
    dusk(150, 46) +
    far('M0 126Q60 94 120 116T200 104') +
    hill('M0 166Q60 132 110 134T200 160', 200, 'leaf') +
    wall(-6, 170, 80, 30, { teeth: 5, pigment: 'rock' }) +
    wall(126, 172, 80, 30, { teeth: 5, pigment: 'rock' }) +
    stand('keep', 64, 174, 1.34) +
    path(104) +
    walker(134, 192, 0.95, 'madder', { hat: 'iron' }),
  laboratory: () =>
    sky('dusk1', 'dusk2', 40) +
    crescent(40, 42) +
    far('M0 130Q70 106 200 120') +
    at(6, 156, 0.7, house(0, 0, 40, 46, { timber: true, depth: 18 })) +
    yard() +
    glow(132, 112, 60, 'malachite-l', 0.7) +
    stand('laboratory', 50, 174, 1.18) +
    barrel(30, 184) +
    walker(172, 190, 1.05, 'plum', { hat: 'plum', hair: 'grey' }),
  smithy: () =>
    dusk(154, 44) +
    far() +
    at(128, 152, 0.66, house(0, 0, 44, 44, { roof: 'thatch', depth: 22 })) +
    yard() +
    stand('smithy', 34, 174, 1.3) +
    walker(172, 186, 1.15, 'brown', { skin: 'skin4', arm: true }) +
    each('150 160, 160 150, 144 148, 166 164', (x, y) => patch(star(x, y, 3.4, 4, 0.3), 'gold-l')) +
    pile('16 192, 26 192, 21 185', 5, 'iron'),
  graveyard: () =>
    sky('dusk1', 'murk1', 60) +
    crescent(160, 42, 1.1) +
    far('M0 132Q60 106 130 122T200 112') +
    hill('M0 160Q70 134 130 142T200 158', 200, 'leaf') +
    stand('graveyard', 26, 176, 1.34) +
    grave(20, 196, 1.1) +
    grave(184, 196, 1) +
    patch('M0 182Q60 172 110 184T200 178V192Q140 186 90 194T0 192z', 'haze', { opacity: 0.35 }),
  observatory: () =>
    sky('dusk1', 'plum', 90) +
    each('30 40, 66 26, 92 54, 60 70', (x, y) => patch(star(x, y, 4.2, 4, 0.3), 'gold-l')) +
    line('M30 40L66 26L92 54L60 70Z', 1, 'gold-l', { opacity: 0.6 }) +
    far('M0 140Q60 116 130 130T200 118') +
    hill('M0 176Q60 134 110 138T200 170', 200, 'pine') +
    stand('observatory', 58, 176, 1.2) +
    walker(150, 190, 1, 'indigo', { hat: 'indigo', arm: true }),
  library: () =>
    day(34, 38) +
    cloud(130, 40) +
    far() +
    at(150, 156, 0.6, house(0, 0, 44, 50, { depth: 20, roof: 'slate' })) +
    square() +
    stand('library', 26, 172, 1.26) +
    walker(44, 190, 1, 'plum', { hair: 'grey' }) +
    walker(160, 192, 1, 'indigo', { skin: 'skin2' }) +
    tree(188, 186, 13),
  magic_school: () =>
    sky('dusk1', 'plum', 60) +
    glow(104, 96, 92, 'plum-l', 0.9) +
    crescent(158, 40) +
    far('M0 150Q50 120 120 138T200 128') +
    patch('M20 200Q40 158 78 164L130 158Q170 160 186 200z', 'rock', { ink: 1.5 }) +
    patch('M130 158Q170 160 186 200H150z', 'rock-d') +
    stand('magic_school', 50, 166, 1.05) +
    each('30 70, 178 92, 58 44, 24 118, 168 132, 128 30', (x, y, n) =>
      patch(star(x, y, 3 + (n % 3)), 'gold-l'),
    ) +
    line('M40 96Q96 60 160 104', 1.6, 'gold-l', { opacity: 0.7, dash: '1 7' }) +
    walker(112, 182, 0.95, 'indigo', { hat: 'indigo' }) +
    walker(128, 184, 0.8, 'plum'),
  dragon_hoard: () =>
    sky('fire1', 'fire2', 50) +
    mountain(-30, 150, 110, 84) +
    mountain(120, 150, 120, 96) +
    hill('M0 166Q90 148 200 164', 200, 'earth') +
    glow(96, 158, 66, 'gold-l', 0.7) +
    stand('dragon_hoard', 16, 178, 1.34) +
    pile('60 190, 72 193, 112 191, 124 194, 138 190', 4.5, 'gold') +
    walker(180, 196, 0.95, 'iron', { hat: 'iron' }),
  university: () =>
    day(166, 38) +
    cloud(24, 44) +
    far() +
    meadow('M0 156Q90 144 200 156') +
    stand('university', 30, 172, 1.14) +
    patch('M74 178H102L120 200H58z', 'stone', { ink: 1.2 }) +
    tree(20, 182, 16) +
    tree(184, 178, 15) +
    walker(128, 190, 1, 'madder', { hat: 'madder', hair: 'grey' }) +
    walker(144, 192, 0.9, 'azure', { skin: 'skin3' }) +
    walker(156, 192, 0.9, 'ochre'),
};

/** Below 64 pixels: the building alone under its sky. */
function small(id: Id): Picture['small'] {
  const { width, height, draw } = all[id];
  const k = Math.min(170 / width, 165 / height);
  return {
    space: [0, 0, 200, 200],
    draw: () =>
      bar(0, 0, 200, 200, 'calm') + bar(0, 168, 200, 32, 'grass') + at(100 - (width * k) / 2, 176, k, draw()),
  };
}

export const districts: Readonly<Record<Id, Picture>> = Object.fromEntries(
  (Object.keys(all) as Id[]).map((id) => [
    id,
    picture(200, 200, () => clipped(rect(0, 0, 200, 200), scenes[id]()), small(id)),
  ]),
) as Record<Id, Picture>;
