/**
 * The pen. Everything is built from closed outlines in one pigment: the ink line, the shade and the edge of light are
 * made from the outline itself, so a picture is path data and travels as code. Light comes from the upper left.
 *
 *   solid   a body: ink line heavier away from the light, shade below right, edge of light above left
 *   patch   a flat area            line    an ink line, or one in a tone       strip   a line with ink on both sides
 *   disc    a filled circle        bar     a filled rectangle
 *   at      moved and scaled       each    the same thing at several points
 *
 * All of them return markup. Colours are tokens (`design/art.css`); there is no style attribute and no filter.
 */
import type { Air, Pigment } from './pigments';

export type { Cloth, Pigment } from './pigments';
export type Tone = Pigment | `${Pigment}-d` | `${Pigment}-l` | Air;
export type Paint = Tone | `#${string}` | `url(${string})` | 'none';

/** The shade of a pigment, and its light. */
export const dark = (pigment: Pigment): Tone => `${pigment}-d`;
export const pale = (pigment: Pigment): Tone => `${pigment}-l`;

/** Stands for the name of the instance in every id, until the picture is hung up. */
export const ANY = '~';
let count = 0;
let plain = false;

/** What a drawing looks like from nothing, with ids that count from one. The plain form is for below 64 pixels. */
export function drawn(draw: () => string, form: 'full' | 'plain' = 'full'): string {
  const before = { count, plain };
  count = 0;
  plain = form === 'plain';
  try {
    return rounded(draw());
  } finally {
    ({ count, plain } = before);
  }
}
/** A part of a picture in the plain form: one path for each body, no shade. For what stands far behind. */
export function simply(draw: () => string): string {
  const before = plain;
  plain = true;
  try {
    return draw();
  } finally {
    plain = before;
  }
}
/** Whether details should be left away. */
export const isPlain = (): boolean => plain;

const rounded = (markup: string): string =>
  markup.replace(/\d+\.\d{3,}(?:e-\d+)?/g, (number) => String(Number(Number(number).toFixed(2))));
const newId = (): string => ANY + (++count).toString(36);
const colour = (paint: Paint): string => (/^(?:#|url|none)/.test(paint) ? paint : `var(--a-${paint})`);
const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`;
const inked = (weight: number | undefined, tone: Paint = 'ink'): string =>
  weight ? ` stroke="${colour(tone)}" stroke-width="${weight}" stroke-linejoin="round"` : '';

interface Solid {
  /** How far the shade reaches: 1 to 2 for jewels, 3 to 4 for heads and things, 5 to 7 for cloth. */
  shade?: number;
  /** Width of the edge of light, on cloth and metal. */
  rim?: number;
  /** Weight of the outline. */
  ink?: number;
  /** Pattern or second colour below the shade. */
  inside?: string;
  /** Inner lines above the shade; left away in the plain form. */
  over?: string;
  fill?: Paint;
  shadeTone?: Paint;
  transform?: string;
}

/** So far away that no picture reaches there. */
export const BEYOND = 'M-900-900h3000v3000h-3000z';

export function solid(outline: string, pigment: Pigment, options: Solid = {}): string {
  const { shade = 3, rim = 0, ink = 1.5, inside = '', over = '', transform } = options;
  const fill = colour(options.fill ?? pigment);
  if (plain && !inside)
    return `<path d="${outline}"${attribute('transform', transform)} fill="${fill}"${inked(ink * 2)} paint-order="stroke"/>`;
  const line = ink
    ? `<path d="${outline}" transform="translate(.45 .6)" fill="var(--a-ink)"${inked(ink * 2)}/>`
    : '';
  const light =
    rim && !plain
      ? `<path d="${outline}" fill="none" stroke="${colour(pale(pigment))}" stroke-width="${2 * rim}"/>`
      : '';
  const dim =
    shade && !plain
      ? `<path d="${BEYOND}${outline}" fill-rule="evenodd" transform="translate(${-shade} ${-shade * 0.8})" fill="${colour(options.shadeTone ?? dark(pigment))}"/>`
      : '';
  const inner = inside + light + dim + (plain ? '' : over);
  return `<g${attribute('transform', transform)}>${line}<path d="${outline}" fill="${fill}"/>${inner && clipped(outline, inner)}</g>`;
}

interface Patch {
  opacity?: number;
  /** Weight of a line round it, and its tone. */
  ink?: number;
  tone?: Paint;
  transform?: string;
}
export function patch(outline: string, paint: Paint, { opacity, ink, tone, transform }: Patch = {}): string {
  return `<path d="${outline}" fill="${colour(paint)}"${attribute('opacity', opacity)}${inked(ink, tone)}${attribute('transform', transform)}/>`;
}
/** A patch with holes: what lies in a second ring is cut out. */
export function cutout(outline: string, paint: Paint, transform?: string): string {
  return `<path d="${outline}" fill="${colour(paint)}" fill-rule="evenodd"${attribute('transform', transform)}/>`;
}

interface Line {
  opacity?: number;
  dash?: string;
}
export function line(d: string, weight = 1.2, tone: Paint = 'ink', { opacity, dash }: Line = {}): string {
  return `<path d="${d}" fill="none" stroke="${colour(tone)}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"${attribute('opacity', opacity)}${attribute('stroke-dasharray', dash)}/>`;
}
/** A rod, a rope, a beam: a line in a tone with ink on both sides. */
export function strip(d: string, weight: number, tone: Paint, ink = 2.6): string {
  return line(d, weight + ink) + line(d, weight, tone);
}
export function disc(x: number, y: number, r: number, paint: Paint, patch: Patch = {}): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour(paint)}"${attribute('opacity', patch.opacity)}${inked(patch.ink, patch.tone)}/>`;
}
export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: Paint,
  { opacity, ink, tone }: Patch = {},
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour(paint)}"${attribute('opacity', opacity)}${inked(ink, tone)}/>`;
}
export function bar(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  { opacity, ink, tone, round }: Patch & { round?: number } = {},
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${attribute('rx', round)} fill="${colour(paint)}"${attribute('opacity', opacity)}${inked(ink, tone)}/>`;
}

/** Moved to a point and scaled; `more` is a further transformation, such as `rotate(7)`. */
export function at(x: number, y: number, scale: number, inside: string, more = ''): string {
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}${more && ` ${more}`}">${inside}</g>`;
}
/** The same thing at several points, which are written as in a path: `each('3 4, 7 9', (x, y, n) => …)`. */
export function each(points: string, draw: (x: number, y: number, n: number) => string): string {
  return points
    .split(',')
    .map((point, n) => {
      const [x = 0, y = 0] = point.trim().split(' ').map(Number);
      return draw(x, y, n);
    })
    .join('');
}
/** So many times, from 0. */
export function times(n: number, draw: (n: number) => string): string {
  return Array.from({ length: n }, (_, one) => draw(one)).join('');
}
export function clipped(outline: string, inside: string): string {
  const id = newId();
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
}
export const faded = (opacity: number, inside: string): string => `<g opacity="${opacity}">${inside}</g>`;

