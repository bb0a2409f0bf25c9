/*
 * Detects whether the `signpost` command opened this page: it appends the folder's secret to the address. The secret is
 * removed immediately, so that no history contains it, and kept while the tab lives, so that a reload works.
 */
const GIVEN = '#token=';
export const TOKEN = 'signpost-token';

/** Removes the secret from the address. Returns whether there is a document to open automatically. */
export function isServed(): boolean {
  const { hash, pathname, search } = location;
  const isReload = pathname.endsWith('/edit') && search === '';
  if (!hash.startsWith(GIVEN)) return isReload && remembered(TOKEN) !== null;
  // Guard: the command’s secret leaves the address
  history.replaceState(history.state, '', pathname + search);
  remember(TOKEN, hash.slice(GIVEN.length));
  return true;
}

/** Values that the browser keeps for this tab. If it keeps nothing, only a reload fails. */
const memory = new Map<string, string>();

export function remember(key: string, value: string): void {
  memory.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The value is in memory.
  }
}

export function remembered(key: string): string | null {
  const known = memory.get(key);
  if (known !== undefined) return known;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
