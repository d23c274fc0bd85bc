/**
 * Looks at the page as it stands and tells what is wrong with it. `coarse`: fingers, not a mouse; `most`: nodes of a board.
 *
 * A page says what is meant: `data-strip` scrolls sideways, `data-over` lies over other things (a badge, a panel),
 * `data-lens` is small because a tap on it shows it large.
 */
(
  {
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
  },
  { coarse, most },
) => {
  const LEAST_TEXT = 12;
  const LEAST_TARGET = 44;
  const ENOUGH = 5;
  /** A window that is lower is a phone on its side. */
  const LOW = 480;
  /** Of what is scrolled so far out of sight nobody sees what lies over it. */
  const SLIVER = 6;
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=link], [role=switch]';
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const findings = new Map();
  /** What was told of which elements: each is told once, however often it is looked at. */
  const told = new Map();

  function found(what, element, detail = '') {
    const where = pathOf(element);
    const key = `${what} ${where}`;
    if (!told.has(what)) told.set(what, new Set());
    if (told.get(what).has(element)) return;
    told.get(what).add(element);
    const before = findings.get(key);
    if (before) before.times += 1;
    else findings.set(key, { what, where, text: textOf(element), detail, times: 1 });
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
  let lines = [];
  function read() {
    lines = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest('script, style, noscript, option, textarea, title, desc'))
        continue;
      if (!shows(element) || unseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(styleOf(element).fontSize) * scaleOf(element);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (!boxes.length || size < 1) continue;
      if (size < LEAST_TEXT - 0.05) found('small-text', element, `${size.toFixed(1)} px`);
      if (decorates(element)) continue;
      for (const { left, right, top, bottom } of boxes) {
        const middle = (top + bottom) / 2;
        const half = Math.min((bottom - top) / 2, size * 0.42); // letters, not the room round them
        lines.push({ element, box: { left, right, top: middle - half, bottom: middle + half } });
      }
    }
  }

  function beyond(box, inner, { x = true, y = true } = {}) {
    const wide = x ? Math.max(inner.left - box.left, box.right - inner.right) : 0;
    const high = y ? Math.max(inner.top - box.top, box.bottom - inner.bottom) : 0;
    return Math.max(wide, high);
  }
  /** What is cut of a line of text: by something it lies in, or by the edge of the window. */
  function cut({ element, box }) {
    const { all, fixed } = clippersOf(element, true);
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
  function cuts() {
    for (const line of lines) {
      const lost = cut(line);
      if (lost) found('cut', line.element, `${Math.round(lost)} px`);
    }
    for (const element of new Set(lines.map((line) => line.element)))
      if (styleOf(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        found('cut', element, `${element.scrollWidth - element.clientWidth} px`);
  }

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
      ({ element: of, box }) =>
        of === element && x > box.left && x < box.right && y > box.top && y < box.bottom,
    );
  }
  /** Whether it stays where it is while the other is scrolled from under it. */
  function floats(cover, element) {
    const scroller = clippersOf(element).all.find(
      ({ element: one, y }) => scrolls(y) && one.scrollHeight > one.clientHeight + 1,
    );
    const stays = (one) => ['fixed', 'sticky'].includes(styleOf(one).position);
    if (!scroller && page.scrollHeight <= page.clientHeight + 1) return false;
    for (let one = cover; one && one !== document.body; one = one.parentElement) if (stays(one)) return true;
    return Boolean(scroller && !scroller.element.contains(cover));
  }
  const related = (one, other) => one.contains(other) || other.contains(one);

  function coveredTexts() {
    // What lets the pointer through is seen all the same.
    const through = new CSSStyleSheet();
    through.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(through);
    for (const { element, box } of lines) {
      const rest = seen(element, box, true);
      if (!rest || told.get('covered')?.has(element)) continue;
      const width = rest.right - rest.left;
      const y = (rest.top + rest.bottom) / 2;
      for (const part of width < 24 ? [0.5] : [0.5, 0.08, 0.92]) {
        const x = rest.left + width * part;
        const stack = document.elementsFromPoint(x, y);
        if (meant(stack[0], element)) break;
        const own = stack.findIndex((one) => related(one, element));
        const cover = stack.slice(0, Math.max(0, own)).find((one) => paints(one, x, y));
        if (!cover || meant(cover, element) || floats(cover, element)) continue;
        found('covered', element, `by ${pathOf(cover)}`);
        break;
      }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== through);
  }

  /** Whatever can be pressed, with its box and what can be seen of it. */
  function controls() {
    return [...document.body.querySelectorAll(CONTROLS)]
      .filter((element) => shows(element) && !unseen(element) && element.type !== 'hidden')
      .map((element) => ({ element, box: boxOf(element.getBoundingClientRect()) }))
      .map((one) => ({ ...one, rest: seen(one.element, one.box) }))
      .filter(({ element, box, rest }) => !empty(box) && !(rest && under(element, rest)));
  }
  function coveredControls(all) {
    const at = (part, from, to) => from + (to - from) * part;
    for (const { element, rest } of all) {
      if (!rest || Math.min(rest.right - rest.left, rest.bottom - rest.top) < SLIVER) continue;
      const hits = [0.5, 0.25, 0.75].map((part) =>
        document.elementFromPoint(at(part, rest.left, rest.right), at(part, rest.top, rest.bottom)),
      );
      const cover = hits.find(
        (hit) => hit && !related(hit, element) && !meant(hit, element) && !floats(hit, element),
      );
      if (cover && !element.labels?.[0]?.contains(cover)) found('covered', element, `by ${pathOf(cover)}`);
    }
  }
  function overlaps(all) {
    const html = all.filter(({ element, rest }) => rest && !(element instanceof SVGElement));
    const apart = (one, other) => related(one, other) || meant(one, other) || floats(one, other);
    html.forEach(({ element: one, rest }, number) => {
      for (const { element: other, rest: theirs } of html.slice(number + 1)) {
        const shared = both(rest, theirs);
        const deep = Math.min(shared.right - shared.left, shared.bottom - shared.top);
        if (deep > 2 && !apart(one, other) && !apart(other, one))
          found('overlap', one, `${Math.round(deep)} px with ${pathOf(other)}`);
      }
    });
  }

  // --- fingers ----------------------------------------------------------------------------------------------------

  /** A link within a sentence is as high as its line. */
  function inSentence(element) {
    if (!styleOf(element).display.startsWith('inline')) return false;
    return [...element.parentElement.childNodes].some(
      (one) => one.nodeType === Node.TEXT_NODE && one.data.trim().length > 1,
    );
  }
  const owns = (element, hit) =>
    Boolean(hit) &&
    (element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit)));
  /** How far a finger may be off and still meet it, from the middle, to both sides together. */
  function reach(element, x, y, across) {
    const meets = (off) =>
      owns(element, document.elementFromPoint(across ? x + off : x, across ? y : y + off));
    const half = LEAST_TARGET / 2 - 0.5;
    if (meets(-half) && meets(half)) return LEAST_TARGET;
    let sum = 0;
    for (const way of [-1, 1]) {
      let step = 2;
      while (step <= LEAST_TARGET && meets(way * step)) step += 2;
      sum += step - 1;
    }
    return sum;
  }
  function targets() {
    for (const { element } of controls()) {
      const spot = element.matches('[data-spot]');
      const helps = spot && !element.matches('.gold, [aria-pressed]'); // it only tells about itself
      if (helps || inSentence(element) || element.closest('[data-lens]')) continue;
      const label = element.labels?.[0]?.getBoundingClientRect();
      let box = element.getBoundingClientRect();
      if (Math.min(box.width, box.height) >= LEAST_TARGET - 0.5) continue;
      if (label && Math.min(label.width, label.height) >= LEAST_TARGET - 0.5) continue;
      const known = findings.get(`small-target ${pathOf(element)}`);
      if (known && known.times >= ENOUGH) {
        known.times += 1; // like the others of its kind
        continue;
      }
      const rest = seen(element, boxOf(box));
      const whole = rest && beyond(boxOf(box), rest) < 1;
      if (!whole) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      box = element.getBoundingClientRect();
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      if (!owns(element, document.elementFromPoint(x, y))) continue; // covered, which is told elsewhere
      const wide = box.width >= LEAST_TARGET ? box.width : Math.max(reach(element, x, y, true), box.width);
      const high =
        box.height >= LEAST_TARGET ? box.height : Math.max(reach(element, x, y, false), box.height);
      if (Math.min(wide, high) < LEAST_TARGET - 1)
        found('small-target', element, `${Math.round(wide)}x${Math.round(high)} px`);
    }
  }
  for (const tile of document.querySelectorAll('[data-kind="slot"]')) {
    const { width, height } = tile.getBoundingClientRect();
    if (shows(tile) && Math.min(width, height) < LEAST_TARGET - 0.5)
      found('small-tile', tile, `${Math.round(width)}x${Math.round(height)} px`);
  }

  /** How it ended is seen whole; only a phone on its side may have to be scrolled for it. */
  const score = document.querySelector('[data-part="score"]');
  for (const one of score && innerHeight > LOW ? [score, score.parentElement] : []) {
    const hidden = one.scrollHeight - one.clientHeight;
    if (hidden > 2 && scrolls(styleOf(one).overflowY)) found('scrolled-score', one, `${hidden} px`);
  }

  const nodes = document.querySelector('.board')?.querySelectorAll('*').length ?? 0;
  if (nodes > most) found('nodes', document.querySelector('.board'), `${nodes}, at most ${most}`);

  // --- all of it, also what has to be scrolled to -----------------------------------------------------------------

  function look() {
    forget();
    read();
    cuts();
    coveredTexts();
    const all = controls();
    coveredControls(all);
    overlaps(all);
  }
  look();
  const scrollers = [page, ...document.querySelectorAll('.board, .board *, .play')].filter(
    (one) =>
      one.scrollHeight > one.clientHeight + 8 &&
      (one === page || scrolls(styleOf(one).overflowY)) &&
      one.querySelector('[data-spot]'),
  );
  for (const scroller of scrollers) {
    const before = scroller.scrollTop;
    const last = scroller.scrollHeight - scroller.clientHeight;
    const steps = Math.min(4, Math.ceil(last / (scroller.clientHeight * 0.8)));
    for (let step = 1; step <= steps; step += 1) {
      scroller.scrollTo({ top: (last * step) / steps, behavior: 'instant' });
      look();
    }
    scroller.scrollTo({ top: before, behavior: 'instant' });
  }
  forget();
  if (coarse) targets();
  return [...findings.values()];
};
