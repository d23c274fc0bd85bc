import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { keepsTheContract } from '../../dev/contract';
import { propsOf } from '../../dev/fixture';
import { click, everyMove, gold, languages, trying } from '../../dev/trying';
import Board from './Board.svelte';
import { flightsOf } from './flights';
import { report } from './story';
import type { OwnView, PublicView } from './views';

const { moments, films, moment, show } = trying<PublicView, OwnView>(
  Board,
  import.meta.glob('./recorded/*.json', { import: 'default', eager: true }),
);
const at = (container: Element, place: string) =>
  container.querySelector<HTMLElement>(`[data-place="${place}"]`) as HTMLElement;

/** Looking for roles takes long on so full a table. */
const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]') as HTMLElement;

const wide = innerWidth;
afterEach(() => {
  cleanup();
  window.innerWidth = wide;
});

keepsTheContract(Board, moments);

describe.each(languages)('help, in %s', (language) => {
  it.each(['action-4', 'pick-3', 'over-3'])(
    'the help on things in %s lacks no word',
    async (name) => {
      const { container } = show(name, language);
      const spots = [...container.querySelectorAll<HTMLElement>('[data-spot]')];
      const offices = spots.filter((spot) => spot.dataset.place?.match(/^(office|paid|space)/));
      for (const spot of spots.filter((one) => !offices.includes(one) || offices.indexOf(one) < 8)) {
        await fireEvent.contextMenu(spot);
        const sheet = dialog();
        expect(sheet.textContent).not.toMatch(/\b(board|event|region|chest|privilege|task|sheet)-[a-z_-]+/);
        await fireEvent.keyDown(sheet, { key: 'Escape' });
      }
    },
    20_000,
  );
});

const legal = (name: string) =>
  moment(name)
    .legal.map(({ move }) => JSON.stringify(move))
    .sort();

describe('playing', () => {
  it.each(['action-4', 'pay-3', 'transfer-to-3'])(
    'on a phone, too, every legal move of %s can be reached',
    async (name) => {
      window.innerWidth = 390; // jsdom lays nothing out: a board believes the window
      const { container, play } = show(name);
      const found = new Set<string>();
      for (const chip of container.querySelectorAll<HTMLElement>('.chip')) {
        await fireEvent.click(chip);
        for (const move of await everyMove(container, play, '.chip')) found.add(move);
      }
      expect([...found].sort()).toEqual(legal(name));
    },
  );

  it('nothing outside the legal moves can be played', async () => {
    const { play, container } = show('poor-4');
    const rest = [...container.querySelectorAll<HTMLElement>('[data-spot]:not(.gold)')];
    expect(rest.length).toBeGreaterThan(20);
    for (const spot of rest) {
      await fireEvent.click(spot);
      for (const button of document.querySelectorAll('[role="dialog"] button')) await fireEvent.click(button);
    }
    expect(play).not.toHaveBeenCalled();
  }, 20_000);

  it('nothing can be played in a replay', () => {
    const { container } = render(Board, { props: { ...propsOf(moment('pay-3'), 'en'), playable: false } });
    expect(gold(container)).toHaveLength(0);
    expect(container.querySelectorAll('.buttons button')).toHaveLength(0);
  });

  it('an office that cannot be had says why', async () => {
    const { container } = show('poor-4');
    await click(container.querySelector<HTMLElement>('.offices .barred') as HTMLElement);
    await waitFor(() => expect(dialog()).toHaveTextContent(/Needs \d+ figures including the way/));
  });

  it('the usual payment has a key, and so has a noble in each region', async () => {
    const { play, container } = show('pay-3');
    (container.querySelector('[data-spot]') as HTMLElement).focus();
    await userEvent.keyboard('p');
    expect(play).toHaveBeenCalledWith({ move: 'pay' });
    await userEvent.keyboard('1');
    expect(play.mock.calls[1]?.[0].move).toBe('pay-noble');
  });

  it('there is one tab stop for the table', () => {
    const { container } = show('action-5');
    expect(container.querySelectorAll('[data-spot][tabindex="0"]')).toHaveLength(1);
  });
});

describe('before one pays', () => {
  it('an office tells the whole way and price', async () => {
    const { container } = show('action-4');
    const price = moment('action-4').view.own?.offices.find((one) => one.way.length > 1);
    await fireEvent.contextMenu(at(container, `office-${price?.region}-${price?.place}`));
    const sheet = dialog();
    expect(sheet).toHaveTextContent(new RegExp(`In all.*${price?.cost}`));
    const paid = [...(price?.way ?? []), ...(price?.payments ?? [])];
    for (const region of new Set(paid)) {
      const ghosts = at(container, `paid-${region}`).querySelectorAll('.coming');
      expect(ghosts).toHaveLength(paid.filter((one) => one === region).length);
    }
  });

  it('a finger sees the price first and plays with a second tap', async () => {
    const { play, container } = show('action-4');
    const spot = gold(container).find((one) => one.dataset.place?.startsWith('office')) as HTMLElement;
    await fireEvent(
      spot,
      Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }),
    );
    await fireEvent.click(spot);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector('[role="dialog"] button.gold') as HTMLElement);
    expect(play).toHaveBeenCalledOnce();
  });

  it('a payment is shown figure by figure as it would be made', () => {
    const { container } = show('pay-3');
    expect(container.querySelectorAll('.payment .due')).toHaveLength(
      moment('pay-3').view.public.turn.usual.length,
    );
  });
});

