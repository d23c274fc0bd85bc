/** What happens between crownings, where no rule is played: people enter what they see. */
import { describe, expect, it } from 'vitest';
import { begin, change, crown, ending, nextLimit } from './score';
import examples from './score.examples.json';

const box = examples.boxes[0] ?? expect.fail('no box');
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
