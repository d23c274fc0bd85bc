/** What the server shows of a table of Die Staufer: the one place that knows the shape of the view. */

export type FigureKind = 'envoy' | 'noble';
export type ChestColour = 'orange' | 'turquoise' | 'brown' | 'violet';

export interface Effect {
  op: string;
  n: number;
  extra: number;
}

export interface OfficeView {
  place: string;
  cost: number;
  noble: boolean;
  /** Who holds it. */
  seat: number | null;
  figure: FigureKind | null;
  chests: readonly string[];
}

export interface PaidView {
  seat: number;
  envoys: number;
  nobles: number;
}

/** What a scoring would bring as things stand. */
export interface StandingView {
  seat: number;
  weight: number;
  points: number;
}

export interface RegionView {
  region: string;
  tile: string;
  points: readonly number[];
  offices: readonly OfficeView[];
  paid: readonly PaidView[];
  standing: readonly StandingView[];
  /** What the condition of the round looks at; null if it names the region of the king. */
  measured: number | null;
  bonus: readonly (readonly Effect[])[];
}

export interface RowView {
  round: number;
  region: string;
  condition: string;
  king_steps: number | null;
}

export interface SpaceView {
  space: string;
  envoys: number;
  nobles: number;
  chests: readonly string[];
}

export interface DisplayView {
  privilege: string;
  left: number;
  effects: readonly Effect[];
}

export interface TurnView {
  /** Turquoise chests at work in this action. */
  active: readonly string[];
  target: { region: string; place: string } | null;
  way: string | null;
  figure: FigureKind | null;
  due: readonly string[];
  /** Who pays where if the rest is paid as usual. */
  usual: readonly { region: string; figure: FigureKind }[];
  pending: readonly string[];
  drawn: readonly string[];
}

export interface PlayerView {
  seat: number;
  envoys: number;
  nobles: number;
  province: { envoys: number; nobles: number };
  chests: readonly string[];
  privileges: readonly string[];
  points: number;
  track: { space: number; tokens_25: number; tokens_100: number };
  /** Shown to everybody after the end. */
  tasks: readonly string[] | null;
}

export interface OutcomeView {
  scores: readonly number[];
  parts: readonly Readonly<Record<string, number>>[];
  places: readonly number[];
  broke_tie: string | null;
}

export interface BoxView {
  chests: Readonly<Record<string, { colour: ChestColour; effects: readonly Effect[] }>>;
  price: number;
  brown: readonly number[];
  /** Cards that do something else than in the box as shipped. */
  corrected: Readonly<Record<string, readonly Effect[]>>;
  /** Names such as `office-aachen-1` or `chest-brown`. */
  reconstructed: readonly string[];
}

export interface PublicView {
  round: number;
  step: string;
  actor: number;
  acted: boolean;
  king: string;
  /** The regions that the king enters after this round. */
  journey: readonly string[];
  /** Clockwise. */
  ring: readonly string[];
  regions: readonly RegionView[];
  rounds: readonly RowView[];
  second_region: string | null;
  scored: readonly string[];
  order: readonly number[];
  supply_track: readonly number[];
  deployment_track: readonly number[];
  envoy_spaces: readonly number[];
  supply: readonly SpaceView[];
  privileges: readonly DisplayView[];
  pile: number;
  discards: readonly string[];
  turn: TurnView;
  box: BoxView;
  players: readonly PlayerView[];
  outcome: OutcomeView | null;
}

export interface PriceView {
  region: string;
  place: string;
  way: readonly string[];
  /** The way the other way round, where that is open to me. */
  back: readonly string[] | null;
  payments: readonly string[];
  cost: number;
}

export interface OwnView {
  tasks: readonly { task: string; points: number; worth: readonly number[] }[];
  /** Every free office. */
  offices: readonly PriceView[];
  /** Envoys that deploying now would bring first. */
  granted: number;
}
