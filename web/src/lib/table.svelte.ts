/** A table as this browser knows it: what the server said last, and what happened before. Nothing here is a rule. */
import { SvelteMap } from 'svelte/reactivity';
import type { Args, GameEvent, Phase, SeatInfo, Step, Wording } from '../games/types';
import { AS_PRINTED } from '../games/words';
import {
  post,
  type ChatLine,
  type ClockInfo,
  type EventInfo,
  type FromServer,
  type MoveInfo,
  type OutcomeInfo,
  type PartialStep,
  type Refused,
  type Rushed,
  type SeatView,
  type TableInfo,
  type Update,
  type Welcome,
  type You,
} from './api';
import { faultText } from './i18n.svelte';
import { Looking } from './looking.svelte';
import { seatInfos } from './seats';
import { Connection, socketAddress, type Answer, type Line, type Status } from './connection';

export type LogStep = Required<Omit<PartialStep, 'undone' | 'undo'>> & {
  undone: boolean;
  undo: boolean;
};

/** An event as boards and words want it. */
export function flat(event: EventInfo): GameEvent {
  return { ...(event.args as Args | undefined), event: event.event } as GameEvent;
}

/** Whether somebody in this seat may read this reading of an event. */
export function readable(event: EventInfo, here: number): boolean {
  return !event.seats || event.seats.includes(here);
}

