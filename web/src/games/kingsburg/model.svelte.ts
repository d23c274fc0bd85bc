/** What all parts of this board share, beyond what every board has: dice in hand, what lies open, and what is being shown. */
import type { IconName } from '../../art/icons';
import { boardOf, BoardModel, type Warning } from '../../board/model.svelte';
import { focusGold } from '../../board/rove';
import type { BoardProps, GameEvent, LegalMove, Move } from '../types';
import { among, diceOf, nameOf, type DieView } from './dice';
import { flightsOf, looksAt, type KingsburgFlight } from './flights';
import { shortcuts } from './hints';
import { rollTime } from '../../stage/dice';
import { ruleOf } from './rules';
import { alarms } from './story';
import type { BoxView, EnemyView, OwnView, PlayerView, PublicView } from './views';

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
/** How the board is laid out: side by side, one above the other, or page by page on a phone held upright or on its side. */
export type Form = 'wide' | 'tall' | 'phone' | 'side';
export type Page = 'council' | 'province';
/** What somebody has rolled. */
export interface Roll {
  id: number;
  seat: number;
  dice: readonly DieView[];
  pace: number;
}
/** A board no higher than this, and broader than high, is that of a phone on its side. */
const FLAT = 440;
/** Milliseconds: from one who rolls to the next, and how long dice that lie still are looked at. */
const NEXT_ROLL = 240;
const LOOK = 800;

/** What happens before the advisors. */
const atCouncil = new Set([
  'influenced',
  'influenced-again',
  'neutral-dice',
  'advisor-paid',
  'advisor-traded',
]);
const rolling = new Set(['rolled', 'rerolled']);
const placing = new Set(['influence', 'influence-again']);
/** Moves with something in them that is not pointed at: whoever clicks a building wants it. */
const named = new Set(['reroll-one', 'skip']);
const alarmIcons: Readonly<Record<string, IconName>> = { 'lost-building': 'hammer', 'lost-points': 'points' };

