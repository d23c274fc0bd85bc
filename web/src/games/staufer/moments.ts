/** What can be somebody's best moment: the event, and which of its figures says how great it was. */
import type { Moments } from '../../stage/finale';

export const moments: Moments = {
  points: 'points',
  task: 'points',
  brown: 'points',
};
