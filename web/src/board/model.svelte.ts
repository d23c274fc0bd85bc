/** What all parts of a board share: what is shown, what may be done, what is being pointed at, and what is moving. */
import { getContext, setContext, tick, untrack } from 'svelte';
import type { IconName } from '../art/icons';
import type { BoardProps, GameEvent, LegalMove, Move, Refusal, SeatInfo, Step } from '../games/types';
import type { Flight } from './flights';
import { Sky } from './sky.svelte';

/** What a thing on the table is, for its help: its kind and its name in the game's texts (`district`, `tavern`). */
export interface Thing {
  kind: string;
  id: string;
}

export interface Pointed<Subject extends Thing = Thing> {
  anchor: Element;
  subject: Subject;
  moves: readonly LegalMove[];
  /** What pointing at it would mean, if it were possible. */
  meant: Move | null;
}

/** How a game ended, as every game tells it. */
export interface OutcomeView {
  scores: readonly number[];
  parts: readonly Readonly<Record<string, number>>[];
  places: readonly number[];
  broke_tie: string | null;
}

/** What was done to me, until I close it. */
export interface Warning {
  id: string;
  text: string;
  icon: IconName;
}

/** A board that is no broader, in pixels, is laid out for a phone held upright; container queries say the same. */
const COMPACT = 640;
/** More steps than this at once are not shown one by one. */
const FILM_LENGTH = 12;
/** Milliseconds: the second half of a double click asks for nothing. */
const DOUBLE_CLICK = 400;

export abstract class BoardModel<
  Public = unknown,
  Own = unknown,
  Box = unknown,
  Subject extends Thing = Thing,
  F extends Flight = Flight,
  Plan = unknown,
