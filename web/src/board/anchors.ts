/**
 * Names for what can be pointed at on a board, the same for lessons, tips, flights, chronicle and tests (docs/web.md):
 *
 *     district:tavern, building:inn:2    a thing by its kind, its name in the game's texts and, where everybody has one, the seat
 *     seat:2                             somebody's place at the table
 *     part:dock, part:prompt             a part of every board
 *     place:city-0                       a place that things fly from and to
 */
import type { Thing } from './model.svelte';

/** The name of a thing. */
export function anchorName(subject: Thing & { seat?: number }): string {
  const { kind, id, seat } = subject;
  return seat === undefined ? `${kind}:${id}` : `${kind}:${id}:${seat}`;
}

/** The element that has this name now; the first of several, and nothing if it is not to be seen. */
export function anchorOf(root: ParentNode | null | undefined, name: string): Element | null {
  if (!root) return null;
  const [kind = '', ...rest] = name.split(':');
  const find = (attribute: string, value: string) =>
    root.querySelector(`[${attribute}="${CSS.escape(value)}"]`);
  if (kind === 'part') return find('data-part', rest.join(':'));
  if (kind === 'place') return find('data-place', rest.join(':'));
  return find('data-anchor', name) ?? find('data-place', name.replaceAll(':', '-'));
}
