import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, GameEvent, LegalMove, Move, Step } from '../games/types';
import { BoardModel } from './model.svelte';

interface View {
  gold: number;
}

class Board extends BoardModel<View, null> {
  override readonly shortcuts = { income: 'I', build: 'B', end: 'E' };
  titleOf = ({ id }: { id: string }) => id;
  override readonly doubt = ({ move }: LegalMove) =>
    move.move === 'end' && this.legal.length > 1 ? 'sure?' : undefined;
  ruleOf = () => undefined;
  protected override show(event: GameEvent, pace: number) {
    return this.rest(Number(event.time) * pace);
  }
}

const legalOf = (...moves: Move[]): LegalMove[] =>
  moves.map((move, code) => ({ code, move, key: `move-${move.move}`, args: {} }));

function props(more: Partial<BoardProps<View, null>> = {}): BoardProps<View, null> {
  return {
    view: { public: { gold: 2 }, own: null },
    box: null,
    seats: [],
    prompt: null,
    legal: [],
    events: [],
    words: Object.assign((key: string) => key, { has: () => false }),
    why: () => Promise.resolve({ text: '', rule: '' }),
    play: () => undefined,
    settings: { pace: 1, signs: true, language: 'en' },
    ...more,
  };
}

let leave: (() => void) | undefined;
/** A board, and a way to hand it other props. */
function made(first: BoardProps<View, null>) {
  let handed = $state.raw(first);
  let board: Board | undefined;
  leave = $effect.root(() => {
    board = new Board(() => handed);
  });
  flushSync();
  const hand = (more: Partial<BoardProps<View, null>>) => {
    handed = { ...handed, ...more };
    flushSync();
  };
  return { board: board as Board, hand };
}
afterEach(() => leave?.());

describe('keys', () => {
  const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more });

  it('one key plays the move that names nothing to point at', () => {
    const play = vi.fn();
    const legal = legalOf({ move: 'build', district: 'tavern' }, { move: 'income' });
    const { board } = made(props({ legal, play }));
    expect(board.key(press('b'))).toBe(false);
    expect(board.key(press('i'))).toBe(true);
    expect(play.mock.calls).toEqual([[{ move: 'income' }]]);
  });

  it.each([
    ['with another key held down', () => press('i', { ctrlKey: true })],
    ['while a dialog of the board is open', () => press('i')],
  ])('none does anything %s', (name, event) => {
    const play = vi.fn();
    const { board } = made(props({ legal: legalOf({ move: 'income' }), play }));
    board.modal = name.includes('dialog');
    expect(board.key(event())).toBe(false);
    expect(play).not.toHaveBeenCalled();
  });

  it('Escape is left to others when nothing moves', () => {
    expect(made(props()).board.key(press('Escape'))).toBe(false);
  });
});

describe('what happened', () => {
  const step: Step = { version: 1, events: [{ event: 'robbed', time: 60_000 }] };

  beforeEach(() => {
    Object.assign(document.body, { animate: () => undefined });
  });
  afterEach(() => {
    Reflect.deleteProperty(document.body, 'animate');
  });

  it('is shown before the view that it led to', () => {
    const { board, hand } = made(props());
    hand({ view: { public: { gold: 0 }, own: null }, events: [step] });
    expect(board.settled).toBe(false);
    expect(board.now).toEqual(step.events[0]);
    expect(board.public.gold).toBe(2);
  });

  it('is skipped by Escape, also while it is only looked at', async () => {
    const { board, hand } = made(props());
    hand({ view: { public: { gold: 0 }, own: null }, events: [step] });
    expect(board.key(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(true);
    await vi.waitFor(() => expect(board.settled).toBe(true));
    expect(board.public.gold).toBe(0);
  });
});

describe('doubts', () => {
  const key = (board: Board, name: string) => board.key(new KeyboardEvent('keydown', { key: name }));
  const legal = legalOf({ move: 'income' }, { move: 'end' });
  const [, end] = legal as [LegalMove, LegalMove];

  it('a move that gives something away is asked about once, and then played', () => {
    const play = vi.fn();
    const { board } = made(props({ legal, play }));
    board.attempt(end);
    expect(play).not.toHaveBeenCalled();
    expect(board.doubted).toBe(end);
    board.play(end.move);
    expect(play).toHaveBeenCalledExactlyOnceWith(end.move);
    expect(board.doubted).toBeNull();
  });

  it('a key asks the same, and while it is asked no key plays anything', () => {
    const play = vi.fn();
    const { board } = made(props({ legal, play }));
    expect(key(board, 'e')).toBe(true);
    expect(key(board, 'e')).toBe(false);
    expect(key(board, 'i')).toBe(false);
    expect(play).not.toHaveBeenCalled();
    board.reconsider();
    key(board, 'i');
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'income' });
  });

  it('a move that gives nothing away is played at once', () => {
    const play = vi.fn();
    const only = legalOf({ move: 'end' });
    const { board } = made(props({ legal: only, play }));
    board.attempt(only[0] as LegalMove);
    expect(play).toHaveBeenCalledOnce();
  });

  it('what is no longer legal is no longer asked about', () => {
    const { board, hand } = made(props({ legal }));
    board.attempt(end);
    hand({ legal: legalOf({ move: 'income' }, { move: 'end' }) });
    expect(board.doubted).toBeNull();
    expect(key(board, 'i')).toBe(true);
  });
});
