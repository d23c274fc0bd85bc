// @vitest-environment node
/** The score helper counts what the rules count: every example was made by them (`tools/score_examples.py`). */
import { describe, expect, it } from 'vitest';
import {
  begin,
  crown,
  ending,
  gap,
  reveals,
  tooPoor,
  winner,
  type Ending,
  type Score,
  type ScoreBox,
} from './score';
import found from './score.examples.json';

interface Position {
  statues: number[];
  supporters: number[];
  ranks: number[];
  kings: number[];
  mercy: number[];
  ended: string | null;
}

/** The end of a game by its last statue shows in the position; all others were found at the crowning before. */
function scoreOf({ statues, supporters, ranks, kings, mercy, ended }: Position): Score {
  const players = statues.map((count, seat) => ({
    name: String(seat),
    statues: count,
    supporters: supporters[seat] ?? 0,
  }));
  const found = ended === 'statues' ? null : (ended as Ending | null);
  return { players, ranks, kings, mercy, ended: found, unsure: null, short: null };
}

function positionOf(score: Score, ended: Ending | null): Position {
  return {
    statues: score.players.map((one) => one.statues),
    supporters: score.players.map((one) => one.supporters),
    ranks: [...score.ranks],
    kings: [...score.kings],
    mercy: [...score.mercy],
    ended,
  };
}

/** The rules know every number of the chronicle. */
function boxOf(number: number): ScoreBox {
  const box = found.boxes[number] ?? expect.fail('no such box');
  return { ...box, spaces: box.spaces.map((space) => ({ ...space, guess: false })) };
}

describe('the score and the rules', () => {
  it.each(found.begin)('begin alike: %j', ({ box, statues, supporters }) => {
    const { players } = begin(
      boxOf(box),
      statues.map(() => ''),
    );
    expect(players.map((one) => [one.statues, one.supporters])).toEqual(
      statues.map((count, seat) => [count, supporters[seat]]),
    );
  });
  it('crown alike', () => {
    for (const example of found.crownings) {
      const box = boxOf(example.box);
      const before = scoreOf(example.before);
      const about = JSON.stringify(example);
      expect(ending(box, before), about).toBe(example.before.ended);
      expect(tooPoor(box, before), about).toEqual(example.short);
      const after = crown(box, before);
      if (after !== before) expect(after.short, about).toEqual(example.short);
      expect(positionOf(after, ending(box, after)), about).toEqual(example.after);
      expect([gap(after), reveals(box, after), winner(after)], about).toEqual([
        example.gap,
        example.reveals,
        example.winner,
      ]);
    }
  });
});
