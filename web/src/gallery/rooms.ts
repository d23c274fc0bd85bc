/** The rooms of the gallery: what hangs in them comes when somebody enters. */
import type { Picture } from '../art/paint/picture';
import type { Words } from '../games/types';

export interface Group {
  /** `group-…` in the words of the gallery. */
  name: string;
  /** Widths in pixels: the largest and the smallest that a board shows; none if it is never small. */
  large: number;
  small?: number;
  pieces: Readonly<Record<string, Picture>>;
}
/** A room is hung with what is in the box of its game, under the names that its words have for them. */
export type Hang = (box: never, words: Words) => readonly Group[] | Promise<readonly Group[]>;

interface Room {
  /** The game whose box and words it needs. */
  game?: string;
  load: () => Promise<{ hang: Hang }>;
}

export const rooms = {
  court: { load: () => import('./court') },
  citadels: { game: 'citadels', load: () => import('./citadels') },
  kingsburg: { game: 'kingsburg', load: () => import('./kingsburg') },
  staufer: { game: 'staufer', load: () => import('./staufer') },
  tumult_royal: { game: 'tumult_royal', load: () => import('./tumult_royal') },
  heroes: { load: () => import('./heroes') },
  ornament: { load: () => import('./ornament') },
} as const satisfies Record<string, Room>;
export type RoomId = keyof typeof rooms;

/** Each of some things under its id. */
export function each<Id extends string | number>(
  ids: readonly Id[],
  make: (id: Id) => Picture,
  name: (id: Id) => string = String,
): Record<string, Picture> {
  return Object.fromEntries(ids.map((id) => [name(id), make(id)]));
}
