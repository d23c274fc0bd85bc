/** A board as the frame knows it, with its words and those of every board. */
import type { Component } from 'svelte';
import boardDe from '../board/text.de.ftl?raw';
import boardEn from '../board/text.en.ftl?raw';
import type { BoardProps, GameModule } from './types';

/**
 * What travels is not told apart by its type: the view of a game is known to be what its board wants because both bear the
 * name of the game. This is the one place that says so.
 */
export function gameModule<Public, Own>(
  Board: Component<BoardProps<Public, Own>>,
  cites: GameModule['cites'],
  texts: GameModule['texts'],
): GameModule {
  return {
    Board: Board as unknown as GameModule['Board'],
    cites,
    texts: { de: boardDe + texts.de, en: boardEn + texts.en },
  };
}
