import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardContext, BoardModule, LegalMove, MountedBoard, SpotOptions } from '../../public/board';
import type { BoardProps, Move } from '../games/types';
import { makeWords } from '../games/words';
import { packaged } from './load';

const TEXT = `
move-lift = Lift cup { $cup }
move-swap = Swap cup { $cup }
move-stop = Stop
effect-coin = { $change } coins
effect-left = { $effect }, { $left } left
move-effects = { $move }: { $effects }
prompt-lift = Which cup?
    .help = Choose one.
event-lifted = Cup { $cup } was lifted.
`;
const legalOf = (...moves: Move[]): LegalMove[] =>
  moves.map((move, code) => {
    const { move: verb, ...args } = move;
    return { code, move, key: `move-${verb}`, args };
  });
const LIFTS = legalOf({ move: 'lift', cup: '1' }, { move: 'lift', cup: '2' }, { move: 'stop' });
const seats = ['Anna', 'Ben'].map((name, seat) => ({
  seat,
  name,
  crest: 'lion' as const,
  colour: seat,
  isYou: seat === 0,
  isBot: false,
  connected: true,
}));

/** A board of three cups that is drawn from nothing each time. */
function cups(change: (cup: string, context: BoardContext) => Partial<SpotOptions> = () => ({})) {
  const contexts: BoardContext[] = [];
  const destroy = vi.fn();
  function mount(room: HTMLElement, first: BoardContext): MountedBoard {
    function draw(context: BoardContext): void {
      contexts.push(context);
      const shown = context.public as { cups: readonly string[] };
      room.replaceChildren(
        ...shown.cups.map((cup) =>
          context.spot(`cup-${cup}`, {
            label: `Cup ${cup}`,
            content: `cup ${cup}`,
            moves: context.legal.filter(({ move }) => move['cup'] === cup),
            ...change(cup, context),
          }),
        ),
      );
    }
    draw(first);
    return { update: draw, destroy };
  }
  return { module: { mount, keys: { stop: 'S' } } satisfies BoardModule, contexts, destroy };
}

function show(module: BoardModule, more: Partial<BoardProps> = {}) {
  const play = vi.fn<(move: Move) => void>();
  const onbroken = vi.fn();
  const { Board, texts } = packaged('demo', module, { en: 'board-label = Three cups\n', de: '' });
  const props: BoardProps = {
    view: { public: { cups: ['1', '2', '3'] }, own: null },
    box: null,
    seats,
    prompt: { key: 'prompt-lift', args: {}, rule: 'D-1' },
    legal: LIFTS,
    events: [],
    words: makeWords('en', [TEXT, texts['en'] ?? ''], seats),
    why: async () => ({ text: 'It is empty.', rule: 'D-2' }),
    play,
    settings: { pace: 0, signs: true, language: 'en' },
    onbroken,
    ...more,
  };
  const shown = render(Board as unknown as Component<Record<string, unknown>>, { props: { ...props } });
  return { play, onbroken, ...shown };
}
const spot = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a board from a package', () => {
  it('is told what the viewer may see and do, and what changes', async () => {
    const { module, contexts, destroy } = cups();
    const { rerender, unmount } = show(module);
    expect(contexts[0]).toMatchObject({ api: 1, me: 0, own: null, playable: true, legal: LIFTS });
    await rerender({ view: { public: { cups: ['1'] }, own: null }, legal: [] });
    expect(contexts.at(-1)).toMatchObject({ public: { cups: ['1'] }, legal: [] });
    unmount();
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('stands in a group with its name, above the question and the moves that name nothing', async () => {
    const { play } = show(cups().module);
    expect(screen.getByRole('group', { name: 'Three cups' })).toBeInTheDocument();
    expect(screen.getByText('Which cup?')).toBeInTheDocument();
    await fireEvent.click(spot(/^Stop/));
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'stop' });
  });

  it('can do nothing in a replay, and says what happened', () => {
    const { module, contexts } = cups();
    show(module, { playable: false, legal: LIFTS, prompt: null, says: 'Ben lifts.' });
    expect(contexts[0]).toMatchObject({ playable: false, legal: [] });
    expect(screen.getByText('Ben lifts.')).toBeInTheDocument();
    expect(document.querySelector('.gold')).toBeNull();
  });

  it('says what a move costs and brings', () => {
    const { module, contexts } = cups();
    const [first] = LIFTS;
    show(module, {
      legal: [{ ...(first as LegalMove), effects: [{ what: 'coin', change: -2, left: 3 }] }],
    });
    const [context] = contexts;
    expect(context?.offer(context.legal[0] as LegalMove)).toBe('Lift cup 1: −2 coins, 3 left');
  });
});

