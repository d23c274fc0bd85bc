/**
 * What is being shown now. The table knows the newest position at once; a board needs time to show how it came about. Whatever tells of
 * the game (board, chronicle, prompt, title, bell, sound, result) asks this one clock, so that no word runs ahead of the board.
 */
import { tick, untrack } from 'svelte';
import type { GameEvent, Step } from '../games/types';

/** The newest position, as its source knows it: a table, a replay, or whoever mounts a board alone. */
export interface Newest<Public = unknown, Own = unknown> {
  view: { public: Public; own: Own | null };
  /** What led to it, oldest first; the view belongs to the last of them. */
  events: readonly Step[];
  /** Another number than before: what came is not to be shown step by step, as after an undo or a broken line. */
  cut?: number;
  /** Hands race: nothing waits. */
  rush?: boolean;
}

/** What shows events in motion: a board. */
export interface Stage {
  /** Resolves when it is over; nothing if there is nothing to look at. */
  show(event: GameEvent, pace: number): Promise<unknown> | undefined;
  /** Everything that moves is where it belongs. */
  land(): void;
}

export interface Manner {
  /** How long things take: 1 as drawn, 0 not at all. */
  pace: () => number;
  /** The seat that looks on, if the presentation stops after the turn of every other one. */
  waits?: () => number | null;
  /** An event is shown, at this very moment; `seat` made the move it belongs to. */
  onshow?: (event: GameEvent, seat: number) => void;
}

/** More steps than this at once are not shown one by one. */
const FILM_LENGTH = 12;
/** With so many positions waiting things go quicker. */
const PATIENCE = 2;
/** What is laid without motion is still heard, unless it is more than this. */
const HEARD = 3;

type Position<Public, Own> = Pick<Newest<Public, Own>, 'view' | 'events'>;

export class Presentation<Public = unknown, Own = unknown> {
  /** The view on the screen. */
  shown = $state.raw() as Newest<Public, Own>['view'];
  /** The steps that have been shown to their end. */
  past = $state.raw<readonly Step[]>([]);
  /** The event that is being shown in motion. */
  now = $state.raw<GameEvent | null>(null);
  /** It stands still until somebody says go on. */
  halted = $state(false);
  /** The steps that are under way, as far as they have been shown. */
  #under = $state.raw<readonly Step[]>([]);
  #stage: Stage | null = null;
  #waiting: (Position<Public, Own> & { steps: readonly Step[] })[] = [];
  /** The newest version that was heard of. */
  #heard: number;
  #cut: number;
  /** Counts what is run: a run that is no longer the last stops. */
  #run = 0;
  #running = false;
  #goOn: (() => void) | null = null;

