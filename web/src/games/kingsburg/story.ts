/** What happened here: since my last move, what I lost, and how the last winter went. */
import { after, told, type Told } from '../../board/story';
import type { GameEvent, Step } from '../types';

const small = new Set([
  'rolled',
  'starts',
  'first-order',
  'chose-governor',
  'sent-army',
  'cannot-trade',
  'built-nothing',
]);
/** What somebody does of their own will. */
const acts = new Set([
  'chose-governor',
  'took-start-goods',
  'took-favour',
  'founded',
  'rerolled',
  'dice-changed',
  'influenced',
  'influenced-again',
  'moved-to-duchess',
  'declined',
  'built',
  'took-tax',
  'building-traded',
  'recruited',
  'sent-army',
  'ransomed',
]);
const losses = new Set(['lost-building', 'lost-goods', 'lost-points']);

const acted = (me: number) => (event: GameEvent) => event.seat === me && acts.has(event.event);

/** The stream after my last move; for somebody without a seat, the present phase. */
export function sinceLastMove(steps: readonly Step[], me: number): Told[] {
  return after(told(steps), me < 0 ? (event) => event.event === 'phase' : acted(me)).filter(
    ({ event }) => !small.has(event.event),
  );
}

/** What I have lost and not yet answered with a move. */
export function alarms(steps: readonly Step[], me: number): Told[] {
  if (me < 0) return [];
  return after(told(steps), acted(me)).filter(({ event }) => event.seat === me && losses.has(event.event));
}

/** Whether a winter has come since my last move. */
export function winterIsNews(steps: readonly Step[], me: number): boolean {
  const news = after(told(steps), me < 0 ? (event) => event.event === 'starts' : acted(me));
  return news.some(({ event }) => event.event === 'fought');
}

export interface Battle {
  seat: number;
  strength: number;
  result: string;
  /** What it brought or cost, in order. */
  rest: readonly GameEvent[];
}

export interface Winter {
  year: number;
  /** The king's help, army tokens and academies. */
  help: readonly GameEvent[];
  enemy: GameEvent | null;
  battles: readonly Battle[];
}

const outside = new Set(['king-helps', 'army-shown', 'academy']);
const aftermath = new Set(['spoils', 'strongest', 'governor-paid', 'building-paid', 'ransomed', ...losses]);

/** The last winter as far as it is told; nothing if none is known. `year` is that of the view on the screen. */
export function lastWinter(steps: readonly Step[], year: number): Winter | null {
  const all = told(steps).map(({ event }) => event);
  const from = all.findLastIndex((event) => event.event === 'phase' && event.phase === 'winter');
  if (from < 0) return null;
  const ends = all.findIndex(
    (event, at) => at > from && (event.event === 'year' || event.event === 'scored'),
  );
  const events = all.slice(from, ends < 0 ? all.length : ends);
  const next = all.slice(from).find((event) => event.event === 'year');
  const first = events.findIndex((event) => event.event === 'fought');
  const battles: Battle[] = [];
  for (const event of first < 0 ? [] : events.slice(first)) {
    const last = battles.at(-1);
    if (event.event === 'fought') {
      const { seat, strength, result } = event;
      battles.push({ seat: Number(seat), strength: Number(strength), result: String(result), rest: [] });
    } else if (last && event.seat === last.seat && aftermath.has(event.event)) {
      battles[battles.length - 1] = { ...last, rest: [...last.rest, event] };
    }
  }
  return {
    year: next ? Number(next.year) - 1 : year,
    help: events.filter((event) => outside.has(event.event)),
    enemy: events.find((event) => event.event === 'enemy') ?? null,
    battles,
  };
}
