/** Words: the client's own, and those of the games as the server sends them. All follow the language at once. */
import { SvelteMap } from 'svelte/reactivity';
import en from '../text.en.ftl?raw';
import de from '../text.de.ftl?raw';
import { makeWords } from '../games/words';
import type { Args, Language, SeatInfo, Words } from '../games/types';
import { ApiError, getText } from './api';
import { language } from './settings.svelte';

const sources: Readonly<Record<Language, string>> = { en, de };
const made: Partial<Record<Language, Words>> = {};

/** The client's words in the present language; a language is read when it is first spoken. */
function own(): Words {
  const tongue = language();
  return (made[tongue] ??= makeWords(tongue, [sources[tongue]]));
}

/** A sentence of the client. */
export function t(key: string, args: Args = {}): string {
  return own()(key, args);
}
export function hasText(key: string): boolean {
  return own().has(key);
}

const texts = new SvelteMap<string, string>();
const plain = new Map<string, Words>();
const asked = new Map<string, Promise<void>>();

/** Fetches the words of a game in the present language; harmless to call again. */
export function loadGame(game: string, tongue: Language = language()): Promise<void> {
  const name = `${game}/${tongue}`;
  let promise = asked.get(name);
  if (!promise) {
    promise = getText(`/games/${encodeURIComponent(game)}/texts/${tongue}`).then(
      (text) => {
        texts.set(name, text);
      },
      () => {
        asked.delete(name);
      },
    );
    asked.set(name, promise);
  }
  return promise;
}

export function gameText(game: string): string | undefined {
  return texts.get(`${game}/${language()}`);
}

/** The words of a game without a table; keys until they have come. */
export function gameWords(game: string): Words {
  const name = `${game}/${language()}`;
  const text = texts.get(name);
  if (text === undefined) return own();
  let words = plain.get(name);
  if (!words) plain.set(name, (words = makeWords(language(), [text])));
  return words;
}

/** The words at a table: told to whoever `isYou`. */
export function tableWords(
  game: string,
  seats: readonly SeatInfo[],
  more: Readonly<Record<Language, string>> | null,
): Words {
  const tongue = language();
  const text = texts.get(`${game}/${tongue}`) ?? '';
  return makeWords(tongue, more ? [text, more[tongue]] : [text], seats);
}

export function gameName(game: string): string {
  const words = gameWords(game);
  return words.has(`game-${game}`) ? words(`game-${game}`) : game;
}

/** The level of a bot in words. */
export function botName(game: string, level: string): string {
  const words = gameWords(game);
  if (words.has(`bot-${level}`)) return words(`bot-${level}`);
  return hasText(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** What went wrong, as a sentence; the words of the game where a rule forbids it. */
export function faultText(error: unknown, game?: string): string {
  if (!(error instanceof ApiError)) return t('fault-unknown');
  const { code, key, args } = error.fault;
  if (key && game && gameWords(game).has(key)) return gameWords(game)(key, args as Args);
  return hasText(`fault-${code}`) ? t(`fault-${code}`) : t('fault-unknown');
}

export function date(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(language(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
export function decimal(value: number, digits = 1): string {
  return value.toLocaleString(language(), { maximumFractionDigits: digits });
}
export function percent(value: number): string {
  return value.toLocaleString(language(), { style: 'percent', maximumFractionDigits: 0 });
}
