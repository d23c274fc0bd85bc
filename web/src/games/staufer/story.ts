/** What happened, picked out of the stream of steps: the last turns, and the last scoring. */
import { told, type Told } from '../../board/story';
import type { Step } from '../types';

/** What begins an action. */
const acts = new Set(['supplied', 'deploys', 'used', 'took-privilege', 'picked']);
/** What is told better by something else, or seen on the board. */
const small = new Set([
  'deploys',
  'travels',
  'paid-noble',
  'ended-turn',
  'got-tasks',
  'privileges',
  'refilled',
]);
const begins = new Set(['two-regions', 'same-region']);

/** The newest things, newest first. */
export function newest(steps: readonly Step[], count: number): Told[] {
  return told(steps)
    .filter(({ event }) => !small.has(event.event))
    .slice(-count)
    .reverse();
}

export interface Rank {
  place: number;
  seat: number;
  points: number;
}
export interface Chapter {
  /** The region that is scored; empty for what comes after. */
  region: string;
  /** Who is ranked there, with what that brings. */
  ranks: Rank[];
  lines: Told[];
  /** Whose figures came back, and how many. */
  back: { seat: number; count: number }[];
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
  for (const line of round < 0 ? rest : rest.slice(0, round)) tell(chapters, line);
  return { id: opening.id, opening, chapters };
}

const opens = new Set(['vacated', 'king-moved', 'task']);
const silent = new Set(['refilled', 'kept-chests']);

/** Puts a line where it belongs. */
function tell(chapters: Chapter[], line: Told): void {
  const { event } = line;
  const begin = (region: string) => chapters.push({ region, ranks: [], lines: [], back: [] });
  if (event.event === 'region-scored' || event.event === 'nobody-there') begin(String(event.region));
  else if (opens.has(event.event) && chapters.at(-1)?.region !== '') begin('');
  const chapter = chapters.at(-1);
  if (!chapter || silent.has(event.event) || event.event === 'region-scored') return;
  const seat = Number(event.seat);
  const last = chapter.ranks.at(-1);
  if (event.event === 'ranked') chapter.ranks.push({ place: Number(event.place_number), seat, points: 0 });
  else if (event.event === 'returned') chapter.back.push({ seat, count: Number(event.count) });
  else if (event.event === 'points' && event.part === 'regions' && last?.seat === seat)
    last.points = Number(event.points);
  else chapter.lines.push(line);
}
