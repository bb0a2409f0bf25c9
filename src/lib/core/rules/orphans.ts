/*
 * Page files that no entry of the navigation names.
 */
import type { Doc } from '../model/node.ts';
import { homeOf, member, rootSpot } from '../model/walk.ts';
import type { Diagnostic, World } from './diagnostic.ts';
import { isRef, navigationOf } from './elements.ts';
import { isListed, listingOf, namesOf, whyNoPage, type Listing, type NoPage } from './listing.ts';
import { problemAt } from './placed.ts';
import { namedElsewhere } from './referenced.ts';
import { listed, quotedPath } from './words.ts';

/**
 * Page files that no entry names, sorted. Nothing where that cannot be known: the folder is not, or a part of
 * the navigation stands in a file that is not.
 */
export function orphansOf(doc: Doc, world: World): readonly string[] | undefined {
  const orphans = allOrphans(doc, world);
  return orphans && [...orphans].sort();
}

/** How many there are. */
export const orphanCount = (doc: Doc, world: World): number | undefined =>
  allOrphans(doc, world)?.size;

/** A file that no entry names and that is probably no page of its own. */
export interface Aside {
  readonly file: string;
  readonly why: NoPage;
}

/** These, sorted; none where the orphans cannot be known. */
export function asideOf(doc: Doc, world: World): readonly Aside[] {
  const elsewhere = elsewhereOf(doc, world);
  if (!world.pages || !elsewhere) return [];
  const listing = listingOf(doc, world);
  let all = asides.get(world.pages);
  if (!all) {
    all = [...world.pages].sort().flatMap((file) => {
      const why = whyNoPage(file);
      return why ? [{ file, why }] : [];
    });
    asides.set(world.pages, all);
  }
  return all.filter(({ file }) => !isListed(file, listing) && !isIn(elsewhere, file));
}
const asides = new WeakMap<ReadonlySet<string>, readonly Aside[]>();

function allOrphans(
  doc: Doc,
  world: World,
  listing: Listing | undefined = world.pages && listingOf(doc, world),
): ReadonlySet<string> | undefined {
  const elsewhere = elsewhereOf(doc, world);
  if (!world.pages || !listing || !elsewhere) return undefined;
  const { orphans } = listing;
  if (elsewhere.size === 0) return orphans;
  return new Set([...orphans].filter((file) => !isIn(elsewhere, file)));
}

const isIn = (elsewhere: ReadonlySet<string>, file: string): boolean =>
  elsewhere.size > 0 && namesOf(file).some((name) => elsewhere.has(name));

export function* orphanPages(doc: Doc, world: World, listing: Listing): Generator<Diagnostic> {
  const orphans = allOrphans(doc, world, listing);
  if (!orphans?.size) return;
  const root = rootSpot(doc)!;
  const { file, node, at } = homeOf(root, 'navigation');
  const key = member(node, 'navigation')!;
  const some = firstOf(orphans, 3).map(quotedPath);
  const more = orphans.size - some.length;
  const names = listed(more ? [...some, `${more} more`] : some);
  yield problemAt(
    doc,
    'orphan-pages',
    `${countOf(orphans.size)} in no list of the navigation: ${names}. Readers can open ${orphans.size === 1 ? 'it' : 'them'} only by search or address.`,
    {
      file,
      at: at + key.at,
      length: key.keyLength,
      pointer: '/navigation',
    },
  );
}

const countOf = (count: number): string =>
  count === 1 ? '1 page file stands' : `${count} page files stand`;

/** What other files list; nothing where they, or the navigation, are not known. */
function elsewhereOf(doc: Doc, { reached }: World): ReadonlySet<string> | undefined {
  const root = rootSpot(doc)?.node;
  const isOpen = !!root && !isRef(root) && navigationOf(doc) !== undefined;
  return isOpen ? namedElsewhere(doc, reached) : undefined;
}

/** The first names in the order of the alphabet. */
function firstOf(names: ReadonlySet<string>, count: number): readonly string[] {
  let first: string[] = [];
  for (const name of names)
    if (first.length < count || name < first.at(-1)!)
      first = [...first, name].sort().slice(0, count);
  return first;
}
