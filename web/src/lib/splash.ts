/** The first screen stands in index.html itself and covers the page until there is something to see. */
import { tick } from 'svelte';

const screen = () => document.getElementById('splash');

export function covered(): boolean {
  return screen() !== null;
}

/** A task of its own, so that whoever touches the page meanwhile is answered. */
export async function task(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  began = performance.now();
}

/** Milliseconds that a task may take, more or less; a slow phone needs four times as many. */
const SHORT = 5;
let began = 0;
let last: Promise<void> = Promise.resolve();

/** One after the other, in tasks that are short. */
export function inTurn(): Promise<void> {
  return (last = last.then(async () => {
    await tick();
    if (performance.now() - began > SHORT) await task();
  }));
}

/** Takes the first screen away, once all that wait for their turn had it. */
export async function uncover(): Promise<void> {
  if (!covered()) return;
  for (let before; before !== last;) {
    await (before = last);
    await tick();
  }
  screen()?.remove();
}
