/** Keys and signs of the moves that are buttons. Nothing is decided here. */
import type { IconName } from '../../art/icons';
import type { LegalMove, Move } from '../types';

/** Moves that are made by pointing at the thing itself; all others are buttons. */
const pointed = new Set([
  'supply',
  'occupy',
  'use',
  'take-privilege',
  'pick-privilege',
  'promote',
  'transfer',
  'transfer-to',
  'pay-noble',
]);

export const isButton = ({ move }: Move): boolean => !pointed.has(move);

const letters: Readonly<Record<string, string>> = {
  pay: 'P',
  'take-envoy': 'Y',
  decline: 'N',
  'end-turn': 'E',
};

/** A letter for what is always the same, a number for what is chosen among several. */
export function keyOf(legal: LegalMove, all: readonly LegalMove[]): string | undefined {
  const letter = letters[legal.move.move];
  if (letter) return letter;
  const numbered = all.filter(({ move }) => !letters[move.move]);
  const at = numbered.findIndex(({ code }) => code === legal.code);
  return at >= 0 && at < 9 ? String(at + 1) : undefined;
}

export const icons: Readonly<Record<string, IconName>> = {
  pay: 'check',
  decline: 'close',
  'end-turn': 'end',
  travel: 'redraw',
  recall: 'undo',
  'take-back': 'undo',
  'bring-home': 'home',
};
