/** Pages that a game of ours has beside its board, by the first part of their address: `games/<game>/pages.ts`. */
import type { Component } from 'svelte';

export interface GamePage {
  /** A page is a chunk of its own. */
  load: () => Promise<{ default: Component<never> }>;
  /** The client's message on the link to it. */
  label: string;
}

const found = import.meta.glob<Readonly<Record<string, GamePage>>>('./*/pages.ts', {
  import: 'default',
  eager: true,
});

export const gamePages: Readonly<Record<string, GamePage>> = Object.assign({}, ...Object.values(found));

/** Those of one game, by address. */
export function pagesOf(game: string): readonly (readonly [string, GamePage])[] {
  return Object.entries(found[`./${game}/pages.ts`] ?? {});
}