  /** The version whose view is on the screen. */
  readonly version: number = $derived(newest(this.past));
  /** Whether the screen shows the newest position, and nothing moves. */
  readonly settled: boolean = $derived.by(() => this.version === newest(this.source().events));
  /** The version that is being told: the step under way, or the last one. */
  readonly at: number = $derived.by(() => this.#under.at(-1)?.version ?? this.version);
  /** Who made the move that is being shown; -1 is nobody. */
  readonly seat: number = $derived.by(() => this.#under.at(-1)?.seat ?? -1);
  /** All that has been told, up to the event that is being shown. */
  readonly told: readonly Step[] = $derived.by(() =>
    this.#under.length ? [...this.past, ...this.#under] : this.past,
  );

  /** Make it while a component is being made, before what it is handed to. */
  constructor(
    private readonly source: () => Newest<Public, Own>,
    private readonly manner: Manner,
  ) {
    const first = untrack(source);
    this.#lay(first);
    this.#heard = newest(first.events);
    this.#cut = first.cut ?? 0;
    // before anything is drawn: no word may see what is newer than what is shown
    $effect.pre(() => {
      const { view, events, cut = 0, rush = false } = source(); // read here: these may be props
      untrack(() => this.#follow({ view, events, cut, rush }));
    });
    $effect(() => {
      const hidden = () => document.visibilityState === 'hidden' && this.skip();
      document.addEventListener('visibilitychange', hidden);
      return () => document.removeEventListener('visibilitychange', hidden);
    });
  }

  /** A board shows what happens until it leaves: the function that it is given back. */
  enter(stage: Stage): () => void {
    this.#stage = stage;
    return () => {
      if (this.#stage !== stage) return;
      this.#stage = null;
      if (this.#running) this.skip();
    };
  }
  /** Shows the newest position at once. */
  skip(): void {
    if (this.#running) this.#jump();
  }
  /** Goes on after a halt. */
  goOn(): void {
    this.#goOn?.();
  }
  /** How many events of a step have been told: none, some, or all of them. */
  toldOf = (version: number): number => {
    if (version <= this.version) return Infinity;
    const last = this.#under.at(-1);
    if (!last || version > last.version) return 0;
    return version < last.version ? Infinity : last.events.length;
  };

  #follow(found: Required<Newest<Public, Own>>): void {
    const { events, cut, rush } = found;
    const version = newest(events);
    const before = this.#heard;
    const cuts = cut !== this.#cut || version < before;
    this.#heard = version;
    this.#cut = cut;
    const steps = events.filter((step) => step.version > before);
    if (cuts || rush || steps.length > FILM_LENGTH || !this.#moves()) {
      this.#jump();
      if (!cuts) this.#hear(steps);
    } else if (steps.length) {
      this.#waiting.push({ ...found, steps });
      if (!this.#running) void this.#show(++this.#run);
    } else if (!this.#running) this.#lay(found);
  }
  #moves(): boolean {
    return (
      this.#stage !== null &&
      this.manner.pace() > 0 &&
      typeof document.body.animate === 'function' &&
      document.visibilityState === 'visible' &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    );
  }
  #lay({ view, events }: Position<Public, Own>): void {
    this.shown = view;
    this.past = events;
    this.#under = [];
    this.now = null;
  }
  #jump(): void {
    this.#run += 1;
    this.#running = false;
    this.#waiting = [];
    this.goOn();
    this.#lay(untrack(this.source));
    this.#stage?.land();
  }
  /** What nobody saw move is still heard, if it was not too much. */
  #hear(steps: readonly Step[]): void {
    if (steps.length > HEARD || document.visibilityState !== 'visible') return;
    const last = steps.at(-1);
    for (const event of last?.events ?? []) this.manner.onshow?.(event, last?.seat ?? -1);
  }
  async #show(run: number): Promise<void> {
    this.#running = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const whole: Step[] = [];
      for (const step of next.steps) {
        const halt = this.#halt(whole.at(-1), step);
        if (halt) await halt;
        for (const [n, event] of step.events.entries()) {
          if (run !== this.#run) return;
          this.#under = [...whole, { ...step, events: step.events.slice(0, n + 1) }];
          this.now = event;
          this.manner.onshow?.(event, step.seat ?? -1);
          await this.#stage?.show(event, this.manner.pace() * (this.#waiting.length > PATIENCE ? 0.4 : 1));
        }
        if (run !== this.#run) return;
        whole.push(step);
      }
      this.#lay(next);
      await tick();
      if (run !== this.#run) return;
    }
    this.#running = false;
    const found = this.source();
    if (newest(found.events) === this.version) this.#lay(found);
  }
  /** Stands still if another seat's turn lies behind, and somebody else's is to come. */
  #halt(last: Step | undefined, next: Step): Promise<void> | undefined {
    const me = this.manner.waits?.() ?? null;
    const before = (last ?? this.past.findLast(({ seat = -1 }) => seat >= 0))?.seat ?? -1;
    const after = next.seat ?? -1;
    if (me === null || before < 0 || after < 0 || before === me || after === me || before === after)
      return undefined;
    this.halted = true;
    return new Promise((resolve) => {
      this.#goOn = () => {
        this.#goOn = null;
        this.halted = false;
        resolve();
      };
    });
  }
}

function newest(steps: readonly Step[]): number {
  return steps.at(-1)?.version ?? -1;
}
