import { byLanguage } from '../../lib/languages';
import { gameModule } from '../module';
import Board from './Board.svelte';
import { cites } from './cites';
import { moments } from './moments';
import { moods } from './moods';
import { sounds } from './sounds';

const texts = byLanguage(
  import.meta.glob<string>('./text.*.ftl', { query: '?raw', import: 'default', eager: true }),
);

/** Who is called and does not answer; what goes back into the draft. */
const quiet = ['no-answer', 'king-shuffled-back'];

export default gameModule(Board, cites, texts, { moments, moods, quiet, sounds });
