/** Fetches the board of a package: its module, its styles, and its words in every language. */
import type { BoardModule } from '../../public/board';
import { gameModule } from '../games/module';
import type { GameModule } from '../games/types';
import type { BoardInfo } from '../lib/api';
import type { Texts } from '../lib/languages';
import PackageBoard from './PackageBoard.svelte';

export async function loadPackaged(
  game: string,
  { module: at, styles, texts }: BoardInfo,
): Promise<GameModule> {
  const [found, said] = await Promise.all([
    import(/* @vite-ignore */ at) as Promise<Partial<BoardModule>>,
    Promise.all(Object.entries(texts ?? {}).map(async ([tongue, where]) => [tongue, await read(where)])),
    styled(styles),
  ]);
  if (typeof found.mount !== 'function') throw new TypeError(`${at} exports no function 'mount'`);
  return packaged(game, found as BoardModule, Object.fromEntries(said) as Texts);
}

/** A module as a board like ours. */
export function packaged(game: string, module: BoardModule, texts: GameModule['texts']): GameModule {
  function Board(...[internals, table]: Parameters<GameModule['Board']>) {
    PackageBoard(internals, { module, game, table });
    return {};
  }
  return { ...gameModule(Board, {}, texts), packaged: true };
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** A board is drawn when its styles are there. */
function styled(address: string | null | undefined): Promise<void> {
  if (!address || document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${address} cannot be read`));
    document.head.append(link);
  });
}
