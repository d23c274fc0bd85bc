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
const FORMS = new Set(['a', 'the', 'acc', 'dat', 'you', 'count', 'gen', 'help', 'sign']);
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

/** `district_acc` is the argument `district`; so is `district`. */
function argument(variable: string): string {
  const at = variable.lastIndexOf('_');
  return at > 0 && FORMS.has(variable.slice(at + 1)) ? variable.slice(0, at) : variable;
}

export function thinkable(text: string, words: Words, seats: number): Thinkable[] {
  const kinds = members(text);
  const found: Thinkable[] = [];
  for (const [, id = '', body = ''] of text.matchAll(MESSAGE)) {
    if (!id.startsWith('move-')) continue;
    const names = [...new Set([...body.matchAll(VARIABLE)].map((match) => argument(match[1] ?? '')))];
    const domains = names.map((name) => {
      const kind = name.slice(name.lastIndexOf('_') + 1);
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

/** All words of `typed` begin some word of `label`. */
export function matches(label: string, typed: string): boolean {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const there = fold(label).split(/[\s,.:;()„“"'-]+/);
  return wanted.every((one) => there.some((word) => word.startsWith(one)));
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
