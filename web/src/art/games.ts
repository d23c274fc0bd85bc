/** A drawing for each game, where games stand beside each other. */
import { dot, type Drawing } from './drawing';

export const games: Readonly<Record<string, Drawing>> = {
  // a city behind its wall, and a mask before it
  citadels: {
    w: 'M5 56V36h9V22h10v12h4V14l7-9 7 9v20h6V24h9v32z',
    l: 'M3 57h58M6 57V37M14 37V22h10v13M28 34V14l7-10 7 10v20M48 36V24h9v33M6 37h8M24 35h4M42 34h6M14 22v-4h3v2h4v-2h3v4M48 24v-4h2.500v2h4v-2H57v4M35 4V1',
    h: 'M33 19v5M37 19v5M18 28v4M52 30v4M53 38v16M9 43v5M35 1h6l-2 1.500 2 1.500',
    s: 'M16 42c5-2 9-1 11 1 2-2 6-3 11-1 1 7-2 12-6 12-3 0-4-3-5-3s-2 3-5 3c-4 0-7-5-6-12z',
    g: `${dot(21.5, 46.5, 2)}${dot(32.5, 46.5, 2)}`,
  },
  // two dice, and the keep in the snow above them
  kingsburg: {
    w: 'M14 30V13h28v17zM7 36h22v21H7zM35 39l20-5 5 19-20 5z',
    l: 'M13 33V14M43 31V14M11 14V6h6v4h6V6h10v4h6V6h6v8zM24 31v-6a4 4 0 0 1 8 0v6M7 36h22v21H7zM35 39l20-5 5 19-20 5z',
    h: 'M18 19h4M34 19h4M17 24h3M37 24h3M52 12v6M49.500 13.500l5 3M54.500 13.500l-5 3M5 18v6M2.500 19.500l5 3M7.500 19.500l-5 3M26 39v15M57 38l3.500 13',
    i: `${dot(12.5, 41.5, 2)}${dot(23.5, 41.5, 2)}${dot(18, 46.5, 2)}${dot(12.5, 51.5, 2)}${dot(23.5, 51.5, 2)}${dot(42, 43, 2)}${dot(47.5, 46, 2)}${dot(53, 49, 2)}`,
  },
  // the king's coach on its way
  staufer: {
    w: 'M12 40c-3-8-3-16-1-20h40c2 4 2 12-1 20zM22 10 19 2l6 4 6-5 6 5 6-4-3 8z',
    l: 'M11 20h42M13 41c-4-8-4-15-2-21M51 41c4-8 4-15 2-21M13 41h38M22 11 19 2l6 4 6-5 6 5 6-4-3 9zM22 11v3h18v-3M16 20c4-4 10-6 16-6s12 2 16 6M26 41V27a6 6 0 0 1 12 0v14M51 38h10M8 51a8 8 0 1 0 16 0a8 8 0 1 0-16 0M40 51a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
    h: 'M16 43v16M8 51h16M10.500 45.500l11 11M21.500 45.500l-11 11M48 43v16M40 51h16M42.500 45.500l11 11M53.500 45.500l-11 11M18 25v9M46 25v9M2 60h60M32 29v6',
    i: `${dot(16, 51, 2.2)}${dot(48, 51, 2.2)}${dot(31, 7, 1.4)}`,
  },
  // a statue on its pedestal, and what it costs at its feet
  tumult_royal: {
    w: 'M20 57V45h24v12zM24 44c-2-9 0-17 4-20h8c4 3 6 11 4 20z',
    l: 'M2 57h60M20 57V45h24v12M17 45h30M24 45c-3-10 0-18 4-21M40 45c3-10 0-18-4-21M26 16a6 6 0 0 1 12 0c0 5-2 8-6 8s-6-3-6-8M25 11 23 3l5 3 4-4 4 4 5-3-2 8zM38 28l11-8M47 17l4 6M26 28l-8 5 2 6',
    h: 'M24 50h16M24 53h16M32 26v18M28 30c-1 5-1 9 0 14M36 30c1 5 1 9 0 14M30 20h4M52 44c3 1 4 4 4 7M50 8l4-4M52 16h5',
    i: `M48 57c-2-6 0-10 3-11l-1-3h6l-1 3c3 1 5 5 3 11zM5 57c0-4 2-6 5-6s5 2 5 6z${dot(30, 16, 0.9)}${dot(34, 16, 0.9)}M50 17l3 4 5-3-3-5z`,
  },
};
