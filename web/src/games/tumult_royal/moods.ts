/** Whom an event pleases or angers. */
import { angry, pleased, type Moods } from '../../stage/court.svelte';

export const moods: Moods = {
  'slipped-back': [angry('seat')],
  punished: [angry('seat')],
  admired: [pleased('seat', ['count', 3])],
  crowned: [pleased('seat')],
  mercy: [pleased('seat')],
  won: [pleased('seat')],
};
