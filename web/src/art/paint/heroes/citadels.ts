/** Intrigue at dusk: the city behind its wall, and three who know more than they say. */
import { sitters } from '../citadels/characters';
import { buildings } from '../citadels/districts';
import { at, disc, luck, patch, simply } from '../pen';
import { gate, tower, wall } from '../places/buildings';
import { cloud, distance, sky, sun } from '../places/nature';
import { HEIGHT, hero, stands, turned, WIDTH } from './stage';

/** Roofs in haze. */
function farCity(from: number, to: number, y: number): string {
  const next = luck(4);
  let [roofs, lights] = ['', ''];
  for (let x = from; x < to; x += 22 + next() * 18) {
    const [width, high, spire] = [22 + next() * 20, 26 + next() * 54, next() > 0.7];
    const part = spire ? width / 3 : width / 2;
    const rise = spire ? 26 : 16;
    roofs += `M${x | 0} ${y}v${-(high + (spire ? 30 : 0)) | 0}l${part | 0} ${-rise}l${part | 0} ${rise}V${y}z`;
    lights += `M${(x + width / 2 - 4) | 0} ${(y - high * 0.7) | 0}h4v6h-4z`;
  }
  return patch(roofs, 'far', { ink: 1, tone: 'haze' }) + patch(lights, 'window', { opacity: 0.7 });
}
const town = [
  ['cathedral', 610, 470, 1.35],
  ['castle', 330, 482, 1.1],
  ['magic_school', 1010, 470, 1.35],
  ['church', 486, 486, 1.05],
  ['watchtower', 900, 476, 1.3],
  ['palace', 1110, 486, 1.1],
  ['tavern', 880, 500, 1.3],
  ['keep', 1300, 490, 1.3],
  ['temple', 1230, 500, 1.1],
  ['market', 770, 506, 1.15],
  ['fortress', 1400, 486, 1.1],
] as const;

export const citadels = hero(
  () =>
    sky(WIDTH, HEIGHT, 'dusk1', 'dusk2', 160) +
    sun(720, 170, 62) +
    cloud(300, 150, 1.8, 0.5) +
    cloud(980, 110, 1.6, 0.5) +
    cloud(560, 250, 1.3, 0.5) +
    distance('M0 400Q300 300 640 372T1250 330T1600 360', HEIGHT) +
    farCity(380, 1620, 420) +
    simply(() => town.map(([id, x, y, k]) => at(x, y, k, buildings[id]?.draw() ?? '')).join('')) +
    wall(-10, 572, 1640, 76, { teeth: 60, seed: 3 }) +
    tower(236, 572, 64, 150, { top: 'flat', teeth: 5 }) +
    tower(1530, 572, 70, 160, { top: 'flat', teeth: 5, seed: 9 }) +
    gate(640, 572, 56, 62) +
    (
      [
        [330, 'vermilion'],
        [520, 'azure'],
        [800, 'plum'],
      ] as const
    )
      .map(
        ([x, banner]) =>
          patch(`M${x} 506h34v50l-17-12l-17 12z`, banner, { ink: 1.6 }) + disc(x + 17, 524, 7, 'gold'),
      )
      .join('') +
    stands(turned(sitters.architect), 1480, 566, 1.5) +
    stands(sitters.assassin, 1000, 566, 1.48) +
    stands(sitters.king, 1250, 566, 1.7),
  1230,
);
