/*
 * Pages whose file is not in the folder, and the file that was probably meant.
 */
import type { Doc } from '../model/node.ts';
import { member } from '../model/walk.ts';
import type { Diagnostic, World } from './diagnostic.ts';
import type { Listing } from './listing.ts';
import { markOf, type Locator } from './located.ts';
import { namesIn, type Near } from './near.ts';
import type { Entry } from './page-index.ts';
import { problemAt } from './placed.ts';
import { listed, quoted } from './words.ts';

export function* missingPages(
  doc: Doc,
  { pages }: World,
  listing: Listing,
  locate: Locator,
): Generator<Diagnostic> {
  if (!pages) return;
  for (const page of listing.missing) {
    const meant = meantBy(page, pages, listing);
    const message = messageOf(page, meant);
    for (let entry = listing.entriesOf(page); entry; entry = entry.next)
      yield missing(doc, entry, message, meant, locate);
  }
}

/** A file that another entry names is no guess, unless only its spelling differs. */
function meantBy(page: string, pages: ReadonlySet<string>, listing: Listing): readonly Near[] {
  return namesIn(pages)
    .near(page)
    .filter(({ name, isSure }) => isSure || listing.orphans.has(name))
    .slice(0, 3);
}

function messageOf(page: string, meant: readonly Near[]): string {
  const there = `There is no file for the page ${quoted(page)}`;
  const names = listed(
    meant.map(({ name }) => quoted(name)),
    'or',
  );
  if (meant.length === 0)
    return `${there}, so readers find nothing. Add the file, or remove the entry.`;
  return meant[0]!.isSure
    ? `${there}: the file is called ${names}.`
    : `${there}, so readers find nothing. Is ${names} meant?`;
}

function missing(
  doc: Doc,
  { isRoot, way, id }: Entry,
  message: string,
  meant: readonly Near[],
  locate: Locator,
): Diagnostic {
  const fixes = (node: string, field: string) =>
    meant.map(({ name }) => ({
      label: `Write ${quoted(name)}`,
      operations: [{ op: 'set' as const, node, field, value: name }],
    }));
  if (!isRoot) {
    const mark = markOf(locate.entry(way, id));
    return problemAt(doc, 'page-missing', message, mark, fixes(mark.pointer, 'path'));
  }
  const group = locate.element(way);
  const { start, value } = member(group.node, 'root')!;
  const mark = {
    at: group.at + start,
    length: value.length,
    pointer: `${group.pointer}/root`,
    node: group.node.id,
    field: ['root'],
  };
  return problemAt(doc, 'page-missing', message, mark, fixes(group.pointer, 'root'));
}
