import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepsTheContract } from '../../dev/contract';
import { propsOf, type Film as AnyFilm, type Moment as AnyMoment } from '../../dev/fixture';
import { click, gold, layOut, trying } from '../../dev/trying';
import Board from './Board.svelte';
import { flightsOf } from './flights';
import { alarms, sinceLastTurn } from './story';
import type { OwnView, PublicView } from './views';

type Moment = AnyMoment<PublicView, OwnView>;
type Film = AnyFilm<PublicView, OwnView>;
const { moments, films, moment, show } = trying<PublicView, OwnView>(
  Board,
  import.meta.glob('./recorded/*.json', { import: 'default', eager: true }),
);

beforeAll(() => layOut());
afterEach(cleanup);

keepsTheContract(Board, moments);

describe('playing', () => {
  it('a glowing card in hand plays the legal move', async () => {
    const { play, container } = show('build-4');
    const builds = moment('build-4').legal.filter(({ move }) => move.move === 'build');
    const cards = gold(container).filter((spot) => spot.closest('.hand'));
    expect(cards.length).toBeGreaterThanOrEqual(builds.length);
    await click(cards[0] as HTMLElement);
    expect(play).toHaveBeenCalledOnce();
    expect(builds.map(({ move }) => move)).toContainEqual(play.mock.calls[0]?.[0]);
  });

  it('the second click of two does not ask what the thing is', async () => {
    const { container, play, rerender } = show('build-4');
    const card = gold(container).find((spot) => spot.closest('.hand')) as HTMLElement;
    await click(card);
    await rerender({ legal: [] });
    await click(card, true);
    expect(play).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    await new Promise((done) => setTimeout(done, 700));
    await click(card);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('nothing outside the legal moves can be played', async () => {
    const { play, container } = show('mercenary-4');
    const rest = [...container.querySelectorAll<HTMLElement>('[data-spot]:not(.gold):not(.discards)')];
    expect(rest.length).toBeGreaterThan(10);
    for (const spot of rest) await fireEvent.click(spot);
    for (const button of document.querySelectorAll('[role="dialog"] button')) await fireEvent.click(button);
    expect(play).not.toHaveBeenCalled();
  });

  it('nothing can be played in a replay', () => {
    const { container } = show('build-4', 'en', { playable: false });
    expect(gold(container)).toHaveLength(0);
    expect(container.querySelectorAll('.buttons button')).toHaveLength(0);
  });

  it('what cannot be done says why', async () => {
    const { container } = show('build-4');
    const barred = container.querySelector<HTMLElement>('.hand .barred');
    await click(barred as HTMLElement);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/costs 5 gold, and you have 4/));
  });

  it('one key does what a button does, and asks first if something worthwhile is left', async () => {
    const income = moment('action-4').legal.filter(({ move }) => move.move === 'income');
    const { play, container } = show('build-4', 'en', { legal: [...moment('build-4').legal, ...income] });
    (container.querySelector('[data-spot]') as HTMLElement).focus();
    await userEvent.keyboard('e');
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toHaveTextContent(/Not done yet:/);
    await userEvent.keyboard('{Enter}');
    expect(play).toHaveBeenCalledWith({ move: 'end-turn' });
  });
  it('whoever ends the turn with a building left is asked first, and whoever has none is not', async () => {
    const end = { name: /^End the turn/ };
    const { play } = show('build-4');
    await click(screen.getByRole('button', end));
    expect(screen.getByRole('dialog')).toHaveTextContent(/Not done yet: A building/);
    expect(play).not.toHaveBeenCalled();
    cleanup();
    const legal = moment('build-4').legal.filter(({ move }) => move.move === 'end-turn');
    const alone = show('build-4', 'en', { legal });
    await click(screen.getByRole('button', end));
    expect(alone.play).toHaveBeenCalledOnce();
  });

  it('an ability is a button with a question of its own; a character is then named by its rank', async () => {
    const { play, container } = show('assassin-4');
    const row = () => gold(container).filter((spot) => spot.closest('.characters'));
    expect(row()).toHaveLength(0);
    (container.querySelector('[data-spot]') as HTMLElement).focus();
    await userEvent.keyboard('4');
    expect(play).not.toHaveBeenCalled();
    await userEvent.keyboard('a');
    expect(container.querySelector('.prompt')).toHaveTextContent('Which character do you murder?');
    await waitFor(() => expect(row()[0]).toHaveFocus());
    expect(gold(container)).toEqual(row());
    await userEvent.keyboard('{Escape}');
    expect(row()).toHaveLength(0);
    await userEvent.keyboard('a4');
    expect(play).toHaveBeenCalledWith({ move: 'murder', character: 'king' });
  });

  it('nobody swaps hands by looking at somebody', async () => {
    const { play, container } = show('magician-4');
    const heads = () => [...container.querySelectorAll<HTMLElement>('.others [data-anchor^="seat:"]')];
    for (const head of heads()) {
      await click(head);
      expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /Swap/ })).toBeNull();
      await userEvent.keyboard('{Escape}');
    }
    await click(screen.getByRole('button', { name: /Swap hands/ }));
    expect(gold(container)).toEqual(heads());
    await click(heads()[0] as HTMLElement);
    expect(play).not.toHaveBeenCalled();
    await click(within(screen.getByRole('dialog')).getByRole('button', { name: /Swap/ }));
    expect(play).toHaveBeenCalledWith({ move: 'swap', seat: '2' });
  });

  it('a click where the mouse rests means nothing on what has only just come', async () => {
    const { play, container } = show('draft-4');
    const [first, second] = gold(container) as [HTMLElement, HTMLElement];
    await click(first);
    expect(play).toHaveBeenCalledOnce();
    await click(second, true);
    expect(play).toHaveBeenCalledOnce();
    await click(second);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('a hand that scrolls as a list can be scrolled by keyboard', () => {
    layOut(360);
    const hand = show('discard-4').container.querySelector('.hand');
    layOut();
    expect(hand).toHaveClass('row');
    expect(hand).toHaveAttribute('tabindex', '0');
  });

  it('there is one tab stop for the table', () => {
    const { container } = show('build-7');
    expect(container.querySelectorAll('[data-spot][tabindex="0"]')).toHaveLength(1);
  });
});

