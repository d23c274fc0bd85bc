/*
 * Keeps the files of the companion, so that it opens without a network, and the figures it shows, which
 * the host may correct: those and pages come from the server whenever it can be reached. Everything else goes to the
 * server as ever. The lists and the name are filled in when the client is built.
 */
const NAME = '__NAME__';
const FILES = ['__FILES__'];
const FIGURES = ['__FIGURES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((kept) => kept.addAll([...FILES, ...FIGURES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const kept = (what) => caches.match(what, { ignoreVary: true, cacheName: NAME });

/** What the server says now, which is kept; or what it said last. */
async function newest(request, path) {
  const answer = await fetch(request).catch(() => null);
  if (!answer?.ok) return (await kept(path)) ?? answer ?? Response.error();
  await (await caches.open(NAME)).put(path, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/')));
  else if (FIGURES.includes(pathname)) event.respondWith(newest(request, pathname));
  else if (FILES.includes(pathname))
    event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
});