export class Table {
  status = $state<Status>('connecting');
  code = $state(0);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ person: null, name: '', seats: [] });
  version = $state(0);
  view = $state.raw<unknown>(null);
  views = $state.raw<readonly SeatView[]>([]);
  steps = $state.raw<readonly LogStep[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What was said while I was here, last. */
  said = $state.raw<ChatLine | null>(null);
  note = $state('');
  /** What a board shows of the box of this table; its shape is its game's. */
  box = $state.raw<unknown>(null);
  /** What messages state of that box. */
  wording = $state.raw<Wording>(AS_PRINTED);
  /** Whether it plays by an earlier version of the rules. */
  earlierRules = $state(false);
  clocks = $state.raw<ClockInfo | null>(null);
  /** When `clocks` came, by this device's clock. */
  clocksAt = $state(0);
  outcome = $state.raw<OutcomeInfo | null>(null);
  seed = $state<string | null>(null);
  present = $state.raw<readonly number[]>([]);
  spectators = $state(0);
  refused = $state.raw<Refused | null>(null);
  /** The seat whose hand is shown; -1 watches. With several seats on one device, nobody until the device was handed over. */
  here = $state(-1);
  /** Counts what cannot be shown step by step: coming to the table, coming back to it, and what was taken back. */
  cuts = $state(0);
  /** I said no to another game. */
  declined = $state(false);
  /** A move that waits for its answer. */
  busy = $state(false);
  /** Whether I look at it, as the server knows. */
  readonly looking = new Looking(
    () => this.clocks?.held === true,
    (away) => {
      if (this.you.seats.length) void this.connection.send({ type: 'away', away });
    },
  );
  private readonly connection: Connection;
  private readonly reasons = new SvelteMap<string, Promise<Refused | null>>();

  constructor(
    readonly id: string,
    readonly key: string | null,
    open?: (url: string) => Line,
  ) {
    this.connection = new Connection({
      url: socketAddress(id, key),
      deliver: (message) => this.hear(message),
      status: (status, code) => {
        this.status = status;
        this.code = code;
        if (status === 'live') this.looking.look();
      },
      away: (again) => this.looking.opens(again),
      ...(open ? { open } : {}),
    });
  }

  start(): void {
    this.looking.start();
    this.connection.start();
  }
  stop(): void {
    this.looking.stop();
    this.connection.stop();
  }

  // --- what can be read off ---------------------------------------------------------------------------------------

  seats: readonly SeatInfo[] = $derived(this.info ? seatInfos(this.info.seats, this.here, this.present) : []);
  mine: SeatView | null = $derived(this.views.find((view) => view.seat === this.here) ?? null);
  /** Whether a bot plays where I sit, until I take my seat back. */
  standIn: boolean = $derived(
    this.info?.seats.some(({ seat, stand_in }) => stand_in && seat === this.here) === true,
  );
  /** What the seat shown may answer. */
  legal: readonly MoveInfo[] = $derived((!this.standIn && this.mine?.legal) || []);
  /** Whether it owes or may give an answer. */
  asked: boolean = $derived(this.legal.length > 0 && this.info?.state === 'playing');
  /** Another seat on this device that must decide: the device is handed over. */
  handOver: number | null = $derived.by(() => {
    if (this.you.seats.length < 2 || this.info?.state !== 'playing') return null;
    if (this.mine?.must) return null;
    return this.views.find((view) => view.must && view.seat !== this.here)?.seat ?? null;
  });
  /** Whether hands race: what counts is when a move was meant. */
  racing: boolean = $derived(Boolean(this.clocks?.rush));
  /** A timed phase in this device's time. */
  phase: Phase = $derived.by(() => {
    const { clocks, clocksAt } = this;
    const none: Phase = { starts: null, ends: null, pace: 0, waits: null };
    if (!clocks) return none;
    const rush = clocks.rush;
    if (rush) {
      const here = (moment: number | null | undefined) =>
        typeof moment === 'number' ? this.connection.clock.here(moment, clocks.now, clocksAt) : null;
      const waits = rush.begins ? null : { seats: rush.waits_for ?? [], left: rush.left * 1000 };
      return { starts: here(rush.begins), ends: here(rush.ends), pace: rush.pace * 1000, waits };
    }
    const left = clocks.phase_left;
    return typeof left === 'number' ? { ...none, ends: clocksAt + left * 1000 } : none;
  });
  owner: boolean = $derived(this.info !== null && this.info.owner === this.you.person);
  /** The whole story for boards. */
  story: readonly Step[] = $derived(
    this.steps
      .filter((step) => !step.undone)
      .map((step) => ({
        version: step.version,
        seat: step.seat,
        events: step.events.filter((event) => readable(event, this.here)).map(flat),
      })),
  );

  // --- what can be asked for --------------------------------------------------------------------------------------

  async play(move: Readonly<Record<string, string>>): Promise<Answer | null> {
    const mine = this.mine;
    if (!mine || this.busy) return null;
    this.busy = true;
    this.refused = null;
    const answer = await this.connection.send({
      type: 'move',
      move: { ...move },
      seat: mine.seat,
      // Where nobody must and everybody may, what others do in the meantime makes no move stale.
      ...(mine.must && typeof mine.decision === 'number' ? { decision: mine.decision } : {}),
    });
    this.busy = false;
    if (answer.type === 'refused') this.refused = answer;
    return answer;
  }

  /** A hand moves in a rush: at this very moment, whatever else is under way. */
  async act(move: Readonly<Record<string, string>>): Promise<Answer | null> {
    if (!this.mine) return null;
    const at = this.connection.clock.now();
    return this.connection.send({
      type: 'move',
      move: { ...move },
      seat: this.mine.seat,
      ...(at === null ? {} : { at }),
    });
  }

  async undo(ask = false): Promise<void> {
    if (this.here < 0) return;
    this.refused = null;
    const answer = await this.connection.send({ type: 'undo', seat: this.here, ask });
    if (answer.type === 'refused') this.refused = answer;
  }

  async vote(vote: number, yes: boolean): Promise<void> {
    const answer = await this.connection.send({ type: 'vote', vote, yes });
    if (answer.type === 'refused') this.refused = answer;
  }

  async say(room: ChatLine['room'], text: string): Promise<boolean> {
    const answer = await this.connection.send({ type: 'chat', room, text });
    if (answer.type === 'refused') this.refused = answer;
    return answer.type === 'accepted';
  }

  /** Asks the server for what is not a move: sit, leave, start, replace. A refusal becomes words. */
  async ask(what: string, body: unknown = {}): Promise<string> {
    try {
      this.info = await post<TableInfo>(`/tables/${encodeURIComponent(this.id)}/${what}`, body, {
        key: this.key,
      });
      return '';
    } catch (error) {
      return faultText(error, this.info?.game, this.wording);
    }
  }
  /** Sits down again where a bot stands in for me. */
  async takeBack(): Promise<string> {
    let fault = '';
    for (const seat of this.info?.seats ?? [])
      if (this.you.seats.includes(seat.seat) && (seat.stand_in || seat.left))
        fault = (await this.ask('replace', { seat: seat.seat })) || fault;
    return fault;
  }

  async keepNote(text: string): Promise<boolean> {
    this.note = text;
    return (await this.connection.send({ type: 'note', text })).type === 'accepted';
  }

  /** Why a move cannot be played now; null if it can be. */
  async whyNot(move: Readonly<Record<string, string>>): Promise<Refused | null> {
    const mine = this.mine;
    if (!mine || this.isLegal(move)) return null;
    const name = `${this.version} ${JSON.stringify(move)}`;
    let reason = this.reasons.get(name);
    if (!reason) {
      reason = this.connection
        .send({ type: 'why', move: { ...move }, seat: mine.seat })
        .then((answer) => (answer.type === 'refused' ? answer : null));
      this.reasons.set(name, reason);
    }
    return reason;
  }

  /** What moves in mind would need, in the shape of the game; null if nothing can be said of them. */
  async plan(moves: readonly Readonly<Record<string, string>>[]): Promise<unknown> {
    const mine = this.mine;
    if (!mine) return null;
    const answer = await this.connection.send({
      type: 'plan',
      moves: moves.map((move) => ({ ...move })),
      seat: mine.seat,
    });
    return answer.type === 'planned' ? answer.plan : null;
  }

  isLegal(move: Readonly<Record<string, string>>): boolean {
    const text = canonical(move);
    return this.legal.some((one) => canonical(one.move) === text);
  }

  // --- what the server says ---------------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'started':
        this.seatMe(message.you);
        this.info = message.table;
        this.steps = [stepOf({ version: 0, seat: -1, at: 0, events: message.events })];
        this.outcome = null;
        this.cuts += 1;
        this.settle(message.version, message.public, message.seats, message.clocks);
        break;
      case 'step': {
        const taken = message.undo ?? [];
        if (taken.length) this.cuts += 1;
        const before = taken.length
          ? this.steps.map((step) => (taken.includes(step.version) ? { ...step, undone: true } : step))
          : this.steps;
        this.steps = [...before, stepOf({ ...message, undo: taken.length > 0 })];
        this.goOn(message);
        break;
      }
      case 'rush':
        this.steps = [...this.steps, ...message.steps.map(stepOf)];
        this.goOn(message);
        break;
      case 'clocks':
        this.timed(message.clocks);
        break;
      case 'table':
        this.seatMe(message.you);
        this.info = message.table;
        break;
      case 'chat':
        if (!this.chat.some((line) => line.number === message.line.number)) {
          this.chat = [...this.chat, message.line];
          this.said = message.line;
        }
        break;
      case 'presence':
        this.present = message.seats;
        this.spectators = message.spectators;
        break;
      case 'over':
        this.outcome = message.outcome;
        this.seed = message.seed;
        if (this.info) this.info = { ...this.info, state: 'over', seed: message.seed, to_act: [] };
        break;
      case 'accepted':
      case 'refused':
      case 'legal':
      case 'planned':
      case 'pong':
        break;
    }
  }

  private welcome(message: Welcome): void {
    const newest = this.steps.at(-1)?.version ?? -1;
    const resumed = this.info !== null && newest >= 0;
    if (resumed && message.missed.some((step) => step.undo)) {
      this.steps = []; // what was taken back may lie before the gap
      this.connection.refresh();
      return;
    }
    this.cuts += 1;
    this.seatMe(message.you);
    this.info = message.table;
    this.present = message.table.seats.filter((seat) => seat.online).map((seat) => seat.seat);
    const missed = message.missed.map(stepOf);
    this.steps = resumed ? [...this.steps, ...missed.filter((step) => step.version > newest)] : missed;
    this.chat = message.chat;
    this.note = message.note;
    this.box = message.box;
    this.wording = message.wording;
    this.earlierRules = message.earlier_rules ?? false;
    this.outcome = message.outcome ?? null;
    this.seed = message.table.seed ?? null;
    this.settle(message.version, message.public ?? null, message.seats ?? [], message.clocks);
  }

  /** Something was played: of what everybody sees only what is different has come. */
  private goOn(message: Update | Rushed): void {
    const { version, to_act, changes, seats, clocks } = message;
    if (this.info) this.info = { ...this.info, to_act, version };
    this.settle(version, { ...(this.view as object), ...(changes as object) }, seats, clocks);
  }

  private settle(
    version: number,
    position: unknown,
    views: readonly SeatView[],
    clocks: ClockInfo | null | undefined,
  ): void {
    this.version = version;
    this.view = position;
    this.views = views;
    this.timed(clocks);
    this.reasons.clear();
    this.refused = null;
  }

  private timed(clocks: ClockInfo | null | undefined): void {
    this.clocks = clocks ?? null;
    this.clocksAt = performance.now();
    this.connection.hurry(Boolean(clocks && (clocks.rush || typeof clocks.phase_left === 'number')));
  }

  private seatMe(you: You): void {
    this.you = you;
    if (you.seats.length === 1) this.here = you.seats[0] ?? -1;
    else if (!you.seats.includes(this.here)) this.here = -1;
  }
}

function canonical(move: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(move).sort());
}

function stepOf(step: PartialStep): LogStep {
  return {
    version: step.version,
    seat: step.seat,
    events: step.events,
    at: step.at,
    undone: step.undone ?? false,
    undo: step.undo ?? false,
  };
}
