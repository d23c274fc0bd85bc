/** How a game ended, told in the order of suspense. Nothing is reckoned here but running totals, and they end where the server says. */
import type { Args, GameEvent, SeatInfo, Step, Words } from '../games/types';
import type { OutcomeInfo } from '../lib/api';

/** Which argument of an event says how great a moment it was, by event. */
export type Moments = Readonly<Record<string, string>>;

/** One part of the points: what everybody has after it. */
export interface Row {
  part: string;
  totals: readonly number[];
}

export const winnersOf = ({ places }: OutcomeInfo): number[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

const pointsIn = (outcome: OutcomeInfo, part: string): number[] =>
  outcome.scores.map((_, seat) => outcome.parts[seat]?.[part] ?? 0);

/** The best of the others in a part. */
function bestOther(outcome: OutcomeInfo, part: string): number {
  const winners = winnersOf(outcome);
  return Math.max(...pointsIn(outcome, part).filter((_, seat) => !winners.includes(seat)), 0);
}
const lead = (outcome: OutcomeInfo, part: string, winner: number): number =>
  (outcome.parts[winner]?.[part] ?? 0) - bestOther(outcome, part);

/** The parts that brought anybody anything; what the winner leads by most comes last. */
export function rowsOf(outcome: OutcomeInfo): Row[] {
  const [winner = 0] = winnersOf(outcome);
  const parts = [...new Set(outcome.parts.flatMap((one) => Object.keys(one)))]
    .filter((part) => pointsIn(outcome, part).some((points) => points !== 0))
    .sort((one, other) => lead(outcome, one, winner) - lead(outcome, other, winner));
  let totals = outcome.scores.map(() => 0);
  return parts.map((part, n) => {
    totals = pointsIn(outcome, part).map((points, seat) => (totals[seat] ?? 0) + points);
    return { part, totals: n === parts.length - 1 ? outcome.scores : totals };
  });
}

/** The part in which the winner leads most; nothing if they lead nowhere, or several have won. */
export function decidedBy(outcome: OutcomeInfo): { part: string; points: number } | null {
  const [winner, second] = winnersOf(outcome);
  const part = rowsOf(outcome).at(-1)?.part;
  if (winner === undefined || second !== undefined || !part || lead(outcome, part, winner) <= 0) return null;
  return { part, points: outcome.parts[winner]?.[part] ?? 0 };
}

/** How whoever looks at it did, and where it was lost; nothing for those who watch, or who share one screen. */
export function accountOf(outcome: OutcomeInfo, seats: readonly SeatInfo[], words: Words): string {
  const [own, other] = seats.filter((info) => info.isYou);
  if (!own || other) return '';
  const account = outcome.accounts[own.seat];
  if (!account) return '';
  const { gap, part, points } = account;
  const place = outcome.places[own.seat] ?? 1;
  if (place === 1) return gap ? words('account-ahead', { points: gap }) : '';
  const said = words(gap ? 'account-behind' : 'account-level', { place, points: gap });
  return part ? `${said} ${words('account-lost', { part: words(`part-${part}`), points })}` : said;
}

/** The greatest thing that each seat did, if events tell one. */
export function bestMoments(
  story: readonly Step[],
  seats: readonly SeatInfo[],
  moments: Moments,
  words: Words,
) {
  const all = story.flatMap((step) => step.events).filter(({ event }) => event in moments);
  const worth = (event: GameEvent) => Number(event[moments[event.event] ?? ''] ?? 0);
  return seats.flatMap((info) => {
    const own = all.filter((event) => event['seat'] === info.seat && worth(event) > 0);
    const best = own.reduce<GameEvent | null>((a, b) => (a && worth(a) > worth(b) ? a : b), null);
    if (!best || !words.has(`event-${best.event}`)) return [];
    const { event, ...args } = best;
    return [{ info, text: words(`event-${event}`, args as Args) }];
  });
}
