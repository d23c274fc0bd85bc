import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { propsOf, sorted, type Recorded } from '../dev/fixture';
import type { OutcomeInfo } from '../lib/api';
import { rowsOf, winnersOf } from './finale';
import Finale from './Finale.svelte';

const files = import.meta.glob<Recorded<{ outcome: OutcomeInfo }>>('../games/*/recorded/over-*.json', {
  import: 'default',
  eager: true,
});
const rowsIn = (one: { view: { public: { outcome: OutcomeInfo } } }) => rowsOf(one.view.public.outcome);
/** Whichever games there are: the end with the most parts. */
const end = sorted(files).moments.reduce((one, other) =>
  rowsIn(other).length > rowsIn(one).length ? other : one,
);
/** As the server tells it, with an account for each seat. */
const outcome: OutcomeInfo = {
  ...end.view.public.outcome,
  accounts: end.view.public.outcome.places.map((place) =>
    place === 1 ? { gap: 4, part: null, points: 0 } : { gap: 7, part: rowsIn(end)[0]?.part ?? '', points: 3 },
  ),
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

function show(you: number | null = null) {
  const onclose = vi.fn();
  const { words, seats: all } = propsOf(end, 'en');
  const seats = all.map((info) => ({ ...info, isYou: info.seat === you }));
  const actions = createRawSnippet(() => ({ render: () => '<button>Rematch</button>' }));
  const props = {
    game: 'A game',
    outcome,
    seats,
    story: end.events,
    moments: {},
    words,
    pace: 1,
    actions,
    onclose,
  };
  return { onclose, ...render(Finale, { props }) };
}
const moving = () => Object.assign(HTMLElement.prototype, { animate: () => undefined });
const crown = () => document.querySelector('.crown');
const numbers = () =>
  [...document.querySelectorAll('.number')]
    .slice(0, outcome.scores.length)
    .map((one) => Number(one.textContent));

describe('the finale', () => {
  it('counts part by part, and tells nobody who has won before the crown falls', async () => {
    moving();
    const { container } = show();
    const seen = new Set<string>();
    for (let time = 0; time < 8000 && !crown(); time += 100) {
      expect(container.textContent).not.toContain('wins');
      expect(screen.queryByRole('table')).toBeNull();
      seen.add(container.querySelector('.title')?.textContent ?? '');
      await vi.advanceTimersByTimeAsync(100);
    }
    const { words, seats } = propsOf(end, 'en');
    for (const { part } of rowsIn(end)) expect(seen).toContain(words(`part-${part}`));
    expect(numbers()).toEqual(outcome.scores);
    await vi.advanceTimersByTimeAsync(7000);
    expect(screen.getByRole('status')).toHaveTextContent(/win/);
    for (const winner of winnersOf(outcome))
      expect(screen.getByRole('status')).toHaveTextContent(seats[winner]?.name ?? '?');
    expect(screen.getByRole('table')).toBeVisible();
    expect(document.querySelector('.falling')).toBeNull();
  });

  it('a press leads to its end, Escape leaves it', async () => {
    moving();
    const { onclose } = show();
    await fireEvent.click(screen.getByRole('button', { name: /Skip/ }));
    expect(numbers()).toEqual(outcome.scores);
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeVisible();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('tells whoever played how they did and where it was lost, and nobody else', () => {
    const winner = outcome.places.indexOf(1);
    const loser = outcome.places.findIndex((place) => place > 1);
    const lost = propsOf(end, 'en').words(`part-${rowsIn(end)[0]?.part ?? ''}`);
    show(loser);
    expect(
      screen.getByText(new RegExp(`7 points behind the winner. Most was lost in “${lost}”: 3 points.`)),
    ).toBeVisible();
    cleanup();
    show(winner);
    expect(screen.getByText('You won by 4 points.')).toBeVisible();
    cleanup();
    show();
    expect(screen.queryByText(/^You /)).toBeNull();
  });

  it('without motion lies there at its end, and covers nothing', () => {
    const { container } = show();
    expect(crown()).not.toBeNull();
    expect(numbers()).toEqual(outcome.scores);
    expect(container.querySelector('.finale.moving')).toBeNull();
    expect(container.querySelector('.falling')).toBeNull();
  });
});
