/** Pages that a game of ours has beside its board, by the first part of their address: `games/<game>/pages.ts`. */
import type { Component } from 'svelte';

export interface GamePage {
  /** A page is a chunk of its own. */
  load: () => Promise<{ default: Component<never> }>;
  /** The client's message on the link to it. */
  label: string;
  /** Whoever meets the game on the shelf is offered it there. */
  onShelf?: boolean;
  /** It has a manifest of its own. */
  installable?: boolean;
}

const found = import.meta.glob<Readonly<Record<string, GamePage>>>('./*/pages.ts', {
  import: 'default',
  eager: true,
});

export const gamePages: Readonly<Record<string, GamePage>> = Object.assign({}, ...Object.values(found));

/** Those of one game that stand with it on the shelf, by address. */
export function pagesOnShelf(game: string): readonly (readonly [string, GamePage])[] {
  return Object.entries(found[`./${game}/pages.ts`] ?? {}).filter(([, page]) => page.onShelf);
}
