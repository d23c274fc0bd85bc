/** Fetches what a table will want while its page is still on its way: the words of its game, and its board. */
import { loadBoard } from '../games';
import { get, type TableInfo } from './api';
import { loadGame } from './i18n.svelte';
import { router } from './router.svelte';

export async function lookAhead(): Promise<void> {
  const { parts, query } = router.route;
  const [page, id] = parts;
  if (page !== 'table' || !id) return;
  try {
    const { game } = await get<Pick<TableInfo, 'game'>>(`/tables/${encodeURIComponent(id)}`, {
      key: query.get('key'),
    });
    await Promise.all([loadGame(game), loadBoard(game)]);
  } catch {
    // the page itself will say what is wrong
  }
}
