/** From one thing that can be done to the next, by keyboard: what glows on the board, then the buttons below it. */
export function goToGold(root: HTMLElement | undefined, by: 1 | -1): void {
  const gold = [
    ...(root?.querySelectorAll<HTMLElement>('[data-spot].gold, .bar .buttons button:not(:disabled)') ?? []),
  ].filter((one) => one.offsetParent !== null);
  const at = gold.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : gold.length - 1) : (at + by + gold.length) % gold.length;
  gold[next]?.focus();
  gold[next]?.scrollIntoView({ block: 'nearest' });
}
