import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeWords } from '../games/words';
import type { LegalMove } from '../games/types';
import { click } from '../dev/trying';
import { loadGame, t } from '../lib/i18n.svelte';
import { matches, matching, thinkable } from './catalogue';
import { lineText } from './sheet';
import SheetPanels from './SheetPanels.svelte';
import TextTable from './TextTable.svelte';

const TEXT = `
list-pair = { $first } and { $second }
list-more = { $first }, { $second }
district-tavern = Tavern
    .acc = the Tavern
district-palace = Palace
    .acc = the Palace
move-build = Build { $district_acc }
move-destroy = Remove { $district } from { $seat }
move-end-turn = End your turn
prompt-build = What do you build?
    .help = Or save your gold.
event-robbed = { $seat } takes { $gold } gold from { $from_seat_you ->
    [yes] you
   *[no] { $from_seat }
 }.
sheet-land = The land
sheet-fields = The fields
sheet-corner = ·
    .spoken = Row
sheet-letter = { $letter }
sheet-number = { $number }
    .spoken = Row { $number }
sheet-free = ♣
    .spoken = forest
sheet-taken = { $seat_sign }
    .spoken = forest ({ $seat })
sheet-hand = Hand: { $items }
sheet-card = { $district } { $cost }
    .spoken = { $district } for { $cost }
`;
const seats = ['Anna', 'Ben'].map((name, seat) => ({
  seat,
  name,
  crest: 'lion' as const,
  colour: seat,
  isYou: seat === 0,
  isBot: false,
  connected: true,
}));
const words = makeWords('en', [TEXT], seats);
const legal: LegalMove[] = [
  { code: 1, move: { move: 'build', district: 'tavern' }, key: 'move-build', args: { district: 'tavern' } },
  { code: 2, move: { move: 'build', district: 'palace' }, key: 'move-build', args: { district: 'palace' } },
  { code: 3, move: { move: 'end-turn' }, key: 'move-end-turn', args: {} },
];

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () =>
      Response.json({
        version: 9,
        panels: [
          {
            title: {
              key: 'sheet-hand',
              args: {},
              items: [{ key: 'sheet-card', args: { district: 'tavern', cost: 1 } }],
            },
            lines: [],
          },
        ],
      }),
    ),
  );
});

function show(more: Record<string, unknown> = {}) {
  const play = vi.fn();
  const why = vi.fn(async () => ({ text: 'Too dear.', rule: 'C-5.2' }));
  const steps = [
    {
      version: 8,
      seat: 1,
      at: 0,
      undone: false,
      undo: false,
      events: [{ event: 'robbed', args: { seat: 1, from_seat: 0, gold: 3 } }],
    },
  ] as never;
  const props = {
    game: 'citadels',
    id: 'x',
    version: 9,
    here: 0,
    words,
    prompt: { key: 'prompt-build', rule: 'C-5.2', args: {} },
    legal,
    steps,
    since: 7,
    seats: 2,
    waiting: '',
    play,
    why,
    ...more,
  };
  const { component } = render(TextTable, { props: props as never });
  return { play, why, component };
}

test('asks in a heading, with help, the rule and what happened since', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'What do you build?' })).toBeInTheDocument();
  expect(screen.getByText('Or save your gold.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /C-5.2/ })).toHaveAttribute('href', '#/rules/citadels/C-5.2');
  expect(screen.getAllByText('Ben takes 3 gold from you.')[0]).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Hand: Tavern for 1' })).toBeInTheDocument();
});

test('a number and Enter play that move', async () => {
  const { play } = show();
  await userEvent.type(screen.getByRole('textbox', { name: /choice/i }), '3{Enter}');
  expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'end-turn' });
});

test('typing leaves the moves that fit, and Enter plays the only one', async () => {
  const { play } = show();
  const field = screen.getByRole('textbox', { name: /choice/i });
  await userEvent.type(field, 'build');
  expect(screen.getAllByRole('button', { name: /Build/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /End/ })).toBeNull();
  await userEvent.type(field, '{Enter}');
  expect(play).not.toHaveBeenCalled();
  await userEvent.type(field, ' pal{Enter}');
  expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'build', district: 'palace' });
});

test('arrow keys leaf through the moves', async () => {
  const { play } = show();
  screen.getByRole('textbox', { name: /choice/i }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'build', district: 'palace' });
});

