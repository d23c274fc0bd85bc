/** What happened, picked out of the stream of steps: since my last turn, and what was done to me. */
import { after, told, type Told } from '../../board/story';
import type { GameEvent, Step } from '../types';
import type { PublicView } from './views';

export interface ToldToMe extends Told {
  toMe: boolean;
}

const small = new Set([
  'king-shuffled-back',
  'passed-characters',
  'received-characters',
  'kept-hidden',
  'put-away-hidden',
  'put-away',
  'kept',
  'ended-turn',
  'exchanges',
  'stays-crowned',
  'face-up',
  'no-answer',
]);

/** What shows that a seat has acted of its own will since. */
const acts = new Set([
  'kept',
  'took-gold',
  'drew',
  'built',
  'ended-turn',
  'discarded',
  'reclaimed',
  'declined',
  'took-income',
]);

export function doneTo(event: GameEvent, me: number, mine: readonly string[], table: PublicView): boolean {
  if (me < 0) return false;
  switch (event.event) {
    case 'robbed':
      return event.from_seat === me && event.seat !== me && Number(event.gold) > 0;
    case 'swapped-hands':
      return event.with_seat === me;
    case 'destroyed':
      return event.of_seat === me;
    case 'named-victim':
    case 'named-robbed':
      return event.seat !== me && mine.includes(String(event.character));
    case 'no-answer':
      return (
        mine.includes(String(event.character)) &&
        table.characters.some((one) => one.character === event.character && one.murdered)
      );
    default:
      return false;
  }
}

/** The stream after the last turn this seat ended; for somebody without a seat, the present round. */
export function sinceLastTurn(
  steps: readonly Step[],
  me: number,
  mine: readonly string[],
  table: PublicView,
): ToldToMe[] {
  return after(told(steps), (event) =>
    me < 0 ? event.event === 'round' : event.event === 'ended-turn' && event.seat === me,
  )
    .map(({ id, event }) => ({ id, event, toMe: doneTo(event, me, mine, table) }))
    .filter(
      ({ event, toMe }) =>
        toMe || (!small.has(event.event) && !(event.seat === me && event.event !== 'robbed')),
    );
}

/** What was done to this seat and has not been answered by a move of its own. */
export function alarms(
  steps: readonly Step[],
  me: number,
  mine: readonly string[],
  table: PublicView,
): ToldToMe[] {
  if (table.outcome) return [];
  const all = told(steps);
  const answered = all.findLastIndex(({ event }) => event.seat === me && acts.has(event.event));
  const round = all.findLastIndex(({ event }) => event.event === 'round');
  return all
    .map((one, at) => ({ ...one, at }))
    .filter(({ event, at }) => at > answered && doneTo(event, me, at > round ? mine : [], table))
    .filter(
      ({ event }, _, found) =>
        event.event !== 'named-robbed' || !found.some((other) => other.event.event === 'robbed'),
    )
    .map(({ id, event }) => ({ id, event, toMe: true }));
}
