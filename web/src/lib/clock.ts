/** Clocks in words; the server owns them. */
import type { TableInfo } from './api';
import { date, t } from './i18n.svelte';

export function clockText(clock: TableInfo['clock']): string {
  switch (clock.kind) {
    case 'none':
      return t('clock-none');
    case 'move':
      return t('clock-move-text', { time: span(clock.seconds) });
    case 'bank':
      return t('clock-bank-text', { time: span(clock.seconds), increment: clock.increment ?? 0 });
    case 'days':
      return daysText(clock);
  }
}

function daysText(clock: Extract<TableInfo['clock'], { kind: 'days' }>): string {
  const { hours, from_hour: from = 0, to_hour: to = 24, zone = 'UTC' } = clock;
  const text = t('clock-days-text', { hours });
  if (from === 0 && to === 24) return text;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone === zone;
  return `${t('clock-days-from', { text, from, to })}${here ? '' : ` (${zone})`}`;
}

/** 3:42, 1:02:05, or days and hours when it is long. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  if (days) return t('time-days', { days, hours });
  if (hours) return `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
  return `${minutes}:${rest}`;
}

/** How long ago something was: in words on the same day, then its date. */
export function ago(moment: number, now: number = Date.now() / 1000): string {
  const minutes = Math.floor(Math.max(0, now - moment) / 60);
  if (minutes < 1) return t('ago-now');
  if (minutes < 60) return t('ago-minutes', { count: minutes });
  if (minutes < 24 * 60) return t('ago-hours', { count: Math.floor(minutes / 60) });
  return date(moment);
}
