/** Trying out a board in tests: recorded moments are shown, and everything on them is clicked. */
import { fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { BoardProps, Language, Move } from '../games/types';
import { LANGUAGES } from '../lib/languages';
import { propsOf, sorted, type Moment, type Recorded } from './fixture';

export const languages: readonly Language[] = LANGUAGES;
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

let pointer = 0;
/** Moves the mouse to a thing and clicks; or clicks again where it rests. */
export async function click(target: Element, rests = false): Promise<void> {
  if (!rests) pointer += 10;
  const coords = { clientX: pointer, clientY: pointer };
  await userEvent.pointer([
    { target, coords },
    { keys: '[MouseLeft]', target, coords },
  ]);
}

const now = performance.now.bind(performance);
/** Milliseconds that this clock is ahead. */
let ahead = 0;

/** Touches a thing once, after it has lain there for a while: what has only just come would take no tap. */
export async function tap(target: Element): Promise<void> {
  pointer += 50;
  ahead += 2000;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  await userEvent.pointer({
    keys: '[TouchA]',
    target,
    coords: { clientX: pointer, clientY: pointer },
  });
}

/**
 * Clicks everything that glows, what opens on a click, and every button, without a doubt: the moves that were played.
 * What only leads to another part of the board can be left out.
 */
export async function everyMove(
  container: Element,
  play: { mock: { calls: [Move][] } },
  but = ':not(*)',
): Promise<string[]> {
  for (const spot of gold(container).filter((one) => !one.matches(but))) {
    await fireEvent.click(spot);
    for (let n = 0, all = offers().length; n < all; n += 1) {
      if (n) await fireEvent.click(spot);
      await fireEvent.click(offers()[n] as HTMLElement);
    }
  }
  const leads = () => [...container.querySelectorAll<HTMLElement>('.buttons [data-leads]')];
  for (const lead of leads().map(({ dataset }) => dataset.leads)) {
    const follow = async () => {
      const button = leads().find(({ dataset }) => dataset.leads === lead);
      if (button) await fireEvent.click(button);
    };
    await follow();
    for (let at = 0, all = gold(container).length; at < all; at += 1) {
      let offered = 1;
      for (let n = 0; n < offered; n += 1) {
        await follow();
        await fireEvent.click(gold(container)[at] as HTMLElement);
        offered = Math.max(1, offers().length);
        if (offers()[n]) await fireEvent.click(offers()[n] as HTMLElement);
      }
    }
    await userEvent.keyboard('{Escape}');
    for (const back of container.querySelectorAll('.buttons button:only-child')) await fireEvent.click(back);
  }
  for (const button of container.querySelectorAll('.buttons button:not([data-leads])')) {
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
