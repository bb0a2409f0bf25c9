/*
 * Detects a new version in a page without a service worker, for which the files of the open version no longer exist.
 * When a file fails to load, checks whether that is the reason, and offers a restart.
 */
import { updated } from '$app/state';
import type { Workspace } from '$lib/editor/workspace.svelte';

export function noticeNewVersions(workspace: Workspace): void {
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
