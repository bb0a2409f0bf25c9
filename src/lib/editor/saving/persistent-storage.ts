/*
 * A browser can clear a page's storage when the disk is full, unless persistence was granted. Most browsers decide on
 * their own, but some ask the user. So this requests it only when there is work to lose, at most once a month.
 */

const ASKED = 'signpost-asked-to-last';
const MONTH = 30 * 86_400_000;

/**
 * Requests persistent storage for unsaved work, unless it is granted or denied already, or was requested this month.
 */
export async function requestPersistentStorage(): Promise<void> {
  const { storage, permissions } = navigator as Partial<Pick<Navigator, 'storage' | 'permissions'>>;
  try {
    if (!storage?.persist || (await storage.persisted())) return;
    const may = await permissions?.query({ name: 'persistent-storage' });
    const asked = Number(localStorage.getItem(ASKED) ?? 0);
    if (may?.state === 'denied' || Date.now() - asked < MONTH) return;
    localStorage.setItem(ASKED, String(Date.now()));
    await storage.persist();
  } catch {
    // The browser doesn't support this or stores nothing at all, which Saving reports.
  }
}
