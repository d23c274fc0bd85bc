/**
 * A practice run of the grab: nothing of it leaves this device. The tiles are dealt here, another hand reaches for them
 * now and then, and the board is handed a table as the server would hand it one.
 */
import type { BoardProps, LegalMove, Move, SeatInfo, Words } from '../types';
import { goods, shippedBox, type Good, type OwnView, type PlayerView, type PublicView } from './view';

export interface Result {
  good: Good;
  mine: number;
  left: number;
}

const OTHER_EVERY = 1700;
const DEMAND = 3;

export class Practice {
  state = $state<'before' | 'running' | 'over'>('before');
  ends = $state<number | null>(null);
  #faces: string[] = [];
  centre = $state.raw<readonly string[]>([]);
  hands = $state.raw<readonly (string | null)[]>([null, null]);
  castles = $state.raw<readonly (readonly string[])[]>([[], []]);
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly seconds: number,
    readonly words: Words,
    readonly seats: readonly SeatInfo[],
    readonly settings: BoardProps['settings'],
  ) {
    this.#deal();
  }

  start(): void {
    this.stop();
    this.#deal();
    this.state = 'running';
    this.ends = performance.now() + this.seconds * 1000;
    this.#timers = [
      setTimeout(() => this.#end(), this.seconds * 1000),
      setInterval(() => this.#other(), OTHER_EVERY),
    ];
  }
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  /** What was taken and what is left of each type, once it is over. */
  get result(): Result[] {
    const worth = (slots: readonly string[], good: Good) =>
      slots
        .map((slot) => this.#face(slot).split('-'))
        .reduce((sum, [of, value]) => sum + (of === good ? Number(value) : 0), 0);
    return goods.map((good) => ({
      good,
      mine: worth(this.castles[0] ?? [], good),
      left: worth(this.centre, good),
    }));
  }
  readonly demand = DEMAND;

  props(): BoardProps<PublicView, OwnView> {
    return {
      view: { public: this.#public(), own: this.#own() },
      seats: this.seats,
      prompt: null,
      legal: this.#legal(),
      events: [],
      words: this.words,
      why: () => Promise.resolve({ text: this.words('refusal-hand-full'), rule: 'T-2.3' }),
      play: (move) => this.#play(move),
      settings: this.settings,
      clock: { starts: null, ends: this.ends, pace: 0, waits: null },
      box: shippedBox,
    };
  }

  #deal(): void {
    this.#faces = shuffled((shippedBox.tiles['2'] ?? '').split(' '));
    this.centre = Array.from({ length: shippedBox.onTable['2'] ?? 15 }, (_, n) => String(n + 1));
    this.hands = [null, null];
    this.castles = [[], []];
  }
  #face(slot: string): string {
    return this.#faces[Number(slot) - 1] ?? 'bread-1';
  }
  #legal(): LegalMove[] {
    if (this.state !== 'running') return [];
    const moves: Move[] = this.hands[0]
      ? [{ move: 'keep' }, { move: 'lay-back' }]
      : this.centre.map((slot) => ({ move: 'lift', slot }));
    return moves.map((move, code): LegalMove => ({
      code,
      move,
      key: `move-${move.move}`,
      args: Object.fromEntries(Object.entries(move).slice(1)),
    }));
  }
  #play(move: Move): void {
    if (this.state === 'running') this.#act(0, move);
  }
  #act(seat: number, move: Move): void {
    const held = this.hands[seat];
    const set = <T>(all: readonly T[], value: T) => all.map((one, n) => (n === seat ? value : one));
    if (move.move === 'lift' && move.slot && this.centre.includes(move.slot)) {
      this.centre = this.centre.filter((slot) => slot !== move.slot);
      this.hands = set(this.hands, move.slot);
    } else if (held && move.move === 'keep') {
      this.castles = set(this.castles, [...(this.castles[seat] ?? []), held]);
      this.hands = set(this.hands, null);
    } else if (held) {
      this.centre = [...this.centre, held];
      this.hands = set(this.hands, null);
    }
  }
  /** The other hand: lifts something, or decides without much thought. */
  #other(): void {
    if (this.hands[1]) this.#act(1, { move: Math.random() < 0.45 ? 'keep' : 'lay-back' });
    const slot = shuffled(this.centre)[0];
    if (slot) this.#act(1, { move: 'lift', slot });
  }
  #end(): void {
    this.stop();
    for (const seat of [0, 1]) this.#act(seat, { move: 'lay-back' });
    this.state = 'over';
    this.ends = null;
  }
  #public(): PublicView {
    const players = this.hands.map((hand, seat): PlayerView => ({
      seat,
      rank: seat ? 'duke' : 'king',
      supporters: 30,
      statues: 1,
      in_chronicle: 0,
      left: 24,
      mercy: false,
      punished: false,
      done: false,
      hand: hand ?? null,
      castle: this.castles[seat] ?? [],
      tiles: [],
    }));
    const demand = { bread: DEMAND, marble: DEMAND, tools: DEMAND };
    return {
      options: { taxing: 'live', gamblers: false, memory_aid: false },
      round: 1,
      step: this.state === 'running' ? 'tax' : 'ready',
      to_act: [],
      king: 0,
      ranks: [0, 1],
      demand,
      supply: 45,
      regions: [],
      land: [],
      chronicle: [],
      next_space: null,
      taxing: {
        seconds: this.seconds,
        ticks: null,
        tick: null,
        slots: shippedBox.onTable['2'] ?? 15,
        set_aside: 6,
        centre: this.centre,
        looked_at: [],
      },
      people: [],
      placing: null,
      to_turn_up: 0,
      players,
      ended: null,
      outcome: null,
    };
  }
  #own(): OwnView {
    const slot = this.hands[0];
    return {
      hand: slot ? { slot, tile: this.#face(slot) } : null,
      answer: null,
      order: { goals: [], limits: [], least: null },
      seen: null,
      reach: [],
      payments: null,
    };
  }
}

function shuffled<T>(all: readonly T[]): T[] {
  const cards = [...all];
  for (let n = cards.length - 1; n > 0; n -= 1) {
    const other = Math.floor(Math.random() * (n + 1));
    [cards[n], cards[other]] = [cards[other] as T, cards[n] as T];
  }
  return cards;
}
