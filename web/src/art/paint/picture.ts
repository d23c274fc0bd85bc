/** A picture: a space, and how it is drawn. It is data and code, not a file. */

/** x, y, width, height: what a viewBox says. */
export type Space = readonly [x: number, y: number, width: number, height: number];

export interface Drawn {
  readonly space: Space;
  readonly draw: () => string;
}
export interface Picture extends Drawn {
  /** What is drawn below 64 pixels, in the plain form; the whole picture if it says nothing else. */
  readonly small?: Drawn;
}

/** Something that can be pointed at in a scene, in the units of its space. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A picture in which things have their places, so that a board can lay its own things over them. */
export interface Scene extends Picture {
  readonly places: readonly Place[];
}

export const picture = (width: number, height: number, draw: () => string, small?: Drawn): Picture => ({
  space: [0, 0, width, height],
  draw,
  ...(small && { small }),
});
/** For each id its picture. */
export function gallery<Id extends string, One>(
  all: Readonly<Record<Id, One>>,
  make: (one: One, id: Id) => Picture,
): Readonly<Record<Id, Picture>> {
  return Object.fromEntries(Object.entries<One>(all).map(([id, one]) => [id, make(one, id as Id)])) as Record<
    Id,
    Picture
  >;
}
