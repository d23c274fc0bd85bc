// @vitest-environment node
import { expect, it } from 'vitest';

const components = import.meta.glob<string>('./**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('a component styles what it draws itself, and nothing in others', () => {
  const reaching = Object.keys(components).filter((path) => components[path]?.includes(':global'));
  expect(reaching).toEqual([]);
});
