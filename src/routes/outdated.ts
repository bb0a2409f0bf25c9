/*
 * A page that is open while a new version comes out, without a service worker that has put its parts by: the next part
 * that it wants is not there any more. When one does not come it asks whether that is why, and offers to begin anew.
 */
import { updated } from '$app/state';
import type { Workspace } from '$lib/editor/workspace.svelte';

export function noticeNewVersions(workspace: Workspace): void {
  const look = async () => {
    // Where the network is gone that is not known, and the failure has its own words.
    if (workspace.update || !(await updated.check().catch(() => false))) return;
    workspace.isOutdated = true;
    workspace.update = async () => {
      await workspace.finish?.();
      location.reload();
    };
  };
  window.addEventListener('vite:preloadError', () => void look());
}
