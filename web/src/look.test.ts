import { beforeEach, describe, expect, it, vi } from 'vitest';
import source from './look.js?raw';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  root.lang = '';
  delete root.dataset['theme'];
  delete root.dataset['first'];
  vi.resetModules();
});

const look = () => {
  new Function(source)();
  return { lang: root.lang, theme: root.dataset['theme'] };
};

describe('the look before anything is drawn', () => {
  it.each([
    ['nothing', null],
    ['a choice', { language: 'de', theme: 'dark' }],
    ['the other choice', { language: 'en', theme: 'light' }],
    ['what the machine says', { language: 'auto', theme: 'auto' }],
    ['only a language', { language: 'de' }],
    ['nonsense', 'nonsense'],
  ])('is the one that stays: %s', async (_, kept) => {
    if (kept) localStorage.setItem('hoftag-settings', kept === 'nonsense' ? kept : JSON.stringify(kept));
    const before = look();
    const { apply } = await import('./lib/settings.svelte');
    apply();
    expect(before).toEqual({ lang: root.lang, theme: root.dataset['theme'] });
  });

  it.each([
    '',
    '#',
    '#/',
    '#/?key=1',
    '#/lobby',
    '#/table',
    '#/table/abc?key=1/2',
    '#/table/abc/replay?at=3',
  ])('knows the page as the router does: %s', async (hash) => {
    location.hash = hash;
    look();
    const { readRoute } = await import('./lib/router.svelte');
    const [page, ...more] = readRoute(hash).parts;
    const expected = page === undefined ? 'home' : page === 'table' && more.length < 2 ? 'table' : undefined;
    expect(root.dataset['first']).toBe(expected);
  });
});
