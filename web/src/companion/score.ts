/**
 * The score helper of those who play with the box: statues, supporters, ranks, the chronicle and the end of the game.
 * There is no server here that could count; the figures come from the box, the rules are named at each step.
 */
import { shippedBox } from '../games/tumult_royal/view';

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
}

export const ROUNDS = shippedBox.spaces.length;
export const COUNTS: readonly number[] = Object.keys(shippedBox.supporters).map(Number);

/** T-0.2: so many supporters for everyone, and the first statue stands. */
export function begin(names: readonly string[]): Score {
  const supporters = shippedBox.supporters[String(names.length)] ?? 0;
  return {
    players: names.map((name) => ({ name, statues: 1, supporters })),
    ranks: names.map((_, seat) => seat),
    kings: [],
  };
}

export function change(score: Score, seat: number, changes: Partial<Player>): Score {
  const players = score.players.map((one, at) => (at === seat ? { ...one, ...changes } : one));
  return { ...score, players };
}

/** T-5.1, T-5.2: most supporters first, among equals whoever had the higher rank before. */
export function ranked({ players, ranks }: Score): number[] {
  const held = (seat: number) => players[seat]?.supporters ?? 0;
  return [...ranks].sort((a, b) => held(b) - held(a) || ranks.indexOf(a) - ranks.indexOf(b));
}

/** T-6.1, T-6.2: ranks are dealt anew; the king returns supporters and puts statues on the space of this round. */
export function crown(score: Score): Score {
  const space = shippedBox.spaces[score.kings.length];
  const ranks = ranked(score);
  const [king] = ranks;
  if (!space || king === undefined || ending(score)) return score;
  const { statues = 0, supporters = 0 } = score.players[king] ?? {};
  const after = change(score, king, {
    statues: Math.min(shippedBox.statues, statues + space.statues),
    supporters: Math.max(0, supporters - shippedBox.crownCost),
  });
  return { ...after, ranks, kings: [...score.kings, king] };
}

/** Most statues less fewest. */
export function gap({ players }: Score): number {
  const counts = players.map((one) => one.statues);
  return Math.max(...counts) - Math.min(...counts);
}

/** The number that stands below the last space that was used, or below the next one. */
export function limit({ kings }: Score, next = 0): number | null {
  return shippedBox.spaces[kings.length - 1 + next]?.limit ?? null;
}

/** T-9.1, T-9.2, T-9.4: why the game is over, if it is. */
export function ending(score: Score): 'gap' | 'last-round' | 'statues' | null {
  if (score.players.some((one) => one.statues >= shippedBox.statues)) return 'statues';
  const most = limit(score);
  if (most !== null && gap(score) > most) return 'gap';
  return score.kings.length >= ROUNDS ? 'last-round' : null;
}

/** T-9.3: most statues, then the higher rank. */
export function winner({ players, ranks }: Score): number {
  const placed = (seat: number) => players[seat]?.statues ?? 0;
  return [...ranks].sort((a, b) => placed(b) - placed(a))[0] ?? 0;
}

/** T-7.1, T-7.2: who has the people's mercy. */
export function merciful({ players, kings }: Score): number[] {
  const counts = players.map((one) => one.statues);
  const fewest = Math.min(...counts);
  if (!kings.length || fewest === Math.max(...counts)) return [];
  return counts.flatMap((count, seat) => (count === fewest ? seat : []));
}

/** The region tiles that whoever was crowned last turns up, for so many players (T-6.3). */
export function reveals({ players, kings }: Score): number {
  return shippedBox.spaces[kings.length - 1]?.reveal[String(players.length)] ?? 0;
}
