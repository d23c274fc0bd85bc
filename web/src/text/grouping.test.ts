// @vitest-environment node
import { expect, it } from 'vitest';
import { arranged, isGroup, shared } from './grouping';

function moves(places: number, ways: number, label: (place: number, way: number) => string) {
  return Array.from({ length: places * ways }, (_, n) => {
    const [place, way] = [Math.floor(n / ways), n % ways];
    return { move: { move: 'go', place: String(place), way: String(way) }, label: label(place, way) };
  });
}

it.each([
  [['Bid 4 ones', 'Bid 4 twos'], 'Bid 4 …'],
  [['Vier Einsen bieten', 'Vier Zweien bieten'], 'Vier … bieten'],
  [['Taverne von Ben entfernen', 'Kirche von Ben entfernen'], '… von Ben entfernen'],
  [['Take gold and wood here', 'Take stone and iron here'], 'Take … and … here'],
  [['Pass', 'Pass'], 'Pass'],
  [['one', 'two'], '…'],
])('the words that %j share are %j', (labels, common) => {
  expect(shared(labels)).toBe(common);
});

it('leaves a short list as it is', () => {
  const all = moves(5, 6, (place, way) => `Go to ${place} by ${way}`);
  expect(arranged(all)).toEqual(all);
});

it('loses no move and shows none twice', () => {
  const all = moves(9, 6, (place, way) => `Go to ${place} by ${way}`);
  const entries = arranged(all);
  expect(entries).toHaveLength(9);
  expect(entries.flatMap((entry) => (isGroup(entry) ? entry.moves : [entry]))).toEqual(all);
});

it.each([
  ['one choice only', moves(40, 1, (place) => `Go to ${place}`)],
  ['no words that tell the groups apart', moves(20, 2, (_, way) => `Go ${way}`)],
  ['no words in common', moves(4, 10, (place, way) => `${place}${way}`)],
  [
    'hardly two of a kind',
    moves(40, 2, (place, way) => `Go ${place} ${way}`).filter((_, n) => n % 2 === 0 || n < 4),
  ],
])('a list with %s stays flat', (_, all) => {
  expect(arranged(all)).toEqual(all);
});
