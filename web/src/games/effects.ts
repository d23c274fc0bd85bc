/** What a move costs and brings, as the game says it: board, text and terminal show the same figures. */
import type { EffectInfo } from '../lib/api';
import type { LegalMove, Words } from './types';

/** A change with its sign, such as +2 or −3. */
export function signed(change: number): string {
  return change < 0 ? `\u2212${-change}` : `+${change}`;
}

/** How much of something a move costs. */
export function spent(legal: LegalMove, what: string): number {
  return Math.abs(legal.effects?.find((effect) => effect.what === what)?.change ?? 0);
}

/** A legal move in words, with what it costs and brings; of a cost also what it leaves. */
export function offer(words: Words, label: string, effects: readonly EffectInfo[] = []): string {
  const told = effects.map((effect) => inWords(words, effect)).join(', ');
  return told ? words('move-effects', { move: label, effects: told }) : label;
}

/** An effect in words. */
export function inWords(words: Words, { what, change, left }: EffectInfo): string {
  const effect = words(`effect-${what}`, { change: signed(change), count: Math.abs(change) });
  return change > 0 ? effect : words('effect-left', { effect, left });
}
