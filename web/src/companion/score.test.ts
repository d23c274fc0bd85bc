/** The worked examples of both rulebooks, as the score helper counts them. */
import { describe, expect, it } from 'vitest';
import {
  begin,
  change,
  crown,
  ending,
  gap,
  limit,
  merciful,
  ranked,
  reveals,
  winner,
  type Score,
} from './score';

function score(statues: number[], supporters: number[], more: Partial<Score> = {}): Score {
  const players = statues.map((count, seat) => ({
    name: String(seat),
    statues: count,
    supporters: supporters[seat] ?? 0,
  }));
  return { players, ranks: players.map((_, seat) => seat), kings: [], ...more };
}

describe('ranks and the crown', () => {
  it('T-0.2: 30, 20 or 15 supporters at the start', () => {
    expect([2, 3, 4].map((count) => begin(Array(count).fill('x')).players[0]?.supporters)).toEqual([
      30, 20, 15,
    ]);
  });
  it('X-23: most supporters first, among equals the higher rank before; the king returns five', () => {
    const before = score([1, 1, 1, 1], [21, 25, 23, 21]); // purple, blue, yellow, grey
    expect(ranked(before)).toEqual([1, 2, 0, 3]);
    expect(crown(before).players[1]?.supporters).toBe(20);
  });
  it('X-24: whoever stays king pays and places again', () => {
    const after = crown(crown(score([1, 1], [40, 20])));
    expect(after.kings).toEqual([0, 0]);
    expect(after.players[0]).toMatchObject({ supporters: 30, statues: 3 });
  });
  it('X-25: ties go by the rank at the start of the phase', () => {
    expect(ranked(score([1, 1, 1, 1], [20, 20, 10, 30]))).toEqual([3, 0, 1, 2]);
  });
  it('T-6.2: two statues from round 6 on', () => {
    expect(crown(score([1, 1], [20, 10], { kings: [0, 0, 0, 0, 0] })).players[0]?.statues).toBe(3);
  });
  it('X-27: land is turned up in rounds 3 and 5', () => {
    const three = (rounds: number) => reveals(score([1, 1, 1], [], { kings: Array(rounds).fill(0) }));
    expect([2, 3, 4, 5, 6].map(three)).toEqual([0, 1, 0, 2, 0]);
  });
});

describe('mercy', () => {
  it('X-28: for whoever has fewest statues, unless all have as many, and not in the first round', () => {
    const after = { kings: [0] };
    expect(merciful(score([4, 6, 4, 7], [], after))).toEqual([0, 2]);
    expect(merciful(score([5, 5, 5], [], after))).toEqual([]);
    expect(merciful(score([8, 9], [], after))).toEqual([0]);
    expect(merciful(score([8, 9], []))).toEqual([]);
  });
});

describe('the end', () => {
  it('X-29: round 7, 15, 19 and 21 statues: 6 are more than 5', () => {
    const seven = score([15, 19, 21], [], { kings: Array(7).fill(2) });
    expect([gap(seven), limit(seven), ending(seven), winner(seven)]).toEqual([6, 5, 'gap', 2]);
    expect(ending(change(seven, 0, { statues: 16 }))).toBeNull();
  });
  it('X-31: after round 10 in any case; the higher rank wins', () => {
    const ten = score([20, 20], [], { kings: Array(10).fill(1), ranks: [1, 0] });
    expect([ending(ten), winner(ten)]).toEqual(['last-round', 1]);
  });
  it('T-9.4: the 25th statue ends it at once, and nobody is crowned any more', () => {
    const full = score([25, 3], [30, 10]);
    expect(ending(full)).toBe('statues');
    expect(crown(full)).toBe(full);
  });
});
