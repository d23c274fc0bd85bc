/**
 * The live grab: one hand, one tile, and a clock that the server owns. All that goes over the line stands here.
 *
 * What is expected of the server while the hourglass runs (step `tax`, and `hands` after it):
 * - `clocks.phase_left` counts from the moment the phase began, not from an earlier timed phase; the frame hands it on
 *   as `clock.ends`, in this device's time. If the start is announced ahead, `clock.starts` says when.
 * - A move of a timed phase needs no `decision`: what others do in the meantime must not make a lift stale.
 * - A granted lift shows in `own.hand` (slot and face) and for all others in `players[n].hand` (slot alone).
 * - A lift that came too late is refused with the key `refusal-in-hand` or `refusal-in-castle`, or told as `missed`;
 *   the hand is free again at once. Moves after the end are refused with `refusal-time-is-up`.
 * - After the end the table itself reveals; no face comes before that but the one in the own hand.
 */
import type { BoardProps, Move, Refusal } from '../types';
import type { OwnView, PublicView } from './view';

export interface Grab {
  /** The place that the hand is reaching for, until the server has answered. */
  readonly reaching: string | null;
  /** Where the hand came too late, or was refused, just now; and why. */
  readonly missed: { slot: string; refusal: Refusal | null } | null;
  lift(slot: string): void;
  keep(): void;
  layBack(): void;
  done(): void;
  /** Milliseconds until nothing may be lifted any more; null if no hourglass runs. */
  left(): number | null;
  /** Milliseconds until the start, if it was announced ahead. */
  starts(): number | null;
}

/** How long a miss is shown. */
const MISS = 900;

type Props = BoardProps<PublicView, OwnView>;

export class LiveGrab implements Grab {
  reaching = $state<string | null>(null);
  missed = $state.raw<Grab['missed']>(null);
  readonly #props: () => Props;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props) {
    this.#props = props;
    $effect(() => this.#follow());
  }

  lift(slot: string): void {
    if (this.reaching !== null) return;
    this.reaching = slot;
    void this.#say({ move: 'lift', slot });
  }
  keep(): void {
    void this.#say({ move: 'keep' });
  }
  layBack(): void {
    void this.#say({ move: 'lay-back' });
  }
  done(): void {
    void this.#say({ move: 'done' });
  }
  left(): number | null {
    const ends = this.#props().clock?.ends ?? null;
    return ends === null ? null : Math.max(0, ends - performance.now());
  }
  starts(): number | null {
    const starts = this.#props().clock?.starts ?? null;
    return starts === null ? null : Math.max(0, starts - performance.now());
  }

  async #say(move: Move): Promise<void> {
    const props = this.#props();
    const legal = props.legal.find(({ move: one }) => one.move === move.move && one.slot === move.slot);
    const refusal = legal ? await (props.attempt ?? props.play)(legal.move) : await props.why(move);
    if (!move.slot) return;
    if (refusal) this.#miss(move.slot, refusal);
    else this.reaching = null;
  }
  #miss(slot: string, refusal: Refusal | null): void {
    this.reaching = null;
    this.missed = { slot, refusal };
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.missed = null), MISS);
  }
  /** What the server shows settles what the hand was doing. */
  #follow(): void {
    const { view, seats } = this.#props();
    const slot = this.reaching;
    if (slot === null) return;
    const me = seats.find((info) => info.isYou)?.seat ?? -1;
    if (view.own?.hand || view.public.step !== 'tax') this.reaching = null;
    else if (view.public.players.some((one) => one.seat !== me && one.hand === slot)) this.#miss(slot, null);
  }
}
