/* Work on page files as one download, where the folder can't be written. Loaded for the first one. */
import { strToU8, zipSync } from 'fflate';
import type { PagePair } from '$lib/core/page-files';
import type { FileText } from './changed-files';
import * as m from './zip-messages';

export { LIST } from './zip-messages';

/**
 * A zip with these files at their paths from the folder of docs.json, and in `changes.txt` what it can't do: files to
 * delete and to move. `left`: the same in one sentence, empty if there is nothing. `main`: the path of docs.json.
 */
export function zippedWork(
  files: readonly FileText[],
  pairs: readonly PagePair[],
  main: string,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly left: string } {
  const paths = [
    ...files.map(({ path }) => path),
    ...pairs.flatMap(({ before, after }) => [before?.path ?? [], after?.path ?? []].flat()),
  ];
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const home = paths.every((path) => path.startsWith(folder)) ? folder.length : 0;
  const nameOf = (path: string) => safe(path.slice(home));
  const filled = new Set(pairs.flatMap(({ after }) => after?.path ?? []));
  const deleted: string[] = [];
  const moved: string[] = [];
  for (const { before, after } of pairs) {
    if (!before || before.path === after?.path) continue;
    const [from, to] = [nameOf(before.path), after && nameOf(after.path)];
    if (to !== undefined && after?.text === undefined) moved.push(m.move(from, to));
    else if (!filled.has(before.path)) deleted.push(m.deletion(from, to));
  }
  const content = Object.fromEntries(
    files.map(({ path, text }) => [nameOf(path), strToU8(text)] as const),
  );
  const hasMore = deleted.length + moved.length > 0;
  if (hasMore) content[m.LIST] = strToU8(m.list(deleted, moved));
  return {
    // Packed with a fixed date, so that equal work is an equal file.
    bytes: zipSync(content, { mtime: new Date(1980, 0, 1) }),
    left: hasMore ? m.byHand(deleted.length, moved.length) : '',
  };
}

/** A path that stays below the folder where a zip is unpacked, on every system. */
const safe = (path: string): string =>
  path
    .replace(/[\\\u0000-\u001f:]/g, '-')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
