/** What happened, picked out of the stream of steps. */
import type { GameEvent, Step } from '../games/types';

export interface Told {
  id: string;
  event: GameEvent;
}

/** Every event with a name of its own. */
export function told(steps: readonly Step[]): Told[] {
  return steps.flatMap((step) => step.events.map((event, n) => ({ id: `${step.version}.${n}`, event })));
}

/** A list of names among an event's arguments. */
export function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** What came after the last event of this kind. */
export function after(all: readonly Told[], last: (event: GameEvent) => boolean): Told[] {
  return all.slice(all.findLastIndex(({ event }) => last(event)) + 1);
}
