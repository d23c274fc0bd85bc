/** What all parts of this board share, beyond what every board has. */
import { BoardModel } from '../../board/model.svelte';
import type { LegalMove, SeatInfo } from '../types';
import { amountOf, type Amount } from './hints';
import { shippedBox, type Box, type OwnView, type PublicView } from './view';

/** What a thing on the table is, for its help. */
export type Subject =
  | { kind: 'district'; id: string; seat?: number }
  | { kind: 'character'; id: string }
  | { kind: 'seat'; id: string }
  | { kind: 'pile'; id: 'pile' | 'supply' | 'discards' };

export class CitadelsBoard extends BoardModel<PublicView, OwnView, Subject> {
  /** My hand; after the end it lies open like all others. */
  get hand(): readonly string[] {
    return this.own?.hand ?? this.public.players[this.me]?.hand ?? [];
  }
  get box(): Box {
    return (this.props.components as Box | undefined) ?? shippedBox;
  }
  amount(legal: LegalMove): Amount {
    return amountOf(legal, this.box, this.public, this.me);
  }
}

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
