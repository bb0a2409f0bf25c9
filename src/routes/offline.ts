/*
 * Registers the service worker when the browser is idle. From then on, Signpost starts without a network. A new version
 * is offered and installed when the user asks for it.
 */
import { version } from '$app/environment';
import { resolve } from '$app/paths';
import { updated } from '$app/state';
import type { Workspace } from '$lib/editor/workspace.svelte';

const HOUR = 3_600_000;

export async function workOffline(workspace: Workspace): Promise<void> {
  if (!('serviceWorker' in navigator) || !('locks' in navigator))
    return noticeNewVersions(workspace);
  // This lock shows that the window needs the files of its version for as long as it lives.
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

  // On the first visit, the page started without the worker, which takes over when a file can't be loaded.
  const claim = () => registration.active?.postMessage('claim');
  window.addEventListener('offline', claim);
  window.addEventListener('vite:preloadError', claim);
  if (!navigator.onLine) claim();
}

/**
 * Returns undefined if the browser, the host or an extension doesn't allow a worker. Signpost then needs the network.
 */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(`${resolve('/')}service-worker.js`);
  } catch {
    return undefined;
  }
}

/** Keeps the work, then reloads the page in the new version. */
async function apply(waiting: ServiceWorker, workspace: Workspace): Promise<void> {
  await workspace.finish();
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload();
  });
  waiting.postMessage('take over');
}

/**
 * Detects a new version in a page without a service worker, for which the files of the open version no longer exist.
 * When a file fails to load, checks whether that is the reason, and offers a restart.
 */
function noticeNewVersions(workspace: Workspace): void {
  const look = async () => {
    // If the network is down, this can't be checked, and the failure has its own message.
    if (workspace.update || !(await updated.check().catch(() => false))) return;
    workspace.isOutdated = true;
    workspace.update = async () => {
      await workspace.finish();
      location.reload();
    };
  };
  window.addEventListener('vite:preloadError', () => void look());
}
