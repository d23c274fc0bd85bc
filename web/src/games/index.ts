/** The boards there are: ours, each found by its folder, and those that packages bring. Others have the text interface. */
import { loadShelf, shelf } from '../lib/games.svelte';
import type { GameModule } from './types';

const ours = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const packaged = new Map<string, Promise<GameModule>>();

export async function loadBoard(game: string): Promise<GameModule | null> {
  return ours[`./${game}/index.ts`]?.() ?? packageBoard(game);
}

async function packageBoard(game: string): Promise<GameModule | null> {
  await loadShelf();
  const board = shelf.games.find((one) => one.id === game)?.board;
  if (!board) return null;
  let loading = packaged.get(game);
  if (!loading) {
    loading = import('../packaged/load').then(({ loadPackaged }) => loadPackaged(game, board));
    loading.catch(() => packaged.delete(game)); // whoever comes again may have more luck
    packaged.set(game, loading);
  }
  return loading;
}