describe('what is told', () => {
  it('every region shows who leads and what that would bring', () => {
    const { container } = show('action-4');
    for (const { region, standing } of moment('action-4').view.public.regions) {
      const shown = [...at(container, `region-${region}`).querySelectorAll('.standing li')];
      expect(shown.map((one) => one.textContent.trim())).toEqual(
        standing.slice(0, 3).map(({ points }) => `+${points}`),
      );
    }
  });

  it('whoever listens hears what the last step brought', () => {
    const { container } = show('scored-4');
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent(
      /To be scored: .* The king moves on/,
    );
  });

  it('a scoring is told region by region until one acts', () => {
    const { events, viewer } = moment('scored-4');
    const told = report(events, viewer);
    expect(told?.chapters.filter((one) => one.region)).toHaveLength(2);
    expect(told?.chapters[0]?.ranks.length).toBeGreaterThan(0);
    const acted = { version: 9999, events: [{ event: 'supplied', seat: viewer, space: 'no_figure' }] };
    expect(report([...events, acted], viewer)).toBeNull();
    expect(report([...events, acted], viewer + 1)).not.toBeNull();
  });

  it('a scoring is one line that opens the whole report, and covers nothing before', async () => {
    const { container } = show('scored-4');
    const line = container.querySelector<HTMLElement>('.bar .scoring') as HTMLElement;
    const scored = report(moment('scored-4').events, moment('scored-4').viewer)?.chapters ?? [];
    for (const { ranks } of scored)
      for (const { points } of ranks) expect(line).toHaveTextContent(`+${points}`);
    expect(dialog()).toBeNull();
    await click(line);
    expect(dialog()).toHaveTextContent(/The king moves on/);
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(line).toHaveFocus();
    await click(line);
    await click(dialog().querySelector('button[aria-label="Close"]') as HTMLElement);
    expect(dialog()).toBeNull();
  });

  it('on a phone the own court stands beside the question, once', () => {
    window.innerWidth = 390;
    const { container } = show('action-4');
    const mine = container.querySelectorAll('.court.mine');
    expect(mine).toHaveLength(1);
    expect(mine[0]?.closest('.dock')).not.toBeNull();
    expect(mine[0]?.querySelectorAll('.task')).toHaveLength(3);
  });

  it('whoever waits reads whose turn it is', () => {
    const { container } = show('wait-3');
    const { actor } = moment('wait-3').view.public;
    const name = propsOf(moment('wait-3'), 'en').seats[actor]?.name ?? '-';
    expect(container.querySelector('.prompt')).toHaveTextContent(name);
  });

  it('the end shows every part of the points', () => {
    const { container } = show('over-3');
    const { outcome } = moment('over-3').view.public;
    const rows = [...container.querySelectorAll('.score tbody tr')];
    expect(rows).toHaveLength(Object.keys(outcome?.parts[0] ?? {}).length + 1);
    const sums = [...(rows.at(-1)?.querySelectorAll('td') ?? [])].map((one) => Number(one.textContent));
    expect(sums.sort()).toEqual([...(outcome?.scores ?? [])].sort());
  });

  it('tasks of others are not on the table', () => {
    const { container } = show('action-4');
    expect(container.querySelectorAll('.tasks')).toHaveLength(1);
    cleanup();
    expect(show('spectator-4').container.querySelectorAll('.tasks')).toHaveLength(0);
  });

  it('what was reconstructed is marked and explained', async () => {
    const { container } = show('action-4');
    expect(container.querySelectorAll('.mark')).toHaveLength(1); // one sign for all of them
    await fireEvent.contextMenu(at(container, 'office-palermo-1'));
    expect(dialog()).not.toHaveTextContent(/Reconstructed/);
    await fireEvent.keyDown(dialog(), { key: 'Escape' });
    await fireEvent.contextMenu(at(container, 'office-augsburg-1'));
    expect(dialog()).toHaveTextContent(/Reconstructed/);
  });
});

describe('pointing', () => {
  it('words beside a thing go when the thing goes', async () => {
    const { container, rerender } = show('pay-3');
    const due = container.querySelector('.payment [data-spot]') as HTMLElement;
    await fireEvent(
      due,
      Object.assign(new Event('pointermove', { bubbles: true }), { pointerType: 'mouse' }),
    );
    await waitFor(() => expect(document.querySelector('[role="tooltip"]')).not.toBeNull());
    await rerender({ ...propsOf(moment('wait-3'), 'en') });
    expect(document.querySelector('[role="tooltip"]')).toBeNull();
  });
});

describe('movement', () => {
  it('every flight of a film starts and ends at a place on the table', () => {
    const [film] = films;
    if (!film) throw new Error('no film');
    const { container } = render(Board, { props: propsOf(film.frames[0] as (typeof moments)[number], 'en') });
    const places = new Set(
      [...container.querySelectorAll('[data-place]')].map((one) => one.getAttribute('data-place')),
    );
    const flights = film.frames.flatMap((frame) =>
      frame.events.flatMap((step) => step.events.flatMap((event) => flightsOf(event, 'space-no_figure'))),
    );
    expect(flights.length).toBeGreaterThan(20);
    for (const flight of flights) {
      expect(places).toContain(flight.from);
      expect(places).toContain(flight.to);
    }
  });
});
