/** A number that ticks from what it was to what it is, as coins come in. The end is always what was given. */
import { untrack } from 'svelte';
import { moves } from './motion';

/** Milliseconds between two ticks, and the most that a change may take. */
const TICK = 40;
const LONGEST = 800;

export class Count {
  #shown = $state(0);

  /** Make it while a component is being made: `const gold = new Count(() => player.gold, () => pace)`. */
  constructor(
    value: () => number,
    pace: () => number = () => 1,
    private readonly longest = LONGEST,
  ) {
    this.#shown = untrack(value);
    $effect(() => {
      const end = value();
      return untrack(() => this.#run(end, pace()));
    });
  }
  get shown(): number {
    return this.#shown;
  }
  #run(end: number, pace: number): (() => void) | undefined {
    const begin = this.#shown;
    const ticks = Math.abs(end - begin);
    if (!ticks || !moves(pace) || document.visibilityState !== 'visible') {
      this.#shown = end;
      return undefined;
    }
    const each = Math.min(TICK, this.longest / ticks) * pace;
    const since = performance.now();
    const timer = setInterval(() => {
      const done = Math.min(ticks, Math.floor((performance.now() - since) / each) + 1);
      this.#shown = begin + Math.sign(end - begin) * done;
      if (done === ticks) clearInterval(timer);
    }, each);
    return () => {
      clearInterval(timer);
      this.#shown = end;
    };
  }
}
