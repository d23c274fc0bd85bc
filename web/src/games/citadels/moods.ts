/** Whom an event pleases or angers. */
import { angry, pleased, type Moods } from '../../stage/court.svelte';

export const moods: Moods = {
  'was-murdered': [angry('of_seat')],
  'king-was-murdered': [angry('seat')],
  robbed: [pleased('seat', ['gold', 3]), angry('from_seat', ['gold', 1])],
  destroyed: [angry('of_seat')],
  crowned: [pleased('seat')],
  'took-income': [pleased('seat', ['gold', 3])],
  built: [pleased('seat', ['gold', 3])],
  'completed-first': [pleased('seat')],
  won: [pleased('seat')],
};
