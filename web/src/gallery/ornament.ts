import { frame, initial, niche, ribbon, vine } from '../art/paint/ornament';
import { bar } from '../art/paint/pen';
import { picture } from '../art/paint/picture';
import { each, type Group } from './rooms';

const INITIALS = { C: 'madder', H: 'azure', K: 'plum', S: 'vermilion', T: 'malachite' } as const;

export const hang = (): readonly Group[] => [
  {
    name: 'ornament',
    large: 220,
    small: 60,
    pieces: {
      frame: picture(220, 150, () => bar(0, 0, 220, 150, 'linen') + frame(220, 150, { breadth: 12 })),
      niche: picture(160, 200, () => bar(0, 0, 160, 200, 'azure-l') + niche(160, 200, 'madder')),
      vine: picture(420, 90, () =>
        vine('10 60, 60 30, 110 62, 160 28, 210 60, 260 28, 310 60, 360 30, 410 58', { leaf: 12 }),
      ),
      ribbon: picture(260, 50, () => ribbon(20, 8, 220, 'Hoftag', 28)),
    },
  },
  {
    name: 'initials',
    large: 96,
    small: 32,
    pieces: each(Object.keys(INITIALS) as (keyof typeof INITIALS)[], (letter) =>
      picture(64, 64, () => initial(letter, INITIALS[letter])),
    ),
  },
];
