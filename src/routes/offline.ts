/*
 * Puts the service worker beside the page, once nothing else is to be done: from then on Signpost starts without a
 * network. A new version is offered, and comes when the person asks for it.
 */
import { version } from '$app/environment';
import { resolve } from '$app/paths';
import type { Workspace } from '$lib/editor/workspace.svelte';
import { noticeNewVersions } from './outdated';

const HOUR = 3_600_000;

export async function workOffline(workspace: Workspace): Promise<void> {
  if (!('serviceWorker' in navigator) || !('locks' in navigator))
    return noticeNewVersions(workspace);
  // Says for as long as this window lives that it needs the parts of its version.
  void navigator.locks.request(
    `signpost ${version}`,
    { mode: 'shared' },
    () => new Promise<never>(() => undefined),
  );
  const registration = await register();
  if (!registration) return noticeNewVersions(workspace);
  const offer = () => {
    const { waiting, active } = registration;
    if (waiting && active) workspace.update = () => apply(waiting, workspace);
  };
  offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, HOUR);
  window.addEventListener('online', look);

  // In the first visit the page began without the worker: it takes over when a part cannot be had.
  const claim = () => registration.active?.postMessage('claim');
  window.addEventListener('offline', claim);
  window.addEventListener('vite:preloadError', claim);
  if (!navigator.onLine) claim();
}

/** Nothing where the browser, the host or an extension allows none: then Signpost needs the network. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(`${resolve('/')}service-worker.js`);
  } catch {
    return undefined;
  }
}

/** The work is kept, then the page begins anew in the new version. */
async function apply(waiting: ServiceWorker, workspace: Workspace): Promise<void> {
  await workspace.finish?.();
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload();
  });
  waiting.postMessage('take over');
}
