/** What all parts of a board share: what is shown, what may be done, what is being pointed at, and what is moving. */
import { getContext, setContext, untrack } from 'svelte';
import type { IconName } from '../art/icons';
import { Fresh } from '../lib/pointer';
import type { BoardProps, GameEvent, LegalMove, Move, Refusal, SeatInfo, Step } from '../games/types';
import type { Flight } from './flights';
import { Presentation } from './presentation.svelte';
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

export abstract class BoardModel<
  Public = unknown,
  Own = unknown,
  Box = unknown,
  Subject extends Thing = Thing,
  F extends Flight = Flight,
  Plan = unknown,
> {
  tip = $state.raw<Pointed<Subject> | null>(null);
  sheet = $state.raw<Pointed<Subject> | null>(null);
  /** The moves that may be played now: none while things are moving, or in a replay. */
  legal: readonly LegalMove[] = $derived.by(() =>
    this.settled && this.props.playable !== false ? this.props.legal : [],
  );
  /** What is about to be played although it gives something away. */
  #doubted = $state.raw<LegalMove | null>(null);
  /** A dialog of the board is open: keys belong to it. */
  modal = $state(false);
  /** The element that is the board, and the room it has; set by the shell. */
  root = $state.raw<HTMLElement>();
  rect = $state.raw<DOMRectReadOnly>();
  readonly sky = new Sky<F>();
  /** The keys of the moves that name nothing to point at, by their kind. */
  readonly shortcuts: Readonly<Record<string, string>> = {};

  /** The clock of all that is shown. */
  readonly presentation: Presentation<Public, Own>;
  readonly #props: () => BoardProps<Public, Own, Box, Plan>;
  #hover: ReturnType<typeof setTimeout> | undefined;
  readonly #fresh = new Fresh();
  readonly #resting = new Set<() => void>();

  constructor(props: () => BoardProps<Public, Own, Box, Plan>) {
    this.#props = props;
    // whoever mounts a board alone leaves it to the board to show one thing after the other
    this.presentation = untrack(
      () =>
        (props().presentation as Presentation<Public, Own> | undefined) ??
        new Presentation<Public, Own>(props, { pace: () => this.props.settings.pace }),
    );
    $effect(() => untrack(() => this.presentation.enter(this.#stage)));
    $effect(() => {
      void this.legal;
      void this.shown;
      void this.sheet;
      void this.doubted;
      this.#fresh.change();
    });
    $effect(() => {
      if (!this.doubted) this.reconsider();
    });
    $effect(() => {
      const { settled, version } = this.presentation;
      if (settled) untrack(() => this.props.onsettled?.(version));
    });
  }

  /** The view on the screen; it lags behind the newest one while things are moving. */
  get shown(): { public: Public; own: Own | null } {
    return this.presentation.shown;
  }
  /** What led to it: the steps that have been shown. */
  get past(): readonly Step[] {
    return this.presentation.past;
  }
  get settled(): boolean {
    return this.presentation.settled;
  }
  /** The event that is being shown in motion. */
  get now(): GameEvent | null {
    return this.presentation.now;
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

  /** What a move would give away, as a question; boards tell it from what is legal beside it, and from nothing else. */
  readonly doubt: (legal: LegalMove) => string | undefined = () => undefined;
  /** The move that is asked about, for as long as it may be played. */
  get doubted(): LegalMove | null {
    return this.legal.find((one) => this.#doubted && this.stillIs(one, this.#doubted)) ?? null;
  }
  /** Whether a move that is asked about is still the same; what is asked anew is another. */
  protected stillIs(one: LegalMove, other: LegalMove): boolean {
    return one === other;
  }
  /** Plays what stands on a button, or on its key: at once, or once the doubt is told and answered. */
  attempt(legal: LegalMove): void {
    if (this.doubt(legal)) this.#doubted = legal;
    else this.play(legal.move);
  }
  /** Rather not. */
  reconsider(): void {
    this.#doubted = null;
  }
  play(move: Move): void {
    this.reconsider();
    this.sheet = null;
    this.point(null);
    if (!this.legal.some((one) => one.move === move)) return;
    this.startle();
    this.props.play(move);
  }
  /** What lies under the pointer is about to be something else. */
  protected startle(): void {
    this.#fresh.change();
  }
  /** Whether a click is meant: what has only just come to lie under the pointer takes none. */
  takes(event: MouseEvent): boolean {
    return this.#fresh.takes(event);
  }
  /** One thing to do: do it. Several, or none: open the sheet that offers or explains. */
  choose(pointed: Pointed<Subject>): void {
    const [only] = pointed.moves;
    if (only && pointed.moves.length === 1) this.play(only.move);
    else this.open(pointed);
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
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (this.sheet || this.modal || this.doubted) return false;
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
    if (found) this.attempt(found);
    return Boolean(found);
  }
  protected moveOn(key: string): LegalMove | undefined {
    return this.legal.find(({ move }) => Object.keys(move).length === 1 && this.shortcuts[move.move] === key);
  }

  // --- pointing ------------------------------------------------------------------------------------------------

  point(pointed: Pointed<Subject> | null, delay = 0): void {
    clearTimeout(this.#hover);
    const began = performance.now();
    if (!pointed || !delay) this.tip = pointed;
    else
      this.#hover = setTimeout(() => {
        if (!this.sheet && !this.#fresh.changedAfter(began)) this.tip = pointed;
      }, delay);
  }
  /** Whether the mouse was moved to where it is since the board has changed. */
  get pointing(): boolean {
    return this.#fresh.pointed;
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
  readonly #stage = {
    show: (event: GameEvent, pace: number) => this.show(event, pace),
    land: () => {
      this.sky.land();
      for (const done of this.#resting) done();
    },
  };
  /** Shows the newest state at once. */
  skip(): void {
    this.presentation.skip();
  }
}

/** What is said of a seat, and it begins with the name: a bot's title follows it, as in “Gero, page: 3 points”. */
export function titled({ name, title }: SeatInfo, said: string): string {
  return title && said.startsWith(name) ? `${name}, ${title}${said.slice(name.length)}` : said;
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
