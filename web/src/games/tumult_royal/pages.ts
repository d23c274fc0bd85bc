import type { GamePage } from '../pages';

export default {
  practice: { load: () => import('./PracticePage.svelte'), label: 'practice', onShelf: true },
  companion: { load: () => import('./companion/Companion.svelte'), label: 'companion', installable: true },
} satisfies Record<string, GamePage>;
