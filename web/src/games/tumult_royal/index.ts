import { gameModule } from '../module';
import Board from './Board.svelte';
import { cites } from './cites';
import { moments } from './moments';
import { moods } from './moods';
import { sounds } from './sounds';
import de from './text.de.ftl?raw';
import en from './text.en.ftl?raw';

export default gameModule(Board, cites, { de, en }, { moments, moods, sounds });
