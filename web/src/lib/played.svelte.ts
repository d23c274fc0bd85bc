/** What is known on this device of what was played last: it is offered first, and shown while the server is out of reach. */
import type { GamesOfMine } from './api';

/** How a game is played from home. */
export interface Choice {
  readonly rivals: number;
  /** Empty is the usual bot. */
  readonly spec: string;
  /** What was chosen otherwise than usual. */
  readonly options: Readonly<Record<string, string>>;
}
export const USUAL: Choice = { rivals: 3, spec: '', options: {} };

interface Played {
  readonly last: string;
  readonly games: Readonly<Record<string, Choice>>;
}

/** Reads what was kept; nothing if there is none, or if it is not what it should be. */
export function kept<Value>(name: string, isRight: (found: Value) => boolean): Value | null {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? 'null') as Value | null;
    return found !== null && isRight(found) ? found : null;
  } catch {
    return null;
  }
}
/** Keeps it, or with `null` no longer. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

const PLAYED = 'hoftag-played';
const TABLES = 'hoftag-tables';

class Memory {
  #played = $state.raw<Played>(
    kept<Played>(PLAYED, ({ last, games }) => typeof last === 'string' && typeof games === 'object') ?? {
      last: '',
      games: {},
    },
  );
  /** The game that was played last; empty if none was. */
  get last(): string {
    return this.#played.last;
  }
  choice(game: string): Choice {
    return { ...USUAL, ...this.#played.games[game] };
  }
  choose(game: string, choice: Partial<Choice>): void {
    const games = { ...this.#played.games, [game]: { ...this.choice(game), ...choice } };
    this.#keep({ ...this.#played, games });
  }
  play(game: string, choice: Partial<Choice>): void {
    this.choose(game, choice);
    this.#keep({ ...this.#played, last: game });
  }
  #keep(played: Played): void {
    this.#played = played;
    keep(PLAYED, played);
  }
}
export const memory = new Memory();

type MyGames = GamesOfMine['games'];

/** My tables as they were when this device last heard of them. */
export const keptTables = (): MyGames | null => kept<MyGames>(TABLES, Array.isArray);
export const keepTables = (games: MyGames | null): void => keep(TABLES, games);
