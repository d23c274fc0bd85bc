/** A board as the frame knows it, with its words and those of every board. */
import boardDe from '../board/text.de.ftl?raw';
import boardEn from '../board/text.en.ftl?raw';
import courtDe from '../stage/court.de.ftl?raw';
import courtEn from '../stage/court.en.ftl?raw';
import type { GameModule } from './types';

export function gameModule(
  Board: GameModule['Board'],
  cites: GameModule['cites'],
  texts: GameModule['texts'],
  more: Pick<GameModule, 'moments' | 'moods' | 'sounds'> = {},
): GameModule {
  return {
    Board,
    cites,
    ...more,
    texts: { de: boardDe + courtDe + texts.de, en: boardEn + courtEn + texts.en },
  };
}
