/**
 * A practice run of the grab: nothing of it leaves this device. The tiles are dealt here, another hand reaches for them
 * now and then, and the board is handed a table as the server would hand it one.
 */
import type { BoardProps, LegalMove, Move, SeatInfo, Words } from '../types';
import { faceOf, goods, type Good } from './goods';
import type { BoxView, Goods, OwnView, PlanView, PlayerView, PublicView } from './views';

/** How often the other hand reaches for a tile, in milliseconds. */
const OTHER_EVERY = 1700;
/** The countdown, as at a table, in milliseconds. */
const AHEAD = 3000;
/** The box tells its figures by number of players: here there are two hands. */
const HANDS = '2';

export class Practice {
  /** `last`: the time is up, and a tile is still in hand. */
  state = $state<'before' | 'running' | 'last' | 'over'>('before');
  starts = $state<number | null>(null);
  ends = $state<number | null>(null);
  #faces: string[] = [];
  centre = $state.raw<readonly string[]>([]);
  hands = $state.raw<readonly (string | null)[]>([null, null]);
  castles = $state.raw<readonly (readonly string[])[]>([[], []]);
  demand = $state(0);
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly box: BoxView,
    readonly seconds: number,
    readonly words: Words,
    readonly seats: readonly SeatInfo[],
    readonly settings: BoardProps['settings'],
  ) {
    this.#deal();
  }

  start(): void {
    this.stop();
    if (this.state === 'over') this.#deal();
    this.state = 'running';
    this.starts = performance.now() + AHEAD;
    this.ends = this.starts + this.seconds * 1000;
    this.#timers = [
      setTimeout(() => this.#timers.push(setInterval(() => this.#other(), OTHER_EVERY)), AHEAD),
      setTimeout(() => this.#end(), AHEAD + this.seconds * 1000),
    ];
  }
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  /** The faces of the tiles that were taken. */
  get castle(): readonly string[] {
    return (this.castles[0] ?? []).map((slot) => this.#face(slot));
  }
  /** The goods that were taken. */
  get mine(): Goods {
    return this.#worth(this.castles[0] ?? []);
  }
  /** The types of which too little is left. */
  get short(): Good[] {
    const left = this.#worth(this.centre);
    return goods.filter((good) => left[good] < this.demand);
  }

  props(): BoardProps<PublicView, OwnView, BoxView, PlanView> {
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
      clock: { starts: this.starts, ends: this.ends, pace: 0, waits: null },
      box: this.box,
    };
  }

  #deal(): void {
    this.#faces = shuffled(this.box.tiles[HANDS] ?? []);
    this.centre = Array.from({ length: this.#places }, (_, n) => String(n + 1));
    this.hands = [null, null];
    this.castles = [[], []];
    this.demand = spun(this.box.spinner);
  }
  get #places(): number {
    return this.box.on_table[HANDS] ?? 0;
  }
  #face(slot: string): string {
    return this.#faces[Number(slot) - 1] ?? 'bread-1';
  }
  /** The goods on tiles. They were dealt here, so nobody else can count them. */
  #worth(slots: readonly string[]): Goods {
    const found = { bread: 0, marble: 0, tools: 0 };
    for (const { good, value } of slots.map((slot) => faceOf(this.#face(slot)))) found[good] += value;
    return found;
  }
  #legal(): LegalMove[] {
    if (this.state !== 'running' && this.state !== 'last') return [];
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
    else if (this.state === 'last' && move.move !== 'lift') {
      this.#act(0, move);
      this.state = 'over';
    }
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
    this.#otherDecides();
    const slot = shuffled(this.centre)[0];
    if (slot) this.#act(1, { move: 'lift', slot });
  }
  #otherDecides(): void {
    if (this.hands[1]) this.#act(1, { move: Math.random() < 0.45 ? 'keep' : 'lay-back' });
  }
  /** T-2.6: nothing is lifted any more, and whoever holds a tile decides about it. */
  #end(): void {
    this.stop();
    this.#otherDecides();
    this.state = this.hands[0] ? 'last' : 'over';
    this.starts = this.ends = null;
  }
  /** What the practice shows of a table; the rest of it is empty. */
  #public(): PublicView {
    const { box, demand } = this;
    const none: Goods = { bread: 0, marble: 0, tools: 0 };
    const players = this.hands.map((hand, seat): PlayerView => ({
      seat,
      rank: seat ? 'duke' : 'king',
      supporters: box.supporters[HANDS] ?? 0,
      statues: 0,
      in_chronicle: 0,
      left: box.statues,
      mercy: false,
      punished: false,
      done: false,
      hand,
      castle: this.castles[seat] ?? [],
      tiles: [],
      goods: none,
    }));
    return {
      game: 'tumult_royal',
      options: { taxing: 'live' },
      round: 1,
      step: { before: 'ready', running: 'tax', last: 'hands', over: 'ready' }[this.state],
      to_act: [],
      king: 0,
      ranks: [0, 1],
      demand: { bread: demand, marble: demand, tools: demand },
      supply: 0,
      regions: [],
      land: [],
      chronicle: [],
      next_space: null,
      gap: 0,
      next_limit: null,
      taxing: {
        seconds: this.seconds,
        ticks: null,
        tick: null,
        slots: this.#places,
        set_aside: 0,
        centre: this.centre,
        looked_at: [],
      },
      people: [],
      people_goods: none,
      placing: null,
      to_turn_up: 0,
      players,
      ended: null,
      standing: [],
      end: null,
      outcome: null,
    };
  }
  #own(): OwnView {
    const slot = this.hands[0];
    return {
      hand: slot ? { slot, tile: this.#face(slot) } : null,
      answer: null,
      order: { goals: [], limits: [], least: null },
      form: null,
      seen: null,
      reach: [],
      prices: [],
      payments: null,
    };
  }
}

/** Where the arrow of the spinner comes to rest. */
function spun(areas: BoxView['spinner']): number {
  const at = Math.random() * 360;
  return areas.find(({ start, end }) => at >= start && at < end)?.number ?? 0;
}

function shuffled<T>(all: readonly T[]): T[] {
  const cards = [...all];
  for (let n = cards.length - 1; n > 0; n -= 1) {
    const other = Math.floor(Math.random() * (n + 1));
    [cards[n], cards[other]] = [cards[other] as T, cards[n] as T];
  }
  return cards;
}
