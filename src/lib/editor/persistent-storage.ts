/*
 * A browser may clear what pages keep when the disk is full, unless it was asked not to. Most decide by
 * themselves; some ask the person, so it is asked when there is work to lose, and seldom.
 */

const ASKED = 'signpost-asked-to-last';
const MONTH = 30 * 86_400_000;

/** Asks the browser to keep unsaved work whatever happens, unless it does, refused, or was asked this month. */
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
    // The browser knows no such question, or keeps nothing at all: Saving tells of that.
  }
}
