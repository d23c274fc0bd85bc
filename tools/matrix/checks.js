/**
 * Looks at the page as it stands and tells what is wrong with it. `coarse`: fingers, not a mouse; `most`: nodes of a board.
 *
 * A page says what is meant: `data-strip` scrolls sideways, `data-over` lies over other things (a badge, a panel),
 * `data-lens` is small because a tap on it shows it large.
 */
({ coarse, most }) => {
  const LEAST_TEXT = 12;
  const LEAST_TARGET = 44;
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=link], [role=switch]';
  const OVERLAY = '[data-over], dialog, [role=dialog], [popover]';
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const findings = new Map();

  function found(what, element, detail = '') {
    const where = pathOf(element);
    const key = `${what} ${where}`;
    const before = findings.get(key);
    if (before) before.times += 1;
    else findings.set(key, { what, where, text: textOf(element), detail, times: 1 });
  }

  // --- names ------------------------------------------------------------------------------------------------------

  function nameOf(element) {
    const classes = [...element.classList].filter((one) => !/^svelte-|^(gold|barred|room|width)$/.test(one));
    const kind = element.dataset.kind ? `[${element.dataset.kind}]` : '';
    return element.localName + classes.slice(0, 1).map((one) => `.${one}`).join('') + kind;
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
    const text = element.getAttribute('aria-label') || element.textContent || element.getAttribute('title') || '';
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
  /** What an element lies in and may be clipped by, from within: each with its inner box. */
  const clipping = new Map();
  function clippersOf(element) {
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
      const x = contained(style) ? 'clip' : style.overflowX;
      const y = contained(style) ? 'clip' : style.overflowY;
      if (x === 'visible' && y === 'visible') continue;
      const box = one.getBoundingClientRect();
      const left = box.left + one.clientLeft;
      const top = box.top + one.clientTop;
      const html = one instanceof HTMLElement && one.clientWidth;
      const inner = html ? { left, top, right: left + one.clientWidth, bottom: top + one.clientHeight } : boxOf(box);
      all.push({ element: one, x, y, inner });
    }
    const list = { all, fixed: position === 'fixed' };
    clipping.set(element, list);
    return list;
  }
  /** What can be seen of a box of this element; nothing if it was scrolled away. */
  function seen(element, box) {
    let rest = both(box, view);
    for (const { x, y, inner } of clippersOf(element).all)
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
    return clippersOf(element).all.some(({ inner }) => empty(inner));
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
  function scaleOf(element) {
    let scale = 1;
    for (let one = element; one; one = one.parentElement) {
      const { transform } = styleOf(one);
      if (!transform || transform === 'none') continue;
      const { a, b, c, d } = new DOMMatrixReadOnly(transform);
      scale *= Math.sqrt(Math.abs(a * d - b * c));
    }
    return scale;
  }

  // --- sideways ---------------------------------------------------------------------------------------------------

  const page = document.scrollingElement;
  if (page.scrollWidth > page.clientWidth + 1)
    found('sideways', document.body, `${page.scrollWidth - page.clientWidth} px`);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.scrollWidth <= element.clientWidth + 1 || element.closest('[data-strip]')) continue;
    if (scrolls(styleOf(element).overflowX) && element.clientWidth > 1 && shows(element))
      found('sideways', element, `${element.scrollWidth - element.clientWidth} px`);
  }

  // --- texts ------------------------------------------------------------------------------------------------------

  /** Every line of text that is drawn, with the element it is in. */
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('script, style, noscript, option, textarea, title, desc')) continue;
    if (!shows(element) || unseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const svg = element instanceof SVGElement;
    const matrix = svg ? element.getScreenCTM?.() : null;
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : svg ? 1 : scaleOf(element);
    const size = parseFloat(styleOf(element).fontSize) * scale;
    if (size < 1) continue;
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) continue;
    if (size < LEAST_TEXT - 0.05) found('small-text', element, `${size.toFixed(1)} px`);
    if (decorates(element)) continue;
    for (const box of boxes) {
      const middle = (box.top + box.bottom) / 2;
      const half = Math.min(box.height / 2, size * 0.42);
      lines.push({ element, box: { left: box.left, right: box.right, top: middle - half, bottom: middle + half } });
    }
  }

  function beyond(box, inner, { x = true, y = true } = {}) {
    const wide = x ? Math.max(inner.left - box.left, box.right - inner.right) : 0;
    const high = y ? Math.max(inner.top - box.top, box.bottom - inner.bottom) : 0;
    return Math.max(wide, high);
  }
  /** What is cut of a line of text: by something it lies in, or by the edge of the window. */
  function cut({ element, box }) {
    const { all, fixed } = clippersOf(element);
    let rest = box;
    for (const { x, y, inner } of all) {
      const hides = { x: x === 'hidden' || x === 'clip', y: y === 'hidden' || y === 'clip' };
      const lost = beyond(rest, inner, hides);
      if (lost > 1.5) return lost;
      if (!scrolls(x) && !scrolls(y)) continue;
      rest = both(rest, inner);
      if (empty(rest)) return 0; // it can be scrolled to
    }
    const away = rest.right < 0 || rest.left > view.right || rest.bottom < 0 || rest.top > view.bottom;
    if (fixed && away) return 0; // it comes when it is wanted
    const down = page.scrollHeight > page.clientHeight + 1;
    const bottom = down && !fixed ? Infinity : view.bottom;
    const lost = beyond(rest, { ...view, bottom, top: down && !fixed ? -Infinity : 0 });
    return lost > 1.5 ? lost : 0;
  }
  for (const line of lines) {
    const lost = cut(line);
    if (lost) found('cut', line.element, `${Math.round(lost)} px`);
  }
  for (const element of new Set(lines.map((line) => line.element)))
    if (styleOf(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      found('cut', element, `${element.scrollWidth - element.clientWidth} px`);

  // --- what lies over what ----------------------------------------------------------------------------------------

  const alphaOf = (colour) => {
    const [, alpha] = /[,/] *([\d.]+)\)$/.exec(colour.startsWith('rgb(') ? '' : colour) ?? [];
    return colour === 'transparent' ? 0 : alpha === undefined ? 1 : Number(alpha);
  };
  function opacityOf(element) {
    let opacity = 1;
    for (let one = element; one; one = one.parentElement) opacity *= Number(styleOf(one).opacity);
    return opacity;
  }
  /** Whether an element itself puts paint on this point. */
  function paints(element, x, y) {
    const style = styleOf(element);
    if (style.visibility === 'hidden' || opacityOf(element) < 0.4) return false;
    if (element.matches('img, canvas, video, input, select, textarea')) return true;
    if (element instanceof SVGElement) {
      if (element.matches('svg, g, use, symbol')) return false;
      const alpha = style.fill === 'none' ? 1 : alphaOf(style.fill) * Number(style.fillOpacity);
      return alpha > 0.4;
    }
    if (alphaOf(style.backgroundColor) > 0.4) return true;
    const image = style.backgroundImage;
    if (image !== 'none' && !/transparent|, 0\)|\/ 0(\.[0-3]\d*)?\)|, 0\.[0-3]\d*\)/.test(image)) return true;
    return lines.some(
      ({ element: of, box }) => of === element && x > box.left && x < box.right && y > box.top && y < box.bottom,
    );
  }
  /** Whether it stays where it is while the other is scrolled from under it. */
  function floats(cover, element) {
    const scroller = clippersOf(element).all.find(({ element: one, y }) => scrolls(y) && one.scrollHeight > one.clientHeight + 1);
    const stays = (one) => ['fixed', 'sticky'].includes(styleOf(one).position);
    if (!scroller && page.scrollHeight <= page.clientHeight + 1) return false;
    for (let one = cover; one && one !== document.body; one = one.parentElement) if (stays(one)) return true;
    return Boolean(scroller && !scroller.element.contains(cover));
  }
  const related = (one, other) => one.contains(other) || other.contains(one);

  // What lets the pointer through is seen all the same.
  const through = new CSSStyleSheet();
  through.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(through);
  for (const { element, box } of lines) {
    const rest = seen(element, box);
    if (!rest || under(element, rest)) continue;
    const y = (rest.top + rest.bottom) / 2;
    const points = [0.08, 0.35, 0.65, 0.92].map((part) => rest.left + (rest.right - rest.left) * part);
    for (const x of points) {
      const stack = document.elementsFromPoint(x, y);
      const own = stack.findIndex((one) => related(one, element));
      const cover = stack.slice(0, Math.max(0, own)).find((one) => paints(one, x, y));
      if (!cover || meant(cover, element) || floats(cover, element)) continue;
      found('covered', element, `by ${pathOf(cover)}`);
      break;
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== through);

  const controls = [...document.body.querySelectorAll(CONTROLS)]
    .filter((element) => shows(element) && !unseen(element) && element.type !== 'hidden')
    .map((element) => ({ element, box: boxOf(element.getBoundingClientRect()) }))
    .map((one) => ({ ...one, rest: seen(one.element, one.box) }))
    .filter(({ element, box, rest }) => !empty(box) && !(rest && under(element, rest)));
  for (const { element, rest } of controls) {
    if (!rest) continue;
    const at = (part, from, to) => from + (to - from) * part;
    const hits = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]]
      .map(([x, y]) => document.elementFromPoint(at(x, rest.left, rest.right), at(y, rest.top, rest.bottom)));
    const cover = hits.find((hit) => hit && !related(hit, element) && !meant(hit, element) && !floats(hit, element));
    if (cover && !element.labels?.[0]?.contains(cover)) found('covered', element, `by ${pathOf(cover)}`);
  }
  const html = controls.filter(({ element, rest }) => rest && !(element instanceof SVGElement));
  const apart = (one, other) => related(one, other) || meant(one, other) || floats(one, other);
  html.forEach(({ element: one, rest }, number) => {
    for (const { element: other, rest: theirs } of html.slice(number + 1)) {
      const shared = both(rest, theirs);
      const deep = Math.min(shared.right - shared.left, shared.bottom - shared.top);
      if (deep > 2 && !apart(one, other) && !apart(other, one))
        found('overlap', one, `${Math.round(deep)} px with ${pathOf(other)}`);
    }
  });

  // --- fingers ----------------------------------------------------------------------------------------------------

  /** A link within a sentence is as high as its line. */
  function inSentence(element) {
    if (!styleOf(element).display.startsWith('inline')) return false;
    return [...element.parentElement.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim().length > 1);
  }
  const owns = (element, hit) =>
    Boolean(hit) && (element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit)));
  /** How far a finger may be off and still meet it, from the middle, to both sides together. */
  function reach(element, x, y, across) {
    let sum = 0;
    for (const way of [-1, 1])
      for (let step = 0; step <= LEAST_TARGET; step += 1) {
        const off = way * (step + 0.5);
        if (!owns(element, document.elementFromPoint(across ? x + off : x, across ? y : y + off))) break;
        sum += 1;
      }
    return sum;
  }
  function targets() {
    for (const { element } of controls) {
      const spot = element.matches('[data-spot]');
      const helps = spot && !element.matches('.gold, [aria-pressed]'); // it only tells about itself
      if (helps || inSentence(element) || element.closest('[data-lens]')) continue;
      const label = element.labels?.[0]?.getBoundingClientRect();
      let box = element.getBoundingClientRect();
      if (Math.min(box.width, box.height) >= LEAST_TARGET - 0.5) continue;
      if (label && Math.min(label.width, label.height) >= LEAST_TARGET - 0.5) continue;
      const rest = seen(element, boxOf(box));
      const whole = rest && beyond(boxOf(box), rest) < 1;
      if (!whole) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      box = element.getBoundingClientRect();
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      if (!owns(element, document.elementFromPoint(x, y))) continue; // covered, which is told elsewhere
      const wide = Math.max(reach(element, x, y, true), box.width);
      const high = Math.max(reach(element, x, y, false), box.height);
      if (Math.min(wide, high) < LEAST_TARGET - 1) found('small-target', element, `${Math.round(wide)}x${Math.round(high)} px`);
    }
  }
  for (const tile of document.querySelectorAll('[data-kind="slot"]')) {
    const { width, height } = tile.getBoundingClientRect();
    if (shows(tile) && Math.min(width, height) < LEAST_TARGET - 0.5)
      found('small-tile', tile, `${Math.round(width)}x${Math.round(height)} px`);
  }

  const nodes = document.querySelector('.board')?.querySelectorAll('*').length ?? 0;
  if (nodes > most) found('nodes', document.querySelector('.board'), `${nodes}, at most ${most}`);
  if (coarse) targets();
  return [...findings.values()];
}
