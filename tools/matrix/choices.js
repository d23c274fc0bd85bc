/** One thing of each kind that can be chosen: where it is, its name, and whether it says by itself what it is. */
() => {
  const spots = [...document.querySelectorAll('[data-spot].gold:not([data-kind="slot"])')];
  const kinds = spots.map((spot) => spot.dataset.kind);
  return spots.flatMap((spot, number) => {
    if (kinds.indexOf(spot.dataset.kind) !== number) return [];
    spot.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = spot.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!spot.contains(document.elementFromPoint(x, y))) return [];
    const name = spot.querySelector('.sr-only')?.textContent ?? '';
    const words = name
      .split(/[.,:;(]/)[0]
      .toLowerCase()
      .split(/\s+/);
    const text = spot.querySelector('.seen')?.innerText.toLowerCase().replaceAll('\u00ad', '') ?? '';
    const told = words.some((word) => word.length > 2 && text.includes(word));
    return [{ x, y, name, kind: spot.dataset.kind, told }];
  });
};
