/** What all parts of this board share, beyond what every board has: dice in hand, and whose province is open. */
import { BoardModel } from '../../board/model.svelte';
import type { BoardProps, LegalMove, Move } from '../types';
import {
  box,
  nameOf,
  type DieView,
  type EnemyView,
  type OwnView,
  type PlayerView,
  type PublicView,
} from './view';

/** What a thing on the table is, for its help. */
export type Subject =
  | { kind: 'advisor'; id: string }
  | { kind: 'building'; id: string; seat: number }
  | { kind: 'governor'; id: string }
  | { kind: 'enemy'; id: string }
  | { kind: 'die'; id: string }
  | { kind: 'token'; id: 'plus2' | 'market' }
  | { kind: 'goods'; id: string }
  | { kind: 'envoy'; id: string }
  | { kind: 'army'; id: string }
  | { kind: 'phase'; id: string };

export type Aid = 'plus2' | 'market';
/** A province, or how the last winter went. */
export type Tab = number | 'winter';

const placing = new Set(['influence', 'influence-again']);

export class KingsburgBoard extends BoardModel<PublicView, OwnView, Subject> {
  /** What lies open beside the council. */
  tab = $state.raw<Tab>(0);
  /** What helps a placement: only ways with it are shown. */
  wanted = $state.raw<ReadonlySet<Aid>>(new Set());
  /** Dice picked up; they belong to the hand they were picked from. */
  #picked = $state.raw<{ hand: string; ids: readonly string[] }>({ hand: '', ids: [] });

  hand: readonly DieView[] = $derived.by(() => handOf(this.public.players[this.me]));
  picked: readonly DieView[] = $derived.by(() =>
    this.#picked.hand === nameOf(this.hand)
      ? this.hand.filter((die) => this.#picked.ids.includes(die.id))
      : [],
  );
  /** Every placement there is. */
  placements: readonly LegalMove[] = $derived.by(() => this.moves(({ move }) => placing.has(move)));
  /** The placements with exactly the dice picked up, or with any as long as none is; and with the help wanted. */
  ways: readonly LegalMove[] = $derived.by(() => {
    const dice = nameOf(this.picked);
    return this.placements.filter(
      ({ move }) =>
        (dice === '' || move.dice === dice) && [...this.wanted].every((aid) => move.aid?.includes(aid)),
    );
  });

  constructor(props: () => BoardProps<PublicView, OwnView>) {
    super(props);
    this.tab = Math.max(0, this.me);
  }

  get box() {
    return box;
  }
  get placing(): boolean {
    return this.placements.length > 0;
  }
  player(seat: number): PlayerView | undefined {
    return this.public.players[seat];
  }
  /** The enemy's face, for whoever may see it. */
  get enemy(): EnemyView | null {
    return this.public.enemy ?? this.own?.enemy ?? null;
  }
  waysTo(advisor: string): LegalMove[] {
    return this.ways.filter(({ move }) => move.advisor === advisor);
  }

  // --- dice in hand ------------------------------------------------------------------------------------------------

  /** Picks a die up, or lays it down again. */
  pick(id: string, on?: boolean): void {
    const ids = this.picked.map((die) => die.id);
    const has = ids.includes(id);
    if (on === has) return;
    this.#picked = { hand: nameOf(this.hand), ids: has ? ids.filter((one) => one !== id) : [...ids, id] };
  }
  /** Picks up the next die with this face; lays all of them down once there is no other. */
  pickFace(face: number): boolean {
    const same = this.hand.filter((die) => die.face === face);
    const next = same.find((die) => !this.picked.includes(die));
    if (next) this.pick(next.id);
    else for (const die of same) this.pick(die.id);
    return same.length > 0;
  }
  drop(): void {
    this.#picked = { hand: '', ids: [] };
    this.wanted = new Set();
  }
  want(aid: Aid): void {
    const next = new Set(this.wanted);
    if (!next.delete(aid)) next.add(aid);
    this.wanted = next;
  }
  /** Whether this help is among the placements at all. */
  offers(aid: Aid): boolean {
    return this.placements.some(({ move }) => move.aid?.includes(aid));
  }
  override play(move: Move): void {
    super.play(move);
    this.drop();
  }
}

export function handOf(player: PlayerView | undefined): DieView[] {
  if (!player) return [];
  return [
    ...player.dice.map((face, n) => ({ id: `p${n}`, face, bonus: false })),
    ...player.bonus_dice.map((face, n) => ({ id: `b${n}`, face, bonus: true })),
  ];
}
