/** What all parts of this board share, beyond what every board has. */
import { untrack } from 'svelte';
import { boardOf, BoardModel, titled, type Pointed, type Warning } from '../../board/model.svelte';
import type { BoardProps, GameEvent, LegalMove, Move, SeatInfo } from '../types';
import { atOnce, flightsOf, looks, type TumultFlight } from './flights';
import { extent } from './geography';
import { Drag } from './drag.svelte';
import { LiveGrab, type Decision, type Grab } from './grab.svelte';
import { SEAL, shortcuts } from './hints';
import { FINGER, formOf, RIM, type Form } from './layout';
import { rules } from './rules';
import type { Slip } from './slip.svelte';
import { alarms, judged, unspun } from './story';
import type { Terrain } from './goods';
import type {
  BoxView,
  FieldView,
  Goods,
  OwnView,
  PlannedView,
  PlanView,
  PlayerView,
  PriceView,
  PublicView,
} from './views';

/** What a thing on the table is, for its help. */
export type Subject =
  | { kind: 'field'; id: string }
  | { kind: 'plot'; id: string }
  | { kind: 'seat'; id: string }
  | { kind: 'tile'; id: string }
  | { kind: 'slot'; id: string }
  | { kind: 'space'; id: string }
  | { kind: 'thing'; id: 'spinner' | 'hourglass' | 'supply' | 'people' | 'demand' | 'gap' | 'plan' };

/** Steps in which people make plans: a click on a field pins it. */
const PLANNING = new Set(['spin', 'ready', 'tick', 'tax', 'hands', 'order']);

/** Steps in which the tiles lie there and the grab owns the screen. */
const GRAB = new Set(['ready', 'tick', 'tax', 'hands', 'order']);
/** A window that is lower has no room for land and tiles one above the other. */
const HIGH = 740;
/** The land is no higher, in fields. */
const ROWS = 6;
/** No rail is narrower. */
const RAIL = 206;
/** How broad a land is that fingers can use, with what lies round it. */
const broadLand = (columns: number) => columns * (FINGER + 1) + RIM + 18;
/** The server hears of no more moves at once. */
const MOST_PINS = 40;

type Props = BoardProps<PublicView, OwnView, BoxView, PlanView>;

/** A pinned field, with what the rules say of it once they have answered. */
export interface Pin {
  field: string;
  terrain: Terrain;
  price: PlannedView | null;
}

export class TumultBoard extends BoardModel<PublicView, OwnView, BoxView, Subject, TumultFlight, PlanView> {
  override readonly shortcuts = shortcuts;
  readonly grab: Grab;
  /** A tile that follows the finger. */
  readonly drag = new Drag(this);
  /** The order that is being filled in. */
  slip = $state.raw<Slip | null>(null);
  /** The fields somebody has set their heart on; nobody else at the table learns of them. */
  pins = $state.raw<readonly string[]>([]);
  /** Where there is no room for both, the land is shown although tiles lie there. */
  surveying = $state(false);
  /** Whether fingers point here. */
  readonly finger = matchMedia('(pointer: coarse)').matches;
  /** What the rules said of the pins last: it stays until they have answered again. */
  planned = $state.raw<PlanView | null>(null);
  /** What prices depend on, as text: a position that leaves it as it was asks nothing. */
  readonly #land = $derived(JSON.stringify(this.props.view.public.land));
  plan: readonly Pin[] = $derived.by(() =>
    this.pins.flatMap((pin): Pin[] => {
      const field = this.field(pin);
      if (field?.seat !== null) return [];
      const price = this.planned?.fields.find((one) => one.field === pin) ?? null;
      return [{ field: pin, terrain: field.terrain, price }];
    }),
  );
  /** The goods that the pins need together, once that is known. */
  get needed(): Goods | null {
    return this.planned?.sum ?? null;
  }

