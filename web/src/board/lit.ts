/** Points at things of a board, in ink: `data-lit` (shell.css). */
import { anchorOf } from './anchors';

/** Lights the first of these that is to be seen, and nothing else any more. */
export function light(root: ParentNode | null | undefined, names: readonly string[]): void {
  for (const lit of root?.querySelectorAll('[data-lit]') ?? []) lit.removeAttribute('data-lit');
  for (const name of names) {
    const found = anchorOf(root, name);
    if (!found) continue;
    found.setAttribute('data-lit', '');
    return;
  }
}
