/** People one has played with, read off one's own games. */
import type { GameOfMine } from './api';

export interface Friend {
  id: string;
  name: string;
  /** The game that was played together last. */
  game: string;
  count: number;
}
/** So many are shown. */
const MOST = 12;

/** Whoever sat with me last comes first; the games come newest first. */
export function friendsIn(games: readonly GameOfMine[], me: string): Friend[] {
  const found = new Map<string, Friend>();
  for (const { table, mine } of games) {
    if (table.state === 'waiting' || !mine.length) continue;
    const others = table.seats.filter(({ kind, person }) => kind === 'person' && person && person !== me);
    for (const id of new Set(others.map(({ person }) => person ?? ''))) {
      const known = found.get(id);
      const name = others.find(({ person }) => person === id)?.name ?? '';
      if (known) known.count += 1;
      else found.set(id, { id, name, game: table.game, count: 1 });
    }
  }
  return [...found.values()].slice(0, MOST);
}
