import { beforeEach, describe, expect, it, vi } from 'vitest';
import html from '../index.html?raw';
import source from './look.js?raw';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  root.lang = '';
  root.dataset['languages'] = 'de en';
  delete root.dataset['theme'];
  delete root.dataset['first'];
  document.head.innerHTML = html.match(/<meta name="theme-color".*>/g)?.join('') ?? '';
  vi.resetModules();
});

/** What the page says of itself; of the colours for the bar of the browser that are there, which count. */
const seen = () => ({
  lang: root.lang,
  theme: root.dataset['theme'],
  bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((bar) =>
    bar.getAttribute('media'),
  ),
});
const look = () => {
  new Function(source)();
  return seen();
};

describe('the look before anything is drawn', () => {
  it.each([
    ['nothing', null],
    ['a choice', { language: 'de', theme: 'dark' }],
    ['the other choice', { language: 'en', theme: 'light' }],
    ['what the machine says', { language: 'auto', theme: 'auto' }],
    ['only a language', { language: 'de' }],
    ['a kind of a language', { language: 'de-at' }],
    ['a language that is not there', { language: 'tlh' }],
    ['nonsense', 'nonsense'],
  ])('is the one that stays: %s', async (_, kept) => {
    if (kept) localStorage.setItem('hoftag-settings', kept === 'nonsense' ? kept : JSON.stringify(kept));
    const before = look();
    const { apply } = await import('./lib/settings.svelte');
    apply();
    expect(before).toEqual(seen());
    expect(before.bars).toHaveLength(2);
  });

  it('has the colour of the chosen light around it', () => {
    localStorage.setItem('hoftag-settings', JSON.stringify({ theme: 'dark' }));
    expect(look().bars).toEqual(['not all', 'all']);
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
