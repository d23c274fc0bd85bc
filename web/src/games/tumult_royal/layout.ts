/** How the board lies in its window, and how tiles and fields fill their room. Sizes are in pixels. */

/** Beside each other; one below the other; on a phone that lies on its side. */
export type Form = 'desk' | 'upright' | 'flat';

/** What a finger hits. */
export const FINGER = 44;
/** The rim of the land, with its letters and numbers. */
export const RIM = 15;

export function formOf(width: number, height: number): Form {
  if (height < 480 && width > height) return 'flat';
  return width <= 640 || height > width * 1.05 ? 'upright' : 'desk';
}

export interface Rows {
  columns: number;
  tile: number;
  gap: number;
}
const LARGEST = 92;
const CLOSEST = 4;
const gapOf = (tile: number) => Math.max(CLOSEST, Math.round(tile * 0.13));

/** So many tiles in rows, as large as the room allows and never too small for a finger: rather higher than their room. */
export function inRows(count: number, width: number, height: number): Rows {
  const most = Math.max(1, Math.min(count, Math.floor((width + CLOSEST) / (FINGER + CLOSEST))));
  let best: Rows & { empty: number } = { columns: most, tile: FINGER, gap: CLOSEST, empty: count };
  for (let columns = 1; columns <= most; columns += 1) {
    const rows = Math.ceil(count / columns);
    const tile = largest((one) => {
      const gap = gapOf(one);
      return columns * (one + gap) - gap <= width && rows * (one + gap) - gap <= height;
    });
    const empty = columns * rows - count;
    // A full last row is worth a little of the size.
    if (tile >= FINGER && tile * (empty ? 1 : 1.06) > best.tile * (best.empty ? 1 : 1.06))
      best = { columns, tile, gap: gapOf(tile), empty };
  }
  return { columns: best.columns, tile: best.tile, gap: best.gap };
}
function largest(fits: (tile: number) => boolean): number {
  for (let tile = LARGEST; tile >= FINGER; tile -= 1) if (fits(tile)) return tile;
  return 0;
}
