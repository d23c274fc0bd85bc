/** Where it all happens: the country round the board, by day and in a tumult, and the yards of the castles. */
import type { Sign } from '../../../games/types';
import { crest, seatPigment } from '../crests';
import { at, bar, each, line, patch, rect, simply, times } from '../pen';
import { picture, type Picture } from '../picture';
import { castle, church, flag, house, stones, tower, wall } from '../places/buildings';
import { bush, cloud, distance, hill, pine, sky, sun, tree } from '../places/nature';
import { torch } from './people';

const [WIDTH, HEIGHT] = [1600, 1000];

const town = (): string =>
  at(1250, 640, 1.5, castle()) +
  at(180, 650, 1.3, church()) +
  house(380, 660, 60, 46, { depth: 26, roof: 'thatch' }) +
  house(480, 668, 66, 50, { depth: 28, timber: true, chimney: true });
const country = (): string =>
  distance('M0 560Q200 470 420 540T860 520T1240 500T1600 550', HEIGHT) +
  hill('M0 640Q260 590 560 650T1100 640T1600 610', HEIGHT, 'leaf') +
  town() +
  hill('M0 760Q360 680 760 750T1600 720', HEIGHT, 'grass') +
  hill('M0 880Q500 800 900 870T1600 840', HEIGHT, 'leaf');
const wood = (): string =>
  each('40 800, 110 830, 1500 800, 1570 830', (x, y, n) => pine(x, y, 90 + 14 * n)) +
  each('300 760, 980 770, 1420 770', (x, y) => tree(x, y, 30)) +
  each('560 790, 760 880, 1180 860', (x, y) => bush(x, y, 16));

/** The country behind the board: 1600 by 1000, to be cut to any window. */
export const countryside: Picture = picture(WIDTH, HEIGHT, () =>
  simply(
    () =>
      sky(WIDTH, HEIGHT, 'sky1', 'sky2', 70) +
      sun(1360, 150, 54) +
      each('120 170, 520 110, 860 210, 1180 130', (x, y, n) => cloud(x, y, 2.2 + (n % 2) * 0.8, 0.8)) +
      country() +
      wood(),
  ),
);
/** The same country when the people rise. */
export const burning: Picture = picture(WIDTH, HEIGHT, () =>
  simply(
    () =>
      sky(WIDTH, HEIGHT, 'fire1', 'fire2', 0) +
      each('60 240, 420 150, 760 260, 1120 150, 1400 260', (x, y, n) =>
        at(
          x,
          y,
          3 + (n % 2),
          patch('M0 0c-14 0-14-14-2-15c0-12 18-14 22-5c6-8 20-5 20 5c12-1 14 15 2 15z', 'soot', {
            opacity: 0.55,
          }),
        ),
      ) +
      distance('M0 560Q200 470 420 540T860 520T1240 500T1600 550', HEIGHT, 'fire1') +
      hill('M0 640Q260 590 560 650T1100 640T1600 610', HEIGHT, 'soot') +
      town() +
      bar(0, 480, WIDTH, 240, 'fire2', { opacity: 0.28 }) +
      hill('M0 760Q360 680 760 750T1600 720', HEIGHT, 'soot') +
      each('90 900, 330 860, 620 900, 980 880, 1260 900, 1520 870', (x, y) => torch(x, y)) +
      hill('M0 880Q500 820 900 880T1600 850', HEIGHT, 'soot'),
  ),
);

const yards = new Map<string, Picture>();
/** The yard of a seat's castle, where what was robbed is piled up: 320 by 100. Asked twice it is the same picture. */
export function yard(colour: number, charge?: Sign): Picture {
  const key = `${colour} ${charge}`;
  const found = yards.get(key) ?? newYard(colour, charge);
  yards.set(key, found);
  return found;
}
function newYard(colour: number, charge?: Sign): Picture {
  const banner = (x: number) =>
    patch(`M${x} 30h26v34l-13 9l-13-9z`, seatPigment(colour), { ink: 1.4 }) +
    at(x + 4.5, 34, 0.54, crest(colour, charge));
  return picture(320, 100, () =>
    simply(
      () =>
        wall(-4, 100, 328, 72, { teeth: 15 }) +
        tower(-14, 100, 46, 84, { top: 'flat', blind: true }) +
        tower(288, 100, 46, 84, { top: 'flat', blind: true, seed: 8 }) +
        bar(0, 76, 320, 24, 'earth') +
        line('M0 76h320', 1.4) +
        times(2, (n) => banner(n ? 252 : 42)) +
        flag(9, 8, seatPigment(colour), 0.5) +
        stones(40, 40, 200, 30, 'stone', 3),
    ),
  );
}
/** Fog over land that nobody has seen yet, as large as it is. */
export function fogOver(x: number, y: number, width: number, height: number): string {
  const inner = rect(x + 1, y + 1, width - 2, height - 2);
  const clouds = times(Math.ceil((width * height) / 6000), (n) =>
    cloud(x - 20 + ((n * 61) % width), y + 26 + ((n * 89) % height), 1.2 + (n % 3) * 0.3, 0.9),
  );
  return (
    patch(inner, 'haze', { ink: 1.6 }) +
    `<svg x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" viewBox="${x + 1} ${y + 1} ${width - 2} ${height - 2}">${clouds}</svg>`
  );
}
