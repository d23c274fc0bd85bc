/** A board as the frame knows it, with its words and those of every board. */
import { byLanguage, inLanguage, LANGUAGES } from '../lib/languages';
import type { GameModule } from './types';

const boards = byLanguage(
  import.meta.glob<string>('../board/text.*.ftl', { query: '?raw', import: 'default', eager: true }),
);
const courts = byLanguage(
  import.meta.glob<string>('../stage/court.*.ftl', { query: '?raw', import: 'default', eager: true }),
);

export function gameModule(
  Board: GameModule['Board'],
  cites: GameModule['cites'],
  texts: GameModule['texts'],
  more: Pick<GameModule, 'gathered' | 'moments' | 'moods' | 'quiet' | 'sounds'> = {},
): GameModule {
  return {
    Board,
    cites,
    ...more,
    texts: Object.fromEntries(
      LANGUAGES.map((one) => [one, [boards, courts, texts].map((all) => inLanguage(all, one)).join('\n')]),
    ),
  };
}
