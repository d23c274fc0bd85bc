/** What every board owes, tried with every recorded moment of its game. Used by the boards' tests. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Language, Move } from '../games/types';
import { propsOf, type Moment } from './fixture';
import { everyMove, expectWords, gold, languages, tap } from './trying';

export function keepsTheContract<Public, Own>(
  Board: Component<BoardProps<Public, Own, never, never>>,
  moments: readonly Moment<Public, Own>[],
  /** Where moves are made as a whole rather than one by one: boards try that themselves. */
  asWhole: (moment: Moment<Public, Own>) => boolean = () => false,
  /** Things that are buttons and say what they do, and tiles in a race: a finger does not ask there. */
  atOnce: readonly string[] = [],
): void {
  function show(moment: Moment<Public, Own>, language: Language = 'en') {
    const play = vi.fn<(move: Move) => void>();
    const props = propsOf(moment, language, play);
    return { play, ...render(Board, { props }) };
  }
  afterEach(cleanup);

  function lacksNothing(container: Element, { names }: Moment<Public, Own>): void {
    expectWords(container);
    // what somebody says is seen there
    for (const seat of names.keys()) expect(container.querySelector(`[data-face="${seat}"]`)).not.toBeNull();
    expect(container.querySelector('[data-spot]')).not.toBeNull();
  }
  const named = (some: typeof moments) => some.map((one) => [one.name, one] as const);
  const asked = moments.filter((one) => one.legal.length && !asWhole(one));
  const [tried, ...others] = languages;

  /** The kinds of things that glow in a moment, once it has been shown. */
  const glowing = new Map<Moment<Public, Own>, string[]>();
  const kindsIn = (container: Element) => [
    ...new Set(gold(container).map(({ dataset }) => dataset.kind ?? '')),
  ];

  describe('what can be clicked', () => {
    it.each(named(asked))(
      'in %s every legal move can be reached, and no other; no word is missing',
      async (_, moment) => {
        const { container, play } = show(moment, tried);
        lacksNothing(container, moment);
        glowing.set(moment, kindsIn(container));
        const legal = moment.legal.map(({ move }) => JSON.stringify(move));
        expect(await everyMove(container, play)).toEqual(legal.sort());
      },
    );
  });

  it('the first tap of a finger plays nothing, whatever kind of thing it is on', async () => {
    const tapped = new Set(atOnce);
    for (const moment of asked) {
      if (glowing.get(moment)?.every((kind) => tapped.has(kind))) continue;
      const { container, play } = show(moment, tried);
      for (const spot of gold(container)) {
        const { kind = '' } = spot.dataset;
        if (tapped.has(kind)) continue;
        tapped.add(kind);
        await tap(spot);
        expect(play, `${moment.name}: ${kind}`).not.toHaveBeenCalled();
        await fireEvent.keyDown(document.body, { key: 'Escape' });
      }
      cleanup();
    }
    expect(tapped.size).toBeGreaterThan(atOnce.length);
  });

  describe('no word and no label is missing', () => {
    it.each(named(moments.filter((one) => !asked.includes(one))))('in %s', (_, moment) => {
      lacksNothing(show(moment, tried).container, moment);
    });
    it.each(others.flatMap((language) => moments.map((one) => [one.name, language, one] as const)))(
      'in %s, in %s',
      (_, language, moment) => lacksNothing(show(moment, language).container, moment),
    );
  });
}
