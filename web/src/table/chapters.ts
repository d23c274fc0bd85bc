/** What happened, as a story: rounds, in them turns, in them lines. Who acts and in which order is all it knows of a game. */
import type { Args, Gathered, SeatInfo, Words } from '../games/types';
import { ROUNDS } from '../lib/rounds';
import { flat, readable, type LogStep } from '../lib/table.svelte';
import { citation, doneToMe } from './telling';

export interface Line {
  id: string;
  version: number;
  event: string;
  text: string;
  rule: string;
  /** Somebody did it to the seat that reads. */
  toMe: boolean;
  undone: boolean;
  /** It seldom matters, and belongs to what went before. */
  quiet: boolean;
  args: Args;
}
/**
 * What somebody did in one go, or what came of it by itself: then the seat is -1. What a hand did in a hurry stands together for the whole
 * of its phase; `sum` says how often it did what.
 */
export interface Turn {
  id: string;
  seat: number;
  lines: Line[];
  sum?: string;
}
/** A part of the game with the line that opens it; what comes before the first has none. */
export interface Chapter {
  id: string;
  head: Line | null;
  turns: Turn[];
}

/** Events that open a part of the game, in any of them. */
const OPENS = new Set([...ROUNDS, 'phase']);

/** Where a game says of no event that it seldom matters. */
export const NONE: readonly string[] = [];

interface Told extends Line {
  seat: number;
}

/** The lines of a step, each with the seat whose turn it belongs to: whoever acts, as far as the events speak of them. */
function linesOf(
  step: LogStep,
  next: number,
  here: number,
  words: Words,
  cites: Readonly<Record<string, string>>,
  quiet: readonly string[],
): Told[] {
  const lines = step.events
    .filter((event) => readable(event, here) && words.has(`event-${event.event}`))
    .map((event, number) => {
      const args = (event.args ?? {}) as Args;
      return {
        id: `${step.version}.${number}`,
        version: step.version,
        text: words(`event-${event.event}`, args),
        rule: citation(event.event, words, cites),
        toMe: doneToMe(flat(event), here),
        undone: step.undone,
        quiet: quiet.includes(event.event),
        args,
        event: event.event,
        seat: typeof args['seat'] === 'number' ? args['seat'] : -1,
      };
    });
  // What follows by itself is nobody's turn; but what ends it may be the beginning of the next one.
  const after = lines.findIndex((line) => line.seat !== step.seat);
  const begins = next < 0 ? lines.length : lines.findLastIndex((line) => line.seat !== next) + 1;
  const between = after < 0 ? [] : lines.slice(after, Math.max(after, begins));
  const alone = begins === lines.length && between.every((line) => line.seat < 0);
  for (const line of between) line.seat = alone ? step.seat : -1;
  return lines;
}

/** Tells the story again and again as it goes on: what has been told stays the same, so that little has to be drawn anew. */
export class Story {
  #known = new WeakMap<LogStep, { next: number; lines: Told[] }>();
  #to: readonly unknown[] = [];

