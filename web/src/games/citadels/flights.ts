/** Which things travel between which places when something happens. */
import { several, type Flight } from '../../board/flights';
import { namesIn } from '../../board/story';
import type { GameEvent } from '../types';

export type Thing = 'coin' | 'back' | 'mask' | 'card' | 'crown' | 'dagger' | 'purse';

export interface CitadelsFlight extends Flight {
  thing: Thing;
  district?: string;
}

export function flightsOf(event: GameEvent, crownSeat: number): CitadelsFlight[] {
  const seat = String(event.seat ?? '');
  const gold = Number(event.gold ?? 0);
  const district = String(event.district ?? '');
  const earn = several<CitadelsFlight>(gold, { thing: 'coin', from: 'supply', to: `gold-${seat}` });
  const spend = several<CitadelsFlight>(gold, { thing: 'coin', from: `gold-${seat}`, to: 'supply' });
  switch (event.event) {
    case 'took-gold':
    case 'took-income':
    case 'took-bonus-gold':
      return earn;
    case 'robbed':
      return several(gold, { thing: 'coin', from: `gold-${event.from_seat}`, to: `gold-${seat}` });
    case 'drew':
      return namesIn(event.districts).map((one) => ({
        thing: 'card',
        from: 'pile',
        to: `hand-${seat}`,
        district: one,
      }));
    case 'drew-hidden':
      return several(Number(event.count), { thing: 'back', from: 'pile', to: `hand-${seat}` });
    case 'discarded':
      return [{ thing: 'card', from: `hand-${seat}`, to: 'discards', district }];
    case 'used-laboratory':
      return [{ thing: 'card', from: `hand-${seat}`, to: 'discards', district }, ...earn];
    case 'used-smithy':
      return spend;
    case 'built':
      return [{ thing: 'card', from: `hand-${seat}`, to: `city-${seat}`, district }, ...spend];
    case 'destroyed':
      return [
        { thing: 'card', from: `city-${event.of_seat}`, to: 'discards', district, falls: true },
        ...spend,
      ];
    case 'reclaimed':
      return [{ thing: 'card', from: 'discards', to: `hand-${seat}`, district }, ...spend];
    case 'swapped-hands':
      return [
        ...several<CitadelsFlight>(Number(event.given_count), {
          thing: 'back',
          from: `hand-${seat}`,
          to: `hand-${event.with_seat}`,
        }),
        ...several<CitadelsFlight>(Number(event.taken_count), {
          thing: 'back',
          from: `hand-${event.with_seat}`,
          to: `hand-${seat}`,
        }),
      ];
    case 'crowned':
      return [{ thing: 'crown', from: `seat-${crownSeat}`, to: `seat-${seat}` }];
    case 'named-victim':
      return [{ thing: 'dagger', from: `seat-${seat}`, to: `character-${event.character}` }];
    case 'named-robbed':
      return [{ thing: 'purse', from: `seat-${seat}`, to: `character-${event.character}` }];
    case 'kept-hidden':
    case 'kept':
      return [{ thing: 'mask', from: 'stage', to: `seat-${seat}` }];
    case 'revealed':
      return [{ thing: 'mask', from: `seat-${seat}`, to: 'stage' }];
    default:
      return [];
  }
}
