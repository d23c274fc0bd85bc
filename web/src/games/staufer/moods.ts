/** Whom an event pleases or angers. */
import { angry, pleased, type Moods } from '../../stage/court.svelte';

export const moods: Moods = {
  points: [pleased('seat', ['points', 3])],
  task: [pleased('seat', ['points', 1])],
  brown: [pleased('seat', ['points', 3])],
  ranked: [angry('seat', ['place_number', 2])],
  'none-left': [angry('seat')],
  won: [pleased('seat')],
};
