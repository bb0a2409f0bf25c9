/*
 * Elements that both sides added. Equal ones in one list are the same element; unequal ones with the same name, or
 * with most of their pages in common, exclude each other. The same wrapper around the same entries is also one
 * element.
 */
import type { Node } from '../document/node.ts';
import { labelOf } from '../document/elements.ts';
import { entriesOf, type Entry } from '../compare/entry.ts';
import { fingerprint } from '../compare/fingerprint.ts';
import { fieldsOf, valueAt } from './compose.ts';
import type { Side, Who } from './sides.ts';

export interface MatchedAdditions {
  /** Our names for elements that theirs also has. */
  readonly matched: ReadonlyMap<Node, Who>;
  /** Pairs of new elements of which only one can be included. */
  readonly conflicting: readonly { readonly ours: Entry; readonly theirs: Entry }[];
}

export function matchAdditions(base: Side, ours: Side, theirs: Side): MatchedAdditions {
  const matched = new Map<Node, Who>();
  const conflicting: { ours: Entry; theirs: Entry }[] = [];
  const isNew = (side: Side, entry: Entry) => !base.entries.has(side.whoOf(entry.node));
  const nameOf = ({ kind, key, node }: Entry) => `${kind} ${key} ${labelOf({ kind, node })}`;

  /** Pairs up the new elements of one list on each side. */
  const meet = (mine: readonly Entry[], others: readonly Entry[]): void => {
    const byName = new Map<string, Entry[]>();
    for (const entry of mine) {
      const name = nameOf(entry);
      const namesakes = byName.get(name);
      if (namesakes) namesakes.push(entry);
      else byName.set(name, [entry]);
    }
    const nameless: Entry[] = [];
    for (const other of others) {
      const namesakes = byName.get(nameOf(other)) ?? [];
      const i = Math.max(
        0,
        namesakes.findIndex(({ node }) => fingerprint(node) === fingerprint(other.node)),
      );
      const [mate] = namesakes.splice(i, 1);
      if (!mate) nameless.push(other);
      else if (isOne(mate, other)) join(mate, other);
      else if (labelOf(other).trim()) conflicting.push({ ours: mate, theirs: other });
    }
    const left = [...byName.values()].flat();
    for (const other of nameless) {
      const i = left.findIndex((one) => one.kind === other.kind && shareMost(one, other));
      const [mate] = i < 0 ? [] : left.splice(i, 1);
      if (mate) conflicting.push({ ours: mate, theirs: other });
    }
  };
  /** The new pages of a side, directly in an element. */
  const newPages = (side: Side, entry: Entry): readonly string[] =>
    entriesOf(entry).flatMap(({ kind, node }) =>
      kind === 'page' && !base.entries.has(side.whoOf(node)) ? [fingerprint(node)] : [],
    );
  const shareMost = (mine: Entry, other: Entry): boolean => {
    const [a, b] = [newPages(ours, mine), newPages(theirs, other)];
    const common = new Set(b);
    return a.filter((page) => common.has(page)).length * 2 > Math.max(a.length, b.length);
  };
  const isOne = (mine: Entry, other: Entry): boolean =>
    mine.key === 'global' ||
    fingerprint(mine.node) === fingerprint(other.node) ||
    (ownFields(mine.node) === ownFields(other.node) &&
      holdsOld(ours, mine) &&
      holdsOld(theirs, other));
  const holdsOld = (side: Side, entry: Entry) =>
    entriesOf(entry).some((child) => !isNew(side, child));
  const join = (mine: Entry, other: Entry): void => {
    matched.set(other.node, ours.whoOf(mine.node));
    meet(
      entriesOf(mine).filter((child) => isNew(ours, child)),
      entriesOf(other).filter((child) => isNew(theirs, child)),
    );
  };

  for (const [who, entry] of theirs.entries) {
    const own = ours.entries.get(who);
    if (!base.entries.has(who) || !own || own.node === entry.node) continue;
    const fresh = entriesOf(entry).filter((child) => isNew(theirs, child));
    if (fresh.length > 0)
      meet(
        entriesOf(own).filter((child) => isNew(ours, child)),
        fresh,
      );
  }
  return { matched, conflicting };
}

const ownFields = (node: Node): string =>
  fieldsOf(node)
    .map((key) => `${key}:${fingerprint(valueAt(node, [key])!)}`)
    .sort()
    .join();
