/*
 * Runs before anything is drawn: the language and the light of the first screen, and which page it is for.
 * What lib/settings and lib/router find out later is the same (look.test.ts).
 */
{
  const root = document.documentElement;
  let kept = null;
  try {
    kept = JSON.parse(localStorage.getItem('hoftag-settings'));
  } catch {
    // a browser that keeps nothing still plays
  }
  const { language = 'auto', theme = 'auto' } = kept ?? {};
  const there = (root.dataset.languages ?? 'en').split(' ');
  const [found = 'en'] = [language, ...navigator.languages].flatMap((tag) => {
    const parts = tag.toLowerCase().split('-');
    return parts
      .map((_, most) => parts.slice(0, parts.length - most).join('-'))
      .filter((one) => there.includes(one));
  });
  root.lang = found;
  if (theme !== 'auto') root.dataset.theme = theme;
  for (const colour of document.querySelectorAll('meta[name=theme-color]')) {
    if (theme !== 'auto') colour.setAttribute('media', colour.dataset.theme === theme ? 'all' : 'not all');
  }
  const [, page, more] = /^#?\/*([^/?]*)\/*([^?]*)/.exec(location.hash);
  if (!page) root.dataset.first = 'home';
  if (page === 'table' && !more.includes('/')) root.dataset.first = 'table';
}
