import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepsTheContract } from '../../dev/contract';
import { propsOf } from '../../dev/fixture';
import { click, dialog, expectWords, gold, languages, layOut, trying } from '../../dev/trying';
import Board from './Board.svelte';
import { flightsOf } from './flights';
import { dealOf } from './offers';
import { alarms, lastWinter, sinceLastMove } from './story';
import { nameOf } from './dice';
import type { OwnView, PublicView } from './views';
import box from './recorded/box.json';

const { moments, films, moment, show } = trying<PublicView, OwnView>(
  Board,
  import.meta.glob('./recorded/*.json', { import: 'default', eager: true }),
);
const dice = (container: Element) => [...container.querySelectorAll<HTMLElement>('.die')];
const advisor = (container: Element, id: string) =>
  container.querySelector<HTMLElement>(`[data-place="advisor-${id}"]`) as HTMLElement;

beforeAll(() => layOut());
afterEach(cleanup);

keepsTheContract(Board, moments, undefined, ['goods']);

describe.each(languages)('help, in %s', (language) => {
  it.each(['place-4', 'governors-4', 'army-4'])('the help on things in %s lacks no word', async (name) => {
    const { container } = show(name, language);
    const seen = new Map<string, number>();
    for (const spot of container.querySelectorAll<HTMLElement>('.spot')) {
      const count = (seen.get(spot.dataset.kind ?? '') ?? 0) + 1;
      seen.set(spot.dataset.kind ?? '', count);
      if (count > 3) continue;
      await fireEvent.contextMenu(spot);
      expectWords(dialog() as HTMLElement);
      await fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape' });
    }
  });
});

describe('playing', () => {
  it('nothing can be played in a replay', () => {
    const { container } = show('place-4', 'en', { playable: false });
    expect(gold(container)).toHaveLength(0);
    expect(container.querySelectorAll('.buttons button')).toHaveLength(0);
  });

  it('there is one tab stop for the table', () => {
    const { container } = show('place-5');
    expect(container.querySelectorAll('[data-spot][tabindex="0"]')).toHaveLength(1);
  });

  it('what cannot be built says why', async () => {
    const { container } = show('build-4');
    const barred = container.querySelector<HTMLElement>('[data-place="cathedral-1"]');
    expect(barred).toHaveClass('barred');
    await click(barred as HTMLElement);
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent(/First build the .*, left of it/),
    );
  });
});

describe('building', () => {
  it('what can be built now says in the tray what it does', async () => {
    const { container, play } = show('build-4');
    const inn = container.querySelector<HTMLElement>('[data-anchor="work:inn"]') as HTMLElement;
    expect(inn).toHaveTextContent(/At the end of every summer, you get a \+2 token/);
    await click(inn);
    expect(play).toHaveBeenCalledWith({ move: 'build', building: 'inn' });
  });
});

describe('several ways to one thing', () => {
  it('each says what it costs and brings, and what is left', async () => {
    const { container } = show('saving-4');
    const palisade = container.querySelector<HTMLElement>('[data-anchor="work:palisade"]') as HTMLElement;
    await click(palisade);
    const ways = within(dialog() as HTMLElement).getAllByRole('button', { name: /Palisade/ });
    expect(ways.map((one) => one.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'Build the Palisade \u22122 wood, 0 left',
      'Palisade for 1 wood less \u22121 wood, 1 left',
    ]);
  });
});

