import type { GamePage } from '../pages';

export default {
  companion: { load: () => import('./companion/Companion.svelte'), label: 'companion' },
} satisfies Record<string, GamePage>;
