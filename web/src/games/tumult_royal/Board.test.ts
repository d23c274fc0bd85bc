import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepsTheContract } from '../../dev/contract';
import { propsOf, type Film as AnyFilm, type Moment as AnyMoment } from '../../dev/fixture';
import { click, layOut, trying } from '../../dev/trying';
import type { GameEvent, Move, Refusal } from '../types';
import Board from './Board.svelte';
import { flightsOf } from './flights';
import { alarms, judged, unspun } from './story';
import type { BoxView, OwnView, PublicView } from './views';
import recorded from './recorded/box.json';

type Moment = AnyMoment<PublicView, OwnView>;
type Film = AnyFilm<PublicView, OwnView>;
const { moments, films, moment, show } = trying<PublicView, OwnView>(
  Board,
  import.meta.glob('./recorded/*.json', { import: 'default', eager: true }),
);

const box: BoxView = recorded;
/** The board at a moment, with another box or position. */
const showWith = (name: string, changes: Partial<BoxView>, view: Partial<PublicView> = {}) => {
  const { public: open, own } = moment(name).view;
  return show(name, 'en', {
    box: { ...box, ...changes } as never,
    view: { public: { ...open, ...view }, own },
  });
};

beforeAll(() => layOut());
afterEach(cleanup);

/** An order is filled in as a whole and sealed with one button. */
keepsTheContract(Board, moments, ({ view }) => Boolean(view.own?.form), ['slot']);

