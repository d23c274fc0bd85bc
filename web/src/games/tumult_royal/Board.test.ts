import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepsTheContract } from '../../dev/contract';
import { propsOf, type Film as AnyFilm, type Moment as AnyMoment } from '../../dev/fixture';
import { layOut, trying } from '../../dev/trying';
import type { Move, Refusal } from '../types';
import Board from './Board.svelte';
import { flightsOf } from './flights';
import { planned } from './plan';
import { alarms, judged } from './story';
import { shippedBox, type OwnView, type PublicView } from './view';

type Moment = AnyMoment<PublicView, OwnView>;
type Film = AnyFilm<PublicView, OwnView>;
const { moments, films, moment, show } = trying<PublicView, OwnView>(
  Board,
  import.meta.glob('../../dev/fixtures/tumult_royal/*.json', { import: 'default', eager: true }),
);

beforeAll(() => layOut());
afterEach(cleanup);

keepsTheContract(Board, moments);

describe('playing', () => {
  it('nothing can be played in a replay', () => {
    const { container } = show('place-4', 'en', { playable: false });
    expect(container.querySelectorAll('[data-spot].gold')).toHaveLength(0);
    expect(container.querySelectorAll('.buttons button')).toHaveLength(0);
  });

  it('a field that cannot be taken says why', async () => {
    const { container } = show('place-4');
    await userEvent.click(container.querySelector('.land .barred') as HTMLElement);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/T-4\.\d/));
  });

  it('one key keeps the tile in hand, another lays it back', async () => {
    const { play, container } = show('hold-4');
    (container.querySelector('[data-spot]') as HTMLElement).focus();
    await userEvent.keyboard('k');
    await userEvent.keyboard('b');
    expect(play.mock.calls.map(([move]) => move.move)).toEqual(['keep', 'lay-back']);
  });

  it('there is one tab stop for the table', () => {
    const { container } = show('place-4');
    expect(container.querySelectorAll('[data-spot][tabindex="0"]')).toHaveLength(1);
  });
});

describe('faces of tiles', () => {
  const faces = /^(bread|marble|tools)-[123]$/;
  function facesIn(value: unknown): string[] {
    if (typeof value === 'string') return faces.test(value) ? [value] : [];
    return value && typeof value === 'object' ? Object.values(value).flatMap(facesIn) : [];
  }
  it.each(moments.filter((one) => one.view.public.taxing).map((one) => one.name))(
    'in %s none is known but the one in hand and those that were seen with the memory aid',
    (name) => {
      const { view, legal, prompt } = moment(name);
      expect(facesIn([view.public, legal])).toEqual([]);
      const known = [view.own?.hand, ...(view.own?.seen ?? [])].flatMap((face) => face?.tile ?? []);
      expect(facesIn(view.own).sort()).toEqual(known.sort());
      expect(known).toEqual(expect.arrayContaining(facesIn(prompt)));
      const { container } = show(name);
      expect(container.querySelectorAll('.market .face').length).toBeLessThanOrEqual(known.length);
    },
  );
});

