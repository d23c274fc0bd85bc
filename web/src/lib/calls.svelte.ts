/** Calling somebody to the table: tab title, icon, sound and browser notice. */
import { untrack } from 'svelte';
import { t } from './i18n.svelte';
import { buzz, playSound } from '../sound/player';
import { settings } from './settings.svelte';

/** The bell that calls to the table. */
export function ring(): void {
  playSound('bell');
}

/** Whether browser notices may be shown; asks if nobody was asked yet. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}

function notify(title: string, text: string): void {
  if (!settings.notices || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(title, { body: text, icon: '/icon.svg', tag: 'hoftag-turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones allow notices only from a service worker
  }
}

/**
 * Calls whoever is wanted at a table, once for each time: not on the way in, and not for what is asked in one go. Call it
 * while a component is being made.
 */
export function callWhenAsked(asked: () => boolean | null, what: () => string): void {
  let before: boolean | null = null;
  $effect(() => {
    const now = asked();
    if (now === null) return;
    badge(now);
    if (now && before === false)
      untrack(() => {
        ring();
        buzz();
        notify(t('your-turn'), what());
      });
    before = now;
  });
  $effect(() => () => badge(false));
}

/** The icon in the tab: with a dot when it is your turn. */
function badge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = on ? '/icon-turn.svg' : '/icon.svg';
}
