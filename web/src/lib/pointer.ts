/**
 * Whether somebody has pointed since something changed. Whoever presses twice means the same thing twice: what has come to
 * lie under a resting mouse, or under a finger that taps the same place again, was not meant.
 */

/** Milliseconds until what has changed can be clicked by whoever has not pointed at it. */
const STARTLE = 600;
/** Pixels that a mouse moves before it means it. */
const MEANT = 4;
/** Pixels that a finger's next tap lies away from the one before, if it means something else. */
const ELSEWHERE = 24;
/** Milliseconds: what changes so soon after a tap was changed by it. */
const ANSWER = 1500;

interface Place {
  x: number;
  y: number;
  time: number;
}

const apart = (one: Place, { clientX, clientY }: MouseEvent) => Math.hypot(one.x - clientX, one.y - clientY);

/** Where the mouse rests, and since when. */
let rests: Place | null = null;
/** The last two taps of a finger. */
let tapped: Place | null = null;
let before: Place | null = null;

function moved(event: PointerEvent): void {
  if (event.pointerType === 'touch' || (rests && apart(rests, event) <= MEANT)) return;
  rests = { x: event.clientX, y: event.clientY, time: performance.now() };
}
function pressed(event: PointerEvent): void {
  moved(event);
  if (event.pointerType !== 'touch') return;
  before = tapped;
  tapped = { x: event.clientX, y: event.clientY, time: performance.now() };
}
addEventListener('pointermove', moved, { capture: true, passive: true });
addEventListener('pointerdown', pressed, { capture: true, passive: true });

function tapMeans(event: MouseEvent, since: number): boolean {
  // what came by itself was not tapped before, wherever the finger was last
  if (!before || before.time > since || since - before.time > ANSWER) return false;
  return apart(before, event) > ELSEWHERE;
}

/** Something that changes under people's hands: a board, a list of moves. */
export class Fresh {
  #changed = performance.now();

  /** It has just changed. */
  change(): void {
    this.#changed = performance.now();
  }
  /** Whether it has changed since. */
  changedAfter(time: number): boolean {
    return this.#changed > time;
  }
  /** Whether the mouse points at something, or merely lies where something has come. */
  get pointed(): boolean {
    return rests !== null && rests.time > this.#changed;
  }
  /** Whether a click means what lies there now; a key always does. */
  takes(event: MouseEvent): boolean {
    if (event.detail === 0 || performance.now() - this.#changed >= STARTLE) return true;
    const byFinger = (event as PointerEvent).pointerType === 'touch';
    return byFinger ? tapMeans(event, this.#changed) : this.pointed;
  }
}
