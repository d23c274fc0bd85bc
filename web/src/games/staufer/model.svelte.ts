/** What all parts of this board share, beyond what every board has. */
import { boardOf, BoardModel } from '../../board/model.svelte';
import type { GameEvent, LegalMove, SeatInfo } from '../types';
import { flightsOf, type StauferFlight } from './flights';
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
  | { kind: 'pile'; id: 'pile' };

/** How long what is read rather than seen stays, in milliseconds. */
const reading: Readonly<Record<string, number>> = {
  'two-regions': 600,
  'same-region': 600,
  'nobody-there': 300,
  ranked: 220,
  points: 220,
  task: 220,
  brown: 220,
};

export class StauferBoard extends BoardModel<PublicView, OwnView, BoxView, Subject, StauferFlight> {
  /** On a phone: the region that is shown large. */
  chosen = $state('');
  /** The region whose scoring is being told. */
  scoring = $state('');
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
      default:
        return words(`${subject.kind}-${subject.id}`);
    }
  }
  override ruleOf(subject: Subject): string {
    return ruleOf(subject, subject.kind === 'chest' ? this.box.chests[subject.id]?.colour : undefined);
  }
  protected override show(event: GameEvent, pace: number): Promise<unknown> | undefined {
    switch (event.event) {
      case 'supplied':
        this.#source = `space-${event.space}`;
        break;
      case 'deploys':
        this.#source = `office-${event.region}-${event.place}`;
        break;
      case 'region-scored':
      case 'nobody-there':
        this.scoring = String(event.region);
        break;
      case 'vacated':
      case 'king-moved':
      case 'task':
        this.scoring = '';
        break;
    }
    return this.fly(flightsOf(event, this.#source), pace) ?? this.rest((reading[event.event] ?? 0) * pace);
  }
  protected override moveOn(key: string): LegalMove | undefined {
    return this.#keyed.find((legal) => this.keyOf(legal) === key);
  }
}

export const useBoard = (): StauferBoard => boardOf(StauferBoard);

/** A court in one sentence, for those who listen. */
export function courtLabel(board: StauferBoard, info: SeatInfo): string {
  const player = board.public.players[info.seat];
  const chests = player?.chests.map(({ chest, count }) => board.words('board-lot', { chest, count })) ?? [];
  return board.words('board-court', {
    seat: info.seat,
    points: player?.points ?? 0,
    envoys: player?.envoys ?? 0,
    nobles: player?.nobles ?? 0,
    line: chests.join(', ') || board.words('list-none'),
    privileges: player?.privileges ?? [],
  });
}

/** How many figures lie somewhere, in words. */
export function figuresText(board: StauferBoard, envoys: number, nobles: number): string {
  const parts = [
    envoys ? board.words('board-envoys', { count: envoys }) : '',
    nobles ? board.words('board-nobles', { count: nobles }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}
