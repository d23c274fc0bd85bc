/** What the server shows of a Citadels table: the one place that knows the shape of the view. */
import type { Colour } from '../../art/signs';
import type { OutcomeView } from '../../board/model.svelte';
import shipped from './box.json';

export type Fate = 'hidden' | 'face-up' | 'revealed' | 'on-turn' | 'silent';

export interface CharacterView {
  character: string;
  fate: Fate;
  /** Who it is, once that is known to everybody. */
  seat: number | null;
  murdered: boolean;
  robbed: boolean;
}

export interface TurnView {
  seat: number;
  character: string;
  acted: boolean;
  builds_left: number;
  ability_used: boolean;
  income_taken: boolean;
  to_discard: number;
}

export interface PlayerView {
  seat: number;
  gold: number;
  cards: number;
  city: readonly string[];
  points: number;
  complete: boolean;
  laboratory_used: boolean;
  smithy_used: boolean;
  /** Shown to everybody after the end. */
  hand?: readonly string[] | null;
}

export interface PublicView {
  round: number;
  step: string;
  actor: number;
  crown: number;
  /** Null: there is no end of gold. */
  supply: number | null;
  pile: number;
  discards: readonly string[];
  removed: string | null;
  characters: readonly CharacterView[];
  turn: TurnView | null;
  players: readonly PlayerView[];
  /** How many characters have been chosen in the draft. */
  chosen: number;
  first_complete: number;
  outcome: OutcomeView | null;
}

export interface DraftMemory {
  received: readonly string[];
  /** The last of seven sees which card lay face down. */
  lay_face_down: string | null;
  kept: string | null;
  put_away: string | null;
}

/** While the game lasts; after it everything is public. */
export interface OwnView {
  hand: readonly string[];
  /** Cards of which some must be discarded, where only those may be. */
  drawn: readonly string[];
  characters: readonly string[];
  /** Cards known to be in the hands of others. */
  known: readonly { seat: number; districts: readonly string[] }[];
  draft: readonly DraftMemory[];
}

export interface CitadelsView {
  public: PublicView;
  own: OwnView | null;
}

export interface DistrictFacts {
  colour: Colour;
  cost: number;
  points: number;
}

export interface Box {
  citySize: number;
  takeGold: number;
  takeCards: number;
  merchantGold: number;
  architectCards: number;
  mercenaryDiscount: number;
  smithyPrice: number;
  smithyCards: number;
  laboratoryGold: number;
  characters: Readonly<Record<string, Colour | null>>;
  districts: Readonly<Record<string, DistrictFacts>>;
}

export const shippedBox = shipped as Box;

export const ranks = Object.keys(shippedBox.characters);
