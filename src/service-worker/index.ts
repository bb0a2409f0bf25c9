/*
 * Makes Signpost work offline. The first visit caches everything that the editor consists of, about 2 MB compressed.
 * The drawings of icon sets, another 1.2 MB, are cached when they are used. Pages are always served from the cached
 * version, so that a page and its files come from the same build. A newer version waits until the user asks for it. The
 * files of an older version are kept while a window uses them.
 */
import { base, build, files, version } from '$service-worker';

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'signpost ';
const CACHE = `${PREFIX}${version}`;
const START = `${base}/`;
const IMMUTABLE = `${base}/_app/immutable/`;
const ICONS = `${IMMUTABLE}icons/`;
/**
 * Pages with headers of their own, which the worker doesn't serve: one allows framing, and the other stays connected to
 * the page that opened it.
 */
const PASSED = new Set([`${base}/embed/`, `${base}/signed-in`]);
/** `_headers` is for the host, and some hosts don't serve it. */
const SHELL = new Set([
  START,
  ...build.filter((path) => !path.startsWith(ICONS)),
  ...files.filter((path) => path !== `${base}/_headers`),
]);

self.addEventListener('install', (event) => event.waitUntil(putBy()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', ({ data }) => {
  // The user asked for the new version.
  if (data === 'take over') void self.skipWaiting();
  // The network failed on the first visit, which started without the worker.
  if (data === 'claim') void self.clients.claim();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || PASSED.has(pathname)) return;
  const isPage = request.mode === 'navigate' && !/\.[^/]+$/.test(pathname);
  if (isPage) event.respondWith(kept(START, request));
  else if (SHELL.has(pathname) || pathname.startsWith(IMMUTABLE))
    event.respondWith(kept(pathname, request));
});

async function putBy(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Files with a build hash in their name can come from the browser's cache. The rest must be current.
  const fresh = [...SHELL].filter((path) => !path.startsWith(IMMUTABLE));
  const named = [...SHELL].filter((path) => path.startsWith(IMMUTABLE));
  await Promise.all([
    cache.addAll(fresh.map((path) => new Request(path, { cache: 'reload' }))),
    cache.addAll(named),
  ]);
}

/** Prefers this version's cache. A file with a build hash in its name is valid from any cache. */
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

/** Some hosts answer with the page if a file is missing, and that isn't a part of the app. */
const isPart = ({ ok, headers }: Response): boolean =>
  ok && !headers.get('content-type')?.startsWith('text/html');

/** Deletes unused caches. Each window holds a lock with the name of its version. */
async function tidy(): Promise<void> {
  const { waiting, installing } = self.registration;
  if (waiting ?? installing) return;
  const { held = [] } = await navigator.locks.query();
  const used = new Set(held.map(({ name }) => name));
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE && !used.has(name)) await caches.delete(name);
}
