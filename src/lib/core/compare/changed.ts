/*
 * Finds the elements of a document that changed since it was opened, for the marks and the filter of the
 * tree.
 */
import { memo } from '../memo.ts';
import { namesOf, type Listing } from '../check/pages/page-listing.ts';
import type { Doc, NodeId } from '../document/node.ts';
import { folderOf, pagePathOf } from '../pages/page-paths.ts';
import type { Change } from './change.ts';
import { fieldChanges } from './field-changes.ts';
import { isAbsorbed, matchDocs, type DocMatch } from './match-docs.ts';
import { entriesOf, type Entry } from './entry.ts';

/**
 * How an element changed: it is new, it moved, or it differs, such as in the order of its entries. `lost`: only an entry
 * of it was removed, which has no mark of its own any more.
 */
export type ChangedKind = 'added' | 'moved' | 'changed' | 'lost';

export interface Changed {
  readonly kinds: ReadonlyMap<NodeId, ChangedKind>;
  /** Every element above a changed one. */
  readonly above: ReadonlySet<NodeId>;
}

const NONE: Changed = { kinds: new Map(), above: new Set() };
/** The elements that differ between two documents of one history, by id. The cost depends on how much differs. */
export function changedIn(base: Doc, doc: Doc): Changed {
  const docMatch = matchDocs(base, doc);
  return docMatch ? gather(docMatch) : NONE;
}

/** Adds the entries of page files that changed. `changes`: also of other things. */
export function withPageFiles(
  changed: Changed,
  changes: readonly Change[],
  { main }: Doc,
  { entriesOf }: Pick<Listing, 'entriesOf'>,
): Changed {
  const kinds = new Map(changed.kinds);
  const above = new Set(changed.above);
  for (const { file, place } of changes)
    for (const name of file ? namesOf(pagePathOf(place.slice(folderOf(main).length))) : [])
      for (let entry = entriesOf(name); entry; entry = entry.next) {
        if (!kinds.has(entry.id)) kinds.set(entry.id, 'changed');
        const first = entry.isRoot ? entry.way.up : entry.way;
        for (let up = first; up; up = up.up) above.add(up.id);
      }
  return { kinds, above };
}

/** Returns only the ids. */
export const changedIds = (base: Doc, doc: Doc): ReadonlySet<NodeId> =>
  new Set(changedIn(base, doc).kinds.keys());

const gather = memo((docMatch: DocMatch): Changed => {
  const { pairs, gone, come, shuffled, relisted, partner, origin } = docMatch;
  const kinds = new Map<NodeId, ChangedKind>();
  const above = new Set<NodeId>();
  const mark = (entry: Entry, kind: ChangedKind) => {
    kinds.set(entry.node.id, kind);
    for (let up = entry.parent; up && !above.has(up.node.id); up = up.parent) above.add(up.node.id);
  };

  // A later mark replaces an earlier one, so the most significant kind comes last.
  const thinned = new Set(gone.map(({ parent }) => parent && partner.get(parent.node)));
  for (const pair of pairs)
    if (fieldChanges(pair, {}).length > 0) mark(pair.after, 'changed');
    else if (thinned.has(pair.after.node)) mark(pair.after, 'lost');
  for (const { parent } of [...shuffled, ...relisted]) mark(parent.after, 'changed');
  for (const pair of pairs)
    if (pair.moved && !isAbsorbed(pair, docMatch)) mark(pair.after, 'moved');
  const markNew = (entry: Entry): void => {
    if (origin.has(entry.node)) return;
    mark(entry, 'added');
    for (const child of entriesOf(entry)) markNew(child);
  };
  for (const entry of come) markNew(entry);
  return { kinds, above };
});
