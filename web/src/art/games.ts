import { dot, type Drawing } from './drawing';

/** For a game that brings no picture: a pawn beside a die. */
export const anyGame: Drawing = {
  w: 'M12 56c0-12 5-19 8-24h6c3 5 8 12 8 24zM36 36h22v20H36z',
  l: 'M6 57h54M11 57c0-13 6-20 9-26h6c3 6 9 13 9 26M15 22a8 8 0 1 0 16 0a8 8 0 1 0-16 0M17 31h12M36 36h22v21H36z',
  h: 'M27 37c2 5 4 11 4 18M28 17c1.500 1.500 2 4 1.500 7M55 39v15M52 39v15',
  i: `${dot(42, 42, 2)}${dot(47, 46.5, 2)}${dot(52, 51, 2)}`,
};