> {
  /** The view on the screen; it lags behind the newest one while things are moving. */
  shown = $state.raw() as { public: Public; own: Own | null };
  /** What led to it: the steps that have been shown. */
  past = $state.raw<readonly Step[]>([]);
  settled = $state(true);
  /** The event that is being shown in motion. */
  now = $state.raw<GameEvent | null>(null);
  tip = $state.raw<Pointed<Subject> | null>(null);
  sheet = $state.raw<Pointed<Subject> | null>(null);
  /** The moves that may be played now: none while things are moving, or in a replay. */
  legal: readonly LegalMove[] = $derived.by(() =>
    this.settled && this.props.playable !== false ? this.props.legal : [],
  );
  /** A dialog of the board is open: keys belong to it. */
  modal = $state(false);
  /** The element that is the board, and the room it has; set by the shell. */
  root = $state.raw<HTMLElement>();
  rect = $state.raw<DOMRectReadOnly>();
  readonly sky = new Sky<F>();
  /** The keys of the moves that name nothing to point at, by their kind. */
  readonly shortcuts: Readonly<Record<string, string>> = {};

  readonly #props: () => BoardProps<Public, Own, Box, Plan>;
  #hover: ReturnType<typeof setTimeout> | undefined;
  #version: number;
  #played = -Infinity;
  #waiting: (Pick<BoardProps<Public, Own, Box, Plan>, 'view' | 'events'> & { steps: readonly Step[] })[] = [];
  #running = false;
  #skipping = false;
  readonly #resting = new Set<() => void>();

  constructor(props: () => BoardProps<Public, Own, Box, Plan>) {
    this.#props = props;
    this.shown = props().view;
    this.past = untrack(() => props().events);
    this.#version = newest(this.past);
    $effect(() => this.#follow());
  }

  get props(): BoardProps<Public, Own, Box, Plan> {
    return this.#props();
  }
  get words() {
    return this.props.words;
  }
  get public(): Public {
    return this.shown.public;
  }
  get own(): Own | null {
    return this.shown.own;
  }
  get width(): number {
    return this.rect?.width ?? innerWidth;
  }
  get height(): number {
    return this.rect?.height ?? innerHeight;
  }
  get compact(): boolean {
    return this.width <= COMPACT;
  }
  get me(): number {
    return this.props.seats.find((info) => info.isYou)?.seat ?? -1;
  }
  /** Whether I am the one who is asked. */
  get asked(): boolean {
    return this.legal.length > 0;
  }
  /** The first seat after mine, and so on round the table; without a seat of mine, from the first. */
  get others(): SeatInfo[] {
    const { seats } = this.props;
    if (this.me < 0) return [...seats];
    return seats.slice(1).map((_, n) => seats[(this.me + n + 1) % seats.length] as SeatInfo);
  }
  seat(number: number): SeatInfo | undefined {
    return this.props.seats[number];
  }
  moves(test: (move: Move) => boolean): LegalMove[] {
    return this.legal.filter(({ move }) => test(move));
  }
  /** What was done to me and what I have not answered yet. */
  get warnings(): readonly Warning[] {
    return [];
  }
  /** The name of a thing, and where in the rules it is explained. */
  abstract titleOf(subject: Subject): string;
  abstract ruleOf(subject: Subject): string | undefined;
  /** An event as a sentence. */
  say(event: GameEvent): string {
    const { event: key, ...args } = event;
    return this.words(`event-${key}`, args);
  }

  // --- playing -------------------------------------------------------------------------------------------------

  play(move: Move): void {
    this.sheet = null;
    this.point(null);
    if (!this.legal.some((one) => one.move === move)) return;
    this.#played = performance.now();
    this.props.play(move);
  }
  /** One thing to do: do it. Several, or none: open the sheet that offers or explains. */
  choose(pointed: Pointed<Subject>): void {
    const [only] = pointed.moves;
    if (only && pointed.moves.length === 1) this.play(only.move);
    else if (only || performance.now() - this.#played > DOUBLE_CLICK) this.open(pointed);
  }
  open(pointed: Pointed<Subject>): void {
    this.point(null);
    this.sheet = pointed;
  }
  async why(move: Move): Promise<Refusal> {
    return this.props.why(move);
  }

  // --- the keyboard --------------------------------------------------------------------------------------------

  /** A key that nothing else wanted; true if it was used. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || this.sheet || this.modal) return false;
    return event.key === 'Escape' ? this.escape() : this.press(event.key.toUpperCase());
  }
  /** Escape shows at once what is moving. */
  protected escape(): boolean {
    if (this.settled) return false;
    this.skip();
    return true;
  }
  protected press(key: string): boolean {
    const found = this.moveOn(key);
    if (found) this.play(found.move);
    return Boolean(found);
  }
  protected moveOn(key: string): LegalMove | undefined {
    return this.legal.find(({ move }) => Object.keys(move).length === 1 && this.shortcuts[move.move] === key);
  }

  // --- pointing ------------------------------------------------------------------------------------------------

  point(pointed: Pointed<Subject> | null, delay = 0): void {
    clearTimeout(this.#hover);
    if (!pointed || !delay) this.tip = pointed;
    else this.#hover = setTimeout(() => (this.tip = this.sheet ? null : pointed), delay);
  }
  /** A thing is gone, and what was said beside it. */
  forget(anchor: Element): void {
    clearTimeout(this.#hover);
    if (this.tip?.anchor === anchor) this.tip = null;
  }

  // --- what happened moves, in order ---------------------------------------------------------------------------

  /** Shows an event in motion and resolves when it is over; `pace` shortens it. */
  protected abstract show(event: GameEvent, pace: number): Promise<unknown> | undefined;
  /** Lets things fly, if there are any. */
  protected fly(flights: readonly F[], pace: number): Promise<unknown> | undefined {
    return flights.length && this.root ? this.sky.fly(flights, this.root, pace) : undefined;
  }
  /** Leaves so many milliseconds to look at something. */
  protected rest(time: number): Promise<void> | undefined {
    if (!time) return undefined;
    return new Promise((resolve) => {
      const done = () => {
        this.#resting.delete(done);
        resolve();
      };
      this.#resting.add(done);
      setTimeout(done, time);
    });
  }
  /** Shows the newest state at once. */
  skip(): void {
    this.#skipping = true;
    const last = this.#waiting.at(-1);
    this.#waiting = last ? [{ ...last, steps: [] }] : [];
    this.sky.land();
    for (const done of this.#resting) done();
  }
  #moves(): boolean {
    return (
      this.props.settings.pace > 0 &&
      typeof document.body.animate === 'function' &&
      document.visibilityState === 'visible' &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    );
  }
  #follow(): void {
    const { view, events } = this.props;
    const before = this.#version;
    const steps = events.filter((step) => step.version > before);
    const version = (this.#version = newest(events));
    if (!steps.length && (this.#running || before === version)) {
      if (!this.#running) this.#lay(view, events);
      return;
    }
    if (!this.#moves() || steps.length > FILM_LENGTH || version < before) {
      this.#settle();
      return;
    }
    this.#waiting.push({ view, events, steps });
    void this.#run();
  }
  #lay(view: BoardProps<Public, Own, Box, Plan>['view'], events: readonly Step[]): void {
    this.shown = view;
    this.past = events;
  }
  #settle(): void {
    this.#waiting = [];
    this.#lay(this.props.view, this.props.events);
    this.settled = true;
    this.now = null;
    this.props.onsettled?.(this.#version);
  }
  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.settled = false;
    this.#skipping = false;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      for (const event of next.steps.flatMap((step) => step.events)) {
        if (this.#skipping) break;
        this.now = event;
        await this.show(event, this.props.settings.pace * (this.#waiting.length > 2 ? 0.4 : 1));
      }
      this.#lay(next.view, next.events);
      await tick();
    }
    this.#running = false;
    this.#settle();
  }
}

function newest(steps: readonly Step[]): number {
  return steps.at(-1)?.version ?? -1;
}

const key = Symbol('board');
export function provideBoard<B extends BoardModel>(board: B): B {
  return setContext(key, board);
}
/** The board a part belongs to, as far as all boards are alike. */
export function useBoard(): BoardModel {
  return boardOf(BoardModel);
}
/** The board a part of one game belongs to. */
export function boardOf<B>(kind: abstract new (...args: never[]) => B): B {
  const board: unknown = getContext(key);
  if (!(board instanceof kind)) throw new TypeError(`this belongs on a ${kind.name}`);
  return board;
}
