/**
 * A tile follows the finger, or the mouse: whoever presses one in the live grab has it in the hand at once, pulls it to the
 * own castle to keep it, or lets go over the table to lay it back. Let go anywhere else, or without having moved, it stays
 * in the hand.
 */
import type { Decision } from './grab.svelte';

/** What a tile is pulled about on. */
export interface Pulling {
  readonly root: HTMLElement | undefined;
  readonly me: number;
  /** On a phone all castles stand above the tiles: nobody has to aim at the own one. */
  readonly phone: boolean;
  /** Whether hands race. */
  readonly racing: boolean;
  /** The place of the tile in my hand that is to be decided about. */
  readonly held: string | null;
  readonly grab: {
    readonly deciding: Decision | null;
    holds(slot: string): boolean;
    lift(slot: string): void;
  };
  decide(decision: Decision): void;
}

interface Press {
  slot: string;
  pointer: number;
  x: number;
  y: number;
  /** Whether it lay in the hand already. */
  held: boolean;
}

/** So far a finger may slip, in pixels, without having meant to pull. */
const SLIP = 10;
/** Whoever lets go beside the castle means it, too. */
const BESIDE = 26;
/** A click that comes so soon after a press, in milliseconds, is the same thing. */
const SAME = 1200;

export class Drag {
  /** The place of the tile that is being pulled. */
  slot = $state<string | null>(null);
  at = $state.raw({ x: 0, y: 0 });
  /** How large it lay there. */
  size = $state(0);
  over = $state<Decision | null>(null);
  /** It was let go over the castle. */
  dropped = $state(false);
  readonly #board: Pulling;
  #press: Press | null = null;
  #pressed = -Infinity;

  constructor(board: Pulling) {
    this.#board = board;
  }

  /** Whether a tile is on its way: also one that was let go, until the server has answered. */
  get on(): boolean {
    const { grab, held } = this.#board;
    if (this.slot === null || !(grab.holds(this.slot) || held === this.slot)) return false;
    return !this.dropped || grab.deciding !== null;
  }

  down = (event: PointerEvent): void => {
    this.#pressed = -Infinity; // this press may have its click
    const slot = slotOf(event);
    if (slot === null || event.button !== 0 || !event.isPrimary) return;
    const { racing, held, grab } = this.#board;
    if (!racing && held !== slot) return;
    this.#stop();
    this.#press = { slot, pointer: event.pointerId, x: event.clientX, y: event.clientY, held: held === slot };
    this.#pressed = event.timeStamp;
    this.size = (event.target as Element).closest('[data-slot]')?.clientWidth ?? 0;
    window.addEventListener('pointermove', this.#move);
    window.addEventListener('pointerup', this.#up);
    window.addEventListener('pointercancel', this.#cancel);
    if (racing && held !== slot) grab.lift(slot);
  };
  /** What the press has done already is not done again by the click that follows it. */
  click = (event: MouseEvent): void => {
    if (event.detail === 0 || event.timeStamp - this.#pressed > SAME) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** A finger that rests on a tile holds it, and asks nothing. */
  menu = (event: MouseEvent): void => {
    if (!this.#press) return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (this.slot === null && Math.hypot(x - press.x, y - press.y) > SLIP && this.#has(press.slot)) {
      this.dropped = false;
      this.slot = press.slot;
    }
    if (this.slot === null) return;
    this.at = { x, y };
    this.over = this.#meant(x, y);
  };
  readonly #up = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    this.#pressed = event.timeStamp; // however long it lasted, its click comes now
    const pulled = this.slot !== null && this.#has(press.slot);
    const meant = pulled ? this.#meant(event.clientX, event.clientY) : press.held ? 'keep' : null;
    this.#stop(meant === 'keep' && pulled);
    if (meant) this.#board.decide(meant);
  };
  readonly #cancel = (event: PointerEvent): void => {
    if (this.#press?.pointer === event.pointerId) this.#stop();
  };

  #has(slot: string): boolean {
    return this.#board.grab.holds(slot) || this.#board.held === slot;
  }
  /** What letting go here would mean. */
  #meant(x: number, y: number): Decision | null {
    const { root, me, phone } = this.#board;
    const castle = root?.querySelector(`[data-castle="${me}"]`);
    const court = phone ? castle?.closest('.court') : null;
    if (within(court ?? castle, x, y, BESIDE)) return 'keep';
    return within(root?.querySelector('.market'), x, y, 0) ? 'lay-back' : null;
  }
  #stop(dropped = false): void {
    this.#press = null;
    this.over = null;
    this.dropped = dropped;
    if (!dropped) this.slot = null;
    window.removeEventListener('pointermove', this.#move);
    window.removeEventListener('pointerup', this.#up);
    window.removeEventListener('pointercancel', this.#cancel);
  }
}

function slotOf(event: Event): string | null {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-slot]') : null;
  return found?.dataset['slot'] ?? null;
}

function within(thing: Element | null | undefined, x: number, y: number, beside: number): boolean {
  if (!thing) return false;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return x >= left - beside && x <= right + beside && y >= top - beside && y <= bottom + beside;
}
