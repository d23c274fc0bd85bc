/** The games and bots there are, asked for once. */
import { get, type BotInfo, type BotList, type GameInfo } from './api';

class Shelf {
  games = $state.raw<readonly GameInfo[]>([]);
  bots = $state.raw<Readonly<Record<string, readonly BotInfo[]>>>({});
  ready = $state(false);
  failed = $state(false);
}
export const shelf = new Shelf();
let asked: Promise<void> | null = null;

export function loadShelf(): Promise<void> {
  asked ??= (async () => {
    try {
      const [games, bots] = await Promise.all([get<GameInfo[]>('/games'), get<BotList>('/bots')]);
      shelf.games = games;
      shelf.bots = bots.games;
      shelf.ready = true;
      shelf.failed = false;
    } catch {
      shelf.failed = true;
      asked = null;
    }
  })();
  return asked;
}

export function botsFor(game: string): readonly BotInfo[] {
  return shelf.bots[game] ?? [];
}

/** The bot that is offered first: neither the weakest nor the slowest. */
export function usualBot(game: string): string {
  const bots = botsFor(game);
  return (bots.find((bot) => bot.name === 'greedy') ?? bots[0])?.spec ?? 'random';
}

/** The name of the level that a bot's spec means: `search:ms=200` is `search-quick`. */
export function botLevel(spec: string): string {
  for (const bots of Object.values(shelf.bots))
    for (const bot of bots) if (bot.spec === spec) return bot.name;
  return spec.split(':')[0] ?? spec;
}
