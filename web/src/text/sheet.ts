/** A position in words: lines with lines inside them, said for the ear where there is a way to say it. */
import type { Args, Words } from '../games/types';
import type { LineInfo } from '../lib/api';

export function lineText(line: LineInfo, words: Words): string {
  const items = (line.items ?? []).map((item) => lineText(item, words)).join(', ');
  const args = { ...(line.args as Args), ...(items ? { items } : {}) };
  const spoken = `${line.key}.spoken`;
  return words.has(spoken) ? words(spoken, args) : words(line.key, args);
}

/** What a table is called: its message without the heads, which are its items. */
export function captionText(table: LineInfo, words: Words): string {
  return lineText({ ...table, items: [] }, words);
}
