/** What is chosen is told to the server in the order in which it was chosen. */
import { afterEach, expect, test, vi } from 'vitest';
import { accept } from './person.svelte';
import { change, settings } from './settings.svelte';

afterEach(() => {
  accept(null);
  change({ crest: null, volume: 80 }, true);
  vi.unstubAllGlobals();
});

test('changes are told one after the other, the last of each kind last', async () => {
  const told: unknown[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    told.push((JSON.parse(body) as { settings: unknown }).settings);
    return new Promise((resolve) => answers.push(() => resolve(Response.json({}))));
  });
  const me = { id: 'a', name: 'Anna', kind: 'guest', user_name: null, mail: null } as const;
  accept({ ...me, settings: { ...settings } });
  change({ volume: 10 });
  change({ volume: 20 });
  change({ crest: 'lily' });
  change({ volume: 30 });
  expect(told).toEqual([{ volume: 10 }]);

  accept({ ...me, settings: { ...settings, volume: 80, crest: null } });
  expect(settings, 'an answer from before takes nothing back').toMatchObject({ volume: 30, crest: 'lily' });
  answers[0]?.();
  await vi.waitFor(() => expect(told).toEqual([{ volume: 10 }, { volume: 30, crest: 'lily' }]));
  answers[1]?.();
  change({ volume: 40 });
  await vi.waitFor(() => expect(told).toHaveLength(3));
  answers[2]?.();
});
