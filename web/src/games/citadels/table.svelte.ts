/** What all parts of the board share: what is shown, what may be done, and what is being pointed at. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, LegalMove, Move, Refusal, SeatInfo } from '../types';
import { amountOf, type Amount } from './hints';
import { shippedBox, type Box, type OwnView, type PublicView } from './view';

/** What a thing on the table is, for its help. */
export type Subject =
  | { kind: 'district'; id: string; seat?: number }
  | { kind: 'character'; id: string }
  | { kind: 'seat'; id: string }
  | { kind: 'pile'; id: 'pile' | 'supply' | 'discards' };

export interface Pointed {
  anchor: Element;
  subject: Subject;
  moves: readonly LegalMove[];
  /** What pointing at it would mean, if it were possible. */
  meant: Move | null;
}

type Props = BoardProps<PublicView, OwnView>;

export class Table {
  /** The view on the screen; it lags behind the newest one while things are moving. */
  shown = $state.raw<{ public: PublicView; own: OwnView | null }>() as {
    public: PublicView;
    own: OwnView | null;
  };
  settled = $state(true);
  tip = $state.raw<Pointed | null>(null);
  sheet = $state.raw<Pointed | null>(null);
  /** Shows the newest state at once; the board fills it in. */
  skip: () => void = () => undefined;
  readonly #props: () => Props;
  #wait: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props) {
    this.#props = props;
    this.shown = props().view;
  }

  get props(): Props {
    return this.#props();
  }
  get words() {
    return this.props.words;
  }
  get public(): PublicView {
    return this.shown.public;
  }
  get own(): OwnView | null {
    return this.shown.own;
  }
  get me(): number {
    return this.props.seats.find((info) => info.isYou)?.seat ?? -1;
  }
  /** My hand; after the end it lies open like all others. */
  get hand(): readonly string[] {
    return this.own?.hand ?? this.public.players[this.me]?.hand ?? [];
  }
  get box(): Box {
    return (this.props.components as Box | undefined) ?? shippedBox;
  }
  /** The moves that may be played now: none while things are moving, or in a replay. */
  legal: readonly LegalMove[] = $derived.by(() =>
    this.settled && this.props.playable !== false ? this.props.legal : [],
  );

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
  amount(legal: LegalMove): Amount {
    return amountOf(legal, this.box, this.public, this.me);
  }

  // --- playing -------------------------------------------------------------------------------------------------

  play(move: Move): void {
    this.sheet = null;
    this.point(null);
    if (this.legal.some((one) => one.move === move)) this.props.play(move);
  }
  /** One thing to do: do it. Several, or none: open the sheet that offers or explains. */
  choose(pointed: Pointed): void {
    const [only] = pointed.moves;
    if (only && pointed.moves.length === 1) this.play(only.move);
    else this.open(pointed);
  }
  open(pointed: Pointed): void {
    this.point(null);
    this.sheet = pointed;
  }
  async why(move: Move): Promise<Refusal> {
    return this.props.why(move);
  }

  // --- pointing ------------------------------------------------------------------------------------------------

  point(pointed: Pointed | null, delay = 0): void {
    clearTimeout(this.#wait);
    if (!pointed || !delay) this.tip = pointed;
    else this.#wait = setTimeout(() => (this.tip = this.sheet ? null : pointed), delay);
  }
}

const key = Symbol('citadels');
export const provideTable = (table: Table): Table => setContext(key, table);
export const useTable = (): Table => getContext<Table>(key);

/** A seat in one sentence, for those who listen. */
export function playerLabel(table: Table, info: SeatInfo): string {
  const player = table.public.players[info.seat];
  return table.words('board-player', {
    seat: info.seat,
    crown: table.public.crown === info.seat ? 1 : 0,
    gold: player?.gold ?? 0,
    cards: player?.cards ?? 0,
    points: player?.points ?? 0,
    built: player?.city.length ?? 0,
  });
}
