/** Die Staufer: the six regions, the figures, the chests and what is in them. */
import { dot, type Drawing } from '../../art/drawing';

const ground = 'M4 57h56';

export const regions: Readonly<Record<string, Drawing>> = {
  // an octagon under a tall roof, with a choir
  aachen: {
    w: 'M14 30h24v27H14zM26 8l14 21H12zM40 36h14v21H40z',
    l: `${ground}M13 57V30h26v27M26 7 41 30H11zM26 7V2M39 57V35h16v22M37 35l10-11 10 11zM20 57V47a6 6 0 0 1 12 0v10M17 42v-5a2 2 0 0 1 4 0v5zM24 42v-5a2 2 0 0 1 4 0v5zM31 42v-5a2 2 0 0 1 4 0v5z`,
    h: 'M26 9v21M26 9l-7 21M26 9l7 21M44 57V43M47 57V43M50 57V43M44 43a3 3 0 0 1 6 0M37 46v10M35 46v10M53 38v18',
    i: `${dot(26, 2.5, 1.8)}M24.500 57v-7h3v7z`,
  },
  // the gate tower and a gabled house
  augsburg: {
    w: 'M9 26h20v31H9zM19 5 31 25H7zM34 38l11-11 11 11v19H34z',
    l: `${ground}M9 57V26h20v31M6 26h26M19 4 32 26H6zM34 57V38l11-12 11 12v19M33 39l12-13 12 13M14 57V46a5 5 0 0 1 10 0v11M15 33h3v5h-3zM20 33h3v5h-3zM42 57V48h6v9M19 4V1`,
    h: 'M26 28v28M12 20h14M14 15h10M37 42h16M37 46h4M49 46h4M45 31v7M51 40v16M53 42v14',
    i: `M41.500 38h2.500v4h-2.500zM46.500 38H49v4h-2.500z${dot(19, 42, 1.3)}`,
  },
  // a broad front with many pinnacles
  mailand: {
    w: 'M6 57V38l8-7 8-9 10-10 10 10 8 9 8 7v19z',
    l: `${ground}M6 57V38l9-8 8-9 9-10 9 10 8 8 9 9v19M15 57V30M23 57V21M41 57V21M49 57V30M32 11V4M23 21v-6M41 21v-6M15 30v-6M49 30v-6M6 38v-6M58 38v-6M28 57V47a4 4 0 0 1 8 0v10`,
    h: 'M32 17v22M29 22v15M35 22v15M26.500 28v25M37.500 28v25M19 34v20M45 34v20M10 42v12M54 42v12M52 36v18M47 32v22',
    i: `${dot(32, 3, 1.6)}${dot(23, 14, 1.1)}${dot(41, 14, 1.1)}${dot(15, 23, 1.1)}${dot(49, 23, 1.1)}${dot(32, 42, 2.4)}`,
  },
  // a castle on a hill above the river
  nimwegen: {
    w: 'M18 22h16v24H18zM36 30h14v16H36zM6 57c4-8 12-11 26-11s22 3 26 11z',
    l: 'M18 46V20h3v3h3v-3h4v3h3v-3h3v26M34 46V30h3v2h3v-2h3v2h3v-2h4v16M3 50c8-3 16-4 29-4s21 1 29 4M23 46v-6a3 3 0 0 1 6 0v6M26 20v-8h8l-2.500 2.500L34 17h-8',
    h: 'M3 55c3-2.500 6-2.500 9 0s6 2.500 9 0 6-2.500 9 0 6 2.500 9 0 6-2.500 9 0 6 2.500 9 0M9 60c3-2.500 6-2.500 9 0M28 60c3-2.500 6-2.500 9 0M46 60c3-2.500 6-2.500 9 0M31 26v19M47 34v11M44 34v11',
    i: 'M24 27h4v5h-4zM38 36h2.500v4H38zM43 36h2.500v4H43z',
  },
  // domes and a palm
  palermo: {
    w: 'M8 34h34v23H8zM12 33a6 6 0 0 1 12 0zM26 33a6 6 0 0 1 12 0zM46 20c2-6 8-8 14-5-4 1-6 3-7 6z',
    l: `${ground}M8 57V34h34v23M6 34h38M12 34a6 6.500 0 0 1 12 0M26 34a6 6.500 0 0 1 12 0M14 57V46a3.500 3.500 0 0 1 7 0v11M22 57V46a3.500 3.500 0 0 1 7 0v11M30 57V46a3.500 3.500 0 0 1 7 0v11M52 57c-1-13-1-23 1-34M53 23c-5-4-10-3-13 1M53 23c-3-6-8-8-12-6M53 23c1-6 4-9 9-8M53 23c5-3 8-1 9 4M53 23c4 1 6 5 5 9`,
    h: 'M18 27.500v-4M32 27.500v-4M11 39h28M51.500 34h2.500M51 40h2.500M51 46h2.500M51 52h2.500M36 40v16M39 40v16',
    i: `${dot(18, 23, 1.3)}${dot(32, 23, 1.3)}${dot(53, 24, 1.8)}`,
  },
  // one spire of two
  strassburg: {
    w: 'M13 57V26h38v31zM17 24 24 3l7 21z',
    l: `${ground}M13 57V25h38v32M16 25 24 3l8 22M32 25v32M13 40h38M27 57V48a5 5 0 0 1 10 0v9M36 33a4.500 4.500 0 1 0 .1 0M17 57V47a2.500 2.500 0 0 1 5 0v10M42 57V47a2.500 2.500 0 0 1 5 0v10M51 25v-4h-8v4`,
    h: 'M24 6v19M21 15h6M19 20h10M17 30v7M21 29v8M26 29v8M46 30v9M49 28v28M36 33v9M31.700 37.500h8.700M24 3V1',
    i: `${dot(36, 37.5, 1.3)}${dot(24, 2, 1.3)}`,
  },
};

