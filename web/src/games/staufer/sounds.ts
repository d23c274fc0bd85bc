/** What is heard when something happens. */
import type { SoundName } from '../../sound/recipes';

export const sounds: Readonly<Record<string, SoundName>> = {
  round: 'bell',
  supplied: 'card',
  gained: 'coin',
  'took-back': 'stamp',
  paid: 'stamp',
  'paid-noble': 'stamp',
  stands: 'stamp',
  'took-chests': 'coin',
  'drew-chests': 'card',
  'kept-chests': 'card',
  points: 'coin',
  'took-privilege': 'card',
  promoted: 'stamp',
  transferred: 'stamp',
  travels: 'murmur',
  'king-moved': 'fanfare',
  'region-scored': 'bell',
  ranked: 'coin',
  refilled: 'card',
  reshuffled: 'card',
  returned: 'stamp',
  task: 'card',
  brown: 'coin',
};
