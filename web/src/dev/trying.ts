/** Trying out a board in tests: recorded moments are shown, and everything on them is clicked. */
import { fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, vi } from 'vitest';
import type { BoardProps, Language, Move } from '../games/types';
import { propsOf, sorted, type Moment, type Recorded } from './fixture';

export const languages: Language[] = ['en', 'de'];
export const gold = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-spot].gold')];
export const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
const offers = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"] button.gold')];

/** jsdom lays nothing out. */
export function layOut(width = 1200): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
}

/** A board and what was recorded of its game. */
export function trying<Public, Own>(
  Board: Component<BoardProps<Public, Own, never, never>>,
  files: Record<string, Recorded<Public, Own>>,
) {
  const { moments, films } = sorted(files);
  function moment(name: string): Moment<Public, Own> {
    const found = moments.find((one) => one.name === name);
    if (!found) throw new Error(`no moment '${name}'`);
    return found;
  }
  function show(
    name: string,
    language: Language = 'en',
    more: Partial<BoardProps<Public, Own, never, never>> = {},
  ) {
    const play = vi.fn<(move: Move) => void>();
    const props = { ...propsOf(moment(name), language, play), ...more };
    return { play, ...render(Board as unknown as Component<Record<string, unknown>>, { props }) };
  }
  return { moments, films, moment, show };
}

/** Clicks everything that glows, what opens on a click, and every button, without a doubt: the moves that were played. */
export async function everyMove(container: Element, play: { mock: { calls: [Move][] } }): Promise<string[]> {
  for (const spot of gold(container)) {
    await fireEvent.click(spot);
    for (let n = 0, all = offers().length; n < all; n += 1) {
      if (n) await fireEvent.click(spot);
      await fireEvent.click(offers()[n] as HTMLElement);
    }
  }
  for (const button of container.querySelectorAll('.buttons button')) {
    await fireEvent.click(button);
    const [sure] = offers();
    if (sure) await fireEvent.click(sure);
  }
  return [...new Set(play.mock.calls.map(([move]) => JSON.stringify(move)))].sort();
}

const KEY =
  /\b(board|event|prompt|move|refusal|option|part|sheet|district|character|terrain|tile|good|goods|rank|plot|region|chest|privilege|task|condition|advisor|building|governor|phase|known|ours|result|foe)-[a-z_-]+/;

/** Nothing on it is a message key without a sentence, and every button has a name. */
export function expectWords(container: Element): void {
  expect(container.textContent).not.toMatch(KEY);
  for (const button of container.querySelectorAll('button'))
    expect(button.getAttribute('aria-label') ?? button.textContent.trim()).toMatch(/\p{L}{2}/u);
}
