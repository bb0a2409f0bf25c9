/*
 * Page files that no entry of the navigation names.
 */
import type { Doc } from '../../document/node.ts';
import { homeOf, member, rootSpot } from '../../document/walk.ts';
import { isIgnored } from '../configured.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { isRef, navigationOf } from '../../document/elements.ts';
import type { NoPage } from './folder-facts.ts';
import { isListed, listingOf, namesOf, type Listing } from './page-listing.ts';
import { problemAt } from '../locate-findings.ts';
import { namedElsewhere } from './referenced.ts';
import { quotedPath } from '../../document/kind-words.ts';
import * as m from './messages.ts';

/**
 * Page files that no entry names, sorted. Undefined if the folder is unknown or part of the navigation is in an unknown
 * file.
 */
export function orphansOf(doc: Doc, world: World): readonly string[] | undefined {
  const orphans = allOrphans(doc, world);
  return orphans && [...orphans].sort();
}

/** The number of these files. */
export const orphanCount = (doc: Doc, world: World): number | undefined =>
  allOrphans(doc, world)?.size;

/** A file that no entry names and that is probably not a separate page. */
export interface Aside {
  readonly file: string;
  readonly why: NoPage;
}

/** All asides, sorted. Empty if the orphans are unknown. */
export function asideOf(doc: Doc, world: World): readonly Aside[] {
  const elsewhere = elsewhereOf(doc, world);
  if (!world.pages || !elsewhere) return [];
  const listing = listingOf(doc, world);
  return [...listing.asides]
    .filter(([file]) => !isListed(file, listing) && !isIn(elsewhere, file))
    .map(([file, why]) => ({ file, why }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

function allOrphans(
  doc: Doc,
  world: World,
  listing: Listing | undefined = world.pages && listingOf(doc, world),
): ReadonlySet<string> | undefined {
  const elsewhere = elsewhereOf(doc, world);
  if (!world.pages || !listing || !elsewhere) return undefined;
  const { orphans } = listing;
  const isQuiet = (world.config?.ignore.length ?? 0) > 0;
  if (elsewhere.size === 0 && !isQuiet) return orphans;
  return new Set(
    [...orphans].filter(
      (file) => !isIn(elsewhere, file) && !isIgnored(world.config, 'orphan-pages', file),
    ),
  );
}

const isIn = (elsewhere: ReadonlySet<string>, file: string): boolean =>
  elsewhere.size > 0 && namesOf(file).some((name) => elsewhere.has(name));

export function* orphanPages(doc: Doc, world: World, listing: Listing): Generator<Diagnostic> {
  const orphans = allOrphans(doc, world, listing);
  if (!orphans?.size) return;
  const root = rootSpot(doc)!;
  const { file, node, at } = homeOf(root, 'navigation');
  const key = member(node, 'navigation')!;
  const paths = sortedOf(orphans);
  const where = { file, at: at + key.at, length: key.keyLength, pointer: '/navigation' };
  yield { ...problemAt(doc, 'orphan-pages', orphansMessage(paths), where), paths };
}

/** Names the first three files, or all four of four. */
export function orphansMessage(paths: readonly string[]): string {
  const some = paths.slice(0, paths.length === 4 ? 4 : 3).map(quotedPath);
  const more = paths.length - some.length;
  return m.unlisted(paths.length, more ? [...some, m.more(more)] : some);
}

/** The pages that other files list. Undefined while these files, or the navigation, are unknown. */
function elsewhereOf(doc: Doc, { reached }: World): ReadonlySet<string> | undefined {
  const root = rootSpot(doc)?.node;
  const isOpen = !!root && !isRef(root) && navigationOf(doc) !== undefined;
  return isOpen ? namedElsewhere(doc, reached) : undefined;
}

const sorted = new WeakMap<ReadonlySet<string>, readonly string[]>();

/** The names in alphabetical order. Returns the same list as before if the names are the same. */
function sortedOf(names: ReadonlySet<string>): readonly string[] {
  const last = sorted.get(names);
  if (last?.length === names.size && last.every((name) => names.has(name))) return last;
  const list = [...names].sort();
  sorted.set(names, list);
  return list;
}
