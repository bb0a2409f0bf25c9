/*
 * What is said of a page is said at the entries that name it. Kept with the page for as long as its entries and the
 * words stay the same.
 */
import type { Doc } from '../model/node.ts';
import type { Code } from './codes.ts';
import type { Diagnostic, Fix } from './diagnostic.ts';
import { markOf, type Located, type Locator } from './located.ts';
import type { Entry } from './page-index.ts';
import { byPlace, isAnyStale, problemAt, type Marked } from './placed.ts';
import { sayAgain, type Said, type Told } from './said.ts';
import { stretchOf } from './standing.ts';

/** One thing to say of a page. */
export interface Saying {
  readonly code: Code;
  readonly message: string;
  /** Given the pointer and the field that hold the page's path. */
  readonly fixes?: (node: string, field: string) => readonly Fix[];
  /** It is said at the first of the page's entries, not at each. */
  readonly isOfFile?: true;
}

/** Says things of listed pages: `told` and what there is to say of it, one after the other. */
export function problemsOf<T extends Told>(
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
      !isStale && told.said && isSaid(told.said, sayings) ? sayAgain(told.said, locate) : undefined;
    const said = again ? told.said! : sayOf(doc, told.first, sayings, locate);
    told.said = isStale ? undefined : said;
    for (const diagnostic of again ?? said.problems.map((one) => one.diagnostic))
      out.push(diagnostic);
  }
  return out;
}

/** The same words were said before. Each is said once at least. */
const isSaid = ({ problems }: Said, sayings: readonly Saying[]): boolean =>
  new Set(problems.map(({ diagnostic }) => diagnostic.message)).size === sayings.length &&
  sayings.every(({ message }) => problems.some(({ diagnostic }) => diagnostic.message === message));

function sayOf(doc: Doc, first: Entry, sayings: readonly Saying[], locate: Locator): Said {
  const places = [];
  for (let entry: Entry | undefined = first; entry; entry = entry.next) {
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
