/** What every board owes, tried with every recorded moment of its game. Used by the boards' tests. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Language, Move } from '../games/types';
import { propsOf, type Moment } from './fixture';

const languages: readonly Language[] = ['en', 'de'];
const KEY =
  /\b(board|event|prompt|move|refusal|option|part|sheet|district|character|terrain|tile|good|rank|plot)-[a-z_-]+/;

export function keepsTheContract<Public, Own>(
  Board: Component<BoardProps<Public, Own>>,
  moments: readonly Moment<Public, Own>[],
): void {
  function show(moment: Moment<Public, Own>, language: Language = 'en') {
    const play = vi.fn<(move: Move) => void>();
    const props = propsOf(moment, language, play);
    return { play, ...render(Board as Component<BoardProps<Public, Own>>, { props }) };
  }
  afterEach(cleanup);

  describe.each(languages)('every recorded moment, in %s', (language) => {
    it.each(moments.map((one) => [one.name, one] as const))('%s lacks no word and no label', (_, moment) => {
      const { container } = show(moment, language);
      expect(container.textContent).not.toMatch(KEY);
      expect(container.querySelector('[data-spot]')).not.toBeNull();
      for (const button of container.querySelectorAll('button')) {
        expect(button.getAttribute('aria-label') ?? button.textContent.trim()).toMatch(/\p{L}{2}/u);
      }
    });
  });

  const asked = moments.filter((one) => one.legal.length);
  describe('what can be clicked', () => {
    it.each(asked.map((one) => [one.name, one] as const))(
      'in %s every legal move can be reached, and no other',
      async (_, moment) => {
        const { container, play } = show(moment);
        const offers = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"] button.gold')];
        for (const spot of container.querySelectorAll<HTMLElement>('[data-spot].gold')) {
          await fireEvent.click(spot);
          for (let n = 0, all = offers().length; n < all; n += 1) {
            if (n) await fireEvent.click(spot);
            await fireEvent.click(offers()[n] as HTMLElement);
          }
        }
        for (const button of container.querySelectorAll('.buttons button')) await fireEvent.click(button);
        const reached = new Set(play.mock.calls.map(([move]) => JSON.stringify(move)));
        const legal = moment.legal.map(({ move }) => JSON.stringify(move));
        expect([...reached].sort()).toEqual(legal.sort());
      },
    );
  });
}
