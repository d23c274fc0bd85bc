/** Which things travel between which places when something happens. */
import { several, type Flight } from '../../board/flights';
import { namesIn } from '../../board/story';
import type { GameEvent } from '../types';

export interface TumultFlight extends Flight {
  thing: 'tile' | 'supporter' | 'statue';
  tile?: string;
  /** Whose statue. */
  seat?: number;
}

export function flightsOf(event: GameEvent): TumultFlight[] {
  const seat = Number(event.seat ?? -1);
  const count = Number(event.count ?? 0);
  const statue = (to: string): TumultFlight => ({ thing: 'statue', seat, from: `castle-${seat}`, to });
  const tiles = (to: string) =>
    namesIn(event.tiles).map((tile): TumultFlight => ({ thing: 'tile', tile, from: `tiles-${seat}`, to }));
  switch (event.event) {
    case 'kept':
      return [{ thing: 'tile', from: `slot-${event.slot}`, to: `tiles-${seat}` }];
    case 'returned':
      return tiles('stage');
    case 'punished':
      return several<TumultFlight>(count, {
        thing: 'supporter',
        from: `supporters-${seat}`,
        to: 'supply',
        falls: true,
      });
    case 'admired':
    case 'consoled':
      return several<TumultFlight>(count, { thing: 'supporter', from: 'supply', to: `supporters-${seat}` });
    case 'first-statue':
    case 'placed':
    case 'placed-remote':
      return [...tiles(`field-${event.field}`), statue(`field-${event.field}`)];
    case 'crowned':
      return [
        ...several<TumultFlight>(count, { thing: 'supporter', from: `supporters-${seat}`, to: 'supply' }),
        statue(`space-${event.round}`),
      ];
    default:
      return [];
  }
}

/** While tiles are grabbed nobody waits for what flies. */
export const atOnce: ReadonlySet<string> = new Set(['lifted', 'lifted-hidden', 'kept', 'laid-back', 'done']);

/** How long somebody looks at what was told, in milliseconds. */
export const looks: Readonly<Record<string, number>> = {
  round: 350,
  spun: 1500,
  'spun-alone': 1500,
  'spun-for': 1500,
  'forgot-to-spin': 600,
  'slipped-back': 1200,
  missed: 250,
  'people-keep': 600,
  'castle-shown': 350,
  'no-tumult': 600,
  tumult: 1000,
  weighed: 450,
  'weighed-mercy': 700,
  'equally-greedy': 700,
  'nobody-greedy': 900,
  greediest: 900,
  'must-pass': 350,
  passed: 250,
  'turned-up': 500,
  gap: 600,
  mercy: 300,
};