describe('playing', () => {
  it('nothing can be played in a replay', () => {
    const { container } = show('place-4', 'en', { playable: false });
    expect(container.querySelectorAll('[data-spot].gold')).toHaveLength(0);
    expect(container.querySelectorAll('.buttons button')).toHaveLength(0);
  });

  it('a field that cannot be taken says why', async () => {
    const { container } = show('place-4');
    await click(container.querySelector('.land .barred') as HTMLElement);
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

describe('paying', () => {
  it('every legal set says how many supporters it brings', () => {
    const { container } = show('pay-4');
    const { own } = moment('pay-4').view;
    const told = [...container.querySelectorAll('.brings')].map((one) => Number(one.textContent.trim()));
    expect(told).toEqual(own?.payments?.map((one) => one.supporters));
  });

  it('every legal set says what it leaves', () => {
    const { container } = show('pay-4');
    const { legal, view } = moment('pay-4');
    const left = legal.map(
      ({ effects }) => effects?.find(({ what }) => what === view.public.placing?.good)?.left,
    );
    const told = [...container.querySelectorAll('.sets small')].map((one) => parseInt(one.textContent));
    expect(told).toEqual(left);
  });

  it('tiles that were picked by hand are paid, or refused with the reason', async () => {
    const { container, play } = show('pay-4');
    const picks = () => [...container.querySelectorAll<HTMLElement>('.pick')];
    for (const pick of picks()) await click(pick);
    await waitFor(() => expect(container.querySelector('.by-hand .why')).toHaveTextContent(/needless|T-4/));
    for (const pick of picks()) await click(pick);
    const set = moment('pay-4').legal[0]?.move.payment?.split('+') ?? [];
    for (const value of set) {
      const pick = picks().find(
        (one) => one.getAttribute('aria-pressed') === 'false' && one.textContent.trim().startsWith(value),
      );
      await click(pick as HTMLElement);
    }
    await click(within(container.querySelector('.by-hand') as HTMLElement).getByText(/^Pay /));
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
    const { container } = grabbing(() =>
      Promise.resolve({ text: 'Somebody has it.', rule: 'Q-3', code: 'missed' }),
    );
    await fireEvent.click(slotOf(container));
    await waitFor(() =>
      expect(screen.getByText(/Another hand was quicker.*decided by lot/)).toBeInTheDocument(),
    );
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
    const clock = { starts: null, ends: performance.now() + 30_000, pace: 1500, waits: null };
    const { container, rerender } = render(Board, { props: { ...props, clock } });
    const slot = slotOf(container).getAttribute('data-place')?.replace('slot-', '') ?? '';
    await fireEvent.click(slotOf(container));
    const own = { ...(props.view.own as OwnView), hand: { slot, tile: 'bread-2' } };
    await rerender({ ...props, clock, view: { ...props.view, own } });
    expect(container.querySelectorAll('.market .mine')).toHaveLength(0);
    expect(container.querySelectorAll('.market .reaching')).toHaveLength(1);
    await waitFor(() => expect(container.querySelectorAll('.market .mine')).toHaveLength(1), {
      timeout: 10_000,
    });
  });

  it('nothing is lifted before the start, nor while the sand stands still', async () => {
    for (const clock of [
      { starts: performance.now() + 60_000, ends: performance.now() + 80_000, pace: 200, waits: null },
      { starts: null, ends: null, pace: 200, waits: { seats: [1], left: 9000 } },
    ]) {
      const attempt = vi.fn(() => Promise.resolve(null));
      const { container } = render(Board, { props: { ...propsOf(moment('grab-4'), 'en'), attempt, clock } });
      expect(container.querySelectorAll('.market .gold')).toHaveLength(0);
      // a line of which little is known yet may put the start a little farther off
      if (clock.starts) expect(container.querySelector('.market ~ .count')).toHaveTextContent('3');
      await fireEvent.click(container.querySelector('.market [data-place^=slot]') as HTMLElement);
      expect(attempt).not.toHaveBeenCalled();
      expect(container.querySelector('dialog')).toBeNull();
      expect(container.querySelectorAll('.market .early')).toHaveLength(1);
      expect(screen.getByText(/Not yet/)).toBeInTheDocument();
      cleanup();
    }
  });

  it('can be practised without the server', async () => {
    const { play } = show('spin-3');
    const first = { ...moment('spin-3') };
    cleanup();
    first.view = { ...first.view, public: { ...first.view.public, round: 1 } };
    render(Board, { props: propsOf(first, 'en', play) });
    await click(screen.getByRole('button', { name: /Practise/ }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByText(/does not count/)).toBeInTheDocument();
    await click(dialog.getByText('Turn the hourglass'));
    const gold = () => document.querySelector('dialog .market .gold');
    await waitFor(() => expect(gold()).not.toBeNull(), { timeout: 10_000 });
    await fireEvent.click(gold() as HTMLElement);
    await waitFor(() => expect(document.querySelectorAll('dialog .market .face')).toHaveLength(1));
    await click(dialog.getAllByRole('button', { name: 'Keep it', hidden: true })[0] as HTMLElement);
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
    expect(hit?.greediest).not.toBeNull();
    expect(hit?.lost).toBe(3);
  });

  it('goods are what the events say, not what the tiles add up to', () => {
    const verdicts = judged([
      { event: 'people-keep', tiles: ['bread-1'], bread: 11, marble: 12, tools: 13 },
      { event: 'castle-shown', seat: 1, tiles: ['bread-2', 'tools-1'], bread: 21, marble: 0, tools: 23 },
      { event: 'equally-greedy', good: 'bread', count: 99 },
    ]);
    expect(verdicts?.map((one) => one.left)).toEqual([11, 12, 13]);
    expect(verdicts?.map((one) => one.robbed[0]?.taken)).toEqual([21, 0, 23]);
    expect(verdicts?.map((one) => one.robbed[0]?.tiles)).toEqual([['bread-2'], [], ['tools-1']]);
    expect(verdicts?.[0]?.reason).toMatchObject({ event: 'equally-greedy', count: 99 });
  });

  it('a new round has wanted nothing until its arrow stands still', () => {
    const before: GameEvent[] = [{ event: 'round' }, { event: 'spun', demand: 4 }, { event: 'people-keep' }];
    expect(unspun(before)).toBe(false);
    expect(unspun([...before, { event: 'round' }])).toBe(true);
    expect(unspun([...before, { event: 'round' }, { event: 'spun', demand: 3 }])).toBe(false);
  });

  it('whoever is punished is told at once, and a spectator of nothing', () => {
    show('punished-4');
    expect(screen.getByRole('alert')).toHaveTextContent(/You are the greediest.*You lose 3 supporters/);
    expect(alarms(moment('spectator-3').events, -1)).toEqual([]);
  });

  it('the gap stands beside the next number of the chronicle', () => {
    const { container } = showWith(
      'place-2',
      {},
      {
        gap: 4,
        next_limit: { space: 8, limit: 9, stands: 'above' },
      },
    );
    expect(container.querySelector('.gap')).toHaveTextContent('4 / 9');
    expect(container.querySelector('.gap')).toHaveClass('danger');
  });

  it('that a round may be the last is told if the view says so', () => {
    const space = { space: 6, statues: 1, limit: 7 };
    showWith('place-2', {}, { next_space: { ...space, ends: false } });
    expect(screen.queryByText('This round may be the last')).toBeNull();
    cleanup();
    showWith('place-2', {}, { next_space: { ...space, ends: true } });
    expect(screen.getByText('This round may be the last')).toBeInTheDocument();
  });

  it('reconstructed figures are marked, and the help says so', async () => {
    const { container } = show('place-2');
    expect(container.querySelectorAll('.royal .guess')).toHaveLength(3);
    await click(container.querySelector('[data-place="space-6"]') as HTMLElement);
    expect(screen.getByRole('dialog')).toHaveTextContent(/reconstructed/);
  });
});

describe('the box of the table', () => {
  const help = async (container: Element, place: string) => {
    await fireEvent.contextMenu(container.querySelector(`[data-place="${place}"]`) as HTMLElement);
    return screen.getByRole('dialog');
  };
  const pasture = moment('place-4').view.public.land.find(
    (one) => one.terrain === 'pasture' && one.seat === null,
  );

  it('an owner who corrected a price sees it', async () => {
    const facts = { statues: 4, cost: { bread: 6, marble: 7, tools: 8 }, far: null, guess: false };
    const { container } = showWith('place-4', { fields: { ...box.fields, pasture: facts } });
    const dialog = await help(container, `field-${pasture?.field}`);
    expect(dialog).toHaveTextContent('4 statues for');
    expect(dialog).toHaveTextContent('6 bread, 7 marble, 8 tools');
  });

  it('what a field costs from afar is what the view says', async () => {
    const { public: open, own } = moment('place-4').view;
    const far = { terrain: 'pasture' as const, remote: true, statues: 1, fields: [pasture?.field ?? ''] };
    const prices = [
      { ...far, cost: { bread: 5, marble: 4, tools: 3 }, missing: { bread: 0, marble: 2, tools: 0 } },
    ];
    const view = { public: open, own: { ...(own as OwnView), prices } };
    const { container } = show('place-4', 'en', { view });
    const dialog = await help(container, `field-${pasture?.field}`);
    expect(dialog).toHaveTextContent(/From afar:\s*5 bread, 4 marble, 3 tools/);
    expect(dialog).toHaveTextContent(/You still need\s*2 marble/);
    cleanup();
    const none = {
      public: open,
      own: { ...(own as OwnView), prices: [{ ...far, cost: null, missing: null }] },
    };
    const other = show('place-4', 'en', { view: none });
    expect(await help(other.container, `field-${pasture?.field}`)).toHaveTextContent(
      'Only for players with statues',
    );
  });

  it('has as many statues, supporters to return and spaces as its owner says', async () => {
    const spaces = box.spaces.slice(0, 4).map((one) => ({ ...one, limit: 17, guess: false }));
    const { container } = showWith('place-2', { statues: 31, crown_cost: 8, spaces });
    expect(container.querySelector('.castle .figures')).toHaveTextContent('/31');
    expect(container.querySelectorAll('.royal li')).toHaveLength(4);
    const dialog = await help(container, 'space-1');
    expect(dialog).toHaveTextContent('8 supporters');
    expect(dialog).toHaveTextContent('more than 17 statues');
  });

  it('what its owner has told is not called reconstructed', async () => {
    const { container } = showWith('place-4', {});
    expect(await help(container, `field-${pasture?.field}`)).toHaveTextContent(/reconstructed/);
    cleanup();
    const told = showWith('place-4', { reconstructed: [] });
    expect(await help(told.container, `field-${pasture?.field}`)).not.toHaveTextContent(/reconstructed/);
  });

  it('a practice run deals its tiles and spins its spinner', async () => {
    const spinner = [{ start: 0, end: 360, number: 9, guess: false }];
    const changes = { spinner, tiles: { 2: Array<string>(8).fill('tools-3') }, on_table: { 2: 8 } };
    const { container } = showWith('spin-3', changes, {
      round: 1,
      options: { taxing: 'live', hourglass: 40 },
    });
    await click(screen.getByRole('button', { name: /Practise/ }));
    expect(container.ownerDocument.querySelectorAll('dialog .market li')).toHaveLength(8);
    expect(document.querySelector('dialog .demand .number')).toHaveTextContent('9');
    await click(screen.getByText('Turn the hourglass'));
    await waitFor(() =>
      expect(document.querySelector('dialog [role="timer"]')).toHaveTextContent(/^(40|39)$/),
    );
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
