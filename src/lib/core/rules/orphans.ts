/*
 * Page files that no entry of the navigation names.
 */
import type { Doc } from '../model/node.ts';
import { member, rootSpot } from '../model/walk.ts';
import type { Diagnostic, World } from './diagnostic.ts';
import { isRef, navigationOf } from './elements.ts';
import { listingOf, type Listing } from './listing.ts';
import { problemAt } from './placed.ts';
import { referencesIn } from './references.ts';
import { listed, quotedPath } from './words.ts';

/**
 * Page files that no entry names, sorted. Nothing where that cannot be known: the folder is not, or a part of
 * the navigation stands in a file that is not open.
 */
export const orphansOf = (doc: Doc, world: World): readonly string[] | undefined =>
  world.pages && isWhole(doc) ? [...listingOf(doc, world).orphans].sort() : undefined;

export function* orphanPages(doc: Doc, world: World, { orphans }: Listing): Generator<Diagnostic> {
  if (!world.pages || orphans.size === 0 || !isWhole(doc)) return;
  const root = rootSpot(doc)!;
  const key = member(root.node, 'navigation')!;
  const some = firstOf(orphans, 3).map(quotedPath);
  const more = orphans.size - some.length;
  const names = listed(more ? [...some, `${more} more`] : some);
  yield problemAt(
    doc,
    'orphan-pages',
    `${countOf(orphans.size)} in no list of the navigation: ${names}. Readers can open ${orphans.size === 1 ? 'it' : 'them'} only by search or address.`,
    {
      at: root.at + key.at,
      length: key.keyLength,
      pointer: '/navigation',
    },
  );
}

const countOf = (count: number): string =>
  count === 1 ? '1 page file stands' : `${count} page files stand`;

const isWhole = (doc: Doc): boolean => {
  const root = rootSpot(doc)?.node;
  const navigation = navigationOf(doc)?.node;
  return !!root && !isRef(root) && !!navigation && referencesIn(navigation).length === 0;
};

/** The first names in the order of the alphabet. */
function firstOf(names: ReadonlySet<string>, count: number): readonly string[] {
  let first: string[] = [];
  for (const name of names)
    if (first.length < count || name < first.at(-1)!)
      first = [...first, name].sort().slice(0, count);
  return first;
}
