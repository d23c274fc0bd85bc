/** What the server shows of a Kingsburg table: the one place that knows the shape of the view. */
import type { OutcomeView } from '../../board/model.svelte';
import shipped from './box.json';

export type Good = 'gold' | 'wood' | 'stone';
/** What is gained, paid or lost, by name; `any` are goods of choice. */
export type Amounts = Readonly<
  Partial<Record<Good | 'any' | 'plus2' | 'soldiers' | 'vp' | 'peek' | 'buildings', number>>
>;

export interface Placed {
  advisor: string;
  rank: number;
  /** Null: neutral dice. */
  seat: number | null;
  /** As `1+3+6*`; a star marks a bonus die. */
  dice: string;
}

export interface EnemyView {
  enemy: string;
  foe: string;
  strength: number;
  reward: Amounts;
  penalty: Amounts;
}

export interface PlayerView {
  seat: number;
  gold: number;
  wood: number;
  stone: number;
  plus2: number;
  soldiers: number;
  points: number;
  buildings: readonly string[];
  /** What each building of the box would cost this player now, as gold, wood and stone. */
  prices: readonly (readonly [number, number, number])[];
  /** The next building of each row, and those of them that can be paid. */
  next: readonly string[];
  payable: readonly string[];
  /** The least and the most that buildings and governor add against the enemies that may come. */
  defence: readonly [number, number];
  dice: readonly number[];
  bonus_dice: readonly number[];
  total: number;
  bonus_dice_to_roll: number;
  passed: boolean;
  plus2_used: boolean;
  market_used: boolean;
  governor: string | null;
  reconstructed: boolean;
  has_chosen: boolean;
  armies: readonly number[];
  strength: number | null;
  fought: '' | 'victory' | 'draw' | 'defeat';
}

export interface PublicView {
  options: Readonly<Record<string, unknown>>;
  year: number;
  phase: string;
  step: string;
  actors: readonly number[];
  order: readonly number[];
  envoy: number;
  council: readonly Placed[];
  envoy_at: { advisor: string; seat: number; dice: string } | null;
  due: readonly { advisor: string; seat: number }[];
  enemy_range: readonly [number, number];
  enemy: EnemyView | null;
  peeked: readonly number[];
  faced: readonly string[];
  help: number;
  players: readonly PlayerView[];
  outcome: OutcomeView | null;
}

/** While the game lasts; after it everything is public. */
export interface OwnView {
  governors: readonly string[];
  chosen: string | null;
  sent: number | null;
  enemy: EnemyView | null;
  /** My strength against the enemy I have looked at. */
  strength: number | null;
}

export interface Choice {
  pay?: Amounts;
  gain: Amounts;
}

export interface Box {
  advisors: Readonly<Record<string, { rank: number; options: readonly Choice[]; optional: boolean }>>;
  buildings: Readonly<
    Record<string, { row: string; column: number; cost: readonly number[]; points: number }>
  >;
  enemies: Readonly<Record<string, { foe: string; strength: number }>>;
  trades: Readonly<Record<string, Choice>>;
  phases: readonly string[];
  years: number;
  reconstructed: readonly string[];
}

export const box = shipped as Box;
export const councillors = Object.keys(box.advisors).filter((id) => !id.startsWith('own_'));
export const ownAdvisors = Object.keys(box.advisors).filter((id) => id.startsWith('own_'));
export const buildingIds = Object.keys(box.buildings);
export const columns = ['I', 'II', 'III', 'IV'];
export const years = ['I', 'II', 'III', 'IV', 'V'];

/** The rows of buildings at a table, as it was agreed. */
export function rowsOf(view: PublicView): string[] {
  return view.options.more_buildings === true ? [...'ABCDEFG'] : [...'BCDEF'];
}

/** A die: its face, and whether it is a bonus die. */
export interface DieView {
  id: string;
  face: number;
  bonus: boolean;
}

/** Dice out of their name, `1+3+6*`. */
export function diceOf(name: string): DieView[] {
  if (!name) return [];
  return name.split('+').map((die, n) => ({ id: `${n}`, face: Number(die[0]), bonus: die.endsWith('*') }));
}

/** Dice by name: player dice first, each kind in order. */
export function nameOf(dice: readonly DieView[]): string {
  const faces = (bonus: boolean) =>
    dice
      .filter((die) => die.bonus === bonus)
      .map((die) => die.face)
      .sort((a, b) => a - b);
  return [...faces(false).map(String), ...faces(true).map((face) => `${face}*`)].join('+');
}

/** Goods out of the name of a bundle, `gold_gold_plus2`. */
export function bundleOf(name: string): string[] {
  return name === 'nothing' ? [] : name.split('_');
}
