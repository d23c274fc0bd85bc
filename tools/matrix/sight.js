/** How an element is called, where it is, what it is clipped by and whether it can be seen: for those who check. */
() => {
  const OVERLAY = '[data-over], dialog, [role=dialog], [popover]';
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // --- names ------------------------------------------------------------------------------------------------------

  function nameOf(element) {
    const named = [...element.classList].find((one) => !/^svelte-|^(gold|barred|room|width)$/.test(one));
    const kind = element.dataset.kind ? `[${element.dataset.kind}]` : '';
    return `${element.localName}${named ? `.${named}` : ''}${kind}`;
  }
  /** The element and what it lies in, as far as these have names. */
  function pathOf(element) {
    const path = [nameOf(element)];
    for (let one = element.parentElement; one && path.length < 3; one = one.parentElement)
      if (one.classList.length || one.dataset.kind || one.localName === 'button')
        if (!one.matches('.seen, .board-room, .play')) path.unshift(nameOf(one));
    return path.join(' ');
  }
  function textOf(element) {
    const text =
      element.getAttribute('aria-label') || element.textContent || element.getAttribute('title') || '';
    return text.replace(/\s+/g, ' ').trim().slice(0, 40);
  }

  // --- boxes ------------------------------------------------------------------------------------------------------

  const styles = new Map();
  function styleOf(element) {
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  }
  const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const empty = (box) => box.right - box.left <= 1 || box.bottom - box.top <= 1;
  const both = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const contained = ({ contain }) => /paint|strict|content/.test(contain);
  /** How an element clips what is in it, with its inner box; nothing if it does not. */
  const clippers = new Map();
  function clipper(element) {
    let known = clippers.get(element);
    if (!known) clippers.set(element, (known = clipperOf(element)));
    return known;
  }
  function clipperOf(element) {
    const style = styleOf(element);
    const x = contained(style) ? 'clip' : style.overflowX;
    const y = contained(style) ? 'clip' : style.overflowY;
    if ((x === 'visible' && y === 'visible') || style.display === 'inline') return [];
    const box = element.getBoundingClientRect();
    const left = box.left + element.clientLeft;
    const top = box.top + element.clientTop;
    const html = element instanceof HTMLElement && element.clientWidth;
    const inner = { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
    return [{ element, x, y, inner: html ? inner : boxOf(box) }];
  }
  /** What an element lies in and may be clipped by, from within; for a text that is the element itself, too. */
  const clipping = new Map();
  function clippersOf(element, text = false) {
    if (text) {
      const { all, fixed } = clippersOf(element);
      return { all: [...clipper(element), ...all], fixed };
    }
    const known = clipping.get(element);
    if (known) return known;
    const all = [];
    let { position } = styleOf(element);
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      const style = styleOf(one);
      const holds = style.transform !== 'none' || contained(style);
      if (position === 'fixed' && !holds) continue;
      if (position === 'absolute' && !holds && style.position === 'static') continue;
      position = style.position;
      all.push(...clipper(one));
    }
    const list = { all, fixed: position === 'fixed' };
    clipping.set(element, list);
    return list;
  }
  /** What can be seen of a box of this element; nothing if it was scrolled away. */
  function seen(element, box, text = false) {
    let rest = both(box, view);
    for (const { x, y, inner } of clippersOf(element, text).all)
      rest = both(rest, {
        left: x === 'visible' ? -Infinity : inner.left,
        right: x === 'visible' ? Infinity : inner.right,
        top: y === 'visible' ? -Infinity : inner.top,
        bottom: y === 'visible' ? Infinity : inner.bottom,
      });
    return empty(rest) ? null : rest;
  }
  const scrolls = (how) => how === 'auto' || how === 'scroll';
  const shows = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  /** Only for those who listen. */
  function unseen(element) {
    if (element.closest('.sr-only')) return true;
    return clippersOf(element, true).all.some(({ inner }) => empty(inner));
  }
  /** A picture or an ornament. What a spot shows is hidden from those who listen, and no decoration. */
  function decorates(element) {
    const hidden = element.closest('[aria-hidden="true"]');
    return hidden !== null && !hidden.parentElement?.matches('[data-spot]');
  }
  /** Whether one is meant to lie over the other: in a dialog, in an open panel, as a badge. */
  function meant(over, element) {
    const layer = over?.closest(OVERLAY);
    return Boolean(layer && !layer.contains(element));
  }
  function under(element, box) {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return meant(hit, element) && !element.contains(hit);
  }
  /** How much larger or smaller than its own size it is drawn. */
  function scaleOf(element) {
    if (element instanceof SVGElement) {
      const { a, b, c, d } = element.getScreenCTM?.() ?? { a: 1, b: 0, c: 0, d: 1 };
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    let scale = 1;
    for (let one = element; one; one = one.parentElement) {
      const { transform } = styleOf(one);
      if (!transform || transform === 'none') continue;
      const { a, b, c, d } = new DOMMatrixReadOnly(transform);
      scale *= Math.sqrt(Math.abs(a * d - b * c));
    }
    return scale;
  }

  /** Boxes are elsewhere once something was scrolled. */
  function forget() {
    clippers.clear();
    clipping.clear();
  }

  return {
    pathOf,
    textOf,
    styleOf,
    boxOf,
    empty,
    both,
    clippersOf,
    seen,
    scrolls,
    shows,
    unseen,
    decorates,
    meant,
    under,
    scaleOf,
    forget,
  };
};
