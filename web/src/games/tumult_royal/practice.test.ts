// @vitest-environment node
/** The practice run ends as the rulebook says: whoever still holds a tile decides about it (T-2.6). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import box from './recorded/box.json';
import type { BoardSettings, Words } from '../types';
import { Practice } from './practice.svelte';
import type { BoxView } from './views';

const SECONDS = 20;
const COUNTDOWN = 3;
const settings: BoardSettings = { pace: 0, signs: true, language: 'en' };
const words = Object.assign((key: string) => key, { has: () => true }) as Words;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function ranOut(lifts: boolean): Practice {
  const run = new Practice(box as unknown as BoxView, SECONDS, words, [], settings);
  run.start();
  vi.advanceTimersByTime(COUNTDOWN * 1000);
  if (lifts) run.props().play({ move: 'lift', slot: '1' });
  vi.advanceTimersByTime(SECONDS * 1000);
  return run;
}
const offered = (run: Practice) => run.props().legal.map(({ move }) => move.move);

test.each([
  ['keep', 1],
  ['lay-back', 0],
] as const)('the last tile: %s', (move, kept) => {
  const run = ranOut(true);
  expect(run.state).toBe('last');
  expect(offered(run)).toEqual(['keep', 'lay-back']);
  run.props().play({ move: 'lift', slot: '2' });
  expect(run.state, 'nothing more is lifted').toBe('last');
  run.props().play({ move });
  expect(run.state).toBe('over');
  expect(run.castles[0]).toHaveLength(kept);
  expect(run.hands).toEqual([null, null]);
  expect(offered(run)).toEqual([]);
});

test('with an empty hand it is over at once, and the other hand has decided', () => {
  const run = ranOut(false);
  expect(run.state).toBe('over');
  expect(run.hands).toEqual([null, null]);
  const places = run.props().view.public as { taxing: { slots: number } };
  expect(run.centre.length + (run.castles[1]?.length ?? 0)).toBe(places.taxing.slots);
});
