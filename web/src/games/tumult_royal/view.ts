/** What the server shows of a table of Tumult Royal: the one place that knows the shape of the view. */
import type { OutcomeView } from '../../board/model.svelte';
import shipped from './box.json';

export type Good = 'bread' | 'marble' | 'tools';
export const goods: readonly Good[] = ['bread', 'marble', 'tools'];
export type Goods = Readonly<Record<Good, number>>;
export type Terrain = keyof typeof shipped.fields;
export type Rank = 'king' | 'duke' | 'prince' | 'earl';

export interface FieldView {
  field: string;
  terrain: Terrain;
  seat: number | null;
}

export interface RegionView {
  plot: string;
  /** Null while it lies face down. */
  region: string | null;
  quarter: string | null;
}

export interface TaxingView {
  /** At a live table. */
  seconds: number | null;
  ticks: number | null;
  tick: number | null;
  /** How many places there are, numbered from 1. */
  slots: number;
  set_aside: number;
  /** The places where a tile lies. */
  centre: readonly string[];
  looked_at: readonly string[];
}

export interface PlacingView {
  seat: number;
  field: string | null;
  remote: boolean | null;
  cost: Goods | null;
  good: Good | null;
  paid: Partial<Readonly<Record<Good, string>>>;
}

export interface PlayerView {
  seat: number;
  rank: Rank;
  supporters: number;
  statues: number;
  in_chronicle: number;
  left: number;
  mercy: boolean;
  punished: boolean;
  done: boolean;
  /** The place of the tile in hand. */
  hand: string | null;
  /** The places whose tiles went into the castle, while they lie face down. */
  castle: readonly string[];
  /** The open tiles of the castle. */
  tiles: readonly string[];
}

export interface PublicView {
  options: { taxing: 'live' | 'ticks' | 'orders'; gamblers: boolean; memory_aid: boolean };
  round: number;
  step: string;
  to_act: readonly number[];
  king: number;
  /** The seats by rank, the king first. */
  ranks: readonly number[];
  demand: Readonly<Record<Good, number | null>>;
  supply: number;
  regions: readonly RegionView[];
  land: readonly FieldView[];
  /** Who was crowned, round by round. */
  chronicle: readonly number[];
  next_space: { space: number; statues: number; limit: number | null } | null;
  taxing: TaxingView | null;
  people: readonly string[];
  placing: PlacingView | null;
  to_turn_up: number;
  players: readonly PlayerView[];
  ended: string | null;
  outcome: OutcomeView | null;
}

export interface Face {
  slot: string;
  tile: string;
}

/** While the game lasts; after it everything is public. */
export interface OwnView {
  hand: Face | null;
  /** Sealed: what becomes of the tile in hand. */
  answer: 'keep' | 'lay-back' | null;
  order: { goals: readonly number[]; limits: readonly number[]; least: number | null };
  /** What was looked at in this round, at tables with the memory aid. */
  seen: readonly Face[] | null;
  /** The free fields beside the own ones. */
  reach: readonly string[];
  /** The tile sets that pay what is asked, and the supporters that they bring. */
  payments: readonly { payment: string; supporters: number }[] | null;
}

export interface FieldFacts {
  statues: number;
  cost: Goods;
  /** The cost without a neighbour, where that is allowed. */
  far: Goods | null;
  /** Whether it had to be reconstructed. */
  guess: boolean;
}
export interface SpaceFacts {
  statues: number;
  limit: number | null;
  reveal: Readonly<Record<string, number>>;
  guess: boolean;
}
export interface AreaFacts {
  from: number;
  to: number;
  number: number;
  guess: boolean;
}
export interface Box {
  statues: number;
  crownCost: number;
  tumultLoss: number;
  fields: Readonly<Record<Terrain, FieldFacts>>;
  spaces: readonly SpaceFacts[];
  spinner: readonly AreaFacts[];
  supporters: Readonly<Record<string, number>>;
  tiles: Readonly<Record<string, string>>;
  onTable: Readonly<Record<string, number>>;
  /** The fields beside each field, above and below. */
  beside: Readonly<Record<string, string>>;
  /** The fields of each plot. */
  plots: Readonly<Record<string, string>>;
}

export const shippedBox: Box = shipped;

/** Where a field lies in the grid, counted from 1: c2 is column 3, row 2. */
export function cell(field: string): { column: number; row: number } {
  return { column: field.charCodeAt(0) - 96, row: Number(field.slice(1)) };
}

/** A tile's face in two parts: `bread-2` is bread, 2. */
export function faceOf(tile: string): { good: Good; value: number } {
  const [good = 'bread', value = '1'] = tile.split('-');
  return { good: good as Good, value: Number(value) };
}
