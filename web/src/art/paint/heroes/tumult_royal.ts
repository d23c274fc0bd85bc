/** Bright, then burning: a statue that has become too large, and those who have had enough of it. */
import { at, each, simply, strip, thin } from '../pen';
import { castle, house } from '../places/buildings';
import { mill, sheep, statue } from '../places/life';
import { cloud, distance, hill, mountain, pine, sky, sun, tree } from '../places/nature';
import { folk, fork, torch } from '../tumult_royal/people';
import { HEIGHT, hero, stands, WIDTH } from './stage';

const ROPES = 'M952 212Q1060 250 1150 420M930 214Q820 280 770 430';
/** Who stands where, from the left. */
const people = [
  [560, 2],
  [680, 1],
  [800, 4],
  [920, 5],
  [1040, 3],
  [1160, 6],
  [1290, 0],
  [1410, 2],
  [1530, 4],
] as const;

export const tumultRoyal = hero(
  () =>
    sky(WIDTH, HEIGHT, 'dusk1', 'dusk2', 110) +
    sun(560, 190, 44) +
    cloud(200, 130, 1.8, 0.5) +
    cloud(900, 90, 1.5, 0.5) +
    distance('M0 330Q300 250 620 310T1240 280T1600 320', HEIGHT) +
    mountain(1160, 330, 260, 170) +
    mountain(1330, 330, 280, 210) +
    hill('M0 370Q400 310 800 350T1600 340', HEIGHT, 'grass') +
    at(380, 366, 1.3, castle()) +
    house(620, 372, 44, 34, { timber: true, depth: 24, chimney: true }) +
    house(700, 378, 38, 30, { depth: 20, roof: 'thatch' }) +
    mill(1080, 372, 1.5) +
    each('1220 384, 1264 390, 1310 384, 1440 384, 1486 392, 820 384', (x, y, n) =>
      n % 2 ? pine(x, y, 54 + n * 2) : tree(x, y, 18 + n),
    ) +
    sheep(250, 388, 1.3) +
    sheep(330, 394, 1.4, 'right') +
    sheep(140, 402, 1.5) +
    hill('M0 440Q400 400 800 424T1600 410', HEIGHT, 'leaf') +
    at(940, 470, 1, thin(statue(0, 0, 4.3, 'ochre'), 2.3), 'rotate(7)') +
    strip(ROPES, 2.6, 'thatch', 2.4) +
    torch(620, 540) +
    fork(730, 560) +
    torch(1240, 540) +
    fork(1130, 560) +
    torch(1500, 550) +
    fork(1400, 560) +
    people
      .map(([x, who], n) => {
        const one = { ...(folk[who] ?? folk[0]), mood: n === 3 ? 'pleased' : 'angry' } as const;
        const draw = () =>
          stands(
            n % 3 === 1 ? { ...one, holds: [['fist', 40, 30]] } : one,
            x,
            572 + (n % 2) * 14,
            n % 2 ? 1 : 1.08,
          );
        return n > 6 ? simply(draw) : draw();
      })
      .join(''),
  940,
);
