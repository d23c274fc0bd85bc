/** Words: the client's own, and those of the games as the server sends them. All follow the language at once. */
import { SvelteMap } from 'svelte/reactivity';
import { AS_PRINTED, makeWords } from '../games/words';
import type { Args, Language, SeatInfo, Wording, Words } from '../games/types';
import { ApiError, get, getText } from './api';
import { inLanguage, LANGUAGES, OWN, type Texts } from './languages';
import { keep, kept as keptOf } from './played.svelte';
import { dialect, language } from './settings.svelte';

const made: Partial<Record<Language, Words>> = {};

/** The client's words in the present language; a language is read when it is first spoken. */
function own(): Words {
  const tongue = language();
  return (made[tongue] ??= makeWords(tongue, [inLanguage(OWN, tongue)]));
}

/** A sentence of the client. */
export function t(key: string, args: Args = {}): string {
  return own()(key, args);
}
export function hasText(key: string): boolean {
  return own().has(key);
}

const texts = new SvelteMap<string, string>();
const wordings = new SvelteMap<string, Wording>();
const plain = new Map<string, { wording: Wording; words: Words }>();
const asked = new Map<string, Promise<void>>();

/** Fetches something from the server once; harmless to call again. */
function fetchOnce(name: string, fetch: () => Promise<void>): Promise<void> {
  let promise = asked.get(name);
  if (!promise) {
    promise = fetch().catch(() => void asked.delete(name));
    asked.set(name, promise);
  }
  return promise;
}
function fetchWords(name: string, path: string): Promise<void> {
  return fetchOnce(name, async () => void texts.set(name, await getText(path)));
}

/** All the words of a game. */
export function loadGame(game: string, tongue: Language = language()): Promise<void> {
  const said = dialect(tongue);
  return fetchWords(`${game}/${said}`, `/games/${encodeURIComponent(game)}/texts/${said}`);
}
/** The same for pages without a table, which has a box of its own. */
export async function loadGamePage(game: string, tongue: Language = language()): Promise<void> {
  const path = `/games/${encodeURIComponent(game)}/wording`;
  const found = fetchOnce(game, async () => void wordings.set(game, await get<Wording>(path)));
  await Promise.all([loadGame(game, tongue), found]);
}
/** What the games are called, for pages that merely name them. */
export function loadNames(tongue: Language = language()): Promise<void> {
  const [name, kept] = [`/${tongue}`, `hoftag-names-${tongue}`];
  return fetchOnce(name, async () => {
    try {
      const text = await getText(`/texts/${tongue}`);
      texts.set(name, text);
      keep(kept, text);
    } catch (error) {
      const before = keptOf<string>(kept, (found) => typeof found === 'string');
      if (before !== null) texts.set(name, before);
      throw error;
    }
  });
}

/** The first of these that has come; with other names or in another language until it has, so that nothing jumps. */
function spoken(...games: string[]): { name: string; tongue: Language; text: string } | undefined {
  const here = language();
  for (const tongue of [here, ...LANGUAGES.filter((one) => one !== here)])
    for (const said of [dialect(tongue), tongue])
      for (const game of games) {
        const name = `${game}/${said}`;
        const text = texts.get(name);
        if (text !== undefined) return { name, tongue, text };
      }
  return undefined;
}

export function gameText(game: string): string | undefined {
  return spoken(game)?.text;
}

/** Whether `gameWords` has everything to speak on a page without a table. */
export function knowsGame(game: string): boolean {
  return gameText(game) !== undefined && wordings.has(game);
}

/** Words of the server, if they have come. */
function wordsOf(games: readonly string[], theirs: Wording = AS_PRINTED): Words | undefined {
  const found = spoken(...games);
  if (!found) return undefined;
  const { name, tongue, text } = found;
  let known = plain.get(name);
  if (known?.wording !== theirs) {
    known = { wording: theirs, words: makeWords(tongue, [text], [], theirs) };
    plain.set(name, known);
  }
  return known.words;
}

/** The words of a game without the people of a table; keys until they have come. */
export function gameWords(game: string, theirs: Wording | undefined = wordings.get(game)): Words {
  return (theirs && wordsOf([game], theirs)) ?? own();
}

let told = { key: '', wording: AS_PRINTED, words: makeWords('en', []) };

/** The words at a table: told to whoever `isYou`. The same ones as long as nothing changes that they speak of. */
export function tableWords(
  game: string,
  seats: readonly SeatInfo[],
  more: Texts | null,
  theirs: Wording,
): Words {
  const { name, tongue, text } = spoken(game) ?? { name: game, tongue: language(), text: '' };
  const named = seats.map(({ seat, name, isYou }) => [seat, name, isYou]);
  const key = JSON.stringify([name, tongue, text === '', more === null, named]);
  if (key !== told.key || theirs !== told.wording) {
    const all = more ? [text, inLanguage(more, tongue)] : [text];
    told = { key, wording: theirs, words: makeWords(tongue, all, seats, theirs) };
  }
  return told.words;
}

/** A game by name, or its `.tagline`; empty until names have come. */
export function gameName(game: string, attribute = ''): string {
  const words = wordsOf(['', game]);
  const key = `game-${game}${attribute}`;
  if (!words) return '';
  return words.has(key) ? words(key) : attribute ? '' : game;
}

/** The level of a bot in words. */
export function botName(level: string): string {
  return hasText(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** What went wrong, as a sentence; the words of the game where a rule forbids it. */
export function faultText(error: unknown, game?: string, theirs?: Wording): string {
  if (!(error instanceof ApiError)) return t('fault-unknown');
  const { code, key, args } = error.fault;
  const words = game ? gameWords(game, theirs) : own();
  if (key && game && words.has(key)) return words(key, args as Args);
  return hasText(`fault-${code}`) ? t(`fault-${code}`) : t('fault-unknown');
}

/** How this person writes numbers and dates: their own kind of the language, if the browser says one. */
function locale(): string {
  return navigator.languages?.find((one) => one.toLowerCase().startsWith(language())) ?? language();
}
export function date(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(locale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
export function timeOfDay(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString(locale(), { timeStyle: 'short' });
}
export function decimal(value: number, digits = 1): string {
  return value.toLocaleString(locale(), { maximumFractionDigits: digits });
}
export function percent(value: number): string {
  return value.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: 0 });
}
