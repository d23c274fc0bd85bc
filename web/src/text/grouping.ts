/** Long lists of moves made short: what takes two choices is made in two steps, as in `cli/table/grouping.py`. */
import type { Move } from '../games/types';

/** More moves than this are not listed one by one if that can be helped. */
export const LONG = 30;
/** So many moves of one verb are. */
const FEW = 6;
const GAP = '…';

interface Named {
  move: Move;
  label: string;
}
/** Moves of one verb that have a choice in common, named by the words that they share. */
export interface Group<T extends Named> {
  label: string;
  moves: readonly T[];
}

/** A list as it is shown. If it is long, verbs without parameters come first, and others step by step. */
export function arranged<T extends Named>(moves: readonly T[]): (T | Group<T>)[] {
  if (moves.length <= LONG) return [...moves];
  const verbs = [...by(moves, ({ move }) => move.move).values()];
  const plain = (same: readonly T[]) => same.every(({ move }) => Object.keys(move).length === 1);
  return [...verbs.filter(plain), ...verbs.filter((same) => !plain(same))].flatMap(grouped);
}

export function isGroup<T extends Named>(entry: T | Group<T>): entry is Group<T> {
  return 'moves' in entry;
}

/** The moves of one verb by the first thing to choose, if words tell what that is and the list gets shorter. */
function grouped<T extends Named>(moves: readonly T[]): (T | Group<T>)[] {
  const [one] = moves;
  const choices = Object.keys(one?.move ?? {}).filter(
    (name) => new Set(moves.map(({ move }) => move[name])).size > 1,
  );
  const [first] = choices;
  if (moves.length <= FEW || first === undefined || choices.length < 2) return [...moves];
  const parts = [...by(moves, ({ move }) => move[first] ?? '').values()];
  const groups = parts.map((same) => ({ label: shared(same.map(({ label }) => label)), moves: same }));
  const names = new Set(groups.map(({ label }) => label));
  if (groups.length > moves.length / 2 || names.size < groups.length || names.has(GAP)) return [...moves];
  return groups.map((group) => (group.moves.length > 1 ? group : (group.moves[0] as T)));
}

function by<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return found;
}

/** The words that several labels have in common, with a gap wherever they differ. */
export function shared(labels: readonly string[]): string {
  const texts = labels.map((label) => label.split(/\s+/));
  const common = texts.reduce(inCommon);
  const gaps = new Set(texts.flatMap((text) => gapsIn(text, common)));
  return [...common, '']
    .flatMap((word, at) => (gaps.has(at) ? [GAP, word] : [word]))
    .filter(Boolean)
    .join(' ');
}

/** The longest row of words that stands in both, in this order. */
function inCommon(one: readonly string[], other: readonly string[]): string[] {
  let above: string[][] = Array.from({ length: other.length + 1 }, () => []);
  for (const word of one) {
    const row: string[][] = [[]];
    other.forEach((same, at) => {
      const longer = word === same ? [...(above[at] as string[]), word] : [];
      const found = [longer, above[at + 1] as string[], row[at] as string[]];
      row.push(found.reduce((best, next) => (next.length > best.length ? next : best)));
    });
    above = row;
  }
  return above.at(-1) as string[];
}

/** Before which of the common words a text says something of its own. */
function gapsIn(text: readonly string[], common: readonly string[]): number[] {
  const gaps: number[] = [];
  let at = 0;
  for (const word of text)
    if (word === common[at]) at += 1;
    else gaps.push(at);
  return gaps;
}
