/** The shield of a seat as an element, as `design/Crest.svelte` draws it. */
import { shield, signs } from '../art/signs';
import type { SeatInfo } from '../games/types';

const SVG = 'http://www.w3.org/2000/svg';

export function crest(seat: SeatInfo | undefined, size = 28): SVGElement {
  const found = document.createElementNS(SVG, 'svg');
  found.setAttribute('viewBox', '0 0 32 36');
  found.setAttribute('width', String(size));
  found.setAttribute('height', String((size * 36) / 32));
  found.setAttribute('aria-hidden', 'true');
  if (!seat) return found;
  found.append(
    path(shield, { fill: `var(--seat-${seat.colour % 7})`, stroke: 'var(--ink)', strokeWidth: '1.4' }),
    path(signs[seat.crest], { fill: 'var(--on-seat)', fillRule: 'evenodd' }),
  );
  return found;
}

function path(d: string, style: Partial<CSSStyleDeclaration>): SVGElement {
  const found = document.createElementNS(SVG, 'path');
  found.setAttribute('d', d);
  Object.assign(found.style, style);
  return found;
}
