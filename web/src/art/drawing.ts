/**
 * How everything is drawn: one pen. A drawing lives in a square of 64 and has a few layers, all path data:
 * a wash of colour that is laid a little loosely under the lines, lines, finer lines (hatching, on the right, for the
 * light comes from the left), and what is filled with ink.
 */
export interface Drawing {
  /** Wash: filled with the colour of the thing. */
  w?: string;
  /** Lines. */
  l: string;
  /** Fine lines. */
  h?: string;
  /** Ink: filled. */
  i?: string;
  /** Shadow: dark by day and by night, with what gleams in it. */
  s?: string;
  g?: string;
}

/** A small full circle around x, y. */
export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}
