import boardDe from '../../board/text.de.ftl?raw';
import boardEn from '../../board/text.en.ftl?raw';
import Board from './Board.svelte';
import { cites } from './cites';
import de from './text.de.ftl?raw';
import en from './text.en.ftl?raw';

const texts = { de: boardDe + de, en: boardEn + en };

export { Board, cites, texts };