describe('dice', () => {
  const placements = moment('market-4').legal.filter(({ move }) => move.move === 'influence');
  const withDice =
    (count: number) =>
    ({ move }: (typeof placements)[number]) =>
      move.dice?.split('+').length === count;
  const alone = (count: number) =>
    placements.filter(withDice(count)).find(({ move }) => move.aid === 'alone')?.move;
  const pair = alone(2);
  const single = alone(1);
  /** The dice in hand with the faces of a placement. */
  const diceOf = (container: Element, placement: typeof pair) =>
    (placement?.dice ?? '')
      .split('+')
      .map(
        (face) =>
          dice(container).find((die) => die.getAttribute('aria-keyshortcuts') === face) as HTMLElement,
      );

  it('as long as none is picked up, everybody who can be reached at all glows', () => {
    const { container } = show('market-4');
    const reached = new Set(placements.map(({ move }) => move.advisor));
    expect(gold(container)).toHaveLength(reached.size);
  });

  it('for dice in hand, exactly those glow whom they reach', async () => {
    const { container } = show('market-4');
    for (const die of diceOf(container, pair)) await click(die);
    const ways = placements.filter(({ move }) => move.dice === pair?.dice);
    expect(gold(container).map((spot) => spot.dataset.place)).toEqual(
      expect.arrayContaining(ways.map(({ move }) => `advisor-${move.advisor}`)),
    );
    expect(gold(container)).toHaveLength(new Set(ways.map(({ move }) => move.advisor)).size);
  });

  it('whoever builds nothing although they could is asked first', async () => {
    const { play } = show('build-4');
    await click(screen.getByRole('button', { name: /^Build nothing/ }));
    expect(dialog()).toHaveTextContent('You can still build something');
    expect(play).not.toHaveBeenCalled();
    await click(within(dialog() as HTMLElement).getByRole('button', { name: 'Build nothing' }));
    expect(play).toHaveBeenCalledWith({ move: 'no-building' });
  });

  it('dice and then an advisor is a placement', async () => {
    const { container, play } = show('market-4');
    for (const die of diceOf(container, pair)) await click(die);
    await click(advisor(container, pair?.advisor ?? ''));
    expect(play).toHaveBeenCalledWith(pair);
  });

  it('whom more dice would reach does not turn dead, and tells how', async () => {
    const { container, play } = show('place-4');
    await click(container.querySelector('[aria-keyshortcuts="6"]') as HTMLElement);
    const general = container.querySelector<HTMLElement>('[data-place="advisor-general"]') as HTMLElement;
    expect(general).not.toHaveClass('gold');
    expect(general).not.toHaveClass('barred');
    expect(general).toHaveTextContent('Within reach with more dice.');
    expect(container.querySelector('[data-place="advisor-merchant"]')).toHaveClass('barred');
    expect(container.querySelector('.prompt')).toHaveTextContent(/With more dice, [1-9]/);
    await click(general);
    expect(play).not.toHaveBeenCalled();
    await click(within(dialog() as HTMLElement).getByRole('button', { name: /Influence with 4\+6/ }));
    expect(play).toHaveBeenCalledWith({ move: 'influence', advisor: 'general', dice: '4+6', aid: 'alone' });
  });

  it('the star in the question is explained beside it', () => {
    const { container } = show('place-4');
    expect(container.querySelector('.prompt')).toHaveTextContent(/4\+5\+6\+1\*.*\* a bonus die/);
  });

  it('with the Market wanted, only ways with it are left', async () => {
    const { container } = show('market-4');
    for (const die of diceOf(container, pair)) await click(die);
    await userEvent.keyboard('x');
    const ways = placements.filter(({ move }) => move.dice === pair?.dice && move.aid?.includes('market'));
    expect(ways.length).toBeGreaterThan(0);
    expect(gold(container)).toHaveLength(new Set(ways.map(({ move }) => move.advisor)).size);
  });

  it('by keyboard: faces pick dice up, A goes to the council, Enter places', async () => {
    const { container, play } = show('market-4');
    (container.querySelector('[data-spot]') as HTMLElement).focus();
    await userEvent.keyboard('5');
    await userEvent.keyboard('a');
    await userEvent.keyboard('{Enter}');
    const offer = dialog()?.querySelector<HTMLElement>('button.gold');
    if (offer) await click(offer);
    expect(play).toHaveBeenCalledOnce();
    expect(play.mock.calls[0]?.[0]).toMatchObject({ move: 'influence', dice: '5' });
  });

  it('Escape lays them down again', async () => {
    const { container } = show('market-4');
    await click(dice(container)[0] as HTMLElement);
    expect(container.querySelectorAll('.die.picked')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(container.querySelectorAll('.die.picked')).toHaveLength(0);
  });

  it('a die dragged onto an advisor is placed there', async () => {
    const { container, play } = show('market-4');
    const target = advisor(container, single?.advisor ?? '');
    document.elementFromPoint = () => target;
    const [die] = diceOf(container, single);
    const point = (type: string, at: number) =>
      fireEvent(die as HTMLElement, new MouseEvent(type, { bubbles: true, clientX: at, clientY: at }));
    await point('pointerdown', 10);
    await point('pointermove', 60);
    await point('pointerup', 60);
    expect(play).toHaveBeenCalledWith(single);
  });

  it('are named as the server names them', () => {
    const die = (face: number, bonus = false) => ({ id: `${face}${bonus}`, face, bonus });
    expect(nameOf([die(6, true), die(5), die(1)])).toBe('1+5+6*');
  });
});

describe('what is known', () => {
  it('the enemy has a face for whoever has looked at him, and for nobody else', () => {
    const { own, public: open } = moment('peeked-4').view;
    expect(own?.enemy).not.toBeNull();
    expect(open.enemy).toBeNull();
    const seen = show('peeked-4').container.querySelector('.known');
    expect(seen).not.toBeNull();
    cleanup();
    const { container } = render(Board, {
      props: { ...propsOf(moment('peeked-4'), 'en'), view: { public: open, own: null } },
    });
    expect(container.querySelector('.known')).toBeNull();
  });

  it('a reconstructed governor says what is known and what is ours', async () => {
    const { container } = show('governors-4', 'de');
    const mine = moment('governors-4').legal.find(({ move }) =>
      box.reconstructed.includes(move.governor ?? ''),
    );
    const spot = gold(container).find((one) => one.textContent?.includes('Rekonstruiert'));
    expect(mine).toBeDefined();
    await fireEvent.contextMenu(spot as HTMLElement);
    expect(dialog()).toHaveTextContent(/Bekannt: .* Von uns: /);
  });

  it.each(languages)('of every reconstructed governor, in %s', (language) => {
    const { words } = propsOf(moment('place-4'), language);
    for (const id of box.reconstructed) {
      expect(words.has(`known-${id}`)).toBe(true);
      expect(words.has(`ours-${id}`)).toBe(true);
    }
  });

  it('another province is one tap away', async () => {
    const { container } = show('place-4');
    await click(container.querySelector('[data-place="seat-2"]') as HTMLElement);
    expect(container.querySelector('.province')).toHaveAccessibleName('Kunigunde’s province');
  });
});

describe('what an advisor gives', () => {
  it.each([
    ['merchant', { pay: {}, one: 2 }],
    ['master_hunter', { pay: {}, one: 2 }],
    ['alchemist', { pay: { any: 1 }, one: 0 }],
    ['smuggler', { pay: { vp: 1 }, one: 0 }],
  ])('%s', (id, { pay, one }) => {
    const offer = Object.entries(box.advisors).find(([name]) => name === id)?.[1].offer;
    expect(offer?.pay).toEqual(pay);
    expect(offer?.one).toHaveLength(one);
  });

  it('what the Alchemist takes follows from what he gives', () => {
    const [take] = moment('alchemist-4').legal;
    const deal = dealOf(take as NonNullable<typeof take>);
    expect(deal.pay).toHaveLength(1);
    expect(deal.gain).not.toContain(deal.pay[0]);
  });
});

describe('winter', () => {
  it('is told player by player, with what it brought', () => {
    const { events, view } = moment('winter-4');
    const winter = lastWinter(events, view.public.year);
    expect(winter?.battles.map((one) => one.seat).sort()).toEqual([0, 1, 2, 3]);
    expect(winter?.year).toBe(1);
    expect(winter?.enemy?.event).toBe('enemy');
    expect(winter?.battles.some((one) => one.rest.length > 0)).toBe(true);
  });

  it('while it moves, only what has been shown is told', () => {
    const { events, view } = moment('winter-4');
    const all = events.flatMap((step) => step.events);
    const second = all.filter((event) => event.event === 'fought')[1];
    const shown = { version: 1, events: all.slice(0, all.indexOf(second as (typeof all)[0]) + 1) };
    expect(lastWinter([shown], view.public.year)?.battles).toHaveLength(2);
  });

  it('lies open as text until it is answered', () => {
    const { container } = show('winter-3');
    expect(container.querySelector('.winter ol')?.children).toHaveLength(3);
  });

  it('what I lost is told at once', () => {
    const { events, viewer } = moment('lost-building-4');
    expect(alarms(events, viewer).length).toBeGreaterThan(0);
    show('lost-building-4');
    expect(screen.getByRole('alert')).toHaveTextContent(/You lose/);
  });

  it('a spectator is warned of nothing, and sees the phase', () => {
    const { events } = moment('spectator-5');
    expect(alarms(events, -1)).toEqual([]);
    expect(sinceLastMove(events, -1).every(({ event }) => event.event !== 'phase')).toBe(true);
  });
});

describe('movement', () => {
  it('every flight of a film starts and ends at a place on the table', () => {
    const frames = films[0]?.frames ?? [];
    const { container } = render(Board, { props: propsOf(frames[0] as (typeof frames)[0], 'en') });
    const places = new Set(
      [...container.querySelectorAll('[data-place]')].map((one) => one.getAttribute('data-place')),
    );
    const flights = frames.flatMap((frame) =>
      frame.events.flatMap((step) =>
        step.events.flatMap((event) => flightsOf(event, frame.view.public.envoy)),
      ),
    );
    expect(flights.length).toBeGreaterThan(50);
    for (const { from, to } of flights) {
      if (!from.startsWith('advisor-own') && !to.startsWith('advisor-own')) {
        expect(places).toContain(from);
        expect(places).toContain(to);
      }
    }
  });
});
