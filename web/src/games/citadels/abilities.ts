/** What leads on to a question of its own: first the button, then whom or what it is done to. */
import type { IconName } from '../../art/icons';

export interface Ability {
  /** The kind of the moves that it leads to. */
  verb: string;
  /** Whose it is; its help says what it does. */
  of: string;
  key: string;
  icon: IconName;
}

/** Nobody has two characters' abilities at once, so they share a key. */
export const ABILITIES: readonly Ability[] = [
  { verb: 'murder', of: 'character-assassin', key: 'A', icon: 'dagger' },
  { verb: 'rob', of: 'character-thief', key: 'A', icon: 'mask' },
  { verb: 'swap', of: 'character-magician', key: 'A', icon: 'swap' },
  { verb: 'destroy', of: 'character-mercenary', key: 'A', icon: 'sword' },
  { verb: 'laboratory', of: 'district-laboratory', key: 'W', icon: 'coin' },
];

/** What a turn should not end without by mistake. */
export const WORTHWHILE: readonly string[] = [
  'income',
  'bonus-gold',
  'bonus-cards',
  'murder',
  'rob',
  'build',
];

/** What belongs to the ability of the character, beside its income. */
export const OWN_PARTS: ReadonlySet<string> = new Set([
  'murder',
  'rob',
  'swap',
  'exchange',
  'bonus-gold',
  'bonus-cards',
  'destroy',
]);
