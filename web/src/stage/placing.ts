/** Where a speech bubble may lie: beside its figure, in sight, and over nothing that can be pressed now. */
import type { Side } from './Bubble.svelte';

export type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
export interface Placed {
  left: number;
  top: number;
  side: Side;
}
/** Between a figure and what it says. */
const GAP = 7;

/** The faces of a seat at which it may speak: not those of a table that is read. */
export const speakers = (root: ParentNode, seat: number): Element[] =>
  [...root.querySelectorAll(`[data-face="${seat}"]`)].filter((one) => !one.closest('[data-part=score]'));

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The place that covers the least of what may be covered; none if there is no room for it. */
export function placed(
  size: { width: number; height: number },
  figure: Box,
  room: Box,
  keepFree: readonly Box[],
  rather: readonly Box[] = [],
): Placed | null {
  let best: (Placed & { covers: number }) | null = null;
  for (const { left, top, side } of candidates(size, figure)) {
    const x = Math.max(room.left, Math.min(left, room.right - size.width));
    const box = { left: x, top, right: x + size.width, bottom: top + size.height };
    if (top < room.top || box.bottom > room.bottom || box.right > room.right) continue;
    if (shared(box, figure) > 0 || keepFree.some((one) => shared(box, one) > 0)) continue;
    const covers = rather.reduce((sum, one) => sum + shared(box, one), 0);
    if (!best || covers < best.covers) best = { left: x, top, side, covers };
  }
  return best && { left: best.left, top: best.top, side: best.side };
}

/** Each side of the figure, level with it first. */
function* candidates({ width, height }: { width: number; height: number }, figure: Box): Generator<Placed> {
  const level = [figure.top, figure.bottom - height, (figure.top + figure.bottom - height) / 2];
  for (const top of level) {
    yield { left: figure.right + GAP, top, side: 'left' };
    yield { left: figure.left - GAP - width, top, side: 'right' };
  }
  for (const left of [figure.left, figure.right - width, (figure.left + figure.right - width) / 2]) {
    yield { left, top: figure.bottom + GAP, side: 'above' };
    yield { left, top: figure.top - GAP - height, side: 'below' };
  }
}
