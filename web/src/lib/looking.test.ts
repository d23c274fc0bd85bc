import { afterEach, expect, test, vi } from 'vitest';
import { Looking } from './looking.svelte';

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
function looking() {
  const table = { held: false };
  const say = vi.fn<(away: boolean) => void>();
  const found = new Looking(() => table.held, say);
  found.opens(false);
  found.start();
  afterEach(() => found.stop());
  return { table, say, found };
}
afterEach(() => vi.restoreAllMocks());

test('a hidden tab says so, and that it is seen again', () => {
  const { say, found } = looking();
  hide(true);
  hide(false);
  expect(say.mock.calls).toEqual([[true], [false]]);
  expect(found.waited).toBe(false);
});

test('where the table has waited, one click goes on', () => {
  const { table, say, found } = looking();
  hide(true);
  table.held = true;
  hide(false);
  expect(found.waited).toBe(true);
  expect(say.mock.calls).toEqual([[true]]);
  found.goOn();
  expect(found.waited).toBe(false);
  expect(say.mock.calls).toEqual([[true], [false]]);
});

test('a line that comes back is away until it is known whether the table has waited', () => {
  const { table, say, found } = looking();
  expect(found.opens(true)).toBe(true);
  found.look();
  expect(say.mock.calls).toEqual([[false]]);
  expect(found.opens(true)).toBe(true);
  table.held = true;
  found.look();
  expect(found.waited).toBe(true);
});
