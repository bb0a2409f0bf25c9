/*
 * Pages in several places: twice for the same readers, or in two languages.
 */
import type { Doc } from '../../document/node.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { languageName } from '../../schema/languages.ts';
import { haveSameReaders, languageOf, type Listing } from './page-listing.ts';
import { markOf, type LocatedElement, type Locator } from '../element-locator.ts';
import { fix } from '../fixes/fix-builders.ts';
import type { PageEntry } from '../../document/page-index.ts';
import { byPlace, isAnyStale, problemAt } from '../locate-findings.ts';
import { replayDiagnostics, type CachedDiagnostics } from '../diagnostic-cache.ts';
import { foldShared, sharingOf, shortened, type Shared, type Sharing } from './shared-pages.ts';
import { quoted } from '../../document/kind-words.ts';
import * as m from './messages.ts';

interface Occurrence {
  readonly entry: PageEntry;
  /** The element that contains it, and the entry itself. */
  readonly holder: LocatedElement;
  readonly here: LocatedElement;
}

export function repeatedPages(
  doc: Doc,
  { config }: World,
  listing: Listing,
  locate: Locator,
): readonly Diagnostic[] {
  const isStale = isAnyStale(doc);
  const out: Diagnostic[] = [];
  const shared: Shared[] = [];
  for (const page of listing.repeated.values()) {
    const again = page.said && !isStale ? replayDiagnostics(page.said, locate) : undefined;
    const said = again
      ? page.said!
      : problemsOf(doc, occurrencesOf(doc, page.first, locate), locate);
    page.said = isStale ? undefined : said;
    for (const [i, one] of said.problems.entries()) {
      const diagnostic = again ? again[i]! : one.diagnostic;
      if (one.sharing) shared.push({ diagnostic, sharing: one.sharing });
      else out.push(diagnostic);
    }
  }
  return shared.length === 0 ? out : [...out, ...foldShared(doc, shared, config)];
}

function problemsOf(doc: Doc, all: readonly Occurrence[], locate: Locator): CachedDiagnostics {
  const problems: CachedDiagnostics['problems'][number][] = [];
  const languages = new Map<string, Occurrence>();
  for (const [entry, one] of all.entries()) {
    const mates = all.filter((other) => areSame(one, other));
    const isFirst = !mates.some((other) => all.indexOf(other) < entry);
    // In a file that is shown twice, an entry is one text and is marked once.
    const isTold = isFirst && mates.some(({ here }) => isSameText(here, one.here));
    if (mates.length > 0 && !isTold)
      problems.push({
        diagnostic: twice(doc, one, mates, isFirst),
        entry,
        sharing: sharingOf(
          doc,
          [one, ...mates].map((position) => position.entry),
          locate,
        ),
      });
    const language = languageOf(one.entry.way);
    if (language === undefined || languages.has(language)) continue;
    const [first] = languages.values();
    if (first)
      problems.push({
        diagnostic: inTwoLanguages(doc, one, first),
        entry,
        sharing: inLanguages(one, first),
      });
    languages.set(language, one);
  }
  const entries = all.map(({ entry, holder, here }) => ({ way: entry.way, holder, at: here.at }));
  return { entries, problems };
}

function occurrencesOf(doc: Doc, first: PageEntry, locate: Locator): readonly Occurrence[] {
  const all: Occurrence[] = [];
  for (let entry: PageEntry | undefined = first; entry; entry = entry.next)
    if (!entry.isRoot)
      all.push({
        entry,
        holder: locate.element(entry.way),
        here: locate.entry(entry.way, entry.id),
      });
  const order = byPlace(doc);
  return all.sort((a, b) => order(a.here, b.here));
}

const areSame = (a: Occurrence, b: Occurrence): boolean =>
  a !== b && haveSameReaders(a.entry.way, b.entry.way);

const isSameText = (a: LocatedElement, b: LocatedElement): boolean =>
  a.file === b.file && a.at === b.at;

/** Reported at each entry. The first one stays when all are fixed together, so it has no fix. */
function twice(
  doc: Doc,
  one: Occurrence,
  others: readonly Occurrence[],
  isFirst: boolean,
): Diagnostic {
  const { page, way } = one.entry;
  const isHere = others.some(({ entry }) => entry.way.id === way.id);
  const elsewhere = [
    ...new Set(
      others.flatMap(({ entry, holder }) => (entry.way.id === way.id ? [] : [holder.trail])),
    ),
  ];
  const places = elsewhere.map((place) => (place ? m.inElement(shortened(place)) : m.atTopLevel));
  const named =
    places.length > 3 ? [...places.slice(0, 2), m.inMorePlaces(places.length - 2)] : places;
  return problemAt(
    doc,
    'page-twice',
    isHere ? m.twiceInPlaces(page, [m.inThisList, ...named]) : m.hereAndInPlaces(page, named),
    markOf(one.here),
    isFirst ? [] : [fix(m.removeThis, { op: 'remove', nodes: [one.here.pointer] })],
  );
}

function inTwoLanguages(doc: Doc, one: Occurrence, first: Occurrence): Diagnostic {
  const { page, way } = one.entry;
  const here = nameOrCode(way.language!);
  const there = nameOrCode(first.entry.way.language!);
  return problemAt(
    doc,
    'same-page-languages',
    m.inTwoLanguages(page, here, there),
    markOf(one.here),
  );
}

function inLanguages({ entry }: Occurrence, first: Occurrence): Sharing {
  const codes = [first.entry.way.language!, entry.way.language!];
  return {
    page: entry.page,
    key: codes.join(' '),
    parts: codes.map(nameOrCode),
  };
}

const nameOrCode = (code: string): string => languageName(code) ?? quoted(code);
