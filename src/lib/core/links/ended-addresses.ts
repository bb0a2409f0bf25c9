/*
 * The addresses that a change ends: a page was there before, and neither a page nor a redirect is there now. The best
 * place to lead readers to is where git says that the file went, else a page with the same text, else one with the same
 * title.
 */
import type { World } from '../check/diagnostic.ts';
import type { FolderFiles } from '../check/world.ts';
import { folderPaths } from '../check/pages/folder-paths.ts';
import type { Doc } from '../document/node.ts';
import { frontmatterOf } from '../pages/frontmatter.ts';
import { addressOfFile } from './destination.ts';
import { lostAt } from './lost.ts';
import { isServed, redirectOperations, type RedirectsFollowed } from './redirects.ts';

export interface EndedAddress {
  readonly address: string;
  /** The file that was there, from the folder of docs.json. */
  readonly file: string;
  /** The file of the page where readers should end, and how it was found. */
  readonly to?: { readonly file: string; readonly by: 'renamed' | 'text' | 'title' };
}

/** A site as it is now. Files are named from the folder of docs.json. */
export interface SiteNow {
  readonly doc: Doc;
  /** With `pages` and `paths`. */
  readonly world: World;
  /** Texts of page files. */
  readonly pages: ReadonlyMap<string, string>;
}

/** `renamed`: where git says that files of the earlier folder are now. */
export function endedAddresses(
  before: FolderFiles,
  now: SiteNow,
  renamed: ReadonlyMap<string, string>,
): readonly EndedAddress[] {
  const { doc, world } = now;
  const { paths = new Set<string>() } = world;
  const files = [...paths].filter(isServed);
  const isLost = lostAt(doc, world);
  const old = [...folderPaths(before.keys(), before.get('.mintignore')).byPage.values()];
  const lost = old.filter((file) => isServed(file) && isLost(addressOfFile(file)));
  if (lost.length === 0) return [];
  const news = files.filter((file) => !before.has(file));
  const byText = onlyOnes(news, (file) => now.pages.get(file)?.trim());
  const newByTitle = onlyOnes(news, (file) => titleIn(now.pages.get(file)));
  const byTitle = onlyOnes(files, (file) => titleIn(now.pages.get(file)));
  return lost.map((file): EndedAddress => {
    const text = before.get(file) ?? undefined;
    const title = titleIn(text);
    const moved = renamed.get(file);
    const same = text?.trim() ? byText.get(text.trim()) : undefined;
    const alike = title === undefined ? undefined : (newByTitle.get(title) ?? byTitle.get(title));
    const to: EndedAddress['to'] =
      moved !== undefined && paths.has(moved) && isServed(moved)
        ? { file: moved, by: 'renamed' }
        : same
          ? { file: same, by: 'text' }
          : alike
            ? { file: alike, by: 'title' }
            : undefined;
    return { address: addressOfFile(file), file, ...(to && { to }) };
  });
}

/** The redirects that lead readers of ended addresses on, as an operation on the document. */
export function redirectsForEnded(
  ended: readonly EndedAddress[],
  { doc, world }: SiteNow,
): RedirectsFollowed {
  const left = new Map(ended.map(({ file, to }) => [file, to?.file]));
  return redirectOperations(
    doc,
    { left, arrived: [], paths: world.paths ?? new Set() },
    world.config,
  );
}

const titleIn = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : frontmatterOf(text).title;

/** The files by what only one of them has. */
function onlyOnes(
  files: readonly string[],
  keyOf: (file: string) => string | undefined,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const file of files) {
    const key = keyOf(file);
    if (!key) continue;
    if (found.has(key)) twice.add(key);
    else found.set(key, file);
  }
  for (const key of twice) found.delete(key);
  return found;
}
