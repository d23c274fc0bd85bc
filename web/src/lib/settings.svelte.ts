/** What a person likes: kept on this device, and with the account once there is one. */
import { MediaQuery } from 'svelte/reactivity';
import type { Settings } from './api';
import type { Language } from '../games/types';
import { FALLBACK, languageOf } from './languages';

const KEPT = 'hoftag-settings';
const DEFAULTS: Required<Settings> = {
  language: 'auto',
  naming: 'common',
  theme: 'auto',
  animation: 'normal',
  wait_for_me: false,
  sound: true,
  volume: 80,
  vibration: true,
  notices: false,
  confirm: false,
  text_mode: false,
  colour_signs: true,
  marks: false,
  figure: 'none',
  figure_words: true,
  crest: null,
};

function kept(): Partial<Settings> {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
    const earlier = { full: 'normal', short: 'quick' } as const;
    if (found.animation === 'full' || found.animation === 'short') found.animation = earlier[found.animation];
    return found;
  } catch {
    return {};
  }
}

export const settings: Required<Settings> = $state({ ...DEFAULTS, ...kept() });

let tell: ((change: Partial<Settings>) => void) | null = null;

/** Who should hear of changes: the server, once somebody is known to it. */
export function onChange(listener: typeof tell): void {
  tell = listener;
}

export function change(changes: Partial<Settings>, quietly = false): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
  apply();
  if (!quietly) tell?.(changes);
}

export function language(): Language {
  for (const tag of [settings.language, ...navigator.languages]) {
    const found = languageOf(tag);
    if (found) return found;
  }
  return FALLBACK;
}

/** The language with the names that things have in it, as the server is asked for words. */
export function dialect(tongue: Language = language()): string {
  return settings.naming === 'common' ? tongue : `${tongue}?naming=${settings.naming}`;
}

const darkSystem = new MediaQuery('(prefers-color-scheme: dark)');
/** By which light the page is seen: as chosen, else as the system has it. */
export function light(): 'day' | 'night' {
  const dark = settings.theme === 'auto' ? darkSystem.current : settings.theme === 'dark';
  return dark ? 'night' : 'day';
}

/** How long things take on a board; `full` and `short` are what the paces were once called. */
const PACES = { calm: 1.6, normal: 1, quick: 0.4, off: 0, full: 1, short: 0.4 } as const;
/** How long what happened moves on a board: 0 is not at all. */
export function pace(): number {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return 0;
  return PACES[settings.animation];
}

/** Tells the page what was chosen. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = language();
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const its = colour.dataset['theme'];
    const chosen = its === settings.theme ? 'all' : 'not all';
    colour.setAttribute('media', settings.theme === 'auto' ? `(prefers-color-scheme: ${its})` : chosen);
  }
  root.dataset['motion'] = settings.animation;
  root.dataset['signs'] = settings.colour_signs ? 'on' : 'off';
  root.dataset['marks'] = settings.marks ? 'on' : 'off';
}
