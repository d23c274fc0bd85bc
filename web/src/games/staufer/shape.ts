/** The ring as it is drawn: six wedges between two rounded ovals, and a road round the court for the king. */

/** 2 would be an ellipse; a little more leaves room for what lies in the corners. */
const ROUNDNESS = 2.8;
/** Shares of the way from the middle to the edge. */
export const OUTER = 0.985;
export const INNER = 0.45;
export const ROAD = 0.407;
export const CENTRE = 0.364;
/** The court and its road are a little less broad than high: the wedges beside them are the narrow ones. */
const SLIM = 0.94;
/** Half the gap between two wedges, in degrees at the outer edge. */
const GAP = 0.5;

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
  const across = share > 0.5 ? share : share * SLIM;
  return { x: (width / 2) * (1 + sin * bend * across), y: (height / 2) * (1 - cos * bend * share) };
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

/** Whether a wedge lies left or right of the court, rather than above or below it. */
export const isBeside = (wedge: number): boolean => wedge % 3 === 1;
const isLeft = (wedge: number): boolean => wedge > 2;
const isBelow = (wedge: number): boolean => wedge === 2 || wedge === 3;

/** How large the offices are, so that those of a region fit into its wedge. */
export function officeSize({ width, height }: Size, beside: boolean, most: number): number {
  const room = beside ? width * (OUTER - INNER * SLIM) * 0.47 - 8 : width * 0.32;
  const high = beside ? (height * 0.36 - 60) / 2.3 : (height * 0.27 - 58) / 2.3;
  return Math.max(20, Math.min(most, room / 5, high));
}

/** Where the things of a wedge have their middle. */
export function heart(size: Size, wedge: number, office: number): Point {
  const { width, height } = size;
  if (isBeside(wedge)) {
    const { x } = at(size, middle(wedge), (OUTER + INNER * SLIM) / 2);
    return { x, y: height * 0.5 + Math.min(height * 0.055, 42) };
  }
  const x = Math.max(office * 2.5 + 16, width * 0.15);
  const y = height * ((1 - INNER) / 4 + 0.006);
  return { x: width / 2 + (isLeft(wedge) ? -x : x), y: isBelow(wedge) ? height - y : y };
}

/** Where the landmark of a wedge stands, and how large it is: beside its things, or above them. */
export function landmark(size: Size, wedge: number): Point & { scale: number } {
  const { width, height } = size;
  if (isBeside(wedge)) {
    const { x } = at(size, middle(wedge), (OUTER + INNER * SLIM) / 2);
    return { x, y: height * 0.4, scale: Math.min(width / 920, height / 900) };
  }
  const x = width * (0.5 + (isLeft(wedge) ? -0.385 : 0.385));
  const scale = Math.min(width / 1160, height / 940);
  return { x, y: height * (isBelow(wedge) ? 0.845 : 0.262), scale };
}
