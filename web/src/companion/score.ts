/**
 * The score helper of those who play with the box: statues, supporters, ranks, the chronicle and the end of the game.
 * There is no server at a real table, so this is the one place in the client that counts. It is held to the rules:
 * `score.examples.json` is what they make of the same positions, see `tools/score_examples.py`.
 */
import type { BoxView } from '../games/tumult_royal/views.d';

export type ScoreBox = Pick<BoxView, 'spaces' | 'statues' | 'crown_cost' | 'supporters'>;
export type Ending = 'gap' | 'last-round' | 'statues';

export interface Player {
  name: string;
  statues: number;
  supporters: number;
}

export interface Score {
  players: readonly Player[];
  /** The players by rank, the king first. */
  ranks: readonly number[];
  /** Who was crowned, round by round. */
  kings: readonly number[];
  /** Who has the people's mercy until the next crowning. */
  mercy: readonly number[];
  /** How the last crowning ended the game, if it did. */
  ended: Ending | null;
}

/** For how many players the box is. */
export const counts = (box: ScoreBox): number[] => Object.keys(box.supporters).map(Number);

/** T-0.2, T-0.6: so many supporters for everyone, and the first statue stands. */
export function begin(box: ScoreBox, names: readonly string[]): Score {
  const supporters = box.supporters[String(names.length)] ?? 0;
  return {
    players: names.map((name) => ({ name, statues: 1, supporters })),
    ranks: names.map((_, seat) => seat),
    kings: [],
    mercy: [],
    ended: null,
  };
}

export function change(score: Score, seat: number, changes: Partial<Player>): Score {
  const players = score.players.map((one, at) => (at === seat ? { ...one, ...changes } : one));
  return { ...score, players };
}

/** T-5.1, T-5.2: most supporters first, among equals whoever had the higher rank before. */
function ranked({ players, ranks }: Score): number[] {
  const held = (seat: number) => players[seat]?.supporters ?? 0;
  return [...ranks].sort((a, b) => held(b) - held(a));
}

/**
 * T-11.4: who would be crowned and has too few supporters to return; then everybody gets some first, as the rules say.
 * What there is in the supply lies on the table, and nobody tells us: so people do that themselves.
 */
export function tooPoor(box: ScoreBox, score: Score): number | null {
  const [king] = ranked(score);
  if (king === undefined || ending(box, score)) return null;
  return (score.players[king]?.supporters ?? 0) < box.crown_cost ? king : null;
}

/** T-5.1 to T-7.2: ranks are dealt anew, the king is crowned, the gap is measured, the people show mercy. */
export function crown(box: ScoreBox, score: Score): Score {
  const space = box.spaces[score.kings.length];
  const ranks = ranked(score);
  const [king] = ranks;
  if (!space || king === undefined || ending(box, score)) return score;
  const { statues = 0, supporters = 0 } = score.players[king] ?? {};
  const paid = change(score, king, {
    statues: Math.min(box.statues, statues + space.statues),
    supporters: Math.max(0, supporters - box.crown_cost),
  });
  const after = { ...paid, ranks, kings: [...score.kings, king] };
  const ended = measured(box, after);
  return { ...after, ended, mercy: ended ? score.mercy : merciful(after) };
}

/** T-9.1, T-9.2, T-9.4: whether the game ends on the space that was just used. */
function measured(box: ScoreBox, score: Score): Ending | null {
  if (allUp(box, score)) return 'statues';
  const space = box.spaces[score.kings.length - 1];
  if (space?.limit === null || !space) return null;
  if (gap(score) > space.limit) return 'gap';
  return space.always_ends ? 'last-round' : null;
}

/** T-7.1, T-7.2: whoever has the fewest statues, unless all have equally many. */
function merciful({ players }: Score): number[] {
  const standing = players.map((one) => one.statues);
  const fewest = Math.min(...standing);
  if (fewest === Math.max(...standing)) return [];
  return standing.flatMap((count, seat) => (count === fewest ? seat : []));
}

const allUp = (box: ScoreBox, { players }: Score) => players.some((one) => one.statues >= box.statues);

/** Why the game is over, if it is: a last statue ends it at once, a gap only when somebody is crowned. */
export function ending(box: ScoreBox, score: Score): Ending | null {
  return score.ended ?? (allUp(box, score) ? 'statues' : null);
}

/** T-9.1: most statues less fewest. */
export function gap({ players }: Score): number {
  const standing = players.map((one) => one.statues);
  return Math.max(...standing) - Math.min(...standing);
}

/** The number below the space of the next crowning; or else the next round that has one. */
export function nextLimit(
  box: ScoreBox,
  { kings }: Score,
): { round: number; limit: number; now: boolean } | null {
  const at = box.spaces.findIndex((space, n) => n >= kings.length && space.limit !== null);
  const limit = box.spaces[at]?.limit ?? null;
  return limit === null ? null : { round: at + 1, limit, now: at === kings.length };
}

/** T-9.3: most statues, then the higher rank. */
export function winner({ players, ranks }: Score): number {
  const placed = (seat: number) => players[seat]?.statues ?? 0;
  return [...ranks].sort((a, b) => placed(b) - placed(a))[0] ?? 0;
}

/** T-6.3: the region tiles that whoever was crowned last turns up. */
export function reveals(box: ScoreBox, { players, kings, ended }: Score): number {
  return ended ? 0 : (box.spaces[kings.length - 1]?.reveal[String(players.length)] ?? 0);
}
