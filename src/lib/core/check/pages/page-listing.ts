/*
 * Facts about all entries of a document, kept up to date with the page index: pages listed more than once, pages
 * without a file, files without an entry. After an edit, only the affected pages are checked again.
 */
import { memo } from '../../memo.ts';
import type { Doc, Lineage, Node } from '../../document/node.ts';
import type { PageFacts } from '../../pages/page-file.ts';
import { rootSpot } from '../../document/walk.ts';
import type { World } from '../diagnostic.ts';
import { isRef, navigationOf } from '../../document/elements.ts';
import { folderFacts, type FolderFacts, type NoPage } from './folder-facts.ts';
import {
  pageIndex,
  UNNAMED,
  type PageEntry,
  type AncestorPath,
} from '../../document/page-index.ts';
import type { CachedPage } from '../diagnostic-cache.ts';

export interface Listing {
  /** Pages listed twice for the same readers, or in two languages. */
  readonly repeated: ReadonlyMap<string, CachedPage>;
  /** Pages without a file. Empty while the folder is unknown. */
  readonly missing: ReadonlyMap<string, CachedPage>;
  /** Listed pages whose files may have problems. Empty while their texts are unknown. */
  readonly described: ReadonlyMap<string, Described>;
  /** Files that no entry names. Empty while the folder is unknown. */
  readonly orphans: ReadonlySet<string>;
  /** Files that are probably not separate pages, whether or not an entry names them. */
  readonly asides: ReadonlyMap<string, NoPage>;
  readonly entriesOf: (page: string) => PageEntry | undefined;
}

/** A listed page with the facts from its file. */
export interface Described extends CachedPage {
  readonly facts: PageFacts;
}

/** Brings a listing to another document. Earlier answers are then out of date. */
export type Lister = (doc: Doc, world: World) => Listing;

/** A separate listing, which starts without a document. */
export function lister(): Lister {
  const index = pageIndex();
  const repeated = new Map<string, CachedPage>();
  const missing = new Map<string, CachedPage>();
  const described = new Map<string, Described>();
  const orphans = new Set<string>();
  let folder: FolderFacts | undefined;
  let folderPages: World['pages'];

  const sort = (file: string) => {
    if (isListed(file, index) || !folderPages?.has(file) || folder!.whyOf(file) !== undefined)
      orphans.delete(file);
    else orphans.add(file);
  };
  const ask = (page: string, first: PageEntry | undefined) => {
    tell(missing, page, first && !folder!.has(page) ? first : undefined);
    const facts = first && folder!.factsOf(page);
    if (first && facts && isNoted(facts)) described.set(page, { first, said: undefined, facts });
    else described.delete(page);
  };

  return (doc, { pages, pageFiles }) => {
    const touched = index.goTo(listedOf(doc));
    for (const [page, first] of touched)
      tell(repeated, page, first && isRepeated(first) ? first : undefined);
    if (folderPages !== pages) {
      folderPages = pages;
      folder = pages && folderFacts(pages);
      folder?.learn(pageFiles);
      for (const all of [missing, described, orphans]) all.clear();
      for (const file of pages ?? []) sort(file);
      for (const [page, first] of folder ? index.all() : []) ask(page, first);
    } else if (folder) {
      for (const file of folder.learn(pageFiles)) {
        sort(file);
        for (const page of namesOf(file)) ask(page, index.entriesOf(page));
      }
      for (const [page, first] of touched) {
        ask(page, first);
        for (const file of folder.filesOf(page)) sort(file);
      }
    }
    const asides = folder?.asides ?? NO_ASIDES;
    return { repeated, missing, described, orphans, asides, entriesOf: index.entriesOf };
  };
}
const NO_ASIDES: Listing['asides'] = new Map();

/** Whether a page's file may have a problem to report. */
const isNoted = ({ problem, title, sidebarTitle, hasHeading, openapi }: PageFacts): boolean =>
  problem !== undefined ||
  openapi !== undefined ||
  (title === undefined && sidebarTitle === undefined && !hasHeading);

const listerOf = memo((_lineage: Lineage) => lister());

/** The listing of a document, brought from the last document of its history that was asked about. */
export const listingOf: Lister = (doc, world) => listerOf(doc.lineage)(doc, world);

const tell = (pages: Map<string, CachedPage>, page: string, first: PageEntry | undefined): void =>
  void (first ? pages.set(page, { first, said: undefined }) : pages.delete(page));

/** The node of `navigation`, unless the whole document is in another file. */
function listedOf(doc: Doc): Node | undefined {
  const root = rootSpot(doc);
  return root && !isRef(root.node) ? navigationOf(doc)?.node : undefined;
}

/** The pages that a file can be. */
export const namesOf = (file: string): readonly string[] =>
  file === 'index'
    ? ['index', '']
    : file.endsWith('/index')
      ? [file, file.slice(0, -'/index'.length)]
      : [file];

/** Whether an entry names the page of a file. */
export const isListed = (file: string, { entriesOf }: Pick<Listing, 'entriesOf'>): boolean =>
  namesOf(file).some((page) => entriesOf(page) !== undefined);

/** Whether readers of one place can also be readers of the other: neither language nor version separates them. */
export const haveSameReaders = (a: AncestorPath, b: AncestorPath): boolean =>
  (a.language === b.language || a.language === undefined || b.language === undefined) &&
  (a.version === b.version || a.version === undefined || b.version === undefined);

/** The language code for an entry, if it is in a language with a code. */
export const languageOf = ({ language }: AncestorPath): string | undefined =>
  language?.startsWith(UNNAMED) ? undefined : language;

function areTwoLanguages(a: AncestorPath, b: AncestorPath): boolean {
  const [one, other] = [languageOf(a), languageOf(b)];
  return one !== undefined && other !== undefined && one !== other;
}

function isRepeated(first: PageEntry): boolean {
  const seen: AncestorPath[] = [];
  for (let entry: PageEntry | undefined = first; entry; entry = entry.next) {
    if (entry.isRoot) continue;
    const { way } = entry;
    if (seen.some((other) => haveSameReaders(other, way) || areTwoLanguages(other, way)))
      return true;
    seen.push(way);
  }
  return false;
}
