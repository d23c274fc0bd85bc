/** What things are called is fetched with the words, and follows the setting at once. */
import { afterEach, expect, test, vi } from 'vitest';
import { gameName, gameWords, loadGame } from './i18n.svelte';
import { loadRules, rulesOf } from './rules.svelte';
import { change } from './settings.svelte';

const printed = { figures: {}, names: {} };

function answer(path: string): Response {
  const ours = path.includes('naming=ours');
  if (path.includes('/rules/')) return Response.json({ title: ours ? 'Preacher' : 'Bishop', chapters: [] });
  return new Response(`character-preacher = ${ours ? 'Preacher' : 'Bishop'}\ngame-court = Court`);
}

afterEach(() => {
  change({ language: 'auto', naming: 'common' }, true);
  vi.unstubAllGlobals();
});

test('words and rules have the common names, or ours where that is wanted', async () => {
  const asked = vi.fn((path: string) => Promise.resolve(answer(path)));
  vi.stubGlobal('fetch', asked);
  change({ language: 'en' }, true);
  await loadGame('court');
  loadRules('court');
  expect(gameWords('court', printed)('character-preacher')).toBe('Bishop');
  await vi.waitFor(() => expect(rulesOf('court')?.title).toBe('Bishop'));

  change({ naming: 'ours' }, true);
  expect(gameWords('court', printed)('character-preacher'), 'until the others have come').toBe('Bishop');
  await loadGame('court');
  loadRules('court');
  expect(gameWords('court', printed)('character-preacher')).toBe('Preacher');
  expect(gameName('court')).toBe('Court');
  await vi.waitFor(() => expect(rulesOf('court')?.title).toBe('Preacher'));

  change({ naming: 'common' }, true);
  expect(gameWords('court', printed)('character-preacher')).toBe('Bishop');
  expect(asked).toHaveBeenCalledTimes(4);
});
