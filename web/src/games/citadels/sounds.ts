/** What is heard when something happens. */
import type { SoundName } from '../../sound/recipes';

export const sounds: Readonly<Record<string, SoundName>> = {
  'face-up': 'card',
  kept: 'card',
  'kept-hidden': 'card',
  revealed: 'murmur',
  crowned: 'fanfare',
  'named-victim': 'sword',
  'named-robbed': 'no',
  'was-murdered': 'sword',
  robbed: 'coin',
  'took-gold': 'coin',
  'took-income': 'coin',
  'took-bonus-gold': 'coin',
  drew: 'card',
  'drew-hidden': 'card',
  'swapped-hands': 'card',
  discarded: 'card',
  'used-smithy': 'card',
  'used-laboratory': 'coin',
  reclaimed: 'card',
  reshuffled: 'card',
  built: 'stamp',
  destroyed: 'sword',
  'completed-first': 'bell',
};
