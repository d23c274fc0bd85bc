/** A warm hall: the king and his council behind the table, and dice on the cloth. */
import { advisors } from '../kingsburg/advisors';
import { die } from '../kingsburg/dice';
import { interior } from '../kingsburg/hall';
import { at, line, patch, simply } from '../pen';
import { HEIGHT, hero, stands, turned, WIDTH } from './stage';

const canopy = (): string =>
  patch(
    'M560 40Q800 -40 1040 40V100Q980 72 920 100Q860 72 800 100Q740 72 680 100Q620 72 560 100z',
    'madder',
    { ink: 2.4 },
  ) +
  line('M560 100Q620 72 680 100Q740 72 800 100Q860 72 920 100Q980 72 1040 100', 4, 'gold') +
  patch('M560 40Q800 -40 1040 40v10Q800 -30 560 50z', 'gold', { ink: 1.4 }) +
  patch('M568 100h32q12 200-10 400h-40zM1000 100h32l24 400h-40q-26-200-16-400z', 'madder-d', { ink: 2 });
const thrones = (): string =>
  patch(
    'M630 560V250Q640 150 710 140Q780 150 790 250V560zM810 560V230Q820 120 896 108Q970 120 982 230V560z',
    'gold-d',
    { ink: 2 },
  ) +
  patch(
    'M644 560V256Q654 168 710 158Q766 168 776 256V560zM824 560V238Q834 140 896 128Q958 140 968 238V560z',
    'azure',
    { ink: 1.6 },
  );
const table = (): string =>
  patch('M0 470Q800 410 1600 470V560H0z', 'oak', { ink: 2.4 }) +
  patch('M0 470Q800 410 1600 470v14Q800 424 0 484z', 'oak-l') +
  patch('M0 540Q800 500 1600 540V560H0z', 'oak-d') +
  patch('M560 446Q800 428 1080 448L1140 520Q800 490 500 518z', 'madder', { ink: 2 }) +
  line('M566 456Q800 438 1074 458M508 508Q800 480 1130 510', 2.4, 'gold');

export const kingsburg = hero(
  () =>
    interior(WIDTH, HEIGHT, false) +
    canopy() +
    thrones() +
    simply(
      () =>
        stands(turned(advisors.champion), 1280, 486, 1.3) +
        stands(turned(advisors.smuggler), 1430, 494, 1.24) +
        stands(advisors.astronomer, 376, 496, 1.2) +
        stands(turned(advisors.swordsmith), 1560, 500, 1.2),
    ) +
    stands(turned(advisors.wizard), 1120, 478, 1.36) +
    stands(advisors.duchess, 520, 488, 1.28) +
    stands(advisors.queen, 706, 500, 1.45) +
    stands(advisors.king, 896, 500, 1.62) +
    table() +
    at(700, 462, 1.1, die(6, 0).draw()) +
    at(812, 474, 1.1, die(5, 1).draw()) +
    at(924, 458, 1.1, die(4, 2).draw()) +
    at(1010, 480, 0.9, die(3, 'white').draw()),
  830,
);
