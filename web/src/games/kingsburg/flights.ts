/** What moves when something happens: dice to advisors, goods to seats and back, houses to whoever built them. */
import { several, type Flight } from '../../board/flights';
import type { GameEvent } from '../types';
import { diceOf } from './dice';

export interface KingsburgFlight extends Flight {
  thing: string;
  /** A die: its face, and whose it is; nobody's is -1. */
  face?: number;
  bonus?: boolean;
  seat?: number;
  /** What was built. */
  building?: string;
}

/** Names of gains in events, as the box calls them. */
const things: Readonly<Record<string, string>> = { soldier: 'soldiers', point: 'vp' };

function goods(event: GameEvent, name: 'gains' | 'paid_gains', from: string, to: string): KingsburgFlight[] {
  const found = event[name];
  if (!Array.isArray(found)) return [];
  return several(found.length, { from, to, thing: 'gold' }).map((flight, n) => ({
    ...flight,
    thing: things[String(found[n])] ?? String(found[n]),
  }));
}

function dice(event: GameEvent, from: string, to: string, seat: number): KingsburgFlight[] {
  return diceOf(String(event.dice)).map(({ face, bonus }) => ({ from, to, thing: 'die', face, bonus, seat }));
}

export function flightsOf(event: GameEvent, envoy: number): KingsburgFlight[] {
  const seat = `seat-${event.seat}`;
  switch (event.event) {
    case 'influenced':
    case 'influenced-again':
      return dice(event, seat, `advisor-${event.advisor}`, Number(event.seat));
    case 'neutral-dice':
      return dice(event, 'court', `advisor-${event.advisor}`, -1);
    case 'advisor-paid':
      return goods(event, 'gains', `advisor-${event.advisor}`, seat);
    case 'advisor-traded':
      return [
        ...goods(event, 'paid_gains', seat, `advisor-${event.advisor}`),
        ...goods(event, 'gains', `advisor-${event.advisor}`, seat),
      ];
    case 'took-favour':
    case 'took-start-goods':
    case 'took-tax':
    case 'building-paid':
    case 'governor-paid':
    case 'spoils':
      return goods(event, 'gains', 'court', seat);
    case 'built':
      return [
        ...goods(event, 'paid_gains', seat, 'court'),
        { from: 'court', to: seat, thing: 'building', building: String(event.building) },
      ];
    case 'recruited':
    case 'ransomed':
      return goods(event, 'paid_gains', seat, 'court');
    case 'building-traded':
      return [...goods(event, 'paid_gains', seat, 'court'), ...goods(event, 'gains', 'court', seat)];
    case 'lost-goods':
      return goods(event, 'gains', seat, 'enemy').map((flight) => ({ ...flight, falls: true }));
    case 'envoy-goes':
      return [{ from: 'court', to: seat, thing: 'envoy' }];
    case 'envoy-recalled':
    case 'envoy-used':
      return [{ from: envoy < 0 ? seat : `seat-${envoy}`, to: 'court', thing: 'envoy' }];
    default:
      return [];
  }
}

/** How long a look at something without a flight takes, in milliseconds. */
export function looksAt(event: GameEvent): number {
  switch (event.event) {
    case 'enemy':
      return 1200;
    case 'fought':
      return 800;
    case 'year':
      return 900;
    case 'lost-building':
    case 'strongest':
    case 'lost-points':
    case 'army-shown':
    case 'king-helps':
      return 400;
    case 'honour':
      return 120;
    default:
      return 0;
  }
}
