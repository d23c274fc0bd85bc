/** How far the chat of each table has been read on this device. */
import { keep, kept } from './played.svelte';

const NAME = 'hoftag-read';
/** So many tables are remembered. */
const MOST = 50;
type Read = readonly (readonly [table: string, line: number])[];

const all = (): Read => kept<Read>(NAME, (found) => Array.isArray(found)) ?? [];

/** The number of the last line that was read; null at a table where none was. */
export function lastRead(table: string): number | null {
  return all().find(([one]) => one === table)?.[1] ?? null;
}
export function noteRead(table: string, line: number): void {
  keep(NAME, [[table, line], ...all().filter(([one]) => one !== table)].slice(0, MOST));
}
