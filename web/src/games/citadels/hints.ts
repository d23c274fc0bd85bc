/** What stands on buttons: a key and a sign for each thing that can be done without pointing at something. */
import type { IconName } from '../../art/icons';

export const shortcuts: Readonly<Record<string, string>> = {
  'take-gold': 'G',
  'take-cards': 'C',
  income: 'I',
  'bonus-gold': 'B',
  'bonus-cards': 'B',
  exchange: 'X',
  'draw-anew': 'D',
  smithy: 'S',
  reclaim: 'Y',
  decline: 'N',
  'end-turn': 'E',
};

export const icons: Readonly<Record<string, IconName>> = {
  'take-cards': 'cards',
  'bonus-cards': 'cards',
  exchange: 'redraw',
  'draw-anew': 'redraw',
  smithy: 'hammer',
  reclaim: 'check',
  decline: 'close',
  'end-turn': 'end',
};
