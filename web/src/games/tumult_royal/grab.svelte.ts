/**
 * The live grab: one hand, one tile, and a clock that the server owns. All that goes over the line stands here.
 *
 * A hand says what it does and when (`attempt` adds the time, by the server's clock); whether it gets the tile is known
 * when the server has heard everybody, also those with the slowest line. A granted lift shows in `own.hand`. A lift
 * takes as long for everybody: the face is turned up no sooner than a slow line would bring it. A hand keeps the pace
 * that the server wants: what is pressed too early waits.
 */
import type { BoardProps, Move, Refusal } from '../types';
import type { BoxView, OwnView, PlanView, PublicView } from './views';

export interface Grab {
  /** The place that the hand is reaching for, until the server has answered. */
  readonly reaching: string | null;
  /** The place of a tile that is in the hand and about to show its face. */
  readonly turning: string | null;
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
/** How long it takes to lift a tile, whatever the line. */
const LIFT = 330;

type Props = BoardProps<PublicView, OwnView, BoxView, PlanView>;

export class LiveGrab implements Grab {
  reaching = $state<string | null>(null);
  turning = $state<string | null>(null);
  missed = $state.raw<Grab['missed']>(null);
  readonly #props: () => Props;
  #forget: ReturnType<typeof setTimeout> | undefined;
  #turn: ReturnType<typeof setTimeout> | undefined;
  #held: string | null = null;
  #pressed = 0;
  /** When the hand can act again. */
  #free = 0;
  /** Whether the tile in hand is as good as gone. */
  #decided = false;

  constructor(props: () => Props) {
    this.#props = props;
    $effect(() => this.#follow());
  }

  lift(slot: string): void {
    const holding = this.#props().view.own?.hand && !this.#decided;
    if (this.reaching !== null || holding || this.starts() || this.#props().clock?.waits) return;
    this.reaching = slot;
    this.#soon(() => {
      this.#pressed = performance.now();
      void this.#say({ move: 'lift', slot });
    });
  }
  keep(): void {
    this.#decide({ move: 'keep' });
  }
  layBack(): void {
    this.#decide({ move: 'lay-back' });
  }
  done(): void {
    this.#soon(() => void this.#say({ move: 'done' }));
  }
  left(): number | null {
    const ends = this.#props().clock?.ends ?? null;
    return ends === null ? null : Math.max(0, ends - performance.now());
  }
  starts(): number | null {
    const starts = this.#props().clock?.starts ?? null;
    return starts === null ? null : Math.max(0, starts - performance.now());
  }

  #decide(move: Move): void {
    if (this.#decided || this.turning !== null || !this.#props().view.own?.hand) return;
    this.#decided = true;
    this.#soon(() => void this.#say(move));
  }
  /** At once, or as soon as the pace allows it. */
  #soon(act: () => void): void {
    const pace = this.#props().clock?.pace ?? 0;
    const now = performance.now();
    const wait = Math.max(0, this.#free - now);
    this.#free = now + wait + pace;
    if (wait) setTimeout(act, wait);
    else act();
  }
  async #say(move: Move): Promise<void> {
    const props = this.#props();
    const refusal = (await (props.attempt ?? props.play)(move)) ?? null;
    if (!move.slot) this.#decided = false;
    else if (refusal) this.#miss(move.slot, refusal);
    else if (this.reaching === move.slot) this.reaching = null;
  }
  #miss(slot: string, refusal: Refusal | null): void {
    this.reaching = null;
    this.#free = 0;
    this.missed = { slot, refusal };
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.missed = null), MISS);
  }
  /** What the server shows settles what the hand was doing. */
  #follow(): void {
    const { view, clock } = this.#props();
    const held = view.own?.hand?.slot ?? null;
    if (held !== this.#held) {
      this.#held = held;
      this.#decided = false;
      clearTimeout(this.#turn);
      const wait = held === null ? 0 : Math.max(0, this.#pressed + LIFT - performance.now());
      this.turning = wait ? held : null;
      if (wait) this.#turn = setTimeout(() => (this.turning = null), wait);
      if (held !== null) this.#free = performance.now() + wait + (clock?.pace ?? 0);
    }
    if (this.reaching !== null && (held === this.reaching || view.public.step !== 'tax'))
      this.reaching = null;
  }
}
