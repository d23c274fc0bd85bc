/** What all parts of this board share, beyond what every board has. */
import type { IconName } from '../../art/icons';
import { boardOf, BoardModel, type Warning } from '../../board/model.svelte';
import type { GameEvent, LegalMove, SeatInfo } from '../types';
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
/** How long what is seen without a flight stays, in milliseconds. */
const looks: Readonly<Record<string, number>> = { 'no-answer': 150, round: 150 };

export class CitadelsBoard extends BoardModel<PublicView, OwnView, BoxView, Subject, CitadelsFlight> {
  override readonly shortcuts = shortcuts;

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
    return alarms(this.props.events, this.me, this.own?.characters ?? [], this.public).map(
      ({ id, event }) => ({
        id,
        text: event.event === 'no-answer' ? this.words('board-murdered') : this.say(event),
        icon: alarmIcons[event.event] ?? 'dagger',
      }),
    );
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
  protected override show(event: GameEvent, pace: number): Promise<unknown> | undefined {
    return this.fly(flightsOf(event, this.public.crown), pace) ?? this.rest((looks[event.event] ?? 0) * pace);
  }
  /** A number names the character of this rank. */
  protected override moveOn(key: string): LegalMove | undefined {
    const rank = this.ranks[Number(key) - 1];
    return rank ? this.legal.find(({ move }) => move.character === rank) : super.moveOn(key);
  }
}

export const useBoard = (): CitadelsBoard => boardOf(CitadelsBoard);

/** A seat in one sentence, for those who listen. */
export function playerLabel(board: CitadelsBoard, info: SeatInfo): string {
  const player = board.public.players[info.seat];
  return board.words('board-player', {
    seat: info.seat,
    crown: board.public.crown === info.seat ? 1 : 0,
    gold: player?.gold ?? 0,
    cards: player?.cards ?? 0,
    points: player?.points ?? 0,
    built: player?.city.length ?? 0,
  });
}
