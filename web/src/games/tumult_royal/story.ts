/** What happened, read off the events: how the people judged in this round, and what was done to a seat. */
import { namesIn, told } from '../../board/story';
import type { CrowdMood } from '../../art/paint/tumult_royal/people';
import type { GameEvent, Step } from '../types';
import { faceOf, goods, type Good } from './goods';

export interface Weighed {
  seat: number;
  /** The goods that were robbed, and those that count: mercy takes some off. */
  taken: number;
  count: number;
  tiles: readonly string[];
}

/** What became of one type of goods. */
export interface Verdict {
  good: Good;
  /** What the people have left; null until it is told. */
  left: number | null;
  demand: number | null;
  tumult: boolean | null;
  robbed: readonly Weighed[];
  /** Why it is not simply whoever robbed most. */
  reason: GameEvent | null;
  greediest: number | null;
  lost: number | null;
  returned: readonly string[];
}

const ofGood = (tiles: readonly string[], good: Good) => tiles.filter((tile) => faceOf(tile).good === good);

/** The reveal of the present round, as far as it has been told; null before it. */
export function judged(all: readonly GameEvent[]): readonly Verdict[] | null {
  const round = all.findLastIndex((event) => event.event === 'round');
  const from = all.findLastIndex((event) => event.event === 'people-keep');
  if (from < 0 || round > from) return null;
  const events = all.slice(from);
  return goods.map((good) => verdict(good, events));
}

/** `events` begin with what the people keep. */
function verdict(good: Good, events: readonly GameEvent[]): Verdict {
  const about = events.filter((event) => event.good === good);
  const find = (...keys: string[]) => about.find((event) => keys.includes(event.event));
  const outcome = find('tumult', 'no-tumult');
  const demand = outcome ?? find('spun-for');
  const hit = find('greediest');
  const after = hit ? events.slice(events.indexOf(hit) + 1) : [];
  const stop = after.findIndex((event) => event.event === 'tumult' || event.event === 'no-tumult');
  const penalty = stop < 0 ? after : after.slice(0, stop);
  const robbed = events
    .filter((event) => event.event === 'castle-shown')
    .map((event): Weighed => {
      const weighed = about.find((one) => one.event.startsWith('weighed') && one.seat === event.seat);
      return {
        seat: Number(event.seat),
        tiles: ofGood(namesIn(event.tiles), good),
        taken: Number(event[good]),
        count: Number(weighed?.count ?? event[good]),
      };
    });
  return {
    good,
    left: numberOf(outcome?.left ?? events[0]?.[good]),
    demand: demand ? Number(demand.demand) : null,
    tumult: outcome ? outcome.event === 'tumult' : null,
    robbed,
    reason: find('equally-greedy', 'nobody-greedy') ?? null,
    greediest: hit ? Number(hit.seat) : null,
    lost: numberOf(penalty.find((event) => event.event === 'punished')?.count),
    returned: namesIn(penalty.find((event) => event.event === 'returned')?.tiles),
  };
}

const SPUN = new Set(['spun', 'spun-alone', 'spun-for', 'forgot-to-spin']);

/** Whether a round has begun, and what the people want in it is still to be told. */
export function unspun(told: readonly GameEvent[]): boolean {
  const round = told.findLastIndex((event) => event.event === 'round');
  return round >= 0 && !told.slice(round).some((event) => SPUN.has(event.event));
}

/** How the people feel about what they have heard so far. */
export function moodOf(verdicts: readonly Verdict[]): CrowdMood {
  if (verdicts.some((one) => one.tumult)) return 'tumult';
  return verdicts.every((one) => one.tumult === false) ? 'content' : 'grumbling';
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

export interface Blow {
  id: string;
  events: readonly GameEvent[];
}

const ACTS = new Set(['placed', 'placed-remote', 'passed']);

/** What hit a seat in this round and what it has not answered by an act of its own: tumults, and a tile that slipped back. */
export function alarms(steps: readonly Step[], me: number): Blow[] {
  const all = told(steps);
  const since = all.findLastIndex(
    ({ event }) => event.event === 'round' || (event.seat === me && ACTS.has(event.event)),
  );
  return all.flatMap(({ id, event }, at) => {
    if (at <= since || event.seat !== me) return [];
    if (event.event === 'slipped-back') return [{ id, events: [event] }];
    if (event.event !== 'greediest') return [];
    const penalty = all.slice(at + 1).findIndex((one) => one.event.event === 'punished');
    return [
      { id, events: [event, ...all.slice(at + 1 + penalty, at + 2 + penalty).map((one) => one.event)] },
    ];
  });
}

/** The place that a seat has just reached for in vain. */
export function missed(steps: readonly Step[], me: number): GameEvent | undefined {
  return steps.at(-1)?.events.find((event) => event.event === 'missed' && event.seat === me);
}
