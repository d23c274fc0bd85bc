// @ts-check
/** How Liar's Dice looks: dice with pips, and cups of leather. */

const SVG = 'http://www.w3.org/2000/svg';
/** Where the pips of a face lie, on a grid of three by three. */
const PIPS = { 1: [4], 2: [2, 6], 3: [2, 4, 6], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 */
function svg(tag, attributes, ...children) {
  const found = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, String(value));
  found.append(...children);
  return found;
}

/**
 * An element with a class and what is in it.
 * @param {string} tag
 * @param {string} name
 * @param {...(Node | string)} children
 */
export function part(tag, name, ...children) {
  const found = document.createElement(tag);
  found.className = name;
  found.append(...children);
  return found;
}

/**
 * A die that shows a face, or its back if nobody may see it.
 * @param {string | null} face
 * @param {boolean} [counts] whether it is one of those that were counted
 */
export function die(face, counts = false) {
  const found = svg(
    'svg',
    {
      viewBox: '0 0 40 40',
      class: `die${face ? '' : ' hidden'}${counts ? ' counts' : ''}`,
      'aria-hidden': 'true',
    },
    svg('rect', { class: 'edge', x: 2, y: 3.5, width: 36, height: 35, rx: 8 }),
    svg('rect', { class: 'side', x: 2, y: 1.5, width: 36, height: 34, rx: 8 }),
  );
  if (!face)
    found.append(
      svg('path', { class: 'mark', d: 'M20 8l10 10.500L20 29 10 18.500zM20 13l-5 5.500 5 5.500 5-5.500z' }),
    );
  for (const at of PIPS[/** @type {keyof typeof PIPS} */ (Number(face))] ?? [])
    found.append(
      svg('circle', { class: 'pip', cx: 10.5 + 9.5 * (at % 3), cy: 9 + 9.5 * Math.floor(at / 3), r: 3.3 }),
    );
  return found;
}

/** A cup, turned over. Its band has the colour of the seat (`--seat`). */
export function cup() {
  return svg(
    'svg',
    { viewBox: '0 0 96 80', class: 'cup', 'aria-hidden': 'true' },
    svg('ellipse', { class: 'shadow', cx: 48, cy: 74, rx: 44, ry: 5 }),
    svg('path', { class: 'leather', d: 'M24 8c0-4 48-4 48 0l14 60c0 6-76 6-76 0z' }),
    svg('path', { class: 'band', d: 'M19.600 27c10 4 46.800 4 56.800 0l4.200 18c-12 5-53.200 5-65.200 0z' }),
    svg('path', { class: 'stitch', d: 'M18.500 31.500c12 4 47 4 59 0M15.800 42c13 5 51.400 5 64.400 0' }),
    svg('path', { class: 'rim', d: 'M10 68c0 6 76 6 76 0l-1.600-7c-6 6-66.800 6-72.800 0z' }),
    svg('path', { class: 'gleam', d: 'M31 10c-3 15-6 31-8 50' }),
  );
}
