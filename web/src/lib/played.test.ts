import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const anew = async () => (await import('./played.svelte')).memory;

test('the last game comes back with its opponents', async () => {
  const memory = await anew();
  expect(memory.last).toBe('');
  memory.choose('citadels', { rivals: 5 });
  memory.play('kingsburg', { rivals: 2, spec: 'random', options: { a: 'b' } });
  vi.resetModules();
  const later = await anew();
  expect(later.last).toBe('kingsburg');
  expect(later.choice('kingsburg')).toEqual({ rivals: 2, spec: 'random', options: { a: 'b' } });
  expect(later.choice('citadels').rivals).toBe(5);
  expect(later.choice('staufer').rivals).toBe(3);
});

test.each(['', 'null', '{', '[]', '{"last":1}', '7'])('what is kept may be broken: %s', async (text) => {
  localStorage.setItem('hoftag-played', text);
  localStorage.setItem('hoftag-tables', text);
  const memory = await anew();
  expect(memory.last).toBe('');
  expect(memory.choice('citadels').rivals).toBe(3);
  memory.play('citadels', {});
  expect(memory.last).toBe('citadels');
});
