/** Which things travel between which places when something happens. */
import { several, type Flight } from '../../board/flights';
import { namesIn } from '../../board/story';
import type { GameEvent } from '../types';
import type { PaymentView, RegionView } from './views';

export type Thing = PaymentView['figure'] | 'chest' | 'points' | 'crest' | 'privilege';

export interface StauferFlight extends Flight {
  thing: Thing;
  seat: number;
  chest?: string;
  /** It is opened on its way. */
  opens?: boolean;
}

/** `source` is the office or supply space from which this turn takes chests, `scored` the region that is being scored. */
export function flightsOf(event: GameEvent, source: string, scored = ''): StauferFlight[] {
  const seat = Number(event.seat ?? -1);
  const court = `court-${seat}`;
  const figure = event.figure === 'noble' ? 'noble' : 'envoy';
  const count = Number(event.count ?? 1);
  const flight = (thing: Thing, from: string, to: string): StauferFlight => ({ thing, from, to, seat });
  switch (event.event) {
    case 'supplied':
      return [flight('crest', 'order', `space-${event.space}`)];
    case 'gained':
      return several(count, flight(figure, 'supply', court));
    case 'took-back':
      return [flight(figure, `paid-${event.region}`, court)];
    case 'recalled':
      return several(count, flight('envoy', `paid-${event.region}`, court));
    case 'paid-noble':
      return [flight('noble', court, `paid-${event.region}`)];
    case 'stands':
      return [flight(figure, court, `office-${event.region}-${event.place}`)];
    case 'paid':
      return namesIn(event.regions).map((region) => flight('envoy', court, `paid-${region}`));
    case 'took-chests':
      return namesIn(event.chests).map((chest) => ({
        ...flight('chest', source || 'pile', `chests-${seat}`),
        chest,
      }));
    case 'drew-chests':
      return namesIn(event.chests).map((chest) => ({ ...flight('chest', 'pile', `chests-${seat}`), chest }));
    case 'used':
      return [{ ...flight('chest', `chests-${seat}`, 'pile'), chest: String(event.chest), opens: true }];
    case 'took-privilege':
      return [flight('privilege', `privilege-${event.privilege}`, `chests-${seat}`)];
    case 'promoted':
      return [flight('noble', court, `office-${event.region}-${event.place}`)];
    case 'transferred':
      return [flight(figure, `region-${event.from_region}`, `office-${event.region}-${event.place}`)];
    case 'brought-home':
      return [flight(figure, `region-${event.region}`, court)];
    case 'returned':
      return several(count, flight('envoy', 'king', court));
    case 'points':
      return scored ? [flight('points', `region-${scored}`, `points-${seat}`)] : [];
    default:
      return [];
  }
}

/** Everybody in a payment area goes back to court. */
export const homecoming = ({ region, paid }: RegionView): StauferFlight[] =>
  paid.flatMap(({ seat, envoys, nobles }) => {
    const home = { from: `paid-${region}`, to: `court-${seat}`, seat };
    return [
      ...several(Math.min(envoys, 3), { thing: 'envoy', ...home } as const),
      ...several(nobles, { thing: 'noble', ...home } as const),
    ];
  });
