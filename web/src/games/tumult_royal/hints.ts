/** Keys and signs of what can be done without pointing at something. */
import type { IconName } from '../../art/icons';

/** An order is sealed with it. */
export const SEAL = 'S';

export const shortcuts: Readonly<Record<string, string>> = {
  spin: 'S',
  ready: 'G',
  keep: 'K',
  'lay-back': 'B',
  wait: 'W',
  done: 'D',
  pass: 'P',
};

export const icons: Readonly<Record<string, IconName>> = {
  spin: 'redraw',
  ready: 'check',
  keep: 'check',
  'lay-back': 'undo',
  wait: 'pause',
  done: 'end',
  pass: 'end',
};