describe('a spot', () => {
  it('glows, says its move, and plays it', async () => {
    const { play } = show(cups().module);
    const one = spot(/^Cup 1\. Lift cup 1/);
    expect(one).toHaveClass('gold');
    expect(spot(/^Cup 3/)).not.toHaveClass('gold');
    await fireEvent.click(one);
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'lift', cup: '1' });
  });

  it('offers several moves', async () => {
    const legal = legalOf({ move: 'lift', cup: '1' }, { move: 'swap', cup: '1' });
    const { play } = show(cups().module, { legal });
    await fireEvent.click(spot(/^Cup 1\. 2 possibilities/));
    await fireEvent.click(spot(/^Swap cup 1/));
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'swap', cup: '1' });
  });

  it('says why it cannot be used, and what it is', async () => {
    const { module } = cups((cup) => ({ means: { move: 'lift', cup }, about: 'Of leather.', rule: 'D-4' }));
    show(module, { openRule: () => undefined });
    await fireEvent.click(spot(/^Cup 3/));
    const help = await screen.findByRole('dialog');
    expect(help).toHaveTextContent('Of leather.');
    await vi.waitFor(() => expect(help).toHaveTextContent('It is empty. D-2'));
    expect(spot(/^Rule D-4/)).toBeInTheDocument();
  });

  it('leads on where the board says so, and still glows', async () => {
    const act = vi.fn();
    const { module } = cups((cup) => ({ act, pressed: cup === '2' }));
    const { play } = show(module);
    expect(spot(/^Cup 2/)).toHaveAttribute('aria-pressed', 'true');
    expect(spot(/^Cup 1/)).toHaveClass('gold');
    await fireEvent.click(spot(/^Cup 1/));
    expect(act).toHaveBeenCalledOnce();
    expect(play).not.toHaveBeenCalled();
  });

  it('has a key', async () => {
    const { module } = cups((cup) => ({ key: cup }));
    const { play } = show(module);
    await userEvent.tab();
    await userEvent.keyboard('2');
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'lift', cup: '2' });
    await userEvent.keyboard('3s');
    expect(play).toHaveBeenLastCalledWith({ move: 'stop' });
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('is one tab stop with the others, and keeps the focus when the board is drawn anew', async () => {
    const { rerender } = show(cups().module);
    await vi.waitFor(() => expect(document.querySelectorAll('[data-spot][tabindex="0"]')).toHaveLength(1));
    const two = spot(/^Cup 2/);
    two.focus();
    await rerender({ view: { public: { cups: ['3', '2'] }, own: null } });
    expect(spot(/^Cup 2/)).toBe(two);
    expect(two).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Cup 1/ })).toBeNull();
  });

  it('hands the focus on when it goes', async () => {
    const { rerender } = show(cups().module);
    spot(/^Cup 2/).focus();
    await rerender({ view: { public: { cups: ['3', '1'] }, own: null } });
    await tick();
    expect(spot(/^Cup 1/)).toHaveFocus();
  });
});

describe('a board that throws', () => {
  const fault = () => {
    throw new Error('pips');
  };
  it('when it is made', () => {
    const { onbroken } = show({ mount: fault });
    expect(onbroken).toHaveBeenCalledOnce();
  });
  it('when it is told something', async () => {
    const { onbroken, rerender } = show({ mount: () => ({ update: fault }) });
    expect(onbroken).not.toHaveBeenCalled();
    await rerender({ legal: [] });
    expect(onbroken).toHaveBeenCalledOnce();
    await rerender({ legal: LIFTS });
    expect(onbroken).toHaveBeenCalledOnce();
  });
  it('when somebody chooses', async () => {
    const { onbroken } = show(cups(() => ({ act: fault })).module);
    await fireEvent.click(spot(/^Cup 1/));
    expect(onbroken).toHaveBeenCalledOnce();
  });
});
