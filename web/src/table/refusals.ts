/** Why something was not done, in words: the game's where a rule forbids it, else the table's. */
import type { Args, Refusal, Words } from '../games/types';
import type { Refused } from '../lib/api';
import { hasText, t } from '../lib/i18n.svelte';

export function refusalText(refused: Refused, words: Words): Refusal {
  const { key, args, rule, code } = refused;
  const text =
    key && words.has(key)
      ? words(key, (args ?? {}) as Args)
      : hasText(`refused-${code}`)
        ? t(`refused-${code}`)
        : t('refused-unknown');
  return { text, rule: rule ?? '', code };
}
