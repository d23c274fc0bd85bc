/** What all parts of this board share, beyond what every board has. */
import { untrack } from 'svelte';
import { boardOf, BoardModel, type Pointed, type Warning } from '../../board/model.svelte';
import type { BoardProps, GameEvent, Move, SeatInfo } from '../types';
import { atOnce, flightsOf, looks, type TumultFlight } from './flights';
import { LiveGrab, type Grab } from './grab.svelte';
import { shortcuts } from './hints';
import { rules } from './rules';
import { alarms } from './story';
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
  | { kind: 'entry'; id: string }
  | { kind: 'thing'; id: 'spinner' | 'hourglass' | 'supply' | 'people' | 'demand' | 'gap' | 'plan' };

/** Steps in which people make plans: a click on a field pins it. */
const PLANNING = new Set(['spin', 'ready', 'tick', 'tax', 'hands', 'order']);

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
  /** The fields somebody has set their heart on; nobody else at the table learns of them. */
  pins = $state.raw<readonly string[]>([]);
  /** What the rules said of the pins last: it stays until they have answered again. */
  #planned = $state.raw<PlanView | null>(null);
  /** What prices depend on, as text: a position that leaves it as it was asks nothing. */
  readonly #land = $derived(JSON.stringify(this.props.view.public.land));
  plan: readonly Pin[] = $derived.by(() =>
    this.pins.flatMap((pin): Pin[] => {
      const field = this.field(pin);
      if (field?.seat !== null) return [];
      const price = this.#planned?.fields.find((one) => one.field === pin) ?? null;
      return [{ field: pin, terrain: field.terrain, price }];
    }),
  );
  /** The goods that the pins need together, once that is known. */
  get needed(): Goods | null {
    return this.#planned?.sum ?? null;
  }

  constructor(props: () => Props, grab?: Grab) {
    super(props);
    this.grab = grab ?? new LiveGrab(props);
    $effect(() => this.#ask());
  }

  /** Asks what the pins need when they or the land have changed; an answer that was overtaken is not heard. */
  #ask(): (() => void) | undefined {
    void this.#land;
    const moves = this.pins.map((field) => ({ move: 'place', field }));
    const asked = moves.length ? untrack(() => this.props.plan?.(moves)) : undefined;
    if (!asked) {
      this.#planned = null;
      return undefined;
    }
    let overtaken = false;
    void asked.then((found) => {
      if (!overtaken) this.#planned = found;
    });
    return () => (overtaken = true);
  }

  /** While the hourglass runs, what the hand does goes its own way. */
  override play(move: Move): void {
    if (this.props.view.public.step !== 'tax') return super.play(move);
    this.sheet = null;
    this.point(null);
    if (move.move === 'lift' && move.slot) this.grab.lift(move.slot);
    else if (move.move === 'keep') this.grab.keep();
    else if (move.move === 'lay-back') this.grab.layBack();
    else if (move.move === 'done') this.grab.done();
  }
  /** A hand that reaches for a tile does not ask: whether it gets it is for the server to say. */
  override choose(pointed: Pointed<Subject>): void {
    if (this.props.view.public.step === 'tax' && this.me >= 0 && pointed.subject.kind === 'slot') {
      this.point(null);
      this.grab.lift(pointed.subject.id);
    } else super.choose(pointed);
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
      case 'entry':
        return words(`board-order-${id}`);
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
  /** The seats by rank, the king first. */
  get court(): SeatInfo[] {
    return this.public.ranks.flatMap((seat) => this.seat(seat) ?? []);
  }
}

export const useBoard = (): TumultBoard => boardOf(TumultBoard);

/** A seat in one sentence, for those who listen. */
export function playerLabel(board: TumultBoard, info: SeatInfo): string {
  const player = board.player(info.seat);
  return board.words('board-player', {
    seat: info.seat,
    rank: player?.rank ?? '',
    statues: player?.statues ?? 0,
    supporters: player?.supporters ?? 0,
    mercy: player?.mercy ? 1 : 0,
    count: [...(player?.castle ?? []), ...(player?.tiles ?? [])].length,
  });
}