/** An outline times k, so that its line keeps its weight; for outlines without arcs. */
export const grown = (outline: string, k: number): string =>
  outline.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number) => `${Number((Number(number) * k).toFixed(2))} `);
/** Outlines of circles and rectangles. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
/** A star with five points, or more. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.42): string {
  return rays(x, y, 2 * points, (n) => (n % 2 ? r * inner : r));
}
/** Points round a centre, the first above it. */
export function rays(x: number, y: number, points: number, radius: (n: number) => number): string {
  const corners = Array.from({ length: points }, (_, n) => {
    const angle = Math.PI * ((2 * n) / points - 0.5);
    const r = radius(n);
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

type Stop = readonly [at: number, paint: Paint, opacity?: number];
const stops = (all: readonly Stop[]): string =>
  all
    .map(
      ([offset, paint, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour(paint)}"${attribute('stop-opacity', opacity)}/>`,
    )
    .join('');

/** A paint that changes, and its definition, which has to stand before it. */
export type Mixed = readonly [paint: Paint, definition: string];

/** From one colour to another: downwards, `across` or to the lower right (`slanting`). */
export function gradient(all: readonly Stop[], way: 'down' | 'across' | 'slanting' = 'down'): Mixed {
  const id = newId();
  const x = way === 'down' ? 0 : 1;
  const y = way === 'across' ? 0 : 1;
  return [
    `url(#${id})`,
    `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stops(all)}</linearGradient>`,
  ];
}
/** Light round something. */
export function glow(x: number, y: number, r: number, tone: Paint, opacity = 0.8): string {
  const id = newId();
  return `<radialGradient id="${id}">${stops([
    [0, tone, opacity],
    [1, tone, 0],
  ])}</radialGradient>${disc(x, y, r, `url(#${id})`)}`;
}
/** A pattern that repeats in a square, turned by 45 degrees. */
export function pattern(size: number, inside: string): Mixed {
  const id = newId();
  return [
    `url(#${id})`,
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${inside}</pattern>`,
  ];
}

interface Letters {
  anchor?: 'start' | 'middle' | 'end';
  tone?: Paint;
  /** Ink round the letters. */
  ink?: number;
}
/** Words on vellum; they come from whoever speaks the language. */
export function letters(
  x: number,
  y: number,
  text: string | number,
  size: number,
  { anchor = 'middle', tone = 'ink', ink }: Letters = {},
): string {
  const safe = String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(ANY, '&#126;');
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="var(--serif)" font-weight="600" font-size="${size}" fill="${colour(tone)}"${inked(ink)}${ink ? ' paint-order="stroke"' : ''}>${safe}</text>`;
}

/** Numbers that look like chance and are always the same. */
export function luck(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807 + 11) % 2147483647) / 2147483647;
}
/** Lines keep their weight when something is enlarged. */
export function thin(markup: string, scale: number): string {
  return markup.replace(
    /stroke-width="([\d.]+)"/g,
    (_, weight: string) => `stroke-width="${Number((Number(weight) / scale).toFixed(2))}"`,
  );
}
