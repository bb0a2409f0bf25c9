/*
 * Whether the `signpost` command opened this page: it puts the secret of its folder behind the address. From there it
 * is taken at once, so that no history keeps it, and kept for as long as the tab lives, so that a reload works.
 */
const GIVEN = '#token=';
export const TOKEN = 'signpost-token';

/** Takes the secret out of the address. Answers whether there is a document to open by itself. */
export function isServed(): boolean {
  const { hash, pathname, search } = location;
  const isReload = pathname.endsWith('/edit') && search === '';
  if (!hash.startsWith(GIVEN)) return isReload && remembered(TOKEN) !== null;
  history.replaceState(history.state, '', pathname + search);
  remember(TOKEN, hash.slice(GIVEN.length));
  return true;
}

/** What the browser keeps for this tab; some keep nothing, then only a reload does not work. */
const memory = new Map<string, string>();

export function remember(key: string, value: string): void {
  memory.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // It is in memory.
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
