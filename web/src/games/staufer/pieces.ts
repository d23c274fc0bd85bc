/** How much room the painted pieces take, in the units of their paintings: x, y, width, height. */
export const spaces = {
  figure: [-18, -58, 36, 60],
  chest: [-25, -31, 50, 43],
  open: [-30, -44, 60, 58],
  /** The crown over a noble's niche stands out above. */
  niche: [-23, -63, 46, 68],
  rider: [-46, -96, 104, 104],
  herald: [-46, -114, 118, 122],
  coach: [-50, -92, 100, 100],
  walkers: [-40, -72, 80, 80],
  seal: [-12, -12, 24, 24],
} as const;
export type PieceKind = keyof typeof spaces;
