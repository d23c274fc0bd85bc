import type { Component } from 'svelte';
import boardDe from '../../board/text.de.ftl?raw';
import boardEn from '../../board/text.en.ftl?raw';
import type { BoardProps, GameModule } from '../types';
import Board from './Board.svelte';
import { cites } from './cites';
import de from './text.de.ftl?raw';
import en from './text.en.ftl?raw';

const boardOfAnyView = Board as unknown as Component<BoardProps>;
const texts: GameModule['texts'] = { de: boardDe + de, en: boardEn + en };

export { boardOfAnyView as Board, cites, texts };
