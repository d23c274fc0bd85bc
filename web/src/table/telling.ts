/** What any game's events have in common; the names of arguments say what they are. */
import type { Presentation } from '../board/presentation.svelte';
import type { Args, GameEvent, Words } from '../games/types';
import type { EventInfo } from '../lib/api';
import { flat, readable, type LogStep } from '../lib/table.svelte';

/** Whether somebody else did something to this seat: it stands in an event as another seat than the one that acts. */
export function doneToMe(event: GameEvent, here: number): boolean {
  if (here < 0 || event['seat'] === here || event['gold'] === 0) return false;
  return ['from_seat', 'of_seat', 'with_seat'].some((name) => event[name] === here);
}

/** The rule that an event cites, if the game says one. */
export function citation(event: string, words: Words, cites: Readonly<Record<string, string>>): string {
  if (cites[event]) return cites[event];
  return words.has(`event-${event}.rule`) ? words(`event-${event}.rule`) : '';
}

/** Steps as far as they have been told: of the one under way, the events that have been shown to this seat. */
export function upTo(
  steps: readonly LogStep[],
  here: number,
  { settled, toldOf }: Pick<Presentation, 'settled' | 'toldOf'>,
): readonly LogStep[] {
  if (settled) return steps;
  return steps.flatMap((step) => {
    const count = toldOf(step.version);
    return count === Infinity ? [step] : count ? [{ ...step, events: first(step.events, count, here) }] : [];
  });
}

/** So many events that this seat may read, with what others read in between. */
function first(events: readonly EventInfo[], count: number, here: number): EventInfo[] {
  let read = 0;
  return events.filter((event) => !readable(event, here) || ++read <= count);
}

export interface Told {
  id: string;
  text: string;
  toMe: boolean;
}

/** What others did since one's own last move, newest last. */
export function sinceLast(steps: readonly LogStep[], since: number, here: number, words: Words): Told[] {
  return steps
    .filter((step) => step.version > since && !step.undone && step.seat !== here)
    .flatMap((step) =>
      step.events
        .filter((event) => readable(event, here) && words.has(`event-${event.event}`))
        .map((event, number) => ({
          id: `${step.version}.${number}`,
          text: words(`event-${event.event}`, (event.args ?? {}) as Args),
          toMe: doneToMe(flat(event), here),
        })),
    );
}
