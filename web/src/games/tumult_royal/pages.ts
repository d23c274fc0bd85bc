import type { GamePage } from '../pages';

export default {
  practice: { load: () => import('./PracticePage.svelte'), label: 'practice' },
  companion: { load: () => import('./companion/Companion.svelte'), label: 'companion' },
} satisfies Record<string, GamePage>;
