/** Whatever is still said in plain letters: texts, and what screen readers and tips are told. `known` are names that stay as they are. */
(known) => {
  const PLAIN = /[A-Za-zÄÖÜäöüß]{2,}/g;
  const here = document.documentElement.lang;
  const names = new Set(known);
  const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
  const foreign = (element) => element.closest('[lang]')?.lang !== here || element.closest('kbd, code, script, style, noscript, #splash');
  const found = new Set();
  function look(text, element) {
    const left = (text.match(PLAIN) ?? []).filter((word) => !names.has(word));
    if (left.length && !foreign(element)) found.add(`${text.trim().slice(0, 90)} <${element.localName}>`);
  }
  look(document.title, document.documentElement);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) look(node.data, node.parentElement);
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ATTRIBUTES) look(element.getAttribute(name) ?? '', element);
  return [...found];
};
