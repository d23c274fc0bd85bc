/** What all parts of this board share, beyond what every board has. */
import type { Picture } from '../../art/paint/picture';
import type { RegionId } from '../../art/paint/staufer';
import { paintings } from '../../art/paintings.svelte';
import { boardOf, BoardModel, titled } from '../../board/model.svelte';
import type { GameEvent, LegalMove, SeatInfo } from '../types';
import { flightsOf, homecoming, type StauferFlight } from './flights';
import { isButton, keyOf } from './hints';
import { ruleOf } from './rules';
import type {
  BoxView,
  EffectView,
  OfficeView,
  OwnView,
  PriceView,
  PublicView,
  RegionView,
  RowView,
} from './views';

/** What a thing on the table is, for its help. */
export type Subject =
  | { kind: 'office'; id: string; region: string; place: string }
  | { kind: 'region'; id: string }
  | { kind: 'paid'; id: string }
  | { kind: 'space'; id: string }
  | { kind: 'chest'; id: string }
  | { kind: 'privilege'; id: string }
  | { kind: 'task'; id: string }
  | { kind: 'condition'; id: string; region: string }
  | { kind: 'seat'; id: string }
  | { kind: 'track'; id: 'order' | 'next' }
  | { kind: 'pile'; id: 'pile' }
  | { kind: 'box'; id: 'box' };

/** How long what is read rather than seen stays, in milliseconds. */
const reading: Readonly<Record<string, number>> = {
  'two-regions': 700,
  'same-region': 700,
  'region-scored': 600,
  'nobody-there': 900,
  ranked: 450,
  points: 220,
  task: 220,
  brown: 220,
};
/** From this width on fingers can hit the offices of the whole ring. */
const FINGERS = 1150;
/** How long the king is under way from one region to the next. */
const LEG = 500;

/** A scoring while it is told. */
export interface Heralded {
  region: string;
  /** Who has been ranked so far; what it brings comes after. */
  ranks: readonly { seat: number; place: number; points: number | null }[];
  nobody: boolean;
}
/** How a board is laid out: ring with everything in it beside the courts; map above a region; map beside it. */
export type Layout = 'wide' | 'tall' | 'low';