/** A figure in a box of 24 by 32: an envoy in a cloak; a noble with mantle and crown. The seat's sign is laid over. */
export const figures = {
  envoy:
    'M12 2.500a4.600 4.600 0 0 1 3 8.100c4.200 1.700 6 6.600 6.500 15.900 0 2-4 3-9.500 3s-9.500-1-9.500-3C3 17.200 4.800 12.300 9 10.600a4.600 4.600 0 0 1 3-8.100z',
  noble:
    'M6.500 1l2.700 2.200L12 .2l2.800 3L17.500 1l-.9 5.600c.3 1.900-.5 3.300-1.700 4.200 5 1 7.600 6 8.300 16.200 0 2-4.700 3.200-11.200 3.200S.800 29 .8 27C1.500 16.800 4.100 11.800 9.100 10.800 7.900 9.900 7.100 8.500 7.400 6.600z',
} as const;

/** A chest in a box of 32 by 28: the lid, the body; what is in it is shown on the front. */
export const chest = {
  lid: 'M2.500 11C2.500 5.500 6 2.500 11 2.500h10c5 0 8.500 3 8.500 8.500z',
  body: 'M2.500 11h27v14.500h-27z',
  bands: 'M2.500 11h27M8 2.900V11M24 2.900V11',
} as const;

/** What an effect does, in a square of 24: filled, even-odd. */
export const effects: Readonly<Record<string, string>> = {
  gain_points:
    'M12 2l3 6.600 7.200.8-5.400 4.800 1.600 7.100L12 17.600l-6.400 3.700 1.600-7.100L1.800 9.400 9 8.600z',
  gain_envoys:
    'M12 3a4 4 0 0 1 2.600 7c3.600 1.500 5.200 5.400 5.400 11H4c.2-5.600 1.800-9.500 5.400-11A4 4 0 0 1 12 3z',
  gain_nobles: 'M3 19 1.800 7.500l5 4L12 3.500l5.200 8 5-4L21 19zM4 20.500h16v2H4z',
  travel_free: 'M3 17c4-1 5-3 5-6s2-6 6-6h2V2l6 5-6 5V9h-2c-2 0-2.600 1-2.600 3 0 5-2.400 8-8.400 8.500z',
  office_cost_delta: 'M3 10h18v4H3z',
  noble_waiver: 'M5 22V8a7 7 0 0 1 14 0v14zM8 19h8V8a4 4 0 0 0-8 0zM13 13h2v2.500h-2z',
  recall_region: 'M10 3v4h5a6.500 6.500 0 0 1 0 13H7v-3.500h8a3 3 0 0 0 0-6h-5v4L2.500 8.800z',
  recall_figures: 'M10 3v4h5a6.500 6.500 0 0 1 0 13H7v-3.500h8a3 3 0 0 0 0-6h-5v4L2.500 8.800z',
  promote_seated_envoy: 'M12 1.500 20 10h-5v5H9v-5H4zM4 17.500h16v4H4z',
  supply_figures_factor:
    'M8 4a3 3 0 0 1 2 5.200c2.600 1 3.800 4.300 4 9.800H2c.2-5.500 1.400-8.800 4-9.800A3 3 0 0 1 8 4zM16.500 4a3 3 0 0 1 2 5.200c2.600 1 3.500 4.300 3.700 9.800h-6.400c0-4-.7-7-2.400-9a3 3 0 0 1 3.100-6z',
  transfer_seated_figure: 'M2 8.500 8 3v3.500h8v4H8V14zM22 15.500 16 10v3.500H8v4h8V21z',
  draw_chests: 'M3 10c0-4 2.500-6 6-6h6c3.500 0 6 2 6 6v10H3zM5 11v7h14v-7h-5v2.500h-4V11z',
};

/** On chests that have no effect of their own. */
export const chestSigns: Readonly<Record<string, string>> = {
  brown: 'M3 19h4v-5H3zM8 19h4v-8H8zM13 19h4V8h-4zM18 19h4V4h-4z',
  violet:
    'M12 2a6.500 6.500 0 0 1 4.500 11.200L18 22l-6-3.500L6 22l1.500-8.800A6.500 6.500 0 0 1 12 2zM12 5.500a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
};

/** The king on his way, in a square of 64. */
export const king: Drawing = {
  w: 'M20 30c-8 4-11 13-12 27h48c-1-14-4-23-12-27z',
  l: 'M32 14a9 9 0 0 0-9 9c0 5 4 10 9 10s9-5 9-10a9 9 0 0 0-9-9M22 31C13 35 9 44 8 57h48c-1-13-5-22-14-26M32 33v24M21 15 18 3l8 6 6-8 6 8 8-6-3 12zM56 57V28M53 28h6',
  h: 'M25 40c-1 5-2 10-2 16M39 40c1 5 2 10 2 16M47 42c2 4 3 9 3 14M24 26c0 6 4 11 8 11s8-5 8-11',
  i: `${dot(29, 23, 1.2)}${dot(35, 23, 1.2)}${dot(56, 25.5, 3)}${dot(32, 41, 1.3)}${dot(32, 48, 1.3)}`,
};
