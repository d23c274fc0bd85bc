/** What all parts of this board share, beyond what every board has. */
import type { IconName } from '../../art/icons';
import { tick } from 'svelte';
import { paintings } from '../../art/paintings.svelte';
import { boardOf, BoardModel, titled, type Warning } from '../../board/model.svelte';
import { focusGold } from '../../board/rove';
import type { GameEvent, LegalMove, Move, SeatInfo } from '../types';
import { ABILITIES, OWN_PARTS, WORTHWHILE, type Ability } from './abilities';
import { flightsOf, type CitadelsFlight } from './flights';
import { shortcuts } from './hints';
import { rules } from './rules';
import { alarms } from './story';
import type { BoxView, OwnView, PublicView } from './views';

/** What a thing on the table is, for its help. */
export type Subject =
  | { kind: 'district'; id: string; seat?: number }
  | { kind: 'character'; id: string }
  | { kind: 'seat'; id: string }
  | { kind: 'pile'; id: 'pile' | 'supply' | 'discards' };

const alarmIcons: Readonly<Record<string, IconName>> = {
  robbed: 'mask',
  'named-robbed': 'mask',
  'swapped-hands': 'swap',
  destroyed: 'sword',
};
/** How the board lies: cities above the stage; beside it where there is little height; below it where there is little width. */
export type Form = 'wide' | 'low' | 'tall';
/** A building on its way up or down. */
export interface Site {
  kind: 'rises' | 'falls';
  seat: number;
  district: string;
  plot: number;
  /** So many stood there before: with the next view the building is there, or gone. */
  before: number;
  pace: number;
}
/** Milliseconds that a thing is looked at. */
const looks: Readonly<Record<string, number>> = {
  'no-answer': 150,
  round: 150,
  revealed: 560,
  'named-victim': 900,
  'named-robbed': 800,
  'was-murdered': 700,
};
const RISES = 360;
const FALLS = 700;
/** Below so many pixels of height there is no room for cities above the stage; with many players sooner. */
const LOW = 640;
const LOW_FOR_MANY = 920;
/** A phone on its side. */
const VERY_LOW = 480;
/** With so much height there is room for cards in spite of all. */
const ROOMY = 680;
/** Narrower cards could not say their names. */
const CARD = 84;

