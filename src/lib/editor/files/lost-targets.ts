/* Where the readers of addresses that lead nowhere should go. */
import { withTargets, type LedgerEntry, type LostAddress } from '$lib/core/ledger/ledger';
import type { Past } from '$lib/core/past';
import type { Session } from '../context';
import { areLinksFree, readTexts, siteOf } from './linked-site';

/** The targets of each address. Where reading all pages costs, or fails, they are found by paths and titles alone. */
export async function lostTargets(
  session: Session,
  lost: readonly LostAddress[],
  past: Past,
): Promise<readonly LedgerEntry[]> {
  const { editor, files } = session;
  const { doc, world } = editor;
  const textOf = (blob: string) => past.texts.get(blob);
  if (areLinksFree(session)) {
    const texts = new Map([...doc.files].map(([path, { text }]) => [path, text]));
    const links = await files.links;
    const read = (paths: readonly string[]) => readTexts(session, paths);
    const checked = { texts, main: doc.main, world };
    const found = await links.targets(lost, past, checked, siteOf(session), read);
    if (found.ok) return found.value;
  }
  return withTargets(lost, past.pages, { doc, world, pages: new Map() }, textOf);
}
