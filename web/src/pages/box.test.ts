/** A box read for those who play, and for those who ask where a figure comes from. */
import { expect, test } from 'vitest';
import { makeWords } from '../games/words';
import { BoxWords, facts, isReconstructed, sections, sources } from './box';

const box = makeWords('en', [
  'field-cost = cost\nfield-colour = colour\nfield-timing = when\nlands-marsh = marsh',
]);
const game = makeWords('en', [
  'district-abbey = Abbey\n    .help = Costs 3.\ncolour-green = green\nrank-king = king\ngame-court = Court',
]);
const words = new BoxWords(box, game, { yes: 'yes', no: 'no' });

test('a thing is called as its game calls it, or as its box does', () => {
  expect(words.name('districts', { id: 'abbey' })).toBe('Abbey');
  expect(words.name('nobility_ranks', { id: 'king' })).toBe('King');
  expect(words.name('lands', { id: 'marsh' })).toBe('Marsh');
  expect(words.name('districts', { id: 'unheard_of' })).toBe('');
  expect(words.name('counts', { green: 5 })).toBe('');
});

test('what it does is told by the game, its plain facts where the game says nothing', () => {
  expect(words.told('districts', { id: 'abbey' })).toBe('Costs 3.');
  expect(words.told('districts', { id: 'tavern' })).toBe('');
  const tavern = {
    id: 'tavern',
    cost: 1,
    colour: 'green',
    timing: 'end_of_summer',
    limit: 3,
    count: 5,
    source: 'public',
  };
  expect(words.plain(tavern)).toBe('Cost: 1 · Colour: Green');
});

test('it is reconstructed if any fact is, but not for the sake of a translated name', () => {
  expect(isReconstructed({ source: 'public', cost: 1, cost_source: 'reconstructed' })).toBe(true);
  expect(isReconstructed({ source: 'reconstructed' })).toBe(true);
  expect(isReconstructed({ source: 'public', name_de_source: 'reconstructed' })).toBe(false);
});

test('facts and their sources are kept apart', () => {
  const entry = {
    id: 'abbey',
    cost: 3,
    cost_source: 'public',
    cost_ref: ['a'],
    source: 'rulebook',
    note: 'x',
  };
  expect(facts(entry)).toEqual([['cost', 3]]);
  expect(sources(entry)).toEqual([
    { field: 'cost', source: 'public', note: '', refs: ['a'] },
    { field: '', source: 'rulebook', note: 'x', refs: [] },
  ]);
  expect(sections({ refs: {}, schema: 1, counts: { green: 2 }, districts: [entry] })).toEqual([
    ['counts', [{ green: 2 }]],
    ['districts', [entry]],
  ]);
});
