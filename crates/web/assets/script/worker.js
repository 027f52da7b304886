// Where there is no way to the house, a page says so, and what is pushed is shown. Nothing else is kept: a table that is old
// would be wrong.

const PAGE = '/offline';

async function keep() {
  const page = await fetch(PAGE, { cache: 'no-store' });
  const text = await page.clone().text();
  const cache = await caches.open('offline');
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(PAGE, page);
  await cache.addAll([...text.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) => path));
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

const kept = async (what) => (await caches.match(what)) ?? Response.error();

async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? await fetch(event.request);
  } catch {
    return kept(PAGE);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (request.destination === 'style') event.respondWith(fetch(request).catch(() => kept(request)));
});

// Something is pushed: a browser takes it away from whoever shows nothing.
self.addEventListener('push', (event) => {
  const said = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(said.title || 'Bree', {
    body: said.text, data: said.url, tag: said.url,
  }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = event.notification.data || '/tables';
  event.waitUntil((async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = open.find((page) => page.url === url);
    return there ? there.focus() : self.clients.openWindow(url);
  })());
});
