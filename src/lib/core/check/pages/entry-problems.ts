/*
 * Reports problems of a page at the entries that name it. The diagnostics are kept with the page as long as its entries
 * and the messages stay the same.
 */
import type { Doc } from '../../document/node.ts';
import type { Code } from '../codes/codes.ts';
import type { Diagnostic, Fix } from '../diagnostic.ts';
import { markOf, type LocatedElement, type Locator } from '../element-locator.ts';
import type { PageEntry } from '../../document/page-index.ts';
import { byPlace, isAnyStale, problemAt, type Marked } from '../locate-findings.ts';
import { replayDiagnostics, type CachedDiagnostics, type CachedPage } from '../diagnostic-cache.ts';
import { rangeOf } from '../text-position.ts';

/** One problem of a page. */
export interface Saying {
  readonly code: Code;
  readonly message: string;
  /** Called with the pointer and the field that contain the page's path. */
  readonly fixes?: (node: string, field: string) => readonly Fix[];
  /** Reported only at the first of the page's entries, not at each. */
  readonly isOfFile?: true;
}

/** Reports problems of listed pages. `sayingsOf` returns the problems of one page. */
export function problemsOf<T extends CachedPage>(
  doc: Doc,
  pages: ReadonlyMap<string, T>,
  sayingsOf: (page: string, told: T) => readonly Saying[],
  locate: Locator,
): readonly Diagnostic[] {
  const isStale = isAnyStale(doc);
  const out: Diagnostic[] = [];
  for (const [page, told] of pages) {
    const sayings = sayingsOf(page, told);
    if (sayings.length === 0) {
      told.said = undefined;
      continue;
    }
    const again =
      !isStale && told.said && isSaid(told.said, sayings)
        ? replayDiagnostics(told.said, locate)
        : undefined;
    const said = again ? told.said! : sayOf(doc, told.first, sayings, locate);
    told.said = isStale ? undefined : said;
    for (const diagnostic of again ?? said.problems.map((one) => one.diagnostic))
      out.push(diagnostic);
  }
  return out;
}

/** Whether the same messages were reported before. Each one was reported at least once. */
const isSaid = ({ problems }: CachedDiagnostics, sayings: readonly Saying[]): boolean =>
  new Set(problems.map(({ diagnostic }) => diagnostic.message)).size === sayings.length &&
  sayings.every(({ message }) => problems.some(({ diagnostic }) => diagnostic.message === message));

function sayOf(
  doc: Doc,
  first: PageEntry,
  sayings: readonly Saying[],
  locate: Locator,
): CachedDiagnostics {
  const places = [];
  for (let entry: PageEntry | undefined = first; entry; entry = entry.next) {
    const { way } = entry;
    const holder = locate.element(way);
    const place = entry.isRoot ? rootIn(holder) : pageIn(entry, locate);
    places.push({ way, holder, at: place.mark.at, place });
  }
  const order = byPlace(doc);
  places.sort((a, b) => order(a.place.mark, b.place.mark));
  const problems = places.flatMap(({ place: { mark, node, field } }, entry) =>
    sayings.flatMap(({ code, message, fixes, isOfFile }) =>
      isOfFile && entry > 0
        ? []
        : [{ diagnostic: problemAt(doc, code, message, mark, fixes?.(node, field)), entry }],
    ),
  );
  return { entries: places, problems };
}

/** The marked range, and the element and field that contain the path. */
interface EntryPlace {
  readonly mark: Marked;
  readonly node: string;
  readonly field: string;
}

function pageIn({ way, id }: PageEntry, locate: Locator): EntryPlace {
  const mark = markOf(locate.entry(way, id));
  return { mark, node: mark.pointer, field: 'path' };
}

function rootIn(holder: LocatedElement): EntryPlace {
  const { node, pointer } = holder;
  const mark = {
    ...rangeOf(holder, 'root'),
    pointer: `${pointer}/root`,
    node: node.id,
    field: ['root'],
  };
  return { mark, node: pointer, field: 'root' };
}
