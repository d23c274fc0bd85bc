/** Whom an event pleases or angers. */
import { angry, pleased, type Moods } from '../../stage/court.svelte';

export const moods: Moods = {
  built: [pleased('seat', ['points', 3])],
  strongest: [pleased('seat')],
  honour: [pleased('seat')],
  'army-points': [pleased('seat', ['points', 3])],
  'envoy-goes': [pleased('seat')],
  spoils: [pleased('seat')],
  'lost-goods': [angry('seat')],
  'lost-building': [angry('seat')],
  'lost-points': [angry('seat')],
  won: [pleased('seat')],
};
