/** The board adds nothing up: whatever number the server says is the one that is shown. */
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { propsOf } from '../../dev/fixture';
import { dialog, trying } from '../../dev/trying';
import type { LegalMove } from '../types';
import Board from './Board.svelte';
import type { BoxView, OwnView, PublicView } from './views';

const { moment } = trying<PublicView, OwnView>(
  Board,
  import.meta.glob('./recorded/*.json', { import: 'default', eager: true }),
);
/** The box as printed; the file says what it is. */
const box: BoxView = propsOf(moment('action-4'), 'en').box;

interface Said {
  public?: Partial<PublicView>;
  own?: Partial<OwnView>;
  box?: Partial<BoxView>;
  legal?: LegalMove[];
}

/** A moment in which the server says something else. */
function show(name: string, said: Said) {
  const { view, legal } = moment(name);
  const props = {
    ...propsOf(moment(name), 'en'),
    view: { public: { ...view.public, ...said.public }, own: view.own && { ...view.own, ...said.own } },
    legal: said.legal ?? legal,
    box: { ...box, ...said.box },
  };
  return render(Board, { props });
}
const at = (container: Element, place: string) =>
  container.querySelector<HTMLElement>(`[data-place="${place}"]`) as HTMLElement;
async function helpOn(thing: Element | null): Promise<HTMLElement> {
  await fireEvent.contextMenu(thing as Element);
  return dialog() as HTMLElement;
}

const wide = innerWidth;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.innerWidth = wide;
});

describe('the box of the owner', () => {
  it('what a chest does is drawn and told as it was corrected', async () => {
    const { players } = moment('action-4').view.public;
    const [held] = players[1]?.chests ?? [];
    const id = held?.chest ?? '';
    const effects = [{ op: 'gain_points', n: 47, extra: 0 }];
    const { container } = show('action-4', {
      box: {
        chests: { ...box.chests, [id]: { colour: 'orange', effects } },
        corrected: { [`chest-${id}`]: effects },
      },
    });
    const chest = at(container, 'chests-1').querySelector('[data-spot]');
    expect(chest?.querySelector('svg')).toHaveClass('orange');
    expect(chest).toHaveTextContent('47');
    expect(await helpOn(chest)).toHaveTextContent('47');
  });

  it('a privilege costs what the box says', async () => {
    const { container } = show('privilege-3', { box: { price: 7 } });
    expect(await helpOn(at(container, 'privilege-travel_writ'))).toHaveTextContent('Costs 7 violet chests');
  });

  it('rows of brown chests bring what the box says', async () => {
    const { players } = moment('action-4').view.public;
    const chests = [{ chest: 'brown', count: 6 }];
    const { container } = show('action-4', {
      public: { players: players.map((player) => ({ ...player, chests })) },
      box: { brown: [1, 41, 42] },
    });
    const chest = at(container, 'chests-1').querySelector('[data-spot]');
    expect(chest).toHaveTextContent('6');
    expect(await helpOn(chest)).toHaveTextContent('1, 41, 42 points');
  });

  it('turns in a round are as many as the box says', async () => {
    const { container } = show('action-4', { box: { turns: 5 } });
    expect(await helpOn(at(container, 'order'))).toHaveTextContent('Everyone has 5 turns a round');
  });

  it('what was reconstructed for so many players is marked, and nothing else', async () => {
    const { container } = show('action-4', {
      box: { reconstructed: { 3: ['office-aachen-1'], 4: ['office-aachen-2'] } },
    });
    expect(container.querySelectorAll('.mark')).toHaveLength(1);
    expect(await helpOn(at(container, 'office-aachen-2'))).toHaveTextContent('Reconstructed');
    expect(await helpOn(at(container, 'office-aachen-1'))).not.toHaveTextContent('Reconstructed');
    cleanup();
    const known = show('action-4', { box: { reconstructed: {} } });
    expect(known.container.querySelectorAll('.mark')).toHaveLength(0);
  });

  it('of what is told in part, the help says which part is ours', async () => {
    const { container } = show('action-4', {
      box: { reconstructed: { 4: ['space-one_noble', 'journey-steps'] } },
    });
    expect(await helpOn(at(container, 'space-one_noble'))).toHaveTextContent('the five spaces are known');
    const row = container.querySelector('.plan [data-spot]');
    expect(await helpOn(row)).toHaveTextContent('How often each number comes up is ours');
    expect(await helpOn(at(container, 'space-two_envoys'))).not.toHaveTextContent('Reconstructed');
  });
});

