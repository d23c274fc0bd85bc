/**
 * The score helper of those who play with the box: statues, supporters, ranks, the chronicle and the end of the game.
 * There is no server at a real table, so this is the one place in the client that counts. It is held to the rules:
 * `score.examples.json` is what they make of the same positions, see `tools/score_examples.py`.
 */
import type { BoxView } from '../views.d';

export type ScoreBox = Pick<
  BoxView,
  'spaces' | 'statues' | 'crown_cost' | 'supporters' | 'all_supporters' | 'player_short'
>;
export type Ending = 'gap' | 'last-round' | 'statues';
/** What owners have read below the spaces of their chronicle, by round. */
export type Numbers = Readonly<Record<string, number>>;

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
  /** The gap at the last crowning, if nobody has told what is allowed there. */
  unsure: number | null;
  /** What everybody got at the last crowning, if the king could not pay. */
  short: Short | null;
}

export interface Short {
  king: number;
  each: number;
}

/** The box with the numbers of its owner in place of those that had to be reconstructed. */
export function withNumbers(box: ScoreBox, numbers: Numbers): ScoreBox {
  const spaces = box.spaces.map((space, n) => {
    const limit = numbers[n + 1];
    return space.guess && limit !== undefined ? { ...space, limit, guess: false } : space;
  });
  return { ...box, spaces };
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
    unsure: null,
    short: null,
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

/** T-11.4, Q-11: whoever would be crowned has too few supporters to return, so everybody gets some from the supply. */
export function tooPoor(box: ScoreBox, score: Score): Short | null {
  const [king] = ranked(score);
  const { players } = score;
  if (king === undefined || ending(box, score)) return null;
  if ((players[king]?.supporters ?? 0) >= box.crown_cost) return null;
  const held = players.reduce((sum, one) => sum + one.supporters, 0);
  const supply = Math.max(0, box.all_supporters - held);
  return { king, each: Math.min(box.player_short, Math.floor(supply / players.length)) };
}

/** T-5.1 to T-7.2: ranks are dealt anew, the king is crowned, the gap is measured, the people show mercy. */
export function crown(box: ScoreBox, score: Score): Score {
  const space = box.spaces[score.kings.length];
  const ranks = ranked(score);
  const [king] = ranks;
  if (!space || king === undefined || ending(box, score)) return score;
  const short = tooPoor(box, score);
  const players = score.players.map((one, seat) => {
    const supporters = one.supporters + (short?.each ?? 0);
    if (seat !== king) return { ...one, supporters };
    const statues = Math.min(box.statues, one.statues + space.statues);
    return { ...one, statues, supporters: Math.max(0, supporters - box.crown_cost) };
  });
  const after = { ...score, players, ranks, kings: [...score.kings, king], short };
  const ended = measured(box, after);
  const unsure = !ended && space.guess ? gap(after) : null;
  return { ...after, ended, unsure, mercy: ended ? score.mercy : merciful(after) };
}

/** T-9.1, T-9.2, T-9.4: whether the game ends on the space that was just used. A number of ours ends no real game. */
function measured(box: ScoreBox, score: Score): Ending | null {
  if (allUp(box, score)) return 'statues';
  const space = box.spaces[score.kings.length - 1];
  if (!space || space.limit === null) return null;
  if (!space.guess && gap(score) > space.limit) return 'gap';
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
  const space = box.spaces[score.kings.length - 1];
  const toldSince =
    score.unsure !== null && space && !space.guess && score.unsure > (space.limit ?? Infinity);
  return score.ended ?? (toldSince ? 'gap' : allUp(box, score) ? 'statues' : null);
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
): { round: number; limit: number; now: boolean; guess: boolean } | null {
  const at = box.spaces.findIndex((space, n) => n >= kings.length && space.limit !== null);
  const { limit = null, guess = false } = box.spaces[at] ?? {};
  return limit === null ? null : { round: at + 1, limit, now: at === kings.length, guess };
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
