/** The game where several stand side by side: the king's coach on its way. */
import { dot, type Drawing } from '../../art/drawing';

export default {
  w: 'M12 40c-3-8-3-16-1-20h40c2 4 2 12-1 20zM22 10 19 2l6 4 6-5 6 5 6-4-3 8z',
  l: 'M11 20h42M13 41c-4-8-4-15-2-21M51 41c4-8 4-15 2-21M13 41h38M22 11 19 2l6 4 6-5 6 5 6-4-3 9zM22 11v3h18v-3M16 20c4-4 10-6 16-6s12 2 16 6M26 41V27a6 6 0 0 1 12 0v14M51 38h10M8 51a8 8 0 1 0 16 0a8 8 0 1 0-16 0M40 51a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  h: 'M16 43v16M8 51h16M10.500 45.500l11 11M21.500 45.500l-11 11M48 43v16M40 51h16M42.500 45.500l11 11M53.500 45.500l-11 11M18 25v9M46 25v9M2 60h60M32 29v6',
  i: `${dot(16, 51, 2.2)}${dot(48, 51, 2.2)}${dot(31, 7, 1.4)}`,
} satisfies Drawing;
