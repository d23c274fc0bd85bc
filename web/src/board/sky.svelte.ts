/** Things that are on their way between two places of a board. */
import { anchorOf } from './anchors';
import type { Flight } from './flights';

export type Going<F extends Flight> = F & {
  id: number;
  delay: number;
  pace: number;
  start: DOMRect;
  end: DOMRect;
  /** It has landed. */
  done: () => void;
};

export class Sky<F extends Flight> {
  going = $state.raw<readonly Going<F>[]>([]);
  #count = 0;

  /** Lets them fly, one a little after the other; resolves when the last has landed. */
  fly(flights: readonly F[], root: ParentNode, pace: number): Promise<unknown> {
    const find = (place: string) =>
      anchorOf(root, place.includes(':') ? place : `place:${place}`)?.getBoundingClientRect();
    const landed = flights.map((flight, n) => {
      const start = find(flight.from);
      const end = find(flight.to);
      if (!start || !end) return undefined;
      return new Promise<void>((resolve) => {
        const id = ++this.#count;
        const done = () => {
          this.going = this.going.filter((one) => one.id !== id);
          resolve();
        };
        this.going = [...this.going, { ...flight, start, end, id, delay: n * 60 * pace, pace, done }];
      });
    });
    return Promise.all(landed);
  }
  /** Everything lands at once. */
  land(): void {
    for (const one of this.going) one.done();
  }
}
