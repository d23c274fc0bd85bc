/** What a hand does while taxes are collected: the chronicle tells it as one thing. */
import type { Gathered } from '../types';

export const gathered: Gathered = {
  key: 'board-gathered',
  kinds: {
    lifted: ['lifted', 'lifted-hidden'],
    kept: ['kept'],
    back: ['laid-back', 'slipped-back'],
    missed: ['missed'],
    done: ['done'],
  },
};