export class KingsburgBoard extends BoardModel<PublicView, OwnView, BoxView, Subject, KingsburgFlight> {
  override readonly shortcuts = shortcuts;
  /** What lies open beside the council. */
  tab = $state.raw<Tab>(0);
  /** What a phone shows, which has no room for both. */
  page = $state.raw<Page>('council');
  /** Dice that roll into the tray: those of all who roll in the same breath, whoever rolls again where theirs lay. */
  rolls = $state.raw<readonly Roll[]>([]);
  /** The enemy is here, and everybody fights. */
  battle = $state.raw(false);
  /** What helps a placement: only ways with it are shown. */
  wanted = $state.raw<ReadonlySet<Aid>>(new Set());
  #rolled = 0;
  /** When the last of them has been looked at. */
  #rollEnds = 0;
  #clearing: ReturnType<typeof setTimeout> | undefined;
  /** The year of the last winter that was shown or lay open. */
  #winterTold = 0;
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
    return this.placements.filter(({ move }) => (dice === '' || move.dice === dice) && this.#aided(move));
  });
  /** The placements with the dice picked up and some more; nothing unless dice are in hand. */
  further: readonly LegalMove[] = $derived.by(() => {
    if (!this.picked.length) return [];
    const dice = nameOf(this.picked);
    return this.placements.filter(
      ({ move }) => move.dice !== dice && among(this.picked, diceOf(move.dice ?? '')) && this.#aided(move),
    );
  });
  /** What is chosen in a row of its own. */
  choices: readonly LegalMove[] = $derived.by(() =>
    this.moves((move) => Boolean(move.goods ?? move.governor ?? move.army) || move.move === 'trade'),
  );
  /** What is a button; the rest is pointed at. */
  plain: readonly LegalMove[] = $derived.by(() =>
    this.moves((move) => Object.keys(move).length === 1 || named.has(move.move)),
  );

  constructor(props: () => BoardProps<PublicView, OwnView, BoxView>) {
    super(props);
    this.tab = Math.max(0, this.me);
    $effect(() => {
      if (this.public.outcome) this.page = 'council'; // there the points are counted
    });
  }

  /** Whether a placement uses all the help that is wanted. */
  #aided({ aid }: Move): boolean {
    return [...this.wanted].every((one) => aid?.includes(one));
  }
  get form(): Form {
    const { width, height } = this;
    if (width > height && height <= FLAT) return 'side';
    if (this.compact) return 'phone';
    return width < height ? 'tall' : 'wide';
  }
  /** A phone shows one page at a time. */
  get paged(): boolean {
    return this.form === 'phone' || this.form === 'side';
  }
  /** Not much height: what is asked stands beside the dice. */
  get low(): boolean {
    return this.form === 'tall' || (this.form === 'wide' && this.height < 740);
  }
  /** Opens a province, or how the last winter went. */
  turnTo(tab: Tab): void {
    this.tab = tab;
    this.page = 'province';
  }
  /** Whose province lies open, or did before the winter. */
  get province(): number {
    return this.tab === 'winter' ? Math.max(0, this.me) : this.tab;
  }
  /** The other page. */
  turnPage(): void {
    this.page = this.page === 'council' ? 'province' : 'council';
  }
  /** Whoever places dice needs the council, and the own land beside it. */
  toCouncil(): void {
    this.page = 'council';
    this.tab = this.province;
  }
  /** A winter that came and was not shown in motion lies open once, unless something else is asked. */
  tellWinter(year: number, busy: boolean): void {
    if (!year || year === this.#winterTold) return;
    this.#winterTold = year;
    if (busy) return;
    this.tab = 'winter';
    if (!this.public.outcome) this.page = 'province';
  }
  get box(): BoxView {
    return this.props.box;
  }
  /** All buildings of the box, in the order of prices. */
  readonly buildings: readonly string[] = $derived.by(() => Object.keys(this.box.buildings));
  /** The advisors of the king, or those on a governor's own card. */
  advisors(own: boolean): string[] {
    return Object.keys(this.box.advisors).filter((id) => (this.box.advisors[id]?.governor !== null) === own);
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
  override get warnings(): Warning[] {
    if (this.public.outcome) return [];
    return alarms(this.past, this.me).map(({ id, event }) => ({
      id,
      text: this.say(event),
      icon: alarmIcons[event.event] ?? 'sword',
    }));
  }
  override titleOf(subject: Subject): string {
    const { enemy, words } = this;
    switch (subject.kind) {
      case 'advisor':
        return words('board-advisor', {
          rank: this.box.advisors[subject.id]?.rank ?? 0,
          advisor: subject.id,
        });
      case 'enemy': {
        const [low = 0, high = 0] = this.public.enemy_range;
        return enemy
          ? words('sheet-enemy', { enemy: enemy.enemy, strength: enemy.strength })
          : words('sheet-enemy-range', { low, high });
      }
      case 'army':
        return words('board-army', { number: subject.id });
      case 'envoy':
        return words('board-envoy');
      case 'token':
        return words(`board-aid-${subject.id}`);
      default:
        return words(`${subject.kind}-${subject.id}`);
    }
  }
  override ruleOf(subject: Subject): string {
    return ruleOf(subject);
  }
  waysTo(advisor: string): LegalMove[] {
    return this.ways.filter(({ move }) => move.advisor === advisor);
  }
  /** The ways to an advisor that take more dice than those in hand. */
  furtherTo(advisor: string): LegalMove[] {
    return this.further.filter(({ move }) => move.advisor === advisor);
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

  // --- keys and motion ---------------------------------------------------------------------------------------------

  protected override show(event: GameEvent, pace: number): Promise<unknown> | undefined {
    if (rolling.has(event.event)) return this.#roll(event, pace);
    const left = this.rolls.length ? this.rest(Math.max(1, this.#rollEnds - performance.now())) : undefined;
    return left ? left.then(() => this.#present(event, pace)) : this.#present(event, pace);
  }
  #present(event: GameEvent, pace: number): Promise<unknown> | undefined {
    this.rolls = [];
    this.#turn(event);
    const shown =
      this.fly(flightsOf(event, this.public.envoy), pace * 0.8) ?? this.rest(looksAt(event) * pace);
    if (event.event === 'year' || event.event === 'scored') return shown?.then(() => (this.battle = false));
    return shown;
  }
  /** Turns to where it happens. */
  #turn({ event, phase }: GameEvent): void {
    if (event === 'phase') this.battle = phase === 'winter';
    if (event === 'enemy') this.battle = true;
    if (event === 'fought') this.#winterTold = this.public.year;
    if (atCouncil.has(event)) this.page = 'council';
  }
  /** Whoever rolls next does not wait until the dice before lie still; what follows does. */
  #roll({ seat, dice }: GameEvent, pace: number): Promise<unknown> | undefined {
    const thrown = diceOf(String(dice));
    this.battle = false;
    this.toCouncil();
    const roll = { id: ++this.#rolled, seat: Number(seat), dice: thrown, pace };
    const again = this.rolls.some((one) => one.seat === roll.seat);
    this.rolls = again
      ? this.rolls.map((one) => (one.seat === roll.seat ? roll : one))
      : [...this.rolls, roll];
    const time = (rollTime(thrown.length) + LOOK) * pace;
    this.#rollEnds = performance.now() + time;
    clearTimeout(this.#clearing);
    this.#clearing = setTimeout(() => (this.rolls = []), time);
    return this.rest(NEXT_ROLL * pace);
  }
  override skip(): void {
    this.rolls = [];
    this.battle = false;
    super.skip();
  }
  protected override escape(): boolean {
    if (!this.settled || (!this.picked.length && !this.wanted.size)) return super.escape();
    this.drop();
    return true;
  }
  protected override press(key: string): boolean {
    if (this.placing) {
      const number = Number(key);
      if (number >= 1 && number <= 6) return this.pickFace(number);
      if (key === '+' && this.offers('plus2')) return this.#use('plus2');
      if (key === 'X' && this.offers('market')) return this.#use('market');
    }
    // To the first thing that glows: an advisor for the dice in hand, a building, a choice.
    return key === 'A' ? focusGold(this.root) : super.press(key);
  }
  /** Dice that could still influence somebody are given away with a pass, and a season's building with none. */
  override readonly doubt = ({ move }: LegalMove): string | undefined => {
    const given = { pass: 'influence', 'no-building': 'build' }[move.move];
    const able = given !== undefined && this.legal.some((one) => one.move.move === given);
    return able ? this.words(`board-${move.move}-doubt`) : undefined;
  };
  protected override moveOn(key: string): LegalMove | undefined {
    return this.choices[Number(key) - 1] ?? super.moveOn(key);
  }
  #use(aid: Aid): true {
    this.want(aid);
    return true;
  }
}

export const useBoard = (): KingsburgBoard => boardOf(KingsburgBoard);

export function handOf(player: PlayerView | undefined): DieView[] {
  if (!player) return [];
  return [
    ...player.dice.map((face, n) => ({ id: `p${n}`, face, bonus: false })),
    ...player.bonus_dice.map((face, n) => ({ id: `b${n}`, face, bonus: true })),
  ];
}
