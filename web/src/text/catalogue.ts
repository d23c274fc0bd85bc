/**
 * Every move a game has words for, put together from its messages: `move-build = Build { $district_acc }` and the names
 * `district-…` give one move for each district. It serves only to ask the server why something is not possible.
 */
import type { Move, Words } from '../games/types';

export interface Thinkable {
  move: Move;
  label: string;
}

const MESSAGE = /^([a-z][\w-]*) = ?((?:.*)(?:\n(?: .*)?)*)/gm;
const VARIABLE = /\$([a-z_]+)/g;
const MOST = 4000;

/** The kinds of things whose messages are `kind-id`. */
function members(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, id = ''] of text.matchAll(MESSAGE)) {
    const dash = id.indexOf('-');
    if (dash < 0) continue;
    const kind = id.slice(0, dash);
    found.set(kind, [...(found.get(kind) ?? []), id.slice(dash + 1)]);
  }
  return found;
}

/** What kind of thing an argument is: the end of its name. */
function kindOf(name: string): string {
  return name.slice(name.lastIndexOf('_') + 1);
}

/** `district_acc` is a form of the argument `district`, unless things of a kind `acc` have words. */
function argument(variable: string, kinds: ReadonlyMap<string, string[]>): string {
  const at = variable.lastIndexOf('_');
  const kind = kindOf(variable);
  return at < 0 || kind === 'seat' || kinds.has(kind) ? variable : variable.slice(0, at);
}

export function thinkable(text: string, words: Words, seats: number): Thinkable[] {
  const kinds = members(text);
  const found: Thinkable[] = [];
  for (const [, id = '', body = ''] of text.matchAll(MESSAGE)) {
    if (!id.startsWith('move-')) continue;
    const names = [...new Set([...body.matchAll(VARIABLE)].map((match) => argument(match[1] ?? '', kinds)))];
    const domains = names.map((name) => {
      const kind = kindOf(name);
      if (kind === 'seat') return Array.from({ length: seats }, (_, seat) => String(seat));
      return kinds.get(kind) ?? [];
    });
    let picked: string[][] = [[]];
    for (const domain of domains)
      picked = picked.flatMap((before) => domain.map((value) => [...before, value]));
    for (const values of picked) {
      if (found.length >= MOST) return found;
      const args = Object.fromEntries(names.map((name, number) => [name, values[number] ?? '']));
      found.push({ move: { move: id.slice('move-'.length), ...args }, label: words(id, args) });
    }
  }
  return found;
}

/** What is meant by what is typed: whatever has all its words, or else what has words that begin so. */
export function matching<T extends { label: string }>(all: readonly T[], typed: string): T[] {
  const whole = all.filter((one) => says(one.label, typed, (word, wanted) => word === wanted));
  return whole.length ? whole : all.filter((one) => matches(one.label, typed));
}

/** All words of `typed` begin some word of `label`. */
export function matches(label: string, typed: string): boolean {
  return says(label, typed, (word, wanted) => word.startsWith(wanted));
}

function says(label: string, typed: string, is: (word: string, wanted: string) => boolean): boolean {
  const there = fold(label).split(/[\s,.:;()„“”"'-]+/);
  return fold(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((wanted) => there.some((word) => is(word, wanted)));
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('×', 'x');
}
