import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepsTheContract } from '../../dev/contract';
import { propsOf, type Film as AnyFilm, type Moment as AnyMoment } from '../../dev/fixture';
import { gold, layOut, trying } from '../../dev/trying';
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
    await userEvent.click(cards[0] as HTMLElement);
    expect(play).toHaveBeenCalledOnce();
    expect(builds.map(({ move }) => move)).toContainEqual(play.mock.calls[0]?.[0]);
  });

  it('the second click of two does not ask what the thing is', async () => {
    const { container, play, rerender } = show('build-4');
    const card = gold(container).find((spot) => spot.closest('.hand')) as HTMLElement;
    await userEvent.click(card);
    await rerender({ legal: [] });
    await userEvent.click(card);
    expect(play).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    await new Promise((done) => setTimeout(done, 500));
    await userEvent.click(card);
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
    await userEvent.click(barred as HTMLElement);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/costs 5 gold, and you have 4/));
  });

  it('one key does what a button does', async () => {
    const { play, container } = show('build-4');
    (container.querySelector('[data-spot]') as HTMLElement).focus();
    await userEvent.keyboard('e');
    expect(play).toHaveBeenCalledWith({ move: 'end-turn' });
  });

  it('a character is named by its rank', async () => {
    const { play, container } = show('assassin-4');
    (container.querySelector('[data-spot]') as HTMLElement).focus();
    await userEvent.keyboard('4');
    expect(play).toHaveBeenCalledWith({ move: 'murder', character: 'king' });
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
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
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
