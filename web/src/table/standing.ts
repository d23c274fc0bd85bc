/** How somebody is doing, as the game says it in its public view; nothing is added up here. */
import type { Args, SeatInfo, Words } from '../games/types';
import { t } from '../lib/i18n.svelte';

export interface Place {
  seat: number;
  place: number;
  points: number;
  behind: number;
}
interface Doing {
  /** Best first. */
  standing: readonly Place[];
  end: { key: string; args: Args } | null;
}

/** What a view says of places and the end; nothing if its game does not, or when all is over. */
export function doingIn(view: unknown): Doing | null {
  const { standing, end } = (view ?? {}) as Partial<Doing>;
  return standing?.length && end ? { standing, end } : null;
}

/** How the seat that looks is doing, in a few words; without one, who leads. */
export function placeText(standing: readonly Place[], here: number, seats: readonly SeatInfo[]): string {
  const next = standing.find((one) => one.behind > 0);
  if (!next) return t('standing-level');
  const leaders = standing.filter((one) => one.behind === 0);
  const mine = standing.find((one) => one.seat === here);
  if (!mine) {
    const names = leaders.map(({ seat }) => seats[seat]?.name ?? '');
    return t('standing-leaders', { names, count: names.length, by: next.behind });
  }
  if (mine.behind) return t('standing-behind', { place: mine.place, behind: mine.behind });
  return leaders.length > 1 ? t('standing-shared') : t('standing-lead', { by: next.behind });
}

/** How near the end is. */
export function endText(end: Doing['end'], words: Words): string {
  return end && words.has(end.key) ? words(end.key, end.args) : '';
}
