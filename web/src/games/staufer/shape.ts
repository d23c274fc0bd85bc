/** The ring as it is drawn: six wedges between two rounded ovals, in a box of 1000 by 1000 that is stretched. */

const HALF = 500;
/** 2 would be an ellipse; a little more leaves room for what lies in the corners. */
const ROUNDNESS = 2.7;
const OUTER = 0.985;
export const INNER = 0.44;
/** Half the gap between two wedges, in degrees at the outer edge. */
const GAP = 0.9;
const STEPS = 14;

export interface Point {
  x: number;
  y: number;
}

/** A point at an angle (degrees, clockwise from the top) and a share of the way from the middle to the edge. */
export function at(angle: number, share: number): Point {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const bend = (Math.abs(sin) ** ROUNDNESS + Math.abs(cos) ** ROUNDNESS) ** (-1 / ROUNDNESS);
  return { x: HALF + sin * bend * share * HALF, y: HALF - cos * bend * share * HALF };
}

/** The middle of a wedge; they are counted clockwise, the first lies right of the top. */
export const middle = (wedge: number): number => 30 + 60 * wedge;

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function arc(from: number, to: number, share: number): string[] {
  return Array.from({ length: STEPS + 1 }, (_, n) =>
    written(at(from + ((to - from) * n) / STEPS, share)),
  );
}

/** The outline of a wedge as path data. */
export function wedge(number: number): string {
  const [from, to] = [middle(number) - 30, middle(number) + 30];
  const inside = (GAP * OUTER) / INNER;
  return `M${[...arc(from + GAP, to - GAP, OUTER), ...arc(to - inside, from + inside, INNER + 0.015)].join('L')}z`;
}

/** An arrow along the inside of the ring, from the middle of one wedge to that of another. */
export function road(from: number, to: number, backwards = false): string {
  const steps = backwards ? -((from - to + 6) % 6) : (to - from + 6) % 6;
  if (!steps) return '';
  const [start, end] = [middle(from), middle(from) + 60 * steps];
  const lead = backwards ? -8 : 8;
  const points = Array.from({ length: 25 }, (_, n) =>
    written(at(start + lead + ((end - start - lead) * n) / 24, ROAD)),
  );
  return `M${points.join('L')}`;
}
/** Where the roads run. */
const ROAD = INNER + 0.05;
