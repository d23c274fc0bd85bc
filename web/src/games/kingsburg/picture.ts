/** The game where several stand side by side: two dice, and the keep in the snow above them. */
import { dot, type Drawing } from '../../art/drawing';

export default {
  w: 'M14 30V13h28v17zM7 36h22v21H7zM35 39l20-5 5 19-20 5z',
  l: 'M13 33V14M43 31V14M11 14V6h6v4h6V6h10v4h6V6h6v8zM24 31v-6a4 4 0 0 1 8 0v6M7 36h22v21H7zM35 39l20-5 5 19-20 5z',
  h: 'M18 19h4M34 19h4M17 24h3M37 24h3M52 12v6M49.500 13.500l5 3M54.500 13.500l-5 3M5 18v6M2.500 19.500l5 3M7.500 19.500l-5 3M26 39v15M57 38l3.500 13',
  i: `${dot(12.5, 41.5, 2)}${dot(23.5, 41.5, 2)}${dot(18, 46.5, 2)}${dot(12.5, 51.5, 2)}${dot(23.5, 51.5, 2)}${dot(42, 43, 2)}${dot(47.5, 46, 2)}${dot(53, 49, 2)}`,
} satisfies Drawing;
