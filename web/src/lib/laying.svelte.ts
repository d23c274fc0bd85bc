/** Lays a table from the shelf: one click, and a name if it is the first time. */
import { post, type GameInfo, type NewTable, type TableInfo } from './api';
import { loadShelf, optionsNamed, shelf, usualBot } from './games.svelte';
import { faultText, t } from './i18n.svelte';
import { beSomebody, isUnheard, person, whoAmI } from './person.svelte';
import { memory } from './played.svelte';
import { go, tableLink } from './router.svelte';
import { settings } from './settings.svelte';

export interface Wish {
  readonly game: string;
  /** By invitation; otherwise against bots, at once. */
  readonly friends: boolean;
  readonly options: Readonly<Record<string, string>>;
}

/** Opponents: as many as wished, as far as the game has seats. */
export function rivalsIn(game: GameInfo | undefined, wished: number): number {
  return Math.min(Math.max(wished, leastRivals(game)), mostRivals(game));
}
export const leastRivals = (game: GameInfo | undefined): number => Math.max(1, (game?.least_seats ?? 2) - 1);
export const mostRivals = (game: GameInfo | undefined): number => (game?.most_seats ?? 7) - 1;

export class Laying {
  busy = $state(false);
  fault = $state('');
  /** What is wished by somebody who has no name yet. */
  unnamed = $state.raw<Wish | null>(null);
  /** What was wished last: there stands what went wrong with it. */
  wish = $state.raw<Wish | null>(null);

  async want(wish: Wish): Promise<void> {
    if (this.busy) return;
    this.wish = wish;
    await this.#try(async () => {
      await whoAmI();
      if (person.me) await this.#lay(wish);
      else if (isUnheard()) this.fault = t('fault-offline');
      else this.unnamed = wish;
    });
  }
  async be(name: string): Promise<void> {
    const wish = this.unnamed;
    if (!wish || !name.trim()) return;
    await this.#try(async () => {
      await beSomebody(name.trim());
      await this.#lay(wish);
    });
  }
  forget(): void {
    this.unnamed = null;
    this.fault = '';
  }

  async #try(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = '';
    try {
      await act();
    } catch (error) {
      this.fault = faultText(error);
    } finally {
      this.busy = false;
    }
  }

  async #lay({ game: name, friends, options }: Wish): Promise<void> {
    await loadShelf(); // whoever is quick is not asked to press again
    const game = shelf.games.find((one) => one.id === name);
    if (!game) return;
    const { rivals, spec } = memory.choice(name);
    const known = shelf.bots[name]?.some((bot) => bot.spec === spec);
    const other: NewTable['seats'][number] = friends
      ? { kind: 'open' }
      : { kind: 'bot', spec: known ? spec : usualBot(name) };
    const count = rivalsIn(game, rivals);
    const table = await post<TableInfo>('/tables', {
      game: name,
      options: optionsNamed(game, options, !settings.text_mode),
      visibility: 'unlisted',
      seats: [{ kind: 'me' }, ...Array.from({ length: count }, () => other)],
    } satisfies NewTable);
    if (!friends) await post<TableInfo>(`/tables/${table.id}/start`);
    memory.play(name, { rivals: count, options });
    go(tableLink(table.id));
  }
}
