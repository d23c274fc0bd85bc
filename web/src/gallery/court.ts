/** Those who take the free seats, and figures and crests for people to choose from. */
import { court } from '../art/paint/court';
import { COLOURS } from '../art/paint/crests';
import { allSigns } from '../art/signs';
import { guests } from '../art/paint/guests';
import { gallery } from '../art/paint/picture';
import { portrait, roundel } from '../art/paint/portraits';
import { crestPicture } from '../art/paint/things';
import { each, type Group } from './rooms';

const MOODS = ['calm', 'pleased', 'angry'] as const;
const colours = Array.from({ length: COLOURS }, (_, n) => n);

export const hang = (): readonly Group[] => [
  { name: 'court', large: 240, small: 40, pieces: gallery(court, portrait) },
  {
    name: 'moods',
    large: 96,
    small: 32,
    pieces: Object.fromEntries(
      Object.entries(court).flatMap(([id, one]) =>
        MOODS.map((mood) => [`${id}-${mood}`, roundel({ ...one, mood })]),
      ),
    ),
  },
  { name: 'guests', large: 240, small: 40, pieces: gallery(guests, portrait) },
  { name: 'guest-heads', large: 96, small: 32, pieces: gallery(guests, roundel) },
  {
    name: 'crests',
    large: 96,
    small: 22,
    pieces: each(
      colours,
      (n) => crestPicture(n),
      (n) => `seat-${n}`,
    ),
  },
  {
    name: 'charges',
    large: 96,
    small: 22,
    pieces: each(allSigns, (charge) => crestPicture(allSigns.indexOf(charge) + 1, charge)),
  },
];