describe('the plan', () => {
  it('a click pins a field, a second one takes the pin off, and nothing is played', async () => {
    const { play, container } = show('ready-4');
    const near = moment('ready-4').view.own?.reach[0] ?? '';
    const field = container.querySelector(`[data-place="field-${near}"]`) as HTMLElement;
    await fireEvent.click(field);
    const plan = screen.getByRole('region', { name: 'Your plan' });
    expect(within(plan).getByRole('button')).toHaveTextContent(near);
    expect(field).toHaveAttribute('aria-pressed', 'true');
    await fireEvent.click(field);
    expect(within(plan).queryByRole('button')).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  it('the list stays while tiles are grabbed', async () => {
    const first = propsOf(moment('ready-4'), 'en');
    const { container, rerender } = render(Board, { props: first });
    const near = moment('ready-4').view.own?.reach[0] ?? '';
    await fireEvent.click(container.querySelector(`[data-place="field-${near}"]`) as HTMLElement);
    await rerender(propsOf(moment('grab-4'), 'en'));
    expect(within(screen.getByRole('region', { name: 'Your plan' })).getByRole('button')).toBeVisible();
  });

  it('goods add up; a field beside a pinned one costs no more than it would from there', () => {
    const land = [
      { field: 'a1', terrain: 'pasture' as const, seat: null },
      { field: 'b1', terrain: 'forest' as const, seat: null },
      { field: 'd4', terrain: 'palace' as const, seat: null },
      { field: 'f6', terrain: 'forest' as const, seat: null },
    ];
    expect(planned(['a1', 'b1'], land, ['a1'], shippedBox).sum).toEqual({ bread: 2, marble: 2, tools: 1 });
    expect(planned(['f6'], land, [], shippedBox).sum).toEqual({ bread: 2, marble: 2, tools: 2 });
    expect(planned(['d4'], land, [], shippedBox).fields[0]?.cost).toBeNull();
  });
});

describe('paying', () => {
  it('every legal set says how many supporters it brings', () => {
    const { container } = show('pay-4');
    const { own } = moment('pay-4').view;
    const told = [...container.querySelectorAll('.brings')].map((one) => Number(one.textContent.trim()));
    expect(told).toEqual(own?.payments?.map((one) => one.supporters));
  });

  it('tiles that were picked by hand are paid, or refused with the reason', async () => {
    const { container, play } = show('pay-4');
    const picks = () => [...container.querySelectorAll<HTMLElement>('.pick')];
    for (const pick of picks()) await userEvent.click(pick);
    await waitFor(() => expect(container.querySelector('.by-hand .why')).toHaveTextContent(/needless|T-4/));
    for (const pick of picks()) await userEvent.click(pick);
    const set = moment('pay-4').legal[0]?.move.payment?.split('+') ?? [];
    for (const value of set) {
      const pick = picks().find(
        (one) => one.getAttribute('aria-pressed') === 'false' && one.textContent.trim().startsWith(value),
      );
      await userEvent.click(pick as HTMLElement);
    }
    await userEvent.click(within(container.querySelector('.by-hand') as HTMLElement).getByText(/^Pay /));
    expect(play).toHaveBeenCalledWith(moment('pay-4').legal[0]?.move);
  });
});

describe('the live grab', () => {
  function grabbing(attempt: (move: Move) => Promise<Refusal | null>) {
    const props = { ...propsOf(moment('grab-4'), 'en'), attempt };
    return render(Board, {
      props: { ...props, clock: { starts: null, ends: performance.now() + 7500, pace: 200, waits: null } },
    });
  }
  const slotOf = (container: Element) => container.querySelector<HTMLElement>('.market .gold') as HTMLElement;

  it('shows the time that the server leaves', async () => {
    grabbing(() => Promise.resolve(null));
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^[4-8]$/));
  });

  it('a hand reaches for one tile at a time', async () => {
    const play = vi.fn(() => new Promise<null>(() => undefined));
    const { container } = grabbing(play);
    await fireEvent.click(slotOf(container));
    await fireEvent.click([...container.querySelectorAll('.market .gold')].at(-1) as HTMLElement);
    expect(play).toHaveBeenCalledOnce();
    expect(container.querySelectorAll('.market .reaching')).toHaveLength(1);
  });

  it('a miss is shown and told', async () => {
    const { container } = grabbing(() => Promise.resolve({ text: 'Somebody has it.', rule: 'Q-3' }));
    await fireEvent.click(slotOf(container));
    await waitFor(() => expect(screen.getByText('Somebody has it.')).toBeInTheDocument());
    expect(container.querySelectorAll('.market .missed')).toHaveLength(1);
    expect(container.querySelectorAll('.market .reaching')).toHaveLength(0);
  });

  it('what is pressed too early waits for the pace of a hand', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const said: string[] = [];
      const { container } = grabbing((move) => {
        said.push(move.slot ?? move.move);
        return Promise.resolve({ text: 'Somebody has it.', rule: 'Q-3' });
      });
      const free = [...container.querySelectorAll<HTMLElement>('.market .gold')];
      await fireEvent.click(free[0] as HTMLElement);
      await vi.advanceTimersByTimeAsync(1);
      await fireEvent.click(free[1] as HTMLElement);
      expect(said).toHaveLength(2); // whoever misses may reach again at once
    } finally {
      vi.useRealTimers();
    }
  });

  it('a tile shows its face no sooner than over a slow line', async () => {
    const props = { ...propsOf(moment('grab-4'), 'en'), attempt: () => Promise.resolve(null) };
    const clock = { starts: null, ends: performance.now() + 7500, pace: 200, waits: null };
    const { container, rerender } = render(Board, { props: { ...props, clock } });
    const slot = slotOf(container).getAttribute('data-place')?.replace('slot-', '') ?? '';
    await fireEvent.click(slotOf(container));
    const own = { ...(props.view.own as OwnView), hand: { slot, tile: 'bread-2' } };
    await rerender({ ...props, clock, view: { ...props.view, own } });
    expect(container.querySelectorAll('.market .mine')).toHaveLength(0);
    expect(container.querySelectorAll('.market .reaching')).toHaveLength(1);
    await waitFor(() => expect(container.querySelectorAll('.market .mine')).toHaveLength(1));
  });

  it('nothing is lifted before the start, nor while the sand stands still', async () => {
    for (const clock of [
      { starts: performance.now() + 60_000, ends: performance.now() + 80_000, pace: 200, waits: null },
      { starts: null, ends: null, pace: 200, waits: { seats: [1], left: 9000 } },
    ]) {
      const attempt = vi.fn(() => Promise.resolve(null));
      const { container } = render(Board, { props: { ...propsOf(moment('grab-4'), 'en'), attempt, clock } });
      await fireEvent.click(slotOf(container));
      expect(attempt).not.toHaveBeenCalled();
      expect(container.querySelector('dialog')).toBeNull();
      cleanup();
    }
  });

  it('can be practised without the server', async () => {
    const { play } = show('spin-3');
    const first = { ...moment('spin-3') };
    cleanup();
    first.view = { ...first.view, public: { ...first.view.public, round: 1 } };
    render(Board, { props: propsOf(first, 'en', play) });
    await userEvent.click(screen.getByRole('button', { name: /Practise/ }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByText(/counts for nothing/)).toBeInTheDocument();
    await userEvent.click(dialog.getByText('Turn the hourglass'));
    const tile = document.querySelector('dialog .market .gold') as HTMLElement;
    await fireEvent.click(tile);
    await waitFor(() => expect(document.querySelectorAll('dialog .market .face')).toHaveLength(1));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Keep it', hidden: true })[0] as HTMLElement);
    await waitFor(() => expect(document.querySelectorAll('dialog .market .face')).toHaveLength(0));
    expect(play).not.toHaveBeenCalled();
  });
});

