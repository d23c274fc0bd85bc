/** What can wait until nothing else is to be done: full pictures, after their plain forms. In order, a few at a time. */

const waiting = new Set<() => void>();
let asked = false;

function work(deadline?: IdleDeadline): void {
  const until = performance.now() + 8;
  for (const task of waiting) {
    waiting.delete(task);
    task();
    if (deadline ? deadline.timeRemaining() < 2 : performance.now() > until) break;
  }
  asked = false;
  ask();
}
function ask(): void {
  if (asked || waiting.size === 0) return;
  asked = true;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 30);
}

/** Does it later; the answer calls it off. */
export function whenIdle(task: () => void): () => void {
  waiting.add(task);
  ask();
  return () => waiting.delete(task);
}
