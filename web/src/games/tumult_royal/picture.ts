/** The game where several stand side by side: a statue on its pedestal, and what it costs at its feet. */
import { dot, type Drawing } from '../../art/drawing';

export default {
  w: 'M20 57V45h24v12zM24 44c-2-9 0-17 4-20h8c4 3 6 11 4 20z',
  l: 'M2 57h60M20 57V45h24v12M17 45h30M24 45c-3-10 0-18 4-21M40 45c3-10 0-18-4-21M26 16a6 6 0 0 1 12 0c0 5-2 8-6 8s-6-3-6-8M25 11 23 3l5 3 4-4 4 4 5-3-2 8zM38 28l11-8M47 17l4 6M26 28l-8 5 2 6',
  h: 'M24 50h16M24 53h16M32 26v18M28 30c-1 5-1 9 0 14M36 30c1 5 1 9 0 14M30 20h4M52 44c3 1 4 4 4 7M50 8l4-4M52 16h5',
  i: `M48 57c-2-6 0-10 3-11l-1-3h6l-1 3c3 1 5 5 3 11zM5 57c0-4 2-6 5-6s5 2 5 6z${dot(30, 16, 0.9)}${dot(34, 16, 0.9)}M50 17l3 4 5-3-3-5z`,
} satisfies Drawing;
