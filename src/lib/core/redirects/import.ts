/*
 * Redirects from a text that people paste or choose: two columns, CSV, `_redirects`, `vercel.json`, `docs.json`, the
 * options of Docusaurus, `.gitbook.yaml`. What docs.json can't say is skipped with a reason.
 */
import type { Imported } from './imported-redirects.ts';
import { redirectsInLines } from './import-lines.ts';
import { redirectsInObjects } from './import-objects.ts';

export function imported(text: string): Imported {
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return { format: undefined, redirects: [], skipped: [] };
  return /^[[{]|^(?!#).*\bredirects['"]?\s*:/m.test(plain)
    ? redirectsInObjects(plain)
    : redirectsInLines(plain);
}
