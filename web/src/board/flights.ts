/** Things that travel between places when something happens. Places are elements with a `data-place`, or anchors. */
export interface Flight {
  from: string;
  to: string;
  /** Falls and turns on its way. */
  falls?: boolean;
}

/** The same flight several times, but never a swarm. */
export function several<F extends Flight>(count: number, flight: F): F[] {
  return Array.from({ length: Math.min(Math.max(count, 0), 6) }, () => flight);
}