describe('with many moves', () => {
  const BIDS = `
face-1 = one
    .many = ones
face-2 = two
    .many = twos
face-3 = three
    .many = threes
face-4 = four
    .many = fours
move-bid = Bid { $quantity } { $face_many }
move-challenge = Challenge
prompt-bid = What do you bid?
`;
  const said = makeWords('en', [BIDS], seats);
  const all: LegalMove[] = Array.from({ length: 80 }, (_, n) => {
    const [quantity, face] = [1 + Math.floor(n / 4), String(1 + (n % 4))];
    const move = { move: 'bid', quantity: String(quantity), face };
    return { code: n, move, key: 'move-bid', args: { quantity, face } };
  });
  const challenge = { code: 80, move: { move: 'challenge' }, key: 'move-challenge', args: {} };
  const long = {
    words: said,
    prompt: { key: 'prompt-bid', rule: 'L-4', args: {} },
    legal: [...all, challenge],
  };
  const field = () => screen.getByRole('textbox', { name: /choice/i });
  const buttons = () => within(screen.getByRole('list', { name: t('text-moves') })).getAllByRole('button');

  test('what needs no choice comes first, and the rest is chosen step by step', async () => {
    const { play } = show(long);
    expect(buttons()).toHaveLength(21);
    expect(buttons()[0]).toHaveTextContent('Challenge');
    await click(screen.getByRole('button', { name: /Bid 3 … 4 moves/ }));
    expect(buttons().map((one) => one.textContent)).toEqual([
      '1Bid 3 ones',
      '2Bid 3 twos',
      '3Bid 3 threes',
      '4Bid 3 fours',
    ]);
    expect(buttons()[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(buttons()).toHaveLength(21);
    await click(screen.getByRole('button', { name: /Bid 20 …/ }));
    await click(screen.getByRole('button', { name: t('text-back') }));
    expect(play).not.toHaveBeenCalled();
    await click(screen.getByRole('button', { name: /Bid 1 …/ }));
    await click(screen.getByRole('button', { name: /Bid 1 fours/ }));
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'bid', quantity: '1', face: '4' });
  });

  test('numbers lead through both steps without leaving the field', async () => {
    const { play } = show(long);
    await userEvent.type(field(), '3{Enter}');
    expect(screen.getByText(/^Bid 2 … 4 moves\. Type a number/)).toBeInTheDocument();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('4{Enter}');
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'bid', quantity: '2', face: '4' });
  });

  test('typing finds a move at once, and a whole word beats the beginning of one', async () => {
    const { play } = show(long);
    await userEvent.type(field(), '2 four');
    expect(buttons()).toHaveLength(2);
    await userEvent.type(field(), 's{Enter}');
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'bid', quantity: '2', face: '4' });
  });

  test('what is typed may leave groups', async () => {
    show(long);
    await userEvent.type(field(), 'bid');
    expect(buttons()).toHaveLength(20);
    expect(screen.getByText('80 moves match.')).toBeInTheDocument();
  });

  test('one’s own things stand above the moves', async () => {
    const panel = (key: string, seat: number | null) => ({ title: { key, args: {} }, lines: [], seat });
    vi.mocked(fetch).mockImplementation(async () =>
      Response.json({
        version: 9,
        panels: [panel('of-table', null), panel('of-anna', 0), panel('of-ben', 1)],
      }),
    );
    show(long);
    const mine = await screen.findByRole('heading', { name: 'Of-anna' });
    expect(mine.compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const ben = screen.getByRole('heading', { name: 'Of-ben' });
    expect(ben.compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.getAllByRole('heading', { name: 'Of-anna' })).toHaveLength(1);
  });
});

test('nothing can be played while nothing is asked', () => {
  show({ legal: [], prompt: null, waiting: 'Ben is thinking' });
  expect(screen.getByRole('heading', { name: 'Ben is thinking' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what cannot be done is asked for by a name of this very game', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response(TEXT));
  await loadGame('citadels', 'en');
  const { why } = show();
  await click(screen.getByText(t('why-title')));
  const field = await screen.findByPlaceholderText('E.g. Remove Tavern from Anna');
  await userEvent.type(field, 'pal ben');
  await click(screen.getByRole('button', { name: 'Remove Palace from Ben' }));
  expect(why).toHaveBeenCalledExactlyOnceWith({ move: 'destroy', district: 'palace', seat: '1' });
});

test('every move that can be thought of is put together from the texts', () => {
  const all = thinkable(TEXT, words, 2);
  expect(all).toContainEqual({ move: { move: 'build', district: 'palace' }, label: 'Build the Palace' });
  expect(all).toContainEqual({
    move: { move: 'destroy', district: 'tavern', seat: '1' },
    label: 'Remove Tavern from Ben',
  });
  expect(all).toContainEqual({ move: { move: 'end-turn' }, label: 'End your turn' });
  expect(all).toHaveLength(2 + 4 + 1);
  const faces = 'face-4 = four\n    .many = fours\nmove-bid = Bid { $face_many }';
  expect(thinkable(faces, makeWords('en', [faces]), 2)).toEqual([
    { move: { move: 'bid', face: '4' }, label: 'Bid fours' },
  ]);
});

test('a sign for times can be typed', () => {
  const labels = [{ label: 'Bid 2 × four' }, { label: 'Bid 20 × four' }];
  expect(matching(labels, '2 x four')).toEqual([labels[0]]);
});

test('typed words begin words of the label, in any order and without accents', () => {
  expect(matches('Die Schmiede bauen', 'bau schm')).toBe(true);
  expect(matches('Den König meucheln', 'konig')).toBe(true);
  expect(matches('Den König meucheln', 'thief')).toBe(false);
});

test('a line is said for the ear where there is a way to', () => {
  const line = {
    key: 'sheet-hand',
    args: {},
    items: [
      { key: 'sheet-card', args: { district: 'tavern', cost: 1 } },
      { key: 'sheet-card', args: { district: 'palace', cost: 5 } },
    ],
  };
  expect(lineText(line, words)).toBe('Hand: Tavern for 1, Palace for 5');
});

test('a table of the sheet is a table with caption and heads, said in words', () => {
  const line = (key: string, args = {}) => ({ key: `sheet-${key}`, args });
  const fields = {
    ...line('fields'),
    items: [line('corner'), line('letter', { letter: 'a' }), line('letter', { letter: 'b' })],
    rows: [[line('number', { number: 1 }), line('free'), { ...line('taken', { seat: 1 }), tone: 'strong' }]],
    dense: true,
  };
  render(SheetPanels, { panels: [{ title: line('land'), lines: [fields] }], words });
  const table = screen.getByRole('table', { name: 'The fields' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Row', 'A', 'B']);
  expect(within(table).getByRole('rowheader').textContent).toBe('Row 1');
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Forest', 'Forest (Ben)']);
  expect(words('sheet-taken', { seat: 1 })).toBe('●');
});
