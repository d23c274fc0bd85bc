/** People in their frames: a diapered ground, a niche, light, a frame. Small they are a head. */
import { diaper, frame, lit, niche } from './ornament';
import { at, bar, clipped, disc, glow, isPlain, pale, rect, type Paint, type Pigment } from './pen';
import { person, type Person } from './people/person';
import { picture, type Drawn, type Picture } from './picture';

/** Somebody who sits for a portrait. */
export interface Sitter extends Person {
  ground: readonly [Pigment, Pigment];
  spandrel?: Pigment;
  /** The light behind the head. */
  halo?: Paint;
  /** How far the figure is moved down and made smaller, for a tall hat. */
  lower?: number;
  scale?: number;
}

const WIDTH = 160;
const HEIGHT = 200;

export const figure = (sitter: Sitter): string => at(0, sitter.lower ?? 9, sitter.scale ?? 1, person(sitter));

function ground({ ground, halo = 'gold-l' }: Sitter, height: number): string {
  if (isPlain())
    return bar(0, 0, WIDTH, height, ground[0]) + disc(80, 84, 62, pale(ground[0]), { opacity: 0.5 });
  return diaper(WIDTH, height, ground, 22) + glow(80, 78, 78, halo, 0.75) + lit(WIDTH, height);
}
/** Only the head, with what it wears; the hands are empty. */
function head(sitter: Sitter): Drawn {
  return {
    space: [30, 12, 100, 125],
    draw: () => ground(sitter, HEIGHT) + figure({ ...sitter, holds: [] }),
  };
}

/** A portrait in its frame, 160 by 200. */
export function portrait(sitter: Sitter): Picture {
  const spandrel = sitter.spandrel ?? sitter.ground[1];
  return picture(
    WIDTH,
    HEIGHT,
    () =>
      ground(sitter, HEIGHT) +
      niche(WIDTH, HEIGHT, spandrel) +
      clipped(rect(8, 0, WIDTH - 16, HEIGHT - 8), figure(sitter)) +
      frame(WIDTH, HEIGHT, { breadth: 8, colours: [sitter.ground[0], spandrel] }),
    head(sitter),
  );
}
/** Without niche and frame, for cards that have their own: 160 wide and as high as wanted. */
export function bust(sitter: Sitter, height = HEIGHT): Picture {
  return picture(WIDTH, height, () => ground(sitter, height) + figure(sitter), head(sitter));
}
/** Head and shoulders, 160 by 100, always plain: for a row of many. */
export function face(sitter: Sitter): Picture {
  return {
    space: [0, 16, WIDTH, 100],
    draw: () => ground(sitter, HEIGHT) + figure({ ...sitter, holds: [] }),
  };
}
/** The head in a square of 100, to be shown round: seats, talk, the chronicle. */
export function roundel(sitter: Sitter): Picture {
  return picture(
    100,
    100,
    () =>
      (isPlain() ? bar(0, 0, 100, 100, sitter.ground[0]) : diaper(100, 100, sitter.ground, 20)) +
      at(50, 54, 1.18, person({ ...sitter, holds: [] }), 'translate(-80 -74)'),
  );
}
