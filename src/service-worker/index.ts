/*
 * Signpost without a network. On the first visit everything that the editor is made of is put by, about 2 MB as it
 * travels; the drawings of icon sets, another 1.2 MB, as they are used. The address always answers with the version
 * that was put by, so that a page and its parts are of one build. A newer version waits until it is asked for. What
 * an older one put by stays for as long as a window runs on it.
 */
import { base, build, files, version } from '$service-worker';

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'signpost ';
const CACHE = `${PREFIX}${version}`;
const START = `${base}/`;
const IMMUTABLE = `${base}/_app/immutable/`;
const ICONS = `${IMMUTABLE}icons/`;
/** The page that other pages embed comes with a header of its own, which lets them. */
const EMBED = `${base}/embed/`;
/** `_headers` is for the host, and some do not serve it. */
const SHELL = new Set([
  START,
  ...build.filter((path) => !path.startsWith(ICONS)),
  ...files.filter((path) => path !== `${base}/_headers`),
]);

self.addEventListener('install', (event) => event.waitUntil(putBy()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', ({ data }) => {
  // A new version is wanted now.
  if (data === 'take over') void self.skipWaiting();
  // The network is gone in the first visit, which began without us.
  if (data === 'claim') void self.clients.claim();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname === EMBED) return;
  const isPage = request.mode === 'navigate' && !/\.[^/]+$/.test(pathname);
  if (isPage) event.respondWith(kept(START, request));
  else if (SHELL.has(pathname) || pathname.startsWith(IMMUTABLE))
    event.respondWith(kept(pathname, request));
});

async function putBy(): Promise<void> {
  const cache = await caches.open(CACHE);
  // What has its build in its name may come from the browser's own cache; the rest must be of today.
  const fresh = [...SHELL].filter((path) => !path.startsWith(IMMUTABLE));
  const named = [...SHELL].filter((path) => path.startsWith(IMMUTABLE));
  await Promise.all([
    cache.addAll(fresh.map((path) => new Request(path, { cache: 'reload' }))),
    cache.addAll(named),
  ]);
}

/** Of our own version first; a part with its build in its name is right whoever put it by. */
async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const own = await cache.match(path);
  if (own) return own;
  const isNamed = path.startsWith(IMMUTABLE);
  const other = isNamed ? await caches.match(path) : undefined;
  if (other) return other;
  const response = await fetch(request);
  if (isNamed && isPart(response)) await cache.put(path, response.clone()).catch(() => undefined);
  return response;
}

/** Some hosts answer with the page where a part is missing: that is no part. */
const isPart = ({ ok, headers }: Response): boolean =>
  ok && !headers.get('content-type')?.startsWith('text/html');

/** Each window holds a lock with the name of its version: what no window runs on goes. */
async function tidy(): Promise<void> {
  const { waiting, installing } = self.registration;
  if (waiting ?? installing) return;
  const { held = [] } = await navigator.locks.query();
  const used = new Set(held.map(({ name }) => name));
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE && !used.has(name)) await caches.delete(name);
}