describe('what is told', () => {
  it('a tumult is told step by step: goods left, counts, mercy, the greediest and the penalty', () => {
    const told = moment('tumult-3').events.flatMap((step) => step.events);
    const reveal = told.findLastIndex((event) => event.event === 'people-keep');
    expect(judged(told.slice(0, reveal))).toBeNull();
    expect(judged(told.slice(0, reveal + 1))?.map((one) => one.tumult)).toEqual([null, null, null]);
    const verdicts = judged(told) ?? [];
    const hit = verdicts.find((one) => one.tumult);
    expect(hit?.left).toBeLessThan(hit?.demand ?? 0);
    expect(hit?.robbed.some((one) => one.count < one.taken)).toBe(true);
    expect(hit?.robbed.map((one) => one.count)).toContain(
      Math.max(...(hit?.robbed ?? []).map((one) => one.count)),
    );
    expect(hit?.greediest).not.toBeNull();
    expect(hit?.lost).toBe(3);
  });

  it('whoever is punished is told at once, and a spectator of nothing', () => {
    show('punished-4');
    expect(screen.getByRole('alert')).toHaveTextContent(/You are the greediest.*You lose 3 supporters/);
    expect(alarms(moment('spectator-3').events, -1)).toEqual([]);
  });

  it('the gap stands beside the next number of the chronicle', () => {
    const { container } = show('place-2');
    const counts = moment('place-2').view.public.players.map((one) => one.statues);
    const gap = Math.max(...counts) - Math.min(...counts);
    expect(container.querySelector('.gap')).toHaveTextContent(`${gap} / 7`);
  });

  it('reconstructed figures are marked, and the help says so', async () => {
    const { container } = show('place-2');
    expect(container.querySelectorAll('.royal .guess')).toHaveLength(3);
    await userEvent.click(container.querySelector('[data-place="space-6"]') as HTMLElement);
    expect(screen.getByRole('dialog')).toHaveTextContent(/reconstructed/);
  });
});

describe('movement', () => {
  it.each(films.map((one) => one.name))(
    'every flight of %s starts and ends at a place on the table',
    (name) => {
      const film = films.find((one) => one.name === name) as Film;
      let count = 0;
      const { container, unmount } = render(Board, { props: propsOf(film.frames.at(-1) as Moment, 'en') });
      const places = new Set(
        [...container.querySelectorAll('[data-place]')].map((one) => one.getAttribute('data-place')),
      );
      unmount();
      const opened = render(Board, { props: propsOf(film.frames[0] as Moment, 'en') });
      for (const one of opened.container.querySelectorAll('[data-place]'))
        places.add(one.getAttribute('data-place'));
      for (const frame of film.frames)
        for (const event of frame.events.flatMap((step) => step.events))
          for (const flight of flightsOf(event)) {
            count += 1;
            if (event.event !== 'kept') expect(places).toContain(flight.from);
            expect(places).toContain(flight.to);
          }
      expect(count).toBeGreaterThan(10);
    },
  );
});
