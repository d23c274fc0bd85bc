/** Keys and icons of what can be done without pointing at something. */
import type { IconName } from '../../art/icons';

export const shortcuts: Readonly<Record<string, string>> = {
  pass: 'P',
  'keep-dice': 'K',
  'reroll-all': 'C',
  'flip-dice': 'F',
  'set-dice': 'S',
  bless: 'B',
  inherit: 'I',
  'to-duchess': 'D',
  stay: 'S',
  'no-building': 'N',
  enough: 'E',
  'end-recruiting': 'E',
  decline: 'N',
  'lose-building': 'X',
  'use-effects': 'E',
  'skip-governor': 'G',
  'skip-favour': 'F',
};

export const icons: Readonly<Record<string, IconName>> = {
  pass: 'end',
  'keep-dice': 'check',
  'reroll-one': 'redraw',
  'reroll-all': 'redraw',
  'flip-dice': 'swap',
  'set-dice': 'swap',
  bless: 'plus',
  inherit: 'plus',
  'to-duchess': 'next',
  stay: 'close',
  'no-building': 'end',
  enough: 'end',
  'end-recruiting': 'end',
  decline: 'close',
  'lose-building': 'close',
  'use-effects': 'check',
  skip: 'close',
  'skip-governor': 'close',
  'skip-favour': 'close',
};

/** What ends a turn stands last. */
export const last: readonly string[] = [
  'pass',
  'keep-dice',
  'stay',
  'no-building',
  'enough',
  'end-recruiting',
  'decline',
  'lose-building',
];
