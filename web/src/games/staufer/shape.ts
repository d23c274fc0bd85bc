/** The ring as it is drawn: six wedges between two rounded ovals, and a road round the action board for the king. */

/** 2 would be an ellipse; a little more leaves room for what lies in the corners. */
const ROUNDNESS = 2.7;
/** Shares of the way from the middle to the edge. */
const OUTER = 0.99;
const INNER = 0.45;
export const ROAD = 0.404;
export const CENTRE = 0.368;
/** Where what lies in a wedge has its middle: further in where the ring is narrow. */
export const heart = (wedge: number): number => (wedge % 3 === 1 ? 0.716 : 0.73);
/** Half the gap between two wedges, in degrees at the outer edge. */
const GAP = 0.7;

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** A point at an angle (degrees, clockwise from the top) and a share of the way from the middle to the edge. */
export function at({ width, height }: Size, angle: number, share: number): Point {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const bend = (Math.abs(sin) ** ROUNDNESS + Math.abs(cos) ** ROUNDNESS) ** (-1 / ROUNDNESS);
  return { x: (width / 2) * (1 + sin * bend * share), y: (height / 2) * (1 - cos * bend * share) };
}

/** The middle of a wedge; they are counted clockwise, the first lies right of the top. */
export const middle = (wedge: number): number => 30 + 60 * wedge;

function arc(size: Size, from: number, to: number, share: number): string[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 4));
  return Array.from({ length: steps + 1 }, (_, n) => {
    const { x, y } = at(size, from + ((to - from) * n) / steps, share);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
}

/** The outline of a wedge as path data. */
export function wedge(size: Size, number: number): string {
  const [from, to] = [middle(number) - 30, middle(number) + 30];
  const inside = (GAP * OUTER) / INNER;
  return `M${[...arc(size, from + GAP, to - GAP, OUTER), ...arc(size, to - inside, from + inside, INNER)].join('L')}z`;
}

export function oval(size: Size, share: number): string {
  return `M${arc(size, 0, 360, share).join('L')}z`;
}

/** The road from the middle of one wedge to that of another, and the direction in which it ends. */
export function road(size: Size, from: number, steps: number, share = ROAD): { path: string; tip: string } {
  const [start, end] = [middle(from), middle(from) + 60 * steps];
  const back = steps > 0 ? -5 : 5;
  const [tip, foot] = [at(size, end, share), at(size, end + back, share)];
  const turn = (Math.atan2(tip.y - foot.y, tip.x - foot.x) * 180) / Math.PI;
  return {
    path: `M${arc(size, start, end + back, share).join('L')}`,
    tip: `translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${turn.toFixed(1)})`,
  };
}
