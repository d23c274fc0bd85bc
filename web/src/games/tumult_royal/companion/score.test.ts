// @vitest-environment node
/** What happens between crownings, where no rule is played: people enter what they see. */
import { describe, expect, it } from 'vitest';
import { begin, change, crown, ending, nextLimit, withNumbers, type Score } from './score';
import examples from './score.examples.json';

const shipped = examples.boxes[0] ?? expect.fail('no box');
/** Whoever owns the box has told the numbers that had to be reconstructed. */
const box = withNumbers(shipped, { 6: 7, 8: 3, 9: 1 });
const two = begin(box, ['Anna', 'Ben']);

describe('between crownings', () => {
  it('the last statue ends the game at once, and one that was taken back does not', () => {
    const full = change(two, 0, { statues: box.statues });
    expect(ending(box, full)).toBe('statues');
    expect(crown(box, full)).toBe(full);
    expect(ending(box, change(full, 0, { statues: box.statues - 1 }))).toBeNull();
  });
  it('a gap ends nothing before somebody is crowned, and mercy stays where it was', () => {
    const rounds = box.spaces.findIndex((space) => space.limit !== null) + 1;
    let score = two;
    for (let round = 0; round < rounds; round++) {
      const king = round % 2;
      score = crown(box, change(change(score, king, { supporters: 30 }), 1 - king, { supporters: 10 }));
    }
    const { mercy } = score;
    const apart = change(score, 0, { statues: box.statues - 1 });
    expect(ending(box, apart)).toBeNull();
    expect(apart.mercy).toEqual(mercy);
    expect(ending(box, crown(box, change(apart, 1, { supporters: 99 })))).toBe('gap');
  });
  it('says from which round on a gap counts, and which one is allowed now', () => {
    expect(nextLimit(box, two)).toMatchObject({ round: 6, now: false });
    expect(nextLimit(box, { ...two, kings: [0, 0, 0, 0, 0] })).toMatchObject({ round: 6, now: true });
    expect(nextLimit(box, { ...two, kings: box.spaces.map(() => 0) })).toBeNull();
  });
});

describe('a king who cannot pay', () => {
  it('gets no more than the supply has for everybody', () => {
    const poor = change(change(two, 0, { supporters: 1 }), 1, { supporters: 2 });
    const few = { ...box, all_supporters: 3 + 2 * 4 + 1, crown_cost: 9 };
    const after = crown(few, poor);
    expect(after.short).toEqual({ king: 1, each: 4 });
    expect(after.players.map((one) => one.supporters)).toEqual([5, 0]);
  });
});

describe('numbers of the chronicle that nobody has told', () => {
  const UNKNOWN = 6;
  /** Five rounds, and a gap greater than any number that there could be. */
  function apart(): Score {
    let score = two;
    for (let round = 1; round < UNKNOWN; round++) score = crown(shipped, score);
    return change(score, 1, { statues: box.statues - 8 });
  }

  it('end no game, and leave the crown free', () => {
    const sixth = crown(shipped, apart());
    expect(sixth.kings).toHaveLength(UNKNOWN);
    expect(ending(shipped, sixth)).toBeNull();
    expect(sixth.unsure).toBe(Math.abs((sixth.players[1]?.statues ?? 0) - (sixth.players[0]?.statues ?? 0)));
    const seventh = crown(shipped, sixth);
    expect(seventh.kings, 'the crown goes on').toHaveLength(UNKNOWN + 1);
    expect(seventh.unsure, 'round 7 has a number in the rulebook').toBeNull();
    expect(ending(shipped, seventh)).toBe('gap');
  });
  it('count as soon as they are told', () => {
    const sixth = crown(shipped, apart());
    const allowed = sixth.unsure ?? expect.fail('nobody asks');
    expect(ending(withNumbers(shipped, { [UNKNOWN]: allowed }), sixth)).toBeNull();
    expect(ending(withNumbers(shipped, { [UNKNOWN]: allowed - 1 }), sixth)).toBe('gap');
    expect(crown(withNumbers(shipped, { [UNKNOWN]: allowed - 1 }), apart()).ended).toBe('gap');
  });
  it('take the place of no number that is known', () => {
    expect(withNumbers(shipped, { 7: 0, 10: 9 }).spaces).toEqual(shipped.spaces);
  });
  it('are said to be unknown', () => {
    expect(nextLimit(shipped, two)).toMatchObject({ round: UNKNOWN, guess: true });
    expect(nextLimit(box, two)).toMatchObject({ round: UNKNOWN, guess: false });
  });
});
