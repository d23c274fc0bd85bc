/** The game where several stand side by side: a city behind its wall, and a mask before it. */
import { dot, type Drawing } from '../../art/drawing';

export default {
  w: 'M5 56V36h9V22h10v12h4V14l7-9 7 9v20h6V24h9v32z',
  l: 'M3 57h58M6 57V37M14 37V22h10v13M28 34V14l7-10 7 10v20M48 36V24h9v33M6 37h8M24 35h4M42 34h6M14 22v-4h3v2h4v-2h3v4M48 24v-4h2.500v2h4v-2H57v4M35 4V1',
  h: 'M33 19v5M37 19v5M18 28v4M52 30v4M53 38v16M9 43v5M35 1h6l-2 1.500 2 1.500',
  s: 'M16 42c5-2 9-1 11 1 2-2 6-3 11-1 1 7-2 12-6 12-3 0-4-3-5-3s-2 3-5 3c-4 0-7-5-6-12z',
  g: `${dot(21.5, 46.5, 2)}${dot(32.5, 46.5, 2)}`,
} satisfies Drawing;
