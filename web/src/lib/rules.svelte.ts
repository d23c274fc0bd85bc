/** Rule books, fetched once per language, and their small markup. */
import { SvelteMap } from 'svelte/reactivity';
import { get } from './api';
import { dialect } from './settings.svelte';

/** As in the server's `wire.py`; its OpenAPI document leaves the books out. */
export interface RuleBook {
  game: string;
  language: string;
  title: string;
  text: string;
  /** What the mark of `ours` means. */
  legend: string;
  chapters: {
    id: string;
    title: string;
    text: string;
    ours: boolean;
    rules: { id: string; text: string; ours: boolean }[];
  }[];
}

const books = new SvelteMap<string, RuleBook>();
const asked = new Set<string>();

export function loadRules(game: string): void {
  const name = `${game}/${dialect()}`;
  if (asked.has(name)) return;
  asked.add(name);
  get<RuleBook>(`/games/${encodeURIComponent(game)}/rules/${dialect()}`).then(
    (book) => books.set(name, book),
    () => asked.delete(name),
  );
}

export function rulesOf(game: string): RuleBook | undefined {
  return books.get(`${game}/${dialect()}`);
}

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; text: string };

const MARKS = /\*\*(.+?)\*\*|`(.+?)`|\[?\b([A-Z]{1,3}-\d+(?:\.\d+)?[a-z]?)\b\]?/g;

/** `**bold**`, `` `code` `` and ids of rules, with or without brackets. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    if (match[1] !== undefined) found.push({ kind: 'bold', text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: 'code', text: match[2] });
    else if (match[3] !== undefined) found.push({ kind: 'rule', text: match[3] });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}
