/** The open road: the king's train between meadows, towns and mountains. */
import { at, line, patch } from '../pen';
import { castle } from '../places/buildings';
import { sheep } from '../places/life';
import { birds, bush, cloud, cypress, distance, hill, mountain, sky, sun, tree } from '../places/nature';
import { landmarks } from '../staufer/landmarks';
import { procession } from '../staufer/train';
import { each } from '../pen';
import { HEIGHT, hero, WIDTH } from './stage';

export const staufer = hero(
  () =>
    sky(WIDTH, HEIGHT, 'sky1', 'sky2', 120) +
    sun(420, 120, 34) +
    cloud(140, 120, 1.6) +
    cloud(760, 90, 1.9) +
    cloud(1280, 140, 1.5) +
    birds(600, 130) +
    mountain(900, 330, 320, 190) +
    mountain(1130, 330, 380, 240) +
    mountain(760, 330, 240, 120) +
    mountain(1400, 330, 300, 170) +
    distance('M0 320Q260 230 560 300T1100 290T1600 310', HEIGHT) +
    hill('M0 360Q300 300 700 350T1600 330', HEIGHT, 'grass') +
    at(1040, 352, 1.25, landmarks.strassburg.draw()) +
    patch('M560 350Q640 250 760 246Q860 252 920 350z', 'leaf', { ink: 1.6 }) +
    at(660, 256, 1, castle()) +
    at(1370, 352, 1.15, landmarks.aachen.draw()) +
    each('480 366, 520 372, 1190 372, 1500 366, 1540 376, 960 366', (x, y, n) =>
      tree(x, y, 17 + ((n * 5) % 8)),
    ) +
    hill('M0 430Q400 370 800 412T1600 396', HEIGHT, 'leaf') +
    sheep(330, 412, 1.2) +
    sheep(392, 424, 1.2, 'right') +
    sheep(1480, 420, 1.2) +
    cypress(230, 430, 96) +
    cypress(262, 436, 74) +
    patch('M0 500Q500 430 1000 462T1600 440V540Q1100 520 700 530T0 590z', 'earth', { ink: 2 }) +
    line('M0 540Q500 470 1000 498T1600 482', 2.4, 'earth-d', { dash: '16 20' }) +
    at(1010, 522, 1.72, procession()) +
    hill('M0 548Q300 528 640 548T1600 540', HEIGHT, 'pine') +
    each('560 556, 1560 552, 1340 556', (x, y) => bush(x, y, 16, 'pine')),
  1000,
);
