/** Wide pictures for the home page, 1600 by 560: the left third stays calm for words, and a phone looks at one part. */
import { at, bar, gradient } from '../pen';
import { person, type Person } from '../people/person';
import type { Picture } from '../picture';

export const WIDTH = 1600;
export const HEIGHT = 560;

export interface Hero {
  /** With the left third in shade. */
  wide: Picture;
  /** The crop for a phone. */
  crop: Picture;
  /** The whole of it, without words in mind. */
  whole: Picture;
  /** Where to look if there is room for a part only, from the left: 0 to 1. */
  focus: number;
}
/** `focus` is where a phone looks. */
export function hero(draw: () => string, focus: number): Hero {
  const shaded = () => {
    const [paint, definition] = gradient(
      [
        [0, '#140a10', 0.62],
        [0.42, '#140a10', 0.28],
        [1, '#140a10', 0],
      ],
      'across',
    );
    return draw() + definition + bar(0, 0, 760, HEIGHT, paint);
  };
  return {
    wide: { space: [0, 0, WIDTH, HEIGHT], draw: shaded },
    crop: { space: [focus - 364, 0, 728, HEIGHT], draw },
    whole: { space: [0, 0, WIDTH, HEIGHT], draw },
    focus: focus / WIDTH,
  };
}
/** A half-figure whose foot is at x, y. */
export const stands = (one: Person, x: number, y: number, k: number): string =>
  at(x, y, k, person(one), 'translate(-80 -200)');
/** The same, looking the other way: turned and not mirrored, for the light stays where it is. */
export const turned = (one: Person): Person => ({
  ...one,
  turn: -(one.turn ?? 0.5),
  holds: (one.holds ?? []).map(([thing, x = 34, y = 84, lean = 0]) => [thing, -x, y, -lean] as const),
});
