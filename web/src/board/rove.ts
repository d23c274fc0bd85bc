/** One tab stop for the whole table; arrow keys go to the nearest thing in that direction. */
export function rove(root: HTMLElement): () => void {
  const spots = () =>
    [...root.querySelectorAll<HTMLElement>('[data-spot]')].filter(
      (one) => one.offsetParent !== null || !one.isConnected,
    );
  let current: HTMLElement | null = null;

  function settle(): void {
    if (current?.isConnected) return;
    const all = root.querySelectorAll<HTMLElement>('[data-spot]');
    current = root.querySelector<HTMLElement>('[data-spot].gold') ?? all[0] ?? null;
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  }
  function take(spot: HTMLElement): void {
    if (current) current.tabIndex = -1;
    current = spot;
    spot.tabIndex = 0;
  }
  function onfocus(event: FocusEvent): void {
    if (event.target instanceof HTMLElement && event.target.matches('[data-spot]')) take(event.target);
  }
  function onkey(event: KeyboardEvent): void {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = event.target;
    if (!way || !(from instanceof HTMLElement) || !from.matches('[data-spot]')) return;
    const next = nearest(from, spots(), way[0] as number, way[1] as number);
    if (!next) return;
    event.preventDefault();
    take(next);
    next.focus();
    next.scrollIntoView?.({ block: 'nearest' });
  }

  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', onfocus);
  root.addEventListener('keydown', onkey);
  settle();
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', onfocus);
    root.removeEventListener('keydown', onkey);
  };
}

/** Puts the focus on the first thing that can be done, or on the first thing there is. */
export function focusFirst(root: HTMLElement | undefined): void {
  const target =
    root?.querySelector<HTMLElement>('[data-spot].gold') ?? root?.querySelector<HTMLElement>('[data-spot]');
  target?.focus();
}

function nearest(from: HTMLElement, all: readonly HTMLElement[], dx: number, dy: number): HTMLElement | null {
  const at = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const to = centre(one);
    const along = (to.x - at.x) * dx + (to.y - at.y) * dy;
    const across = Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx);
    if (along <= 4) continue;
    const distance = along + 3 * across;
    if (distance < least) [least, best] = [distance, one];
  }
  return best;
}

function centre(one: HTMLElement): { x: number; y: number } {
  const box = one.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
