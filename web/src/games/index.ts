/** The boards there are. Each is loaded when a table of its game is opened; other games have the text interface. */
import type { GameModule } from './types';

const boards: Readonly<Record<string, () => Promise<GameModule>>> = {
  citadels: () => import('./citadels'),
  kingsburg: () => import('./kingsburg'),
  staufer: () => import('./staufer'),
  tumult_royal: () => import('./tumult_royal'),
};

export function hasBoard(game: string): boolean {
  return Object.hasOwn(boards, game);
}

export async function loadBoard(game: string): Promise<GameModule | null> {
  return (await boards[game]?.()) ?? null;
}
