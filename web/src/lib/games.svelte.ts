/** The games and bots there are, asked for once. */
import { get, type BotInfo, type BotList, type GameInfo, type NewTable } from './api';
import { keep, kept } from './played.svelte';

interface Kept {
  readonly games: readonly GameInfo[];
  readonly bots: Readonly<Record<string, readonly BotInfo[]>>;
}
const KEPT = 'hoftag-shelf';
/** What this device knew last; until the server has told, and while it cannot. */
const before = kept<Kept>(KEPT, ({ games, bots }) => Array.isArray(games) && typeof bots === 'object');

class Shelf {
  games = $state.raw<Kept['games']>(before?.games ?? []);
  bots = $state.raw<Kept['bots']>(before?.bots ?? {});
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
      keep(KEPT, { games, bots: bots.games } satisfies Kept);
    } catch {
      shelf.failed = true;
      asked = null;
    }
  })();
  return asked;
}

type Option = GameInfo['options'][number];

/** What a form begins with. What is suggested suits people who play `together`, at one time and each at their own board. */
export function usual(option: Option, together: boolean): Option['default'] {
  return together ? option.suggested : option.default;
}

/** The options to name when a table is laid: what was chosen, else what is usual, unless it is the default. */
export function optionsNamed(
  game: GameInfo,
  chosen: Readonly<Record<string, string>> = {},
  together = true,
): NonNullable<NewTable['options']> {
  const named: NonNullable<NewTable['options']> = {};
  for (const option of game.options) {
    const value = option.values.find((one) => String(one) === chosen[option.name]) ?? usual(option, together);
    if (value !== option.default) named[option.name] = value;
  }
  return named;
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
