import {
  advisors,
  army,
  buildings,
  canopy,
  die,
  enemy,
  envoy,
  face,
  goods,
  governors,
  hall,
  land,
  phases,
  seated,
  soldierOf,
  staked,
  standing,
  unknownEnemy,
} from '../art/paint/kingsburg';
import { COLOURS } from '../art/paint/crests';
import type { BoxView } from '../games/kingsburg/views.d';
import type { Words } from '../games/types';
import { each, type Group } from './rooms';

const colours = [...Array.from({ length: COLOURS }, (_, n) => n), 'white' as const];
const NUMBERS = [1, 2, 3, 4, 5, 6];

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export function hang(box: BoxView, words: Words): readonly Group[] {
  /** Of each kind the weakest. */
  const hordes = new Map(
    Object.entries(box.enemies)
      .sort(([, one], [, other]) => other.strength - one.strength)
      .map(([id, { foe, strength }]) => [foe, enemy(foe, { strength, name: words(`enemy-${id}`) })]),
  );
  return [
    { name: 'advisors', large: 240, small: 40, pieces: advisors },
    { name: 'stalls', large: 132, small: 56, pieces: seated },
    { name: 'governors', large: 240, small: 40, pieces: governors },
    { name: 'buildings', large: 200, small: 40, pieces: buildings },
    { name: 'standing', large: 120, small: 48, pieces: standing },
    { name: 'staked', large: 120, small: 48, pieces: staked },
    {
      name: 'enemies',
      large: 420,
      small: 40,
      pieces: {
        ...Object.fromEntries(hordes),
        unknown: unknownEnemy('2–4'),
      },
    },
    { name: 'goods', large: 96, small: 22, pieces: goods },
    { name: 'things', large: 120, small: 30, pieces: { envoy } },
    { name: 'soldiers', large: 96, small: 26, pieces: each([0, 1, 2, 3, 4], soldierOf, (n) => `seat-${n}`) },
    { name: 'armies', large: 72, small: 24, pieces: each([0, 1, 2, 3, 4], army, (n) => `army-${n}`) },
    { name: 'phases', large: 100, small: 26, pieces: phases },
    {
      name: 'dice',
      large: 92,
      small: 36,
      pieces: each(
        colours,
        (colour) => die((colours.indexOf(colour) % 6) + 1, colour),
        (colour) => `die-${colour}`,
      ),
    },
    {
      name: 'faces',
      large: 48,
      small: 22,
      pieces: Object.fromEntries(
        colours.flatMap((colour) => NUMBERS.map((n) => [`face-${colour}-${n}`, face(n, colour)])),
      ),
    },
    {
      name: 'scenes',
      large: 900,
      pieces: {
        hall: hall(),
        canopy,
        ...each(SEASONS, (season) => land(620, 5, season)),
        'land-high': land(500, 7, 'summer'),
      },
    },
  ];
}
