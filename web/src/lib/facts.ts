/** What a game says of itself before it is played: for how many it is, and how long it takes. */
import type { GameInfo } from './api';
import { t } from './i18n.svelte';

export function playersText({ least_seats: least, most_seats: most }: GameInfo): string {
  return t('seats-range', { from: least, to: most });
}

/** With so many people, or with as many as there may be; empty if no source tells. */
export function minutesText({ minutes = [], least_seats: fewest }: GameInfo, people?: number): string {
  const known = people === undefined ? minutes : minutes.slice(people - fewest, people - fewest + 1);
  if (!known.length) return '';
  const least = Math.min(...known.map(([from]) => from));
  const most = Math.max(...known.map(([, to]) => to));
  return t('minutes-range', { from: least, to: most, same: least === most ? 'yes' : 'no' });
}

/** Both, for a line below its name. */
export function factsText(game: GameInfo): string {
  return [playersText(game), minutesText(game)].filter(Boolean).join(' · ');
}
