import { byLanguage } from '../../lib/languages';
import { gameModule } from '../module';
import Board from './Board.svelte';
import { cites } from './cites';
import { gathered } from './gathered';
import { moments } from './moments';
import { moods } from './moods';
import { sounds } from './sounds';

const texts = byLanguage(
  import.meta.glob<string>('./text.*.ftl', { query: '?raw', import: 'default', eager: true }),
);

export default gameModule(Board, cites, texts, { gathered, moments, moods, sounds });
