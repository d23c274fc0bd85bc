/** What people and bots are called at the table. */
import type { SeatInfo } from './api';
import { botLevel } from './games.svelte';
import { hasText, t } from './i18n.svelte';

/**
 * The name of a person or a figure. At a table of older times a bot has no figure: then it is its title in the present language, with
 * the number that the server gave it.
 */
export function seatName(seat: Pick<SeatInfo, 'kind' | 'name' | 'spec' | 'figure'>): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind !== 'bot' || !seat.spec || seat.figure) return seat.name;
  const title = botTitle(seat.spec);
  if (!title) return seat.name;
  const number = /\d+$/.exec(seat.name)?.[0];
  return number ? `${title} ${number}` : title;
}

/** A bot's title in the present language; empty if it has none. */
function botTitle(spec: string): string {
  const key = `bot-title-${botLevel(spec)}`;
  return hasText(key) ? t(key) : '';
}

/** What a bot with a name is at court: page, squire, knight. */
export function seatTitle(seat: Pick<SeatInfo, 'kind' | 'spec' | 'figure'>): string {
  return seat.kind === 'bot' && seat.spec && seat.figure ? botTitle(seat.spec) : '';
}

/** Who plays for a seat; empty if nobody has to. */
export function standInText(seat: Pick<SeatInfo, 'kind' | 'stand_in'>): string {
  if (!seat.stand_in) return '';
  if (seat.kind !== 'bot') return t('stand-in');
  return t('stand-in-bot', { bot: botTitle(seat.stand_in) || seat.stand_in });
}
