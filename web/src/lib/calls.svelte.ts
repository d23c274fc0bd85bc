/** Calling somebody to the table: tab title, icon, sound and browser notice. */
import { untrack } from 'svelte';
import { t } from './i18n.svelte';
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

/** A small bell of two notes, made here: no file is loaded. */
export function ring(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    [659.25, 987.77].forEach((pitch, number) => bell(audio as AudioContext, pitch, now + number * 0.16));
  } catch {
    // no sound is no reason to stop
  }
}

function bell(context: AudioContext, pitch: number, at: number): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.14, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
  gain.connect(context.destination);
  for (const [factor, loud] of [
    [1, 1],
    [2.76, 0.25],
  ] as const) {
    const tone = context.createOscillator();
    const part = context.createGain();
    tone.frequency.value = pitch * factor;
    part.gain.value = loud;
    tone.connect(part).connect(gain);
    tone.start(at);
    tone.stop(at + 1);
  }
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