describe('prices', () => {
  const price = {
    region: 'aachen',
    place: '2',
    steps: -2,
    way: ['aachen'],
    way_cost: 31,
    payments: ['augsburg'],
    office_cost: 32,
    cost: 33,
    lays: { augsburg: 4 },
    enough: false,
    would: [
      { figure: 'envoy' as const, place: 2, points: 41 },
      { figure: 'noble' as const, place: 1, points: 42 },
    ],
  };
  const own = { offices: [price], figures: 34, granted: 0 };

  it('way, office, sum and what I have are those of the view', async () => {
    const { container } = show('action-4', { own });
    const office = at(container, 'office-aachen-2');
    expect(office.querySelector('.number')).toHaveTextContent('32');
    expect(office).toHaveAccessibleName(/33 figures including the way/);
    expect(at(container, 'region-aachen').querySelector('.way')).toHaveTextContent('31');
    const rows = [...(await helpOn(office)).querySelectorAll('tr')];
    expect(rows.map((row) => row.querySelector('.n')?.textContent)).toEqual(['31', '32', '33']);
    expect(rows.at(-1)).toHaveTextContent(/you have 34/i);
    expect(rows.at(-1)?.querySelector('.n')).toHaveClass('short');
    expect(at(container, 'paid-augsburg').querySelectorAll('.coming')).toHaveLength(4);
    expect(at(container, 'paid-aachen').querySelectorAll('.coming')).toHaveLength(0);
  });

  it('tells what a scoring would bring whoever held the office', async () => {
    const { container } = show('action-4', { own });
    const sheet = await helpOn(at(container, 'office-aachen-2'));
    expect(sheet).toHaveTextContent('Scored now, with an envoy you would be 2nd: +41');
    expect(sheet).toHaveTextContent('With a noble you would be 1st: +42');
    cleanup();
    const alike = { ...own, offices: [{ ...price, would: price.would.slice(1) }] };
    const other = show('action-4', { own: alike });
    expect(await helpOn(at(other.container, 'office-aachen-2'))).toHaveTextContent(
      'Scored now, you would be 1st: +42',
    );
  });

  it('as it says, enough is enough', async () => {
    const { container } = show('action-4', { own: { ...own, offices: [{ ...price, enough: true }] } });
    const sheet = await helpOn(at(container, 'office-aachen-2'));
    expect(sheet.querySelector('.sum .n')).not.toHaveClass('short');
  });

  it('on a phone, too, figures are counted by the view', () => {
    window.innerWidth = 390;
    const { regions, turn } = moment('action-4').view.public;
    const paid = [{ seat: 0, envoys: 1, nobles: 1, figures: 51 }];
    const { container } = show('action-4', {
      public: { regions: regions.map((one) => ({ ...one, paid })), turn: { ...turn, owed: { aachen: 52 } } },
    });
    const chips = [...container.querySelectorAll('.chip')];
    expect(chips.every((chip) => chip.querySelector('.lot')?.textContent.includes('51'))).toBe(true);
    expect(chips.map((chip) => chip.querySelector('.coming')?.textContent).filter(Boolean)).toEqual(['+52']);
  });
});

