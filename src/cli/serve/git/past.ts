/* The pages that a served site once had. */
import { dirname, join, basename } from 'node:path';
import { pastPages } from '../../../lib/core/ledger/history.ts';
import { ok, refuse, type Result } from '../../../lib/core/result.ts';
import type { ServedPast } from '../../../lib/storage/server-api.ts';
import { contents } from '../../git-files.ts';
import { realInside } from '../paths.ts';
import { folderHistory } from './history.ts';
import * as m from './messages.ts';

/** Most texts of deleted pages that are read, the newest first, and their longest, in UTF-16 code units. */
const MOST = 1_000;
const LONGEST = 100_000;

/** `main`: the path of docs.json from the served folder. Refuses with `missing` if git has no answer. */
export async function pastOf(root: string, main: string): Promise<Result<ServedPast>> {
  const real = await realInside(root, main);
  const folder = real === undefined ? undefined : dirname(join(root, main));
  const history = folder === undefined ? undefined : await folderHistory(folder, basename(main));
  if (folder === undefined || !history) return refuse('missing', m.noPast);
  const pages = pastPages(history.steps, history.home);
  const blobs = [
    ...new Set(pages.flatMap(({ blob, now }) => (now === undefined && blob ? [blob] : []))),
  ].slice(0, MOST);
  // Without texts, targets are found by paths.
  const texts = await contents(folder, blobs).catch(() => []);
  return ok({
    pages,
    texts: Object.fromEntries(
      blobs.flatMap((blob, i) => {
        const text = texts[i];
        return typeof text === 'string' && text.length <= LONGEST ? [[blob, text] as const] : [];
      }),
    ),
    isWhole: !history.isShallow,
  });
}