  chapters(
    steps: readonly LogStep[],
    here: number,
    words: Words,
    cites: Readonly<Record<string, string>>,
    quiet: readonly string[] = NONE,
    gathered?: Gathered,
  ): Chapter[] {
    const to = [here, words, cites, quiet];
    if (to.some((one, number) => one !== this.#to[number])) this.#known = new WeakMap();
    this.#to = to;
    const linesIn = (step: LogStep, next: number) => {
      const known = this.#known.get(step);
      if (known?.next === next) return known.lines;
      const lines = linesOf(step, next, here, words, cites, quiet);
      this.#known.set(step, { next, lines });
      return lines;
    };
    return gathered
      ? summed(chaptersOf(steps, linesIn, kindsOf(gathered)), words, gathered)
      : chaptersOf(steps, linesIn);
  }
}

/** The whole story, oldest first. */
function chaptersOf(
  steps: readonly LogStep[],
  linesIn: (step: LogStep, next: number) => readonly Told[],
  kinds: ReadonlyMap<string, string> = new Map(),
): Chapter[] {
  /** Since hands are in a hurry: what each of them did. */
  let hurry = new Map<number, Turn>();
  const chapters: Chapter[] = [];
  let open: Chapter | undefined;
  const next = steps.map(() => -1);
  for (let at = steps.length - 2; at >= 0; at -= 1) {
    const after = steps[at + 1]?.seat ?? -1;
    next[at] = after >= 0 ? after : (next[at + 1] ?? -1);
  }
  steps.forEach((step, number) => {
    for (const line of linesIn(step, next[number] ?? -1)) {
      const { event, seat } = line;
      if (OPENS.has(event) || !open) {
        open = { id: line.id, head: OPENS.has(event) ? line : null, turns: [] };
        chapters.push(open);
        hurry = new Map();
        if (open.head) continue;
      }
      if (kinds.has(event)) {
        const hand = hurry.get(seat);
        if (hand) hand.lines.push(line);
        else {
          const turn: Turn = { id: line.id, seat, lines: [line], sum: '' };
          hurry.set(seat, turn);
          open.turns.push(turn);
        }
        continue;
      }
      if (hurry.size && seat < 0) hurry = new Map();
      const last = open.turns.at(-1);
      if (last && last.sum === undefined && (last.seat === seat || line.quiet)) last.lines.push(line);
      else open.turns.push({ id: line.id, seat, lines: [line] });
    }
  });
  return chapters;
}

/** The kind of each event that is told together with others. */
const kindsOf = ({ kinds }: Gathered): ReadonlyMap<string, string> =>
  new Map(Object.entries(kinds).flatMap(([kind, events]) => events.map((event) => [event, kind])));

/** With a sentence for whatever was told together. */
function summed(chapters: Chapter[], words: Words, gathered: Gathered): Chapter[] {
  const kinds = kindsOf(gathered);
  for (const { turns } of chapters)
    for (const turn of turns) {
      if (turn.sum === undefined) continue;
      const counts = Object.fromEntries(Object.keys(gathered.kinds).map((kind) => [kind, 0]));
      for (const { event } of turn.lines) {
        const kind = kinds.get(event);
        if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
      }
      turn.sum = words(gathered.key, counts);
    }
  return chapters;
}

/** The same with nothing but what this seat did or met with. */
export function onlyMine(chapters: readonly Chapter[], here: number): Chapter[] {
  const concerns = ({ toMe, args }: Line) => toMe || args['seat'] === here;
  return chapters
    .map((chapter) => ({
      ...chapter,
      turns: chapter.turns
        .map((turn) =>
          turn.seat === here ? turn : { ...turn, lines: turn.lines.filter((line) => concerns(line)) },
        )
        .filter((turn) => turn.lines.length),
    }))
    .filter((chapter) => chapter.turns.length);
}

/** The last turns of the story: as many as hold so many lines. */
export function latest(chapters: readonly Chapter[], most: number): Chapter[] {
  const found: Chapter[] = [];
  let left = most;
  for (const chapter of [...chapters].reverse()) {
    const turns: Turn[] = [];
    for (const turn of [...chapter.turns].reverse()) {
      if (left <= 0) break;
      turns.unshift(turn);
      left -= turn.lines.length;
    }
    found.unshift({ ...chapter, turns });
    if (left <= 0) break;
  }
  return found;
}

/** A sentence as it goes on after the name of whoever acts, without its full stop. */
export function phrase(text: string, name: string): string {
  const rest = name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
  return rest.replace(/\.$/, '');
}

/** Where on a board a line takes place: the names of its things, the most exact first. */
export function placesOf({ args }: Line, seats: readonly SeatInfo[]): string[] {
  const whose: string[] = [];
  const things = Object.entries(args).flatMap(([name, value]) => {
    const kind = name.slice(name.lastIndexOf('_') + 1);
    if (kind === 'seat') {
      if (typeof value === 'number' && seats[value]) whose.push(`seat:${value}`);
      return [];
    }
    const seat = args['seat'];
    const all = typeof value === 'object' ? value : [value];
    const one = typeof value === 'object' ? kind.replace(/s$/, '') : kind;
    return all.flatMap((id) =>
      typeof seat === 'number' ? [`${one}:${id}:${seat}`, `${one}:${id}`] : [`${one}:${id}`],
    );
  });
  return [...things, ...whose];
}
