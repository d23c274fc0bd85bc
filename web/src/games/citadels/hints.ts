/** The figures on buttons. What the server says comes first; else they are read off the box. Nothing is decided here. */
import type { IconName } from '../../art/icons';
import type { LegalMove } from '../types';
import type { Box, PublicView } from './view';

export interface Amount {
  gold?: number;
  cards?: number;
  price?: number;
}

export function amountOf(legal: LegalMove, box: Box, table: PublicView, me: number): Amount {
  if (legal.facts) return legal.facts;
  const { move } = legal;
  const supply = table.supply ?? Infinity;
  switch (move.move) {
    case 'take-gold':
      return { gold: Math.min(box.takeGold, supply) };
    case 'income':
      return { gold: Math.min(incomeOf(box, table, me), supply) };
    case 'bonus-gold':
      return { gold: box.merchantGold };
    case 'bonus-cards':
      return { cards: box.architectCards };
    case 'smithy':
      return { cards: box.smithyCards, price: box.smithyPrice };
    case 'laboratory':
      return { gold: box.laboratoryGold };
    case 'reclaim':
      return { price: Number(legal.args.gold ?? 1) };
    case 'build':
      return { price: box.districts[move.district ?? '']?.cost };
    case 'destroy':
      return { price: Math.max(0, (box.districts[move.district ?? '']?.cost ?? 0) - box.mercenaryDiscount) };
    default:
      return {};
  }
}

function incomeOf(box: Box, table: PublicView, me: number): number {
  const colour = box.characters[table.turn?.character ?? ''];
  const city = table.players[me]?.city ?? [];
  return city.filter((id) => box.districts[id]?.colour === colour || id === 'magic_school').length;
}

/** One key for each thing that can be done without pointing at something. */
export const shortcuts: Readonly<Record<string, string>> = {
  'take-gold': 'G',
  'take-cards': 'C',
  income: 'I',
  'bonus-gold': 'B',
  'bonus-cards': 'B',
  exchange: 'X',
  'draw-anew': 'D',
  smithy: 'S',
  reclaim: 'Y',
  decline: 'N',
  'end-turn': 'E',
};

export const icons: Readonly<Record<string, IconName>> = {
  'take-cards': 'cards',
  'bonus-cards': 'cards',
  exchange: 'redraw',
  'draw-anew': 'redraw',
  smithy: 'hammer',
  reclaim: 'check',
  decline: 'close',
  'end-turn': 'end',
};
