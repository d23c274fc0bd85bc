/** What every board owes, tried with every recorded moment of its game. Used by the boards' tests. */
import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Language, Move } from '../games/types';
import { propsOf, type Moment } from './fixture';
import { everyMove, expectWords, languages } from './trying';

export function keepsTheContract<Public, Own>(
  Board: Component<BoardProps<Public, Own, never, never>>,
  moments: readonly Moment<Public, Own>[],
): void {
  function show(moment: Moment<Public, Own>, language: Language = 'en') {
    const play = vi.fn<(move: Move) => void>();
    const props = propsOf(moment, language, play);
    return { play, ...render(Board, { props }) };
  }
  afterEach(cleanup);

  describe.each(languages)('every recorded moment, in %s', (language) => {
    it.each(moments.map((one) => [one.name, one] as const))('%s lacks no word and no label', (_, moment) => {
      const { container } = show(moment, language);
      expectWords(container);
      expect(container.querySelector('[data-spot]')).not.toBeNull();
    });
  });

  const asked = moments.filter((one) => one.legal.length);
  describe('what can be clicked', () => {
    it.each(asked.map((one) => [one.name, one] as const))(
      'in %s every legal move can be reached, and no other',
      async (_, moment) => {
        const { container, play } = show(moment);
        const legal = moment.legal.map(({ move }) => JSON.stringify(move));
        expect(await everyMove(container, play)).toEqual(legal.sort());
      },
    );
  });
}
