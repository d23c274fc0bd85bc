/** The banners of the finale, and the evening they hang in. */
import type { Sign } from '../games/types';
import { signs } from '../art/signs';
import { crest, seatPigment } from '../art/paint/crests';
import {
  at,
  bar,
  cutout,
  dark,
  disc,
  line,
  luck,
  pale,
  patch,
  solid,
  times,
  type Pigment,
} from '../art/paint/pen';
import { picture, type Picture } from '../art/paint/picture';
import { castle, church, flag, manor } from '../art/paint/places/buildings';
import { walker } from '../art/paint/places/life';
import { distance, hill, sky, sun } from '../art/paint/places/nature';

/** So long that its foot is never seen, however narrow it hangs. */
export const BANNER = { width: 190, height: 2400 } as const;

/** The cloth of a seat with its crest above; names and numbers are written over it. */
export const banner = (colour: number, charge: Sign): Picture =>
  picture(BANNER.width, BANNER.height, () => {
    const pigment = seatPigment(colour);
    const lozenges = times(
      30,
      (n) =>
        patch(`M95 ${262 + n * 70}l34 24l-34 24l-34-24z`, dark(pigment), { opacity: 0.55 }) +
        cutout(signs[charge], pale(pigment), `translate(80 ${270 + n * 70}) scale(.94)`),
    );
    return (
      solid('M10 60H180V2400H10Z', pigment, {
        shade: 8,
        rim: 2,
        over: patch('M150 60h30v2340h-30z', dark(pigment), { opacity: 0.5 }) + lozenges,
      }) +
      line('M18 60V2400M172 60V2400', 3, 'gold') +
      bar(2, 52, 186, 14, 'gold', { ink: 1.6 }) +
      disc(2, 59, 8, 'gold', { ink: 1.5 }) +
      disc(188, 59, 8, 'gold', { ink: 1.5 }) +
      disc(95, 62, 60, 'ink') +
      disc(95, 61, 58, 'gold') +
      disc(95, 61, 52, dark(pigment)) +
      at(95 - 16 * 2.15, 61 - 17 * 2.15, 2.15, crest(colour, charge))
    );
  });

const TENTS: readonly Pigment[] = ['vermilion', 'azure', 'ochre', 'malachite', 'plum', 'teal'];

const SKINS: readonly Pigment[] = ['skin1', 'skin2', 'skin3', 'skin4'];

/** A meadow before the town at dusk, with everybody who came to see. */
export const evening: Picture = picture(1200, 675, () => {
  const chance = luck(9);
  const tent = (n: number) =>
    at(
      40 + n * 210,
      548 - (n % 2) * 10,
      1,
      solid('M0 0L10 -34L44 -56L78 -34L88 0Z', TENTS[n] ?? 'azure', {
        shade: 5,
        inside: patch('M26 0L34 -50L44 -56L54 -50L62 0z', 'linen'),
      }) + flag(44, -54, TENTS[(n + 2) % TENTS.length] ?? 'ochre', 0.8),
    );
  const people = times(44, (n) => {
    const low = chance();
    return walker(
      10 + ((n * 27.3) % 1180),
      614 + low * 56,
      1.2 + low * 0.5,
      TENTS[n % TENTS.length] ?? 'azure',
      { arm: n % 3 === 0, skin: SKINS[n % 4] ?? 'skin1', ...(n % 4 === 1 && { hat: 'linen' }) },
    );
  });
  return (
    sky(1200, 675, 'dusk1', 'dusk2', 90) +
    sun(600, 330, 60) +
    distance('M0 430Q300 340 620 420T1200 380', 675) +
    at(20, 480, 1, castle()) +
    at(240, 500, 1.1, church()) +
    at(850, 500, 1.05, manor()) +
    at(1030, 480, 1, castle()) +
    hill('M0 560Q300 520 600 548T1200 530', 675, 'malachite') +
    times(6, tent) +
    people
  );
});
