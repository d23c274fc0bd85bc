/** The boards there are. Each is loaded when a table of its game is opened; other games have the text interface. */
import type { GameModule } from './types';

const boards: Readonly<Record<string, () => Promise<GameModule>>> = {
  citadels: () => import('./citadels').then((found) => found.default),
  kingsburg: () => import('./kingsburg').then((found) => found.default),
  staufer: () => import('./staufer').then((found) => found.default),
  tumult_royal: () => import('./tumult_royal').then((found) => found.default),
};

export function hasBoard(game: string): boolean {
  return Object.hasOwn(boards, game);
}

export async function loadBoard(game: string): Promise<GameModule | null> {
  return (await boards[game]?.()) ?? null;
}
