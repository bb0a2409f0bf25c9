/*
 * The files of a folder by their paths alone: which ones are pages, and which ones the builder ignores.
 */
import { ignoredBy, type Ignored } from '../../pages/ignored.ts';
import type { World } from '../diagnostic.ts';

const PAGE = /\.mdx?$/i;

export interface FolderPaths extends Required<Pick<World, 'pages' | 'paths' | 'ignored'>> {
  /** The file of each page. Of two files with the same name, .mdx wins over .md. */
  readonly byPage: ReadonlyMap<string, string>;
}

/** `all`: paths relative to the folder of docs.json. `mintignore`: the text of `.mintignore`, if there is one. */
export function folderPaths(
  all: Iterable<string>,
  mintignore: string | null | undefined,
): FolderPaths {
  const why = ignoredBy(mintignore);
  const paths = new Set<string>();
  const byPage = new Map<string, string>();
  const ignored = new Map<string, Ignored>();
  for (const path of all) {
    const reason = why(path);
    if (!reason) paths.add(path);
    if (!PAGE.test(path)) continue;
    const page = path.replace(PAGE, '');
    if (reason) ignored.set(page, reason);
    else if (!byPage.has(page) || /x$/i.test(path)) byPage.set(page, path);
  }
  for (const page of byPage.keys()) ignored.delete(page);
  return { pages: new Set(byPage.keys()), paths, ignored, byPage };
}
