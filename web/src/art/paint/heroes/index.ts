/** The wide picture of each game, each a chunk of its own. */
import type { Hero } from './stage';

export type { Hero } from './stage';
export const heroes = {
  citadels: async () => (await import('./citadels')).citadels,
  kingsburg: async () => (await import('./kingsburg')).kingsburg,
  staufer: async () => (await import('./staufer')).staufer,
  tumult_royal: async () => (await import('./tumult_royal')).tumultRoyal,
} as const satisfies Record<string, () => Promise<Hero>>;
