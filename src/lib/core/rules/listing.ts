/*
 * What the entries of a document say together, kept up to date with the page index: pages that are listed
 * more than once, pages without a file, files without an entry. Only what an edit touched is asked again.
 */
import type { Doc, Node } from '../model/node.ts';
import { rootSpot } from '../model/walk.ts';
import type { World } from './diagnostic.ts';
import { isRef, navigationOf } from './elements.ts';
import { pageIndex, UNNAMED, type Entry, type Way } from './page-index.ts';
import type { Told } from './said.ts';

export interface Listing {
  /** Pages listed twice for the same readers, or in two languages. */
  readonly repeated: ReadonlyMap<string, Told>;
  /** Pages that no file is there for; none while the folder is not known. */
  readonly missing: ReadonlyMap<string, Told>;
  /** Files that no entry names; none while the folder is not known. */
  readonly orphans: ReadonlySet<string>;
  readonly entriesOf: (page: string) => Entry | undefined;
}

/** Brings a listing to another document. What was answered before is out of date then. */
export type Lister = (doc: Doc, world: World) => Listing;

/** A listing of its own, that begins with no document. */
export function lister(): Lister {
  const index = pageIndex();
  const repeated = new Map<string, Told>();
  const missing = new Map<string, Told>();
  const orphans = new Set<string>();
  let folder: Folder | undefined;

  const isOrphan = (file: string) => !isListed(file, index) && isCounted(file);

  return (doc, { pages }) => {
    const touched = index.goTo(listedOf(doc));
    for (const [page, first] of touched)
      tell(repeated, page, first && isRepeated(first) ? first : undefined);
    if (folder?.pages !== pages) {
      folder = pages && folderOf(pages);
      missing.clear();
      orphans.clear();
      for (const file of pages ?? []) if (isOrphan(file)) orphans.add(file);
      for (const [page, first] of folder ? index.all() : [])
        if (!folder!.has(page)) tell(missing, page, first);
    } else if (folder)
      for (const [page, first] of touched) {
        tell(missing, page, folder.has(page) ? undefined : first);
        for (const file of folder.filesOf(page))
          if (isOrphan(file)) orphans.add(file);
          else orphans.delete(file);
      }
    return { repeated, missing, orphans, entriesOf: index.entriesOf };
  };
}

/** The one that all share: asked about one state of a document after the other, it is quick. */
export const listingOf: Lister = lister();

const tell = (pages: Map<string, Told>, page: string, first: Entry | undefined): void =>
  void (first ? pages.set(page, { first, said: undefined }) : pages.delete(page));

/** The node of `navigation`, unless all of the document stands elsewhere. */
function listedOf(doc: Doc): Node | undefined {
  const root = rootSpot(doc);
  return root && !isRef(root.node) ? navigationOf(doc)?.node : undefined;
}

/** The page files of a folder, asked by page: `a` is `a.mdx` or `a/index.mdx`. */
interface Folder {
  readonly pages: ReadonlySet<string>;
  readonly has: (page: string) => boolean;
  readonly filesOf: (page: string) => readonly string[];
}

function folderOf(pages: ReadonlySet<string>): Folder {
  const withIndex = new Set<string>();
  for (const file of pages)
    if (file === 'index') withIndex.add('');
    else if (file.endsWith('/index')) withIndex.add(file.slice(0, -'/index'.length));
  return {
    pages,
    has: (page) => pages.has(page) || withIndex.has(page),
    filesOf: (page) => [
      ...(pages.has(page) ? [page] : []),
      ...(withIndex.has(page) ? [page === '' ? 'index' : `${page}/index`] : []),
    ],
  };
}

/** The pages that a file may be. */
export const namesOf = (file: string): readonly string[] =>
  file === 'index'
    ? ['index', '']
    : file.endsWith('/index')
      ? [file, file.slice(0, -'/index'.length)]
      : [file];

/** Why a file is probably no page of its own. */
export type NoPage = 'snippet' | 'notes' | 'agents' | 'put-aside';

/** Parts of other pages, notes for those who work on the files, and what is put aside are no orphans. */
export function whyNoPage(file: string): NoPage | undefined {
  if (/(^|\/)snippets\//.test(file)) return 'snippet';
  if (/(^|\/)[._]/.test(file)) return 'put-aside';
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (/^(AGENTS|CLAUDE|SKILL|skill)$/.test(name) || /(^|\/)skills\/[^/]+\//.test(file))
    return 'agents';
  return NOTES.test(name) ? 'notes' : undefined;
}
const NOTES = /^(readme|Readme|README|license|License|LICENSE|CONTRIBUTING|CODE_OF_CONDUCT)$/;

const isCounted = (file: string): boolean => whyNoPage(file) === undefined;

/** Whether an entry names the page of a file. */
export const isListed = (file: string, { entriesOf }: Pick<Listing, 'entriesOf'>): boolean =>
  namesOf(file).some((page) => entriesOf(page) !== undefined);

/** Readers of one place may be readers of the other: no language and no version keeps them apart. */
export const haveSameReaders = (a: Way, b: Way): boolean =>
  (a.language === b.language || a.language === undefined || b.language === undefined) &&
  (a.version === b.version || a.version === undefined || b.version === undefined);

/** The code of the language that an entry stands in, where it stands in one that has a code. */
export const languageOf = ({ language }: Way): string | undefined =>
  language?.startsWith(UNNAMED) ? undefined : language;

function areTwoLanguages(a: Way, b: Way): boolean {
  const [one, other] = [languageOf(a), languageOf(b)];
  return one !== undefined && other !== undefined && one !== other;
}

function isRepeated(first: Entry): boolean {
  const seen: Way[] = [];
  for (let entry: Entry | undefined = first; entry; entry = entry.next) {
    if (entry.isRoot) continue;
    const { way } = entry;
    if (seen.some((other) => haveSameReaders(other, way) || areTwoLanguages(other, way)))
      return true;
    seen.push(way);
  }
  return false;
}