export class StauferBoard extends BoardModel<PublicView, OwnView, BoxView, Subject, StauferFlight> {
  /** On a phone: the region that is shown large. */
  chosen = $state('');
  /** The scoring that is being told. */
  herald = $state.raw<Heralded | null>(null);
  /** The king is under way from this wedge to the next, for so many milliseconds. */
  walk = $state.raw<{ from: number; time: number } | null>(null);
  /** The wedge that he has come to, until the table shows it. */
  stop = $state.raw<number | null>(null);
  /** Regions through which he has passed: their figures are on their way home. */
  home = $state.raw<readonly string[]>([]);
  /** The regions as they lie, clockwise. */
  ring: readonly RegionView[] = $derived.by(() => this.public.ring.map((name) => this.region(name)));
  /** The office whose way and price are shown: the one in hand, else the one that is pointed at. */
  looked: PriceView | null = $derived.by(() => {
    const subject = (this.sheet ?? this.tip)?.subject;
    return subject?.kind === 'office' ? this.price(subject.region, subject.place) : null;
  });
  buttons: readonly LegalMove[] = $derived.by(() => this.moves(isButton));
  /** What has a key of its own: buttons, and nobles among the payments. */
  #keyed: readonly LegalMove[] = $derived.by(() => [
    ...this.buttons,
    ...this.moves(({ move }) => move === 'pay-noble'),
  ]);
  /** The office or supply space from which this turn takes chests. */
  #source = '';

  get layout(): Layout {
    const { width, height } = this;
    if (height < 470 && width > height) return 'low';
    if (width >= (matchMedia('(pointer: coarse)').matches ? FINGERS : 900) && width > height * 1.05)
      return 'wide';
    return width > height * 1.2 ? 'low' : 'tall';
  }
  /** Whether there is only room for a map; the region that is chosen is shown beside it. */
  get map(): boolean {
    return this.layout !== 'wide';
  }
  /** Little height: the question stands at the foot of the courts, and the ring has all of the height. */
  get short(): boolean {
    return !this.map && this.height < 690;
  }
  /** Whether the question has little width. */
  override get compact(): boolean {
    return this.map || this.short;
  }
  /** Whether the paintings are there. */
  get painted(): boolean {
    return paintings.staufer.now !== undefined;
  }

  keyOf(legal: LegalMove): string | undefined {
    return this.#keyed.includes(legal) ? keyOf(legal, this.#keyed) : undefined;
  }
  get box(): BoxView {
    return this.props.box;
  }
  region(name: string): RegionView {
    const found = this.public.regions.find((one) => one.region === name);
    if (!found) throw new Error(`there is no region '${name}'`);
    return found;
  }
  office(region: string, place: string): OfficeView | undefined {
    return this.region(region).offices.find((one) => one.place === place);
  }
  price(region: string, place: string): PriceView | null {
    return this.own?.offices.find((one) => one.region === region && one.place === place) ?? null;
  }
  /** What the tiles say of this round; nothing once the game is over. */
  get row(): RowView | undefined {
    const { outcome, rounds, round } = this.public;
    return outcome ? undefined : rounds.find((row) => row.round === round);
  }
  /** Moves that point at this office, whatever they do there. */
  movesAt(region: string, place: string): LegalMove[] {
    return this.moves((move) => move.region === region && move.place === place);
  }
  /** Moves that point at the payment area of this region. */
  movesOf(region: string): LegalMove[] {
    return this.moves((move) => move.region === region && move.place === undefined);
  }
  /** Whether an action is asked for: only then is grey what cannot be chosen. */
  get choosing(): boolean {
    return this.public.step === 'turn' && !this.public.acted;
  }
  anyMoveIn(region: string): boolean {
    return this.legal.some(({ move }) => move.region === region);
  }
  isReconstructed(name: string): boolean {
    return this.box.reconstructed[this.props.seats.length]?.includes(name) ?? false;
  }
  /** What a card does, in words: ours, unless its owner has corrected it. */
  effect(key: string): string {
    const corrected = this.box.corrected[key];
    return corrected ? this.effects(corrected) : this.words(`${key}.help`);
  }
  effects(list: readonly EffectView[]): string {
    return list.map(({ op, n, extra }) => this.words(`sheet-effect-${op}`, { n, extra })).join(', ');
  }
  override titleOf(subject: Subject): string {
    const { words } = this;
    switch (subject.kind) {
      case 'office':
        return words('board-office', { region: subject.region, place: subject.place });
      case 'paid':
        return words('board-paid-title', { region: subject.id });
      case 'seat':
        return this.seat(Number(subject.id))?.name ?? '';
      case 'track':
        return words(`board-track-${subject.id}`);
      case 'pile':
        return words('sheet-pile', { count: this.public.pile });
      case 'box':
        return words('board-reconstructed');
      default:
        return words(`${subject.kind}-${subject.id}`);
    }
  }
  override ruleOf(subject: Subject): string {
    return ruleOf(subject, subject.kind === 'chest' ? this.box.chests[subject.id]?.colour : undefined);
  }
  /** What moved lies where it belongs. */
  arrive(): void {
    this.herald = this.walk = this.stop = null;
    this.home = [];
  }
  protected override show(event: GameEvent, pace: number): Promise<unknown> | undefined {
    switch (event.event) {
      case 'supplied':
        this.#source = `space-${event.space}`;
        break;
      case 'deploys':
        this.#source = `office-${event.region}-${event.place}`;
        break;
      case 'king-moved':
        this.herald = null;
        return this.#travel(Number(event.count), pace);
      case 'returned':
        if (this.home.length) return undefined; // they went home behind the king
        break;
      default:
        this.#announce(event);
    }
    const flights = flightsOf(event, this.#source, this.herald?.region);
    return this.fly(flights, pace) ?? this.rest((reading[event.event] ?? 0) * pace);
  }
  /** A scoring is told region by region and seat by seat. */
  #announce(event: GameEvent): void {
    const { herald } = this;
    const seat = Number(event.seat);
    switch (event.event) {
      case 'region-scored':
      case 'nobody-there':
        this.chosen = String(event.region);
        this.herald = { region: this.chosen, ranks: [], nobody: event.event === 'nobody-there' };
        break;
      case 'ranked':
        if (herald)
          this.herald = {
            ...herald,
            ranks: [...herald.ranks, { seat, place: Number(event.place_number), points: null }],
          };
        break;
      case 'points':
        if (herald && event.part === 'regions')
          this.herald = {
            ...herald,
            ranks: herald.ranks.map((one) =>
              one.seat === seat ? { ...one, points: Number(event.points) } : one,
            ),
          };
        break;
      case 'vacated':
      case 'task':
      case 'round':
        this.herald = null;
    }
  }
  /** The king goes from region to region; behind him the figures that lie there go home. */
  async #travel(steps: number, pace: number): Promise<void> {
    const { ring, king } = this.public;
    const start = ring.indexOf(king);
    const homeward: Promise<unknown>[] = [];
    const time = LEG * pace;
    for (let from = start; from < start + steps; from += 1) {
      const began = performance.now();
      this.walk = { from, time };
      await this.rest(time);
      if (performance.now() - began < time / 2) break; // somebody wants to see the end
      const name = ring[(from + 1) % ring.length] ?? king;
      this.stop = from + 1;
      homeward.push(this.fly(homecoming(this.region(name)), pace) ?? Promise.resolve());
      this.home = [...this.home, name];
    }
    this.walk = null;
    await Promise.all(homeward);
  }
  protected override moveOn(key: string): LegalMove | undefined {
    return this.#keyed.find((legal) => this.keyOf(legal) === key);
  }
}

export const useBoard = (): StauferBoard => boardOf(StauferBoard);

/** The landscape of a region, once the paintings are there. */
export function landscapeOf(
  art: { landscapes: Readonly<Record<RegionId, Picture>> } | undefined,
  region: string,
): Picture | undefined {
  const all: Readonly<Record<string, Picture>> | undefined = art?.landscapes;
  return all?.[region];
}

/** A court in one sentence, for those who listen. */
export function courtLabel(board: StauferBoard, info: SeatInfo): string {
  const player = board.public.players[info.seat];
  const chests = player?.chests.map(({ chest, count }) => board.words('board-lot', { chest, count })) ?? [];
  return titled(
    info,
    board.words('board-court', {
      seat: info.seat,
      points: player?.points ?? 0,
      envoys: player?.envoys ?? 0,
      nobles: player?.nobles ?? 0,
      line: chests.join(', ') || board.words('list-none'),
      privileges: player?.privileges ?? [],
    }),
  );
}

/** How many figures lie somewhere, in words. */
export function figuresText(board: StauferBoard, envoys: number, nobles: number): string {
  const parts = [
    envoys ? board.words('board-envoys', { count: envoys }) : '',
    nobles ? board.words('board-nobles', { count: nobles }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}