export class CitadelsBoard extends BoardModel<PublicView, OwnView, BoxView, Subject, CitadelsFlight> {
  override readonly shortcuts = shortcuts;
  site = $state.raw<Site | null>(null);
  /** What is done to a character before everybody's eyes. */
  deed = $state.raw<GameEvent | null>(null);
  #skipped = false;
  /** The ability whose question is being answered, by its verb. */
  #using = $state('');
  /** The abilities that can be used now. */
  readonly abilities: readonly Ability[] = $derived.by(() =>
    ABILITIES.filter(({ verb }) => this.legal.some(({ move }) => move.move === verb)),
  );
  /** The ability that asks whom or what it is for. */
  get ability(): Ability | undefined {
    return this.abilities.find(({ verb }) => verb === this.#using);
  }
  /** The buttons that lead on to the questions of abilities. */
  get leads() {
    return (this.ability ? [] : this.abilities).map((one) => ({
      id: one.verb,
      label: this.words(`board-use-${one.verb}`),
      icon: one.icon,
      key: one.key,
      act: (byKey: boolean) => this.use(one, byKey),
    }));
  }
  /** The question of the ability that asks, and the way back. */
  get aside() {
    return (
      this.ability && {
        question: this.words(`board-ask-${this.ability.verb}`),
        help: this.words(`${this.ability.of}.help`),
        back: () => this.leaveAbility(),
      }
    );
  }
  /** What an ability is done to can be pointed at once it asks, and then nothing else. */
  override moves(test: (move: Move) => boolean): LegalMove[] {
    const asks = this.ability?.verb;
    const led = (verb: string) => this.abilities.some((one) => one.verb === verb);
    return super.moves((move) => (asks ? move.move === asks : !led(move.move)) && test(move));
  }
  /** Whether what cannot be done with this ability is said now: it asks, or there is nothing that it could do. */
  refuses(verb: string): boolean {
    return this.ability?.verb === verb || !this.abilities.some((one) => one.verb === verb);
  }
  /** Leads on to the question of an ability, and brings what it can be done to into sight. */
  use({ verb }: Ability, byKey = false): void {
    this.point(null);
    this.startle();
    this.#using = verb;
    void tick().then(() => {
      this.root?.querySelector('[data-spot].gold')?.scrollIntoView?.({ block: 'center' });
      if (byKey) focusGold(this.root);
    });
  }
  /** Leads back from there. */
  leaveAbility(): void {
    this.startle();
    this.#using = '';
  }
  /** Whether a part of the turn is still mine to use. */
  offers(part: 'ability' | 'income'): boolean {
    return this.legal.some(({ move }) => (part === 'income' ? move.move === part : OWN_PARTS.has(move.move)));
  }
  override play(move: Move): void {
    this.#using = '';
    super.play(move);
  }

  /** The paintings, once they are there. */
  get art() {
    return paintings.citadels.now;
  }
  get form(): Form {
    if (this.height > this.width) return 'tall';
    return this.height < (this.others.length > 5 ? LOW_FOR_MANY : LOW) ? 'low' : 'wide';
  }
  override get compact(): boolean {
    return super.compact || (this.form === 'low' && this.height < VERY_LOW);
  }
  /** A finger needs more room than a pointer. */
  readonly coarse = matchMedia('(pointer: coarse)').matches;
  get roomy(): boolean {
    return this.height >= ROOMY;
  }
  /** The whole hand as cards side by side, if none has to cover another; otherwise as a list. */
  get cards(): boolean {
    const low = this.roomy ? 0.68 : 0;
    const room = { wide: 0.46, low, tall: 1 }[this.form] * this.width - 24;
    return this.hand.length * CARD <= room;
  }
  /** The characters I may choose from now. */
  get choice(): readonly LegalMove[] {
    return this.moves(({ move }) => move === 'keep' || move === 'put-away');
  }
  /** The characters I had in hand and passed on. */
  get passed(): readonly string[] {
    return (this.own?.draft ?? []).flatMap(({ received, kept, put_away }) =>
      kept ? received.filter((one) => one !== kept && one !== put_away) : [],
    );
  }
  /** The characters that I know to lie face down. */
  get away(): readonly string[] {
    return (this.own?.draft ?? []).flatMap(({ put_away, lay_face_down }) =>
      [put_away, lay_face_down].filter((one) => one !== null),
    );
  }

  /** My hand; after the end it lies open like all others. */
  get hand(): readonly string[] {
    return this.own?.hand ?? this.public.players[this.me]?.hand ?? [];
  }
  get box(): BoxView {
    return this.props.box;
  }
  /** The characters by rank. */
  get ranks(): readonly string[] {
    return Object.keys(this.box.characters);
  }
  /** A district in one sentence, for those who listen. */
  labelOf(district: string): string {
    const facts = this.box.districts[district];
    return this.words('board-district', { district, colour: facts?.colour ?? '', cost: facts?.cost ?? 0 });
  }
  override get warnings(): Warning[] {
    return alarms(this.past, this.me, this.own?.characters ?? [], this.public).map(({ id, event }) => ({
      id,
      text: event.event === 'no-answer' ? this.words('board-murdered') : this.say(event),
      icon: alarmIcons[event.event] ?? 'dagger',
    }));
  }
  override titleOf({ kind, id }: Subject): string {
    if (kind === 'seat') return this.seat(Number(id))?.name ?? '';
    if (kind !== 'pile') return this.words(`${kind}-${id}`);
    const { pile, supply, discards } = this.public;
    if (id === 'pile') return this.words('board-pile', { cards: pile });
    if (id === 'discards') return this.words('board-discards', { cards: discards.length });
    return supply === null
      ? this.words('board-supply-endless')
      : this.words('board-supply', { gold: supply });
  }
  override ruleOf({ kind, id }: Subject): string | undefined {
    return rules[`${kind}-${id}`];
  }
  override skip(): void {
    this.#skipped = true;
    super.skip();
  }
  protected override show(event: GameEvent, pace: number): Promise<unknown> | undefined {
    this.#skipped = false;
    if (event.event in looks || event.event === 'ended-turn') this.deed = null;
    if (event.event === 'built') return this.#build(event, pace);
    if (event.event === 'destroyed') return this.#destroy(event, pace);
    return event.event in looks ? this.#look(event, pace) : this.#flies(event, pace);
  }
  #flies(event: GameEvent, pace: number): Promise<unknown> | undefined {
    return this.fly(flightsOf(event, this.public.crown), pace);
  }
  /** First what flies arrives; then it is looked at. */
  async #look(event: GameEvent, pace: number): Promise<void> {
    await this.#flies(event, pace);
    this.deed = event;
    await this.#looks((looks[event.event] ?? 0) * pace);
  }
  #looks(time: number): Promise<void> | undefined {
    return this.#skipped ? undefined : this.rest(time);
  }
  /** The card goes to its city, and the building rises from behind the wall. */
  async #build(event: GameEvent, pace: number): Promise<void> {
    await this.#flies(event, pace);
    const city = this.public.players[Number(event.seat)]?.city ?? [];
    this.#works('rises', Number(event.seat), String(event.district), city.length, pace);
    await this.#looks(RISES * pace);
  }
  /** The building crumbles, and its card goes to the discard pile. */
  async #destroy(event: GameEvent, pace: number): Promise<void> {
    const seat = Number(event.of_seat);
    const plot = this.public.players[seat]?.city.indexOf(String(event.district)) ?? -1;
    this.#works('falls', seat, String(event.district), plot, pace);
    await Promise.all([this.#looks(FALLS * pace), this.#flies(event, pace)]);
  }
  #works(kind: Site['kind'], seat: number, district: string, plot: number, pace: number): void {
    const before = this.public.players[seat]?.city.length ?? 0;
    this.site = { kind, seat, district, plot, before, pace };
  }
  /** Whoever ends the turn without these may have forgotten them. */
  override readonly doubt = ({ move }: LegalMove): string | undefined => {
    if (move.move !== 'end-turn') return undefined;
    const left = WORTHWHILE.filter((verb) => this.legal.some((one) => one.move.move === verb));
    const line = left.map((verb) => this.words(`board-left-${verb}`)).join(' · ');
    return line ? this.words('board-end-doubt', { line }) : undefined;
  };
  protected override escape(): boolean {
    if (!this.ability) return super.escape();
    this.leaveAbility();
    return true;
  }
  protected override press(key: string): boolean {
    const ability = this.ability ? undefined : this.abilities.find((one) => one.key === key);
    if (!ability) return super.press(key);
    this.use(ability, true);
    return true;
  }
  /** A number names the character of this rank. */
  protected override moveOn(key: string): LegalMove | undefined {
    const rank = this.ranks[Number(key) - 1];
    if (rank) return this.moves(({ character }) => character === rank)[0];
    return this.ability ? undefined : super.moveOn(key);
  }
}

export const useBoard = (): CitadelsBoard => boardOf(CitadelsBoard);

/** A seat in one sentence, for those who listen. */
export function playerLabel(board: CitadelsBoard, info: SeatInfo): string {
  const player = board.public.players[info.seat];
  return titled(
    info,
    board.words('board-player', {
      seat: info.seat,
      crown: board.public.crown === info.seat ? 1 : 0,
      gold: player?.gold ?? 0,
      cards: player?.cards ?? 0,
      points: player?.points ?? 0,
      built: player?.city.length ?? 0,
    }),
  );
}
