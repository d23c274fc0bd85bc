/** What happened, picked out of the stream of steps: the last turns, and the last scoring. */
import type { GameEvent, Step } from '../types';

export interface Told {
  id: string;
  event: GameEvent;
}

/** What begins an action. */
const acts = new Set(['supplied', 'deploys', 'used', 'took-privilege', 'picked']);
/** What is told better by something else, or seen on the board. */
const small = new Set(['deploys', 'travels', 'paid-noble', 'ended-turn', 'got-tasks', 'privileges', 'refilled']);
const begins = new Set(['two-regions', 'same-region']);

function told(steps: readonly Step[]): Told[] {
  return steps.flatMap((step) => step.events.map((event, n) => ({ id: `${step.version}.${n}`, event })));
}

/** The newest things, newest first. */
export function newest(steps: readonly Step[], count: number): Told[] {
  return told(steps)
    .filter(({ event }) => !small.has(event.event))
    .slice(-count)
    .reverse();
}

export interface Chapter {
  /** The region that is scored; empty for what comes before and after. */
  region: string;
  lines: Told[];
}
export interface Report {
  /** Changes with each scoring. */
  id: string;
  opening: Told;
  chapters: Chapter[];
}

/** The last scoring, chapter by chapter, as long as this viewer has not acted since. */
export function report(steps: readonly Step[], me: number): Report | null {
  const all = told(steps);
  const from = all.findLastIndex(({ event }) => begins.has(event.event));
  const opening = all[from];
  if (!opening) return null;
  const rest = all.slice(from + 1);
  const round = rest.findIndex(({ event }) => event.event === 'round');
  const after = round < 0 ? [] : rest.slice(round + 1);
  if (after.some(({ event }) => acts.has(event.event) && (me < 0 || event.seat === me))) return null;
  const chapters: Chapter[] = [];
  for (const line of round < 0 ? rest : rest.slice(0, round)) {
    const { event } = line;
    if (event.event === 'region-scored' || event.event === 'nobody-there')
      chapters.push({ region: String(event.region), lines: event.event === 'nobody-there' ? [line] : [] });
    else if (event.event === 'vacated' || event.event === 'refilled' || event.event === 'king-moved') {
      if (chapters.at(-1)?.region !== '') chapters.push({ region: '', lines: [] });
      if (event.event !== 'refilled') chapters.at(-1)?.lines.push(line);
    } else if (event.event === 'task' && chapters.at(-1)?.region !== '')
      chapters.push({ region: '', lines: [line] });
    else if (event.event !== 'kept-chests') chapters.at(-1)?.lines.push(line);
  }
  return { id: opening.id, opening, chapters };
}
