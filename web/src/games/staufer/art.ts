/** Die Staufer in small: figures, chests and what is in them, for 24 pixels or less and until the paintings are there. */

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
