/*
 * Keeps the files of the companion, so that it opens without a network. Everything else goes to the server as ever:
 * a page comes from there whenever it can be reached. The list and the name are filled in when the client is built.
 */
const NAME = '__NAME__';
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((kept) => kept.addAll(FILES))
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

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/')));
  else if (FILES.includes(pathname))
    event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
});
