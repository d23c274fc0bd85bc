/** A picture as a file that stands by itself, in one light: without style sheets, so that every program can draw it. */
import { ANY, BEYOND, drawn } from './pen';
import { colours, type Light } from './pigments';
import type { Drawn, Space } from './picture';

/**
 * The shade of a body is all that lies beyond its outline, cut off at that. A browser does not mind how far it goes;
 * others draw all of it first, so here it goes no further than it must.
 */
const SHADES = new RegExp(`d="${BEYOND}([^"]*)"`, 'g');
/** Wider than any shade is moved. */
const MARGIN = 16;

/** How many numbers belong to a letter of a path. */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
};

/** A box round an outline: round its points and what bends the lines between them. */
export function around(outline: string): string {
  const tokens = outline.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y, startX, startY, bendX, bendY] = [0, 0, 0, 0, 0, 0];
  const add = (px: number, py: number) => {
    xs.push(px);
    ys.push(py);
  };
  for (let n = 0, letter = ''; n < tokens.length;) {
    if (/[a-z]/i.test(tokens[n] ?? '')) letter = tokens[n++] ?? '';
    const kind = letter.toLowerCase();
    const count = NUMBERS[kind] ?? 0;
    const numbers = tokens.slice(n, n + count).map(Number);
    n += count;
    const [fromX, fromY] = [x, y];
    const [byX, byY] = letter === kind ? [x, y] : [0, 0];
    if (kind === 'z') [x, y] = [startX, startY];
    else if (kind === 'h') x = byX + (numbers[0] ?? 0);
    else if (kind === 'v') y = byY + (numbers[0] ?? 0);
    else if (kind === 'a') {
      const [rx = 0, ry = 0] = numbers;
      [x, y] = [byX + (numbers[5] ?? 0), byY + (numbers[6] ?? 0)];
      for (const [px, py] of [
        [fromX, fromY],
        [x, y],
      ] as const) {
        add(px - 2 * rx, py - 2 * ry);
        add(px + 2 * rx, py + 2 * ry);
      }
    } else {
      if (kind === 't' || kind === 's') add(2 * fromX - bendX, 2 * fromY - bendY);
      if (kind === 't') [bendX, bendY] = [2 * fromX - bendX, 2 * fromY - bendY];
      for (let one = 0; one < count; one += 2) {
        const last = one === count - 2;
        [x, y] = [byX + (numbers[one] ?? 0), byY + (numbers[one + 1] ?? 0)];
        if (!last) [bendX, bendY] = [x, y];
        add(x, y);
      }
      if (kind === 'm') {
        [startX, startY] = [x, y];
        letter = letter === 'm' ? 'l' : 'L';
      }
    }
    if (!'tsqc'.includes(kind)) [bendX, bendY] = [x, y];
    add(x, y);
  }
  const [left, top] = [Math.floor(Math.min(...xs)) - MARGIN, Math.floor(Math.min(...ys)) - MARGIN];
  const [right, bottom] = [Math.ceil(Math.max(...xs)) + MARGIN, Math.ceil(Math.max(...ys)) + MARGIN];
  return `M${left} ${top}H${right}V${bottom}H${left}z`;
}

/** The markup of a drawing with its colours written out; ids begin with `name`. */
export function painted({ draw }: Pick<Drawn, 'draw'>, light: Light, name = 'p'): string {
  const tones = colours(light);
  return drawn(draw)
    .replaceAll(ANY, name)
    .replaceAll(SHADES, (_, outline: string) => `d="${around(outline)}${outline}"`)
    .replace(/var\(--a-([\w-]+)\)/g, (_, tone: string) => tones.get(tone) ?? '#000000');
}

export const svg = ([x, y, width, height]: Space, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;

export const sheet = (one: Drawn, light: Light): string => svg(one.space, painted(one, light));
