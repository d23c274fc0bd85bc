/** Sounds of this page: none before the first press, no more than three at once, only the bell where nobody looks. Without Web Audio, silence. */
import { settings } from '../lib/settings.svelte';
import type { SoundName } from './recipes';
import { synthesize } from './synth';

/** What others do is softer. */
export const OTHERS = 0.6;
const MOST = 3;
/** The same sound again within so many milliseconds is one. */
const SAME = 60;

let context: AudioContext | null = null;
let pressed = false;
let sounding = 0;
const played = new Map<SoundName, number>();

function press(): void {
  pressed = true;
  removeEventListener('pointerdown', press, true);
  removeEventListener('keydown', press, true);
}
addEventListener('pointerdown', press, true);
addEventListener('keydown', press, true);

export function playSound(name: SoundName, loudness = 1): void {
  if (!settings.sound || !pressed || typeof AudioContext === 'undefined') return;
  if (document.visibilityState !== 'visible' && name !== 'bell') return;
  const now = performance.now();
  if (sounding >= MOST || now - (played.get(name) ?? -Infinity) < SAME) return;
  played.set(name, now);
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const volume = (settings.volume / 100) * loudness;
    const last = volume > 0 ? synthesize(context, name, context.currentTime, volume) : undefined;
    if (!last) return;
    sounding += 1;
    last.onended = () => (sounding -= 1);
  } catch {
    // no sound is no reason to stop
  }
}

/** A phone tells its hand that something concerns it. */
export function buzz(): void {
  if (!settings.vibration || !pressed || document.visibilityState !== 'visible') return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  try {
    navigator.vibrate?.(40);
  } catch {
    // some browsers know the word and refuse the thing
  }
}
