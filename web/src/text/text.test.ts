import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeWords } from '../games/words';
import type { LegalMove } from '../games/types';
import { matches, thinkable } from './catalogue';
import { lineText } from './sheet';
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

test('nothing can be played while nothing is asked', () => {
  show({ legal: [], prompt: null, waiting: 'Ben is thinking' });
  expect(screen.getByRole('heading', { name: 'Ben is thinking' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
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
