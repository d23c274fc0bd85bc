/**
 * One tab stop for the whole table; arrow keys go to the nearest thing in that direction. What scrolls by itself is a
 * room (`data-room`): its things are walked through, also those out of sight, before one leaves it.
 */
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
    const [dx, dy] = way as [number, number];
    const within = spots().filter((one) => roomOf(one) === roomOf(from));
    const next = nearest(from, within, dx, dy) ?? nearest(from, spots().filter(inSight), dx, dy);
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

/** Puts the focus on the first thing that can be done; false if nothing can be. */
export function focusGold(root: HTMLElement | undefined): boolean {
  const spot = root?.querySelector<HTMLElement>('[data-spot].gold');
  spot?.focus();
  return Boolean(spot);
}
/** Puts the focus on the first thing that can be done, or on the first thing there is. */
export function focusFirst(root: HTMLElement | undefined): void {
  if (!focusGold(root)) root?.querySelector<HTMLElement>('[data-spot]')?.focus();
}

const roomOf = (one: HTMLElement) => one.closest('[data-room]');

function inSight(one: HTMLElement): boolean {
  const frame = roomOf(one)?.getBoundingClientRect();
  const { y } = centre(one.getBoundingClientRect());
  return !frame || (y >= frame.top && y <= frame.bottom);
}

/** The nearest thing in a direction. What lies straight ahead, be it wide or narrow, comes before what is off to a side. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], dx: number, dy: number): HTMLElement | null {
  const here = from.getBoundingClientRect();
  const at = centre(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const box = one.getBoundingClientRect();
    const to = centre(box);
    const along = (to.x - at.x) * dx + (to.y - at.y) * dy;
    if (along <= 4) continue;
    const gap = dx
      ? Math.max(0, box.top - here.bottom, here.top - box.bottom)
      : Math.max(0, box.left - here.right, here.left - box.right);
    const off = Math.abs(dx ? to.y - at.y : to.x - at.x);
    const distance = along + 3 * gap + off / 2;
    if (distance < least) [least, best] = [distance, one];
  }
  return best;
}

function centre(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
