/**
 * Keeps the whole page for the time without a network. Files with a hash in their name never
 * change, so whatever is kept is right; a new version is fetched as a whole, waits until no tab
 * runs the old one (or the player says «now»), and then takes its place.
 */
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: all files of this version, and a name made of their names and contents. */
const FILES: readonly string[] = JSON.parse('__FILES__');
const CACHE = 'orrery-__VERSION__';
/** Pictures are many, and a new version of the page rarely changes them: they have a place of their own. */
const PICTURES = 'orrery-pictures-__PICTURES__';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => {
      // Past the browser's own cache: index.html must be the one that names these very files.
      return cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    }),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        names.filter((name) => name.startsWith('orrery-') && name !== CACHE && name !== PICTURES),
      )
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  const { pictures } = event.data;
  if (pictures) event.waitUntil(keepPictures(pictures));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== 'GET' || url.origin !== scope.origin) return;
  if (!url.pathname.startsWith(scope.pathname)) return;
  const name = url.pathname.slice(scope.pathname.length);
  if (name === '' || name === 'index.html') event.respondWith(kept('index.html', request));
  else if (FILES.includes(name)) event.respondWith(kept(name, request));
  else if (name.startsWith('pictures/')) event.respondWith(picture(request));
});

async function kept(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(name)) ?? fetch(request);
}

/** A picture that was looked at once is there for good; one that can't be had is simply empty. */
async function picture(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURES);
  const known = await cache.match(request);
  if (known) return known;
  try {
    const fetched = await fetch(request);
    if (fetched.ok) await cache.put(request, fetched.clone());
    return fetched;
  } catch {
    return new Response(null, { status: 204 });
  }
}

/** Emblems and dice lie on every table. */
const SHARED = ['seats', 'dice'];

/** Fetches all pictures of a game, so that those not seen yet are there without a network too. */
async function keepPictures(game: string): Promise<void> {
  const list = await picture(new Request('pictures/inventory.json'));
  if (list.status !== 200) return;
  for (const id of Object.keys(await list.json())) {
    const [shelf = ''] = id.split('/');
    if (shelf === game || SHARED.includes(shelf)) await picture(new Request(`pictures/${id}.webp`));
  }
}