describe('ranks, tracks and piles', () => {
  it('a place in a region is the one that the view says', async () => {
    const { regions } = moment('action-4').view.public;
    const standing = [{ place: 3, seat: 0, weight: 61, points: 62 }];
    const bonus = [{ place: 2, effects: [{ op: 'gain_points', n: 63, extra: 0 }] }];
    const { container } = show('action-4', {
      public: { regions: regions.map((one) => ({ ...one, standing, bonus })) },
    });
    const sheet = await helpOn(at(container, 'region-aachen').querySelector('[data-spot]'));
    expect(sheet).toHaveTextContent(/3\. Anna: weight 61, 62 points/);
    expect(sheet).toHaveTextContent(/Bonus of rank 2: .*63/);
  });

  it('the tracks have the spaces of the view', () => {
    const slot = { seat: null, track: null, envoy: false } as const;
    const { container } = show('action-4', {
      public: { tracks: [{ seat: 2, track: 'supply', envoy: false }, slot, { ...slot, envoy: true }] },
    });
    const slots = [...at(container, 'next').querySelectorAll('.slot')];
    expect(slots.map((one) => [one.matches('.supply'), one.matches('.envoy')])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  it('the last round is the one that the view calls so', () => {
    expect(show('action-4', { public: { last_round: true } }).container).toHaveTextContent('Last round');
    cleanup();
    expect(show('last-4', { public: { last_round: false } }).container).not.toHaveTextContent('Last round');
  });

  it('discards are counted by the view', () => {
    const { container } = show('action-4', { public: { pile: 71, discarded: 72 } });
    expect(at(container, 'pile')).toHaveTextContent('71 to draw, 72 discarded');
  });

  it('a task counts each time if the view says so', async () => {
    const tasks = [{ task: 'region_aachen', points: 81, worth: [82, 83], each: true }];
    const { container } = show('action-4', { own: { tasks } });
    const task = container.querySelector('.tasks [data-spot]');
    expect(task).toHaveTextContent('82/83×');
    expect(await helpOn(task)).toHaveTextContent('82 / 83 points each. It would bring 81 now.');
  });
});

describe('what a move costs and brings', () => {
  const effects = [
    { what: 'envoys', change: -91, left: 92 },
    { what: 'violet', change: 2, left: 3 },
  ];

  it('stands on its button', () => {
    const legal = moment('recall-3').legal.map((one) => ({ ...one, effects }));
    const { container } = show('recall-3', { legal });
    const button = container.querySelector('.buttons button');
    expect(button).toHaveTextContent('−91');
    expect(button).toHaveAccessibleName(/−91 envoys.*92 left.*\+2 violet chests/);
  });

  it('stands in the sheet of the thing it is done with', async () => {
    const legal = moment('privilege-3').legal.map((one) => ({ ...one, effects }));
    const { container } = show('privilege-3', { legal });
    const sheet = await helpOn(at(container, 'privilege-travel_writ'));
    expect(sheet.querySelector('button.gold')).toHaveTextContent('−91');
  });
});

describe('the last scoring', () => {
  const line = (container: Element) => container.querySelector('.bar .scoring');

  /** The board as it is when things move: what is only read stays for a while. */
  function moving() {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    document.body.animate = vi.fn();
    const props = propsOf(moment('scored-4'), 'en');
    const { container, rerender } = render(Board, { props });
    const version = props.events.at(-1)?.version ?? 0;
    const happens = (n: number, event: { event: string } & Record<string, string | number>) =>
      rerender({ ...props, events: [...props.events, { version: version + n, events: [event] }] });
    return { container, happens };
  }
  afterEach(() => Reflect.deleteProperty(document.body, 'animate'));

  it('stays in sight while others act', async () => {
    const { container, happens } = moving();
    const before = line(container);
    expect(before).not.toBeNull();
    await happens(1, { event: 'points', seat: 0, points: 1, part: 'chests' });
    expect(container.querySelector('.prompt')).toHaveTextContent(/1 point|one point/);
    expect(line(container)).toBe(before);
  });

  it('gives way to the next one only when that has been shown', async () => {
    const { container, happens } = moving();
    const before = line(container)?.textContent;
    const args = { region: 'aachen', second_region: 'palermo', condition: 'b_king_region' };
    await happens(1, { event: 'two-regions', ...args });
    expect(line(container)).toHaveTextContent(String(before).trim().replace(/\s+/g, ' '));
    await waitFor(() => expect(line(container)?.textContent).not.toBe(before));
  });
});
