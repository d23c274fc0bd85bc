import { expect, test } from 'vitest';
import { doneToMe } from '../table/telling';
import { address } from './api';
import { ago, clockText, span } from './clock';
import { optionsNamed } from './games.svelte';
import { standInText } from './names';
import { readRoute, ruleLink, tableLink } from './router.svelte';
import { pieces } from './rules.svelte';

test('addresses behind the # are read with their parts and their query', () => {
  const route = readRoute('#/table/a%2Fb/replay?at=57');
  expect(route.parts).toEqual(['table', 'a/b', 'replay']);
  expect(route.query.get('at')).toBe('57');
  expect(readRoute('').parts).toEqual([]);
  expect(readRoute('#/table/%E0%A4%A').parts).toEqual(['table', '%E0%A4%A']);
});

test('links carry what they must', () => {
  expect(tableLink('abc')).toBe('#/table/abc');
  expect(tableLink('abc', 'k=1')).toBe('#/table/abc?key=k%3D1');
  expect(ruleLink('citadels', 'C-5.2')).toBe('#/rules/citadels/C-5.2');
  expect(address('/tables', { open: true, game: '', mine: false, before: null, state: 'over' })).toBe(
    '/api/tables?open=true&state=over',
  );
});

test('a table is laid with what is suggested, and names only what is not the default', () => {
  const game = {
    id: 'toll',
    rules_version: 2,
    least_seats: 2,
    most_seats: 3,
    languages: [],
    other_names: [],
    box: false,
    options: [
      { name: 'taxing', default: 'ticks', values: ['ticks', 'live'], suggested: 'live' },
      { name: 'toll', default: 1, values: [1, 2], suggested: 1 },
      { name: 'bells', default: false, values: [false, true], suggested: false },
    ],
  };
  expect(optionsNamed(game)).toEqual({ taxing: 'live' });
  expect(optionsNamed(game, { taxing: 'ticks', toll: '2' })).toEqual({ toll: 2 });
  expect(optionsNamed(game, { bells: 'true' })).toEqual({ taxing: 'live', bells: true });
  expect(optionsNamed(game, {}, false), 'over days, or with one board for several').toEqual({});
  expect(optionsNamed(game, { taxing: 'live' }, false)).toEqual({ taxing: 'live' });
});

test('rules link to each other', () => {
  expect(pieces('See **this** and [A-1], or C-7.4a.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'bold', text: 'this' },
    { kind: 'text', text: ' and ' },
    { kind: 'rule', text: 'A-1' },
    { kind: 'text', text: ', or ' },
    { kind: 'rule', text: 'C-7.4a' },
    { kind: 'text', text: '.' },
  ]);
});

test('times are short', () => {
  expect(span(5)).toBe('0:05');
  expect(span(222)).toBe('3:42');
  expect(span(3725)).toBe('1:02:05');
  expect(span(-3)).toBe('0:00');
});

test('a clock over days tells its playing hours', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const days = { kind: 'days', hours: 24, from_hour: 8, to_hour: 22, zone } as const;
  expect(clockText(days)).toBe('24 hours for each decision, from 8:00 to 22:00');
  expect(clockText({ ...days, zone: 'Pacific/Apia' })).toBe(
    '24 hours for each decision, from 8:00 to 22:00 (Pacific/Apia)',
  );
  expect(clockText({ ...days, from_hour: 0, to_hour: 24 })).toBe('24 hours for each decision');
});

test('what is fresh is told in words, what is old has a date', () => {
  const now = Date.UTC(2026, 4, 9, 12) / 1000;
  expect(ago(now + 5, now)).toBe('Just now');
  expect(ago(now - 65, now)).toBe('A minute ago');
  expect(ago(now - 59 * 60, now)).toBe('59 minutes ago');
  expect(ago(now - 3 * 3600, now)).toBe('3 hours ago');
  expect(ago(now - 3 * 86_400, now)).toContain('2026');
});

test('what was done to me is told apart from what I did and from what went to nobody', () => {
  expect(doneToMe({ event: 'robbed', seat: 1, from_seat: 0, gold: 3 }, 0)).toBe(true);
  expect(doneToMe({ event: 'robbed', seat: 1, from_seat: 0, gold: 0 }, 0)).toBe(false);
  expect(doneToMe({ event: 'robbed', seat: 0, from_seat: 1, gold: 3 }, 0)).toBe(false);
  expect(doneToMe({ event: 'robbed', seat: 1, from_seat: 0, gold: 3 }, -1)).toBe(false);
});

test('a seat says who plays for it', () => {
  expect(standInText({ kind: 'bot', stand_in: null })).toBe('');
  expect(standInText({ kind: 'person', stand_in: 'greedy' })).toBe('A bot is playing');
  expect(standInText({ kind: 'bot', stand_in: 'greedy' })).toMatch(/^Stopped working, .?Page.? plays on$/);
  expect(standInText({ kind: 'bot', stand_in: 'mine:x=1' })).toMatch(
    /^Stopped working, .?mine:x=1.? plays on$/,
  );
});