  constructor(props: () => Props, grab?: Grab) {
    super(props);
    this.grab = grab ?? new LiveGrab(props);
    $effect(() => this.#ask());
    $effect(() => {
      if (this.public.step === 'tax' || !this.grabbing) this.surveying = false;
    });
  }

  /** What has been told: while things move, up to what is shown. */
  readonly #told = $derived.by(() => {
    const all = this.props.events.flatMap((step) => step.events);
    const at = this.now ? all.lastIndexOf(this.now) : -1;
    return at < 0 ? all : all.slice(0, at + 1);
  });
  /** How the people judge in this round, as far as it has been told. */
  verdicts = $derived.by(() => judged(this.#told));
  /** A new round is being shown, but not yet what the people want in it: what they wanted before is past. */
  readonly unspun: boolean = $derived.by(() => this.now !== null && unspun(this.#told));

  // --- how it lies in its window -------------------------------------------------------------------------------

  readonly form: Form = $derived.by(() => formOf(this.width, this.height));
  /** In a rail there is as little room as on a phone. */
  override get compact(): boolean {
    return super.compact || this.form === 'flat';
  }
  /** A phone held upright. */
  readonly phone: boolean = $derived.by(() => this.form === 'upright' && this.compact);
  /** A phone, however it is held. */
  readonly small: boolean = $derived.by(() => this.phone || this.form === 'flat');
  readonly grabbing: boolean = $derived.by(
    () => this.public.taxing !== null && this.public.round > 0 && GRAB.has(this.public.step),
  );
  /** Whether the tiles can be seen: on a phone, people look at the land until the hourglass runs. */
  readonly tilesFirst: boolean = $derived.by(
    () => this.grabbing && !this.surveying && !(this.small && this.public.step === 'ready'),
  );
  /** A desk so low that the land is only looked at while tiles are grabbed. */
  readonly overview: boolean = $derived.by(
    () => this.form === 'desk' && this.props.seats.length > 3 && this.height < HIGH && this.tilesFirst,
  );
  readonly #columns: number = $derived.by(() => extent(this.box, this.public.regions).columns);
  /** The land lies with its long side downwards, where it would be too narrow for fingers otherwise. */
  readonly turned: boolean = $derived.by(() => {
    if (!this.small || this.#columns <= ROWS) return false;
    return broadLand(this.#columns) > (this.form === 'flat' ? this.width - RAIL : this.width);
  });
  /** On a phone that lies on its side: how broad the rail beside the board is. */
  readonly rail: number = $derived.by(() => {
    const left = this.turned ? this.width : this.width - broadLand(this.#columns);
    return Math.round(Math.max(RAIL, Math.min(300, left, this.width * 0.34)));
  });

  /** Nothing is to lie over tiles while hands race. */
  override point(pointed: Pointed<Subject> | null, delay = 0): void {
    if (!this.racing || !delay) super.point(pointed, delay);
  }

  /** Asks what the pins need when they or the land have changed; an answer that was overtaken is not heard. */
  #ask(): (() => void) | undefined {
    void this.#land;
    const moves = this.pins.map((field) => ({ move: 'place', field }));
    const asked = moves.length ? untrack(() => this.props.plan?.(moves)) : undefined;
    if (!asked) {
      this.planned = null;
      return undefined;
    }
    let overtaken = false;
    void asked.then((found) => {
      if (!overtaken) this.planned = found;
    });
    return () => (overtaken = true);
  }

  // --- the hand ------------------------------------------------------------------------------------------------

  /** Whether hands race, and one of them is mine. */
  get racing(): boolean {
    return this.props.view.public.step === 'tax' && this.me >= 0 && this.props.playable !== false;
  }
  /** The place of the tile in my hand that is still to be decided about. */
  get held(): string | null {
    const { own } = this.props.view;
    return this.racing || this.legal.some(({ move }) => move.move === 'keep')
      ? (own?.hand?.slot ?? null)
      : null;
  }
  /** What a place is for: its tile is lifted; the one in my hand is kept. */
  movesAt(slot: string): LegalMove[] {
    const held = this.held === slot;
    return this.moves((move) => (held ? move.move === 'keep' : move.move === 'lift' && move.slot === slot));
  }
  /** Keeps the tile in my hand, or lays it back. */
  decide(decision: Decision): void {
    const found = this.legal.find(({ move }) => move.move === decision);
    if (this.racing) this.play({ move: decision });
    else if (found) this.play(found.move);
  }
  /** What is to be said now instead of the question: that it has not begun, or why a hand could not do what it meant. */
  get notice(): string | undefined {
    if (this.public.step === 'order' && this.asked) return this.words('board-order-ask');
    if (this.public.step !== 'tax' || this.me < 0) return undefined;
    if (this.grab.rebuff) return this.grab.rebuff.text;
    if (this.props.clock?.waits) return this.words('board-sand-stands');
    return this.grab.waiting ? this.words('board-get-ready') : undefined;
  }
  /** While the hourglass runs, what the hand does goes its own way. */
  override play(move: Move): void {
    if (this.props.view.public.step !== 'tax') return super.play(move);
    this.startle();
    this.sheet = null;
    this.point(null);
    if (move.move === 'lift' && move.slot) this.grab.lift(move.slot);
    else if (move.move === 'keep') this.grab.keep();
    else if (move.move === 'lay-back') this.grab.layBack();
    else if (move.move === 'done') this.grab.done();
  }
  /** In a race every press is meant. */
  override takes(event: MouseEvent): boolean {
    return this.props.view.public.step === 'tax' || super.takes(event);
  }
  /** Whoever passes with tiles that would pay for a field gives them away; whoever is done while hands race grabs no more. */
  override readonly doubt = ({ move }: LegalMove): string | undefined => {
    if (move.move === 'done' && this.racing) return this.words('board-done-doubt');
    const able = move.move === 'pass' && this.legal.some((one) => one.move.move === 'place');
    return able ? this.words('board-pass-doubt') : undefined;
  };
  /** In a race what I may do is told anew with whatever others do. */
  protected override stillIs(one: LegalMove, other: LegalMove): boolean {
    return this.racing ? one.code === other.code : super.stillIs(one, other);
  }
  protected override press(key: string): boolean {
    if (key !== SEAL || !this.slip?.open) return super.press(key);
    void this.slip.seal();
    return true;
  }
  /** A hand that reaches for a tile does not ask: whether it gets it is for the server to say. */
  override choose(pointed: Pointed<Subject>): void {
    const { kind, id } = pointed.subject;
    if (!this.racing || kind !== 'slot') return super.choose(pointed);
    this.point(null);
    if (this.held === id) this.grab.keep();
    else this.grab.lift(id);
  }
  override get warnings(): Warning[] {
    if (!this.settled) return [];
    return alarms(this.props.events, this.me).map(({ id, events }) => ({
      id,
      text: events.map((event) => this.say(event)).join(' '),
      icon: 'alarm',
    }));
  }
  override titleOf({ kind, id }: Subject): string {
    const { words } = this;
    switch (kind) {
      case 'field': {
        const field = this.field(id);
        return field ? `${words(`terrain-${field.terrain}`)} ${field.field}` : id;
      }
      case 'plot':
        return words('board-face-down', { plot: id });
      case 'seat':
        return this.seat(Number(id))?.name ?? '';
      case 'slot':
        return words('board-slot', { slot: id });
      case 'tile':
        return words(`good-${id}`);
      case 'space':
        return words('board-space', {
          space: Number(id),
          count: this.box.spaces[Number(id) - 1]?.statues ?? 1,
        });
      case 'thing':
        return words(`board-${id}-title`);
    }
  }
  override ruleOf({ kind, id }: Subject): string | undefined {
    return rules[kind === 'thing' ? `thing-${id}` : kind];
  }
  protected override show(event: GameEvent, pace: number): Promise<unknown> | undefined {
    if (this.props.view.public.step === 'tax') return undefined; // nobody waits while the hourglass runs
    const flown = this.fly(flightsOf(event), pace);
    if (atOnce.has(event.event)) return undefined;
    return Promise.all([flown, this.rest((looks[event.event] ?? 0) * pace)]);
  }
  get box(): BoxView {
    return this.props.box;
  }
  /** Whether there is somebody here who can plan. */
  get plans(): boolean {
    return this.me >= 0 && this.props.plan !== undefined;
  }
  get planning(): boolean {
    return this.plans && PLANNING.has(this.public.step);
  }
  player(seat: number): PlayerView | undefined {
    return this.public.players[seat];
  }
  get mine(): PlayerView | undefined {
    return this.player(this.me);
  }
  field(id: string): FieldView | undefined {
    return this.public.land.find((one) => one.field === id);
  }
  /** What a free field costs me now. */
  priceOf(field: string): PriceView | undefined {
    return this.own?.prices.find((price) => price.fields.includes(field));
  }
  pin(field: string): void {
    const others = this.pins.filter((one) => one !== field);
    this.pins = this.pins.includes(field) ? others : [...others, field].slice(-MOST_PINS);
  }
  /** The seats in their order round the table, mine first: ranks change, places stay. */
  get court(): SeatInfo[] {
    const mine = this.seat(this.me);
    return mine ? [mine, ...this.others] : this.others;
  }
}

export const useBoard = (): TumultBoard => boardOf(TumultBoard);

/** A seat in one sentence, for those who listen. */
export function playerLabel(board: TumultBoard, info: SeatInfo): string {
  const player = board.player(info.seat);
  return titled(
    info,
    board.words('board-player', {
      seat: info.seat,
      rank: player?.rank ?? '',
      statues: player?.statues ?? 0,
      supporters: player?.supporters ?? 0,
      mercy: player?.mercy ? 1 : 0,
      count: [...(player?.castle ?? []), ...(player?.tiles ?? [])].length,
    }),
  );
}
