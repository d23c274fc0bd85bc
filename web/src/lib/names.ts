/** What people and bots are called at the table. */
import type { SeatInfo } from './api';
import { botLevel } from './games.svelte';
import { hasText, t } from './i18n.svelte';

/** A person's own name; a bot's title in the present language with the number the server gave it. */
export function seatName(seat: Pick<SeatInfo, 'kind' | 'name' | 'spec'>): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind !== 'bot' || !seat.spec) return seat.name;
  const key = `bot-title-${botLevel(seat.spec)}`;
  if (!hasText(key)) return seat.name;
  const number = /\d+$/.exec(seat.name)?.[0];
  return number ? `${t(key)} ${number}` : t(key);
}
