/** A board as the frame knows it, with its words and those of every board. */
import boardDe from '../board/text.de.ftl?raw';
import boardEn from '../board/text.en.ftl?raw';
import type { GameModule } from './types';

export function gameModule(
  Board: GameModule['Board'],
  cites: GameModule['cites'],
  texts: GameModule['texts'],
  more: Pick<GameModule, 'moments' | 'sounds'> = {},
): GameModule {
  return { Board, cites, ...more, texts: { de: boardDe + texts.de, en: boardEn + texts.en } };
}