describe('what is told', () => {
  it.each([
    ['robbed-4', /takes 2 gold from you/],
    ['swapped-4', /swaps hands with you/],
    ['destroyed-4', /removes your/],
  ])('%s is told at once', (name, sentence) => {
    show(name);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('a told thing can be put aside', async () => {
    show('robbed-4');
    await click(within(screen.getByRole('alert')).getByRole('button'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('since my last turn nothing of my own is listed', () => {
    const { events, view, viewer } = moment('build-4');
    for (const { event } of sinceLastTurn(events, viewer, view.own?.characters ?? [], view.public)) {
      expect(event.seat === viewer && event.event !== 'robbed').toBe(false);
    }
  });

  it('a spectator is warned of nothing', () => {
    const { events, view } = moment('spectator-5');
    expect(alarms(events, -1, [], view.public)).toEqual([]);
  });
});

describe('movement', () => {
  it('every flight of a film starts and ends at a place on the table', () => {
    const film = films[0] as Film;
    const { container } = render(Board, { props: propsOf(film.frames[0] as Moment, 'en') });
    const places = new Set(
      [...container.querySelectorAll('[data-place]')].map((one) => one.getAttribute('data-place')),
    );
    const flights = film.frames.flatMap((frame) =>
      frame.events.flatMap((step) =>
        step.events.flatMap((event) => flightsOf(event, frame.view.public.crown)),
      ),
    );
    expect(flights.length).toBeGreaterThan(20);
    for (const flight of flights) {
      expect(places).toContain(flight.from);
      expect(places).toContain(flight.to);
    }
  });

  it('without animation the newest view is shown at once', async () => {
    const film = films[0] as Film;
    const first = propsOf(film.frames[0] as Moment, 'en');
    const last = film.frames.at(-1) as Moment;
    const settings = { ...first.settings, animation: false };
    const { container, rerender } = render(Board, { props: { ...first, settings } });
    await rerender({ ...propsOf(last, 'en'), settings });
    expect(container.querySelectorAll('.own .city .spot')).toHaveLength(
      last.view.public.players[0]?.city.length ?? -1,
    );
  });
});
