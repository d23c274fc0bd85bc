/** Small faces: each is drawn once into the page, and shown wherever somebody is named. A list of many costs little so. */
import type { Mood } from './paint/faces';
import { paintings } from './paintings.svelte';

const SVG = 'http://www.w3.org/2000/svg';
/** Below so many pixels a face is plain. */
const FULL = 64;
let sheet: SVGSVGElement | undefined;

/** The name of a drawn face for `<use>`; nothing until its paint has come. */
export function drawnFace(figure: string, mood: Mood, size: number): string | undefined {
  const paint = paintings.faces.now;
  if (!paint) return undefined;
  const form = size < FULL ? 'plain' : 'full';
  const name = `face-${figure}-${mood}-${form}`;
  if (!sheet?.isConnected) sheet = document.body.appendChild(newSheet());
  if (!sheet.querySelector(`#${name}`)) {
    const symbol = document.createElementNS(SVG, 'symbol');
    symbol.id = name;
    symbol.setAttribute('viewBox', '0 0 100 100');
    symbol.innerHTML = paint.faceMarkup(figure, mood, form, name);
    sheet.append(symbol);
  }
  return name;
}

/** Out of sight, but not `display: none`: what is clipped and shaded in it would be gone. */
function newSheet(): SVGSVGElement {
  const made = document.createElementNS(SVG, 'svg');
  made.setAttribute('aria-hidden', 'true');
  made.setAttribute('width', '0');
  made.setAttribute('height', '0');
  made.style.position = 'absolute';
  return made;
}
