/*
 * Pages whose file is not in the folder, and the file that was probably meant.
 */
import type { Doc } from '../model/node.ts';
import type { Diagnostic, World } from './diagnostic.ts';
import type { Listing } from './listing.ts';
import { markOf, type Located, type Locator } from './located.ts';
import { fix, setTo } from './mending.ts';
import { namesIn, type Near } from './near.ts';
import type { Entry } from './page-index.ts';
import { byPlace, isAnyStale, problemAt, type Marked } from './placed.ts';
import { stretchOf } from './standing.ts';
import { sayAgain, type Said } from './said.ts';
import { listed, quotedPath } from './words.ts';

export function missingPages(
  doc: Doc,
  { pages }: World,
  listing: Listing,
  locate: Locator,
): readonly Diagnostic[] {
  if (!pages) return [];
  const isStale = isAnyStale(doc);
  const out: Diagnostic[] = [];
  for (const [page, told] of listing.missing) {
    const meant = meantBy(page, pages, listing);
    const message = messageOf(page, meant);
    const isSame = !isStale && told.said?.problems[0]?.diagnostic.message === message;
    const again = isSame ? sayAgain(told.said!, locate) : undefined;
    const said = again ? told.said! : problemsOf(doc, told.first, message, meant, locate);
    told.said = isStale ? undefined : said;
    for (const diagnostic of again ?? said.problems.map((one) => one.diagnostic))
      out.push(diagnostic);
  }
  return out;
}

/** A file that another entry names is no guess, unless only its spelling differs. */
function meantBy(page: string, pages: ReadonlySet<string>, listing: Listing): readonly Near[] {
  return namesIn(pages)
    .near(page)
    .filter(({ name, isSure }) => isSure || listing.orphans.has(name))
    .slice(0, 3);
}

function messageOf(page: string, meant: readonly Near[]): string {
  const there = `There is no file for the page ${quotedPath(page)}`;
  const names = listed(
    meant.map(({ name }) => quotedPath(name)),
    'or',
  );
  if (meant.length === 0)
    return `${there}, so readers find nothing. Add the file, or remove the entry.`;
  return meant[0]!.isSure
    ? `${there}: the file is called ${names}.`
    : `${there}, so readers find nothing. Is ${names} meant?`;
}

function problemsOf(
  doc: Doc,
  first: Entry,
  message: string,
  meant: readonly Near[],
  locate: Locator,
): Said {
  const all: (Said['entries'][number] & { diagnostic: Diagnostic })[] = [];
  for (let entry: Entry | undefined = first; entry; entry = entry.next) {
    const { way } = entry;
    const holder = locate.element(way);
    const { mark, node, field } = entry.isRoot ? rootIn(holder) : pageIn(entry, locate);
    const fixes = meant.map(({ name }) =>
      fix(`Write ${quotedPath(name)}`, setTo(node, field, name)),
    );
    const diagnostic = problemAt(doc, 'page-missing', message, mark, fixes);
    all.push({ way, holder, at: mark.at, diagnostic });
  }
  const order = byPlace(doc);
  all.sort((a, b) => order(a.diagnostic, b.diagnostic));
  return { entries: all, problems: all.map(({ diagnostic }, entry) => ({ diagnostic, entry })) };
}

/** What is marked, and the element and field that hold the path. */
interface Place {
  readonly mark: Marked;
  readonly node: string;
  readonly field: string;
}

function pageIn({ way, id }: Entry, locate: Locator): Place {
  const mark = markOf(locate.entry(way, id));
  return { mark, node: mark.pointer, field: 'path' };
}

function rootIn(holder: Located): Place {
  const { node, pointer } = holder;
  const mark = {
    ...stretchOf(holder, 'root'),
    pointer: `${pointer}/root`,
    node: node.id,
    field: ['root'],
  };
  return { mark, node: pointer, field: 'root' };
}
