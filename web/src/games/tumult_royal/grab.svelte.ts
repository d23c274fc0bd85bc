/**
 * The live grab: one hand, one tile, and a clock that the server owns. All that goes over the line stands here.
 *
 * A hand says what it does and when (`attempt` adds the time, by the server's clock); whether it gets the tile is known
 * when the server has heard everybody, also those with the slowest line. Until then the board shows what the hand does:
 * whatever is pressed is answered at once, also what cannot be. A granted lift shows in `own.hand`. A face is turned up
 * no sooner than a line of usual length would bring it. A hand keeps the pace that the server wants: what is pressed
 * too early waits.
 */
import type { BoardProps, Move, Refusal } from '../types';
import type { BoxView, OwnView, PlanView, PublicView } from './views';

export type Decision = 'keep' | 'lay-back';

/** What a hand is told that could not do what it meant: the place it is about, and a sentence. */
export interface Rebuff {
  slot: string;
  /** Somebody else has the tile; the hand is full; the hourglass does not run yet. */
  why: 'missed' | 'full' | 'early';
  text: string;
  /** Each is a new one, also with the same words. */
  number: number;
}

export interface Grab {
  /** The place that the hand is reaching for, until the server has answered. */
  readonly reaching: string | null;
  /** The place of a tile that is in the hand and about to show its face. */
  readonly turning: string | null;
  /** What the hand has decided about its tile, until the server has answered. */
  readonly deciding: Decision | null;
  readonly rebuff: Rebuff | null;
  /** The seconds that are counted down before the start; 0 says go. */
  readonly count: number | null;
  /** Whether the start is still to come. */
  readonly waiting: boolean;
  /** Whether a place is that of the tile the hand is at. */
  holds(slot: string): boolean;
  lift(slot: string): void;
  keep(): void;
  layBack(): void;
  done(): void;
  /** Milliseconds until nothing may be lifted any more; null if no hourglass runs. */
  left(): number | null;
  /** Milliseconds until the start, if it was announced ahead. */
  starts(): number | null;
}

/** How long a rebuff can be read. */
const READ = 2600;
/** How long “go” stands there. */
const GO = 700;
/** Before that it is counted down from here. */
const FROM = 3;
/** How much of the pace of a hand it takes to turn up a face. */
const TURN = 0.8;

type Props = BoardProps<PublicView, OwnView, BoxView, PlanView>;

export class LiveGrab implements Grab {
  reaching = $state<string | null>(null);
  turning = $state<string | null>(null);
  deciding = $state<Decision | null>(null);
  rebuff = $state.raw<Rebuff | null>(null);
  count = $state<number | null>(null);
  readonly #props: () => Props;
  #forget: ReturnType<typeof setTimeout> | undefined;
  #turn: ReturnType<typeof setTimeout> | undefined;
  #held: string | null = null;
  #pressed = 0;
  #rebuffs = 0;
  /** When the hand can act again. */
  #free = 0;
  /** Whether the decision is on its way; before the face is seen, it waits for that. */
  #sent = false;

  constructor(props: () => Props) {
    this.#props = props;
    $effect(() => this.#follow());
    $effect(() => this.#countDown(this.#props().clock?.starts ?? null));
  }

  get waiting(): boolean {
    return Boolean(this.count) || Boolean(this.#props().clock?.waits);
  }
  holds(slot: string): boolean {
    return [this.reaching, this.turning, this.#props().view.own?.hand?.slot].includes(slot);
  }
  lift(slot: string): void {
    const { clock, view, words } = this.#props();
    const held = view.own?.hand?.slot;
    if (this.holds(slot) && !this.#sent) return;
    if (this.starts() || clock?.waits) this.#refuse(slot, 'early', words('board-too-early'));
    else if (this.reaching !== null) this.#refuse(this.reaching, 'full', words('refusal-hand-full'));
    else if (held && !this.#sent) this.#refuse(held, 'full', words('refusal-hand-full'));
    else {
      this.rebuff = null;
      this.reaching = slot;
      this.#soon(() => {
        this.#pressed = performance.now();
        void this.#say({ move: 'lift', slot });
      });
    }
  }
  keep(): void {
    this.#decide('keep');
  }
  layBack(): void {
    this.#decide('lay-back');
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

  /** Whoever decides before the face is there has it done once it is: a hand must see a thing first. */
  #decide(decision: Decision): void {
    if (this.#sent) return;
    const seen = this.#props().view.own?.hand && this.turning === null;
    if (!seen && this.reaching === null && this.turning === null) return;
    this.rebuff = null;
    this.deciding = decision;
    if (!seen) return;
    this.#sent = true;
    this.#soon(() => void this.#say({ move: decision }));
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
    if (!move.slot) {
      this.#sent = false;
      this.deciding = null;
    } else if (refusal) this.#miss(move.slot, refusal);
    else if (this.reaching === move.slot) this.reaching = null;
  }
  #miss(slot: string, refusal: Refusal): void {
    this.reaching = this.deciding = null;
    this.#free = 0;
    const first = refusal.code === 'missed';
    this.#refuse(slot, 'missed', first ? this.#props().words('board-hand-first') : refusal.text);
  }
  #refuse(slot: string, why: Rebuff['why'], text: string): void {
    this.rebuff = { slot, why, text, number: ++this.#rebuffs };
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.rebuff = null), READ);
  }
  /** What the server shows settles what the hand was doing. */
  #follow(): void {
    const { view, clock } = this.#props();
    const held = view.own?.hand?.slot ?? null;
    if (held !== this.#held) {
      this.#held = held;
      this.#sent = false;
      if (held === null) this.deciding = null;
      else this.rebuff = null;
      clearTimeout(this.#turn);
      const pace = clock?.pace ?? 0;
      const wait = held === null ? 0 : Math.max(0, this.#pressed + pace * TURN - performance.now());
      this.turning = wait ? held : null;
      if (held !== null) this.#free = performance.now() + wait + pace;
      if (wait) this.#turn = setTimeout(() => this.#turned(), wait);
      else if (held !== null) queueMicrotask(() => this.#turned());
    }
    if (this.reaching !== null && (held === this.reaching || view.public.step !== 'tax'))
      this.reaching = null;
  }
  #turned(): void {
    this.turning = null;
    if (this.deciding) this.#decide(this.deciding);
  }
  #countDown(starts: number | null): (() => void) | undefined {
    if (starts === null) {
      this.count = null;
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const left = starts - performance.now();
      this.count = left > 0 ? Math.min(FROM, Math.ceil(left / 1000)) : left > -GO ? 0 : null;
      if (this.count !== null) timer = setTimeout(look, left > 0 ? left % 1000 || 1 : left + GO);
    };
    look();
    return () => clearTimeout(timer);
  }
}
