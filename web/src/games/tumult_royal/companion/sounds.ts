/** Ticks and a gong, made here: no file is loaded. */
import { settings } from '../../../lib/settings.svelte';

let audio: AudioContext | null = null;

/** A browser lets a page sound only after somebody has touched it: call this from a click. */
export function maySound(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
}

function strike(pitches: readonly number[], loud: number, seconds: number): void {
  if (!settings.sound || !audio) return;
  const now = audio.currentTime;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  gain.connect(audio.destination);
  for (const pitch of pitches) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(now);
    tone.stop(now + seconds);
  }
}

export const tick = () => strike([1400], 0.12, 0.06);
export const knock = () => strike([880], 0.18, 0.12);
export const gong = () => strike([196, 293.7, 392.4, 541], 0.3, 2.4);
