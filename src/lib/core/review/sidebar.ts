/*
 * The navigation as a tree with marks: only the parts in which something changed, with the elements that contain them.
 * Alike elements next to each other are one row.
 */
import type { World } from '../check/diagnostic.ts';
import type { Doc, Node } from '../document/node.ts';
import type { Kind } from '../schema/kinds.ts';
import { contents, entryName, entryPlace, entryText } from '../compare/entry-words.ts';
import { entriesOf, type Entry, type Pair } from '../compare/entry.ts';
import { fieldChanges } from '../compare/field-changes.ts';
import { isAbsorbed, isRewrapped, matchDocs, type DocMatch } from '../compare/match-docs.ts';
import * as m from './messages.ts';

export type Mark = 'added' | 'removed' | 'moved' | 'changed';

export interface SidebarRow {
  /** Number of elements above it. */
  readonly depth: number;
  /** Absent for a row that counts alike elements. */
  readonly kind?: Kind;
  readonly name: string;
  readonly mark?: Mark;
  /** "12 pages", "from Guides", "was “Setup”" */
  readonly note?: string;
}

/** What happened to an element. */
interface Marked {
  readonly mark: Mark;
  readonly note: string;
}
type Marks = ReadonlyMap<Node, Marked>;

/** Above this number, alike elements next to each other are one row after the first ones. */
const ALIKE = 5;
const FIRST_ALIKE = 3;

/** Both versions as one tree. A moved element is where it is now. At most `most` rows, and one that counts the rest. */
export function sidebarChanges(
  base: Doc,
  doc: Doc,
  world: World,
  most: number,
): readonly SidebarRow[] {
  const match = matchDocs(base, doc);
  const root = match && rootOf(match);
  if (!root) return [];
  const marks = marksIn(match, world);
  const removed = placesOfRemoved(match);
  const rows = rowsIn(root.after, {
    marks: new Map([...marks.before, ...marks.after]),
    open: openIn(root.after, marks.after, removed),
    ...{ world, isWhole: false, isFresh: () => false },
    removed,
  });
  return limited(rows, most);
}

/** Each version as a tree, in which the lists that changed are whole. At most `most` rows each. */
export function sidebarSides(
  base: Doc,
  doc: Doc,
  world: World,
  most: number,
): { readonly before: readonly SidebarRow[]; readonly after: readonly SidebarRow[] } {
  const match = matchDocs(base, doc);
  const root = match && rootOf(match);
  if (!root) return { before: [], after: [] };
  const marks = marksIn(match, world);
  const openBefore = openIn(root.before, marks.before, NOTHING);
  const openAfter = openIn(root.after, marks.after, NOTHING);
  /** What is open on either side is open on both. */
  const opened = (own: ReadonlySet<Node>, other: ReadonlySet<Node>, counterpart: Counterparts) =>
    new Set([...own, ...[...other].map((node) => counterpart.get(node) ?? node)]);
  const rows = (top: Entry, own: Marks, open: ReadonlySet<Node>, counterpart: Counterparts) =>
    limited(
      rowsIn(top, {
        ...{ marks: own, open, world, isWhole: true, removed: NOTHING },
        isFresh: (node) => !counterpart.has(node),
      }),
      most,
    );
  const { partner, origin } = match;
  return {
    before: rows(root.before, marks.before, opened(openBefore, openAfter, origin), partner),
    after: rows(root.after, marks.after, opened(openAfter, openBefore, partner), origin),
  };
}

type Counterparts = ReadonlyMap<Node, Node>;

const rootOf = ({ pairs }: DocMatch): Pair | undefined => pairs.find(({ after }) => !after.parent);

function marksIn(match: DocMatch, world: World): { before: Marks; after: Marks } {
  const before = new Map<Node, Marked>();
  const after = new Map<Node, Marked>();
  for (const entry of match.gone)
    before.set(entry.node, {
      mark: 'removed',
      note: contents(entry, (node) => !match.partner.has(node)),
    });
  for (const entry of match.added)
    after.set(entry.node, {
      mark: 'added',
      note: contents(entry, (node) => !match.origin.has(node)),
    });
  for (const pair of match.pairs) {
    const [from, to] = [pair.before.parent, pair.after.parent];
    if (!from || !to) continue;
    const isMoved = pair.moved && !isAbsorbed(pair, match);
    if (!isMoved && fieldChanges(pair, world).length === 0) continue;
    const mark = isMoved ? 'moved' : 'changed';
    const [was, is] = [nameIn(pair.before, world), nameIn(pair.after, world)];
    const isElsewhere =
      isMoved && match.partner.get(from.node) !== to.node && !isRewrapped(pair, match);
    const notes = (renamed: string, moved: string) =>
      [...(isElsewhere ? [moved] : []), ...(was === is ? [] : [renamed])].join(', ');
    before.set(pair.before.node, {
      mark,
      note: notes(m.isNow(is), m.movedInto(entryPlace(to, world))),
    });
    after.set(pair.after.node, {
      mark,
      note: notes(m.was(was), m.movedOutOf(entryPlace(from, world))),
    });
  }
  return { before, after };
}

/** What renaming changes: the path of a page, and the label of anything else. */
const nameIn = (entry: Entry, world: World): string =>
  entry.kind === 'page' ? entryText(entry) : entryName(entry, world);

/** Where removed elements are drawn. */
interface Removed {
  /** At the start of an element's content. */
  readonly first: ReadonlyMap<Node, readonly Entry[]>;
  /** After an element that is still there. */
  readonly after: ReadonlyMap<Node, readonly Entry[]>;
}
const NOTHING: Removed = { first: new Map(), after: new Map() };

function placesOfRemoved({ gone, pairs, partner }: DocMatch): Removed {
  const lost = new Set(gone);
  const parents = new Set(gone.map(({ parent }) => parent?.node));
  const first = new Map<Node, Entry[]>();
  const after = new Map<Node, Entry[]>();
  for (const pair of pairs) {
    if (!parents.has(pair.before.node)) continue;
    const here = new Set(entriesOf(pair.after).map(({ node }) => node));
    let list: Entry[] = [];
    first.set(pair.after.node, list);
    for (const child of entriesOf(pair.before)) {
      const now = partner.get(child.node) ?? child.node;
      if (lost.has(child)) list.push(child);
      else if (here.has(now)) after.set(now, (list = []));
    }
  }
  return { first, after };
}

/** Every element with a marked or a removed one in it. */
function openIn(root: Entry, marks: Marks, removed: Removed): ReadonlySet<Node> {
  const open = new Set<Node>();
  const visit = (entry: Entry): boolean => {
    let isOpen = removed.first.has(entry.node);
    for (const child of entriesOf(entry)) {
      const isOpenBelow = visit(child);
      isOpen ||= isOpenBelow || marks.has(child.node);
    }
    if (isOpen) open.add(entry.node);
    return isOpen;
  };
  visit(root);
  return open;
}

interface Drawing {
  readonly marks: Marks;
  /** The elements whose content is shown. */
  readonly open: ReadonlySet<Node>;
  readonly world: World;
  /** Whether unchanged elements next to changed ones are shown. */
  readonly isWhole: boolean;
  /** Whether an element exists only in this version. */
  readonly isFresh: (node: Node) => boolean;
  readonly removed: Removed;
}

function rowsIn(root: Entry, drawing: Drawing): readonly SidebarRow[] {
  const { marks, open, world, isWhole, isFresh, removed } = drawing;
  /** `inherited`: the mark of an element that has no counterpart, which applies to its content. */
  const below = (parent: Entry, depth: number, inherited?: Mark): SidebarRow[] => {
    const markOf = ({ node }: Entry) =>
      marks.get(node)?.mark ?? (inherited && isFresh(node) ? inherited : undefined);
    const children = [
      ...(removed.first.get(parent.node) ?? []),
      ...entriesOf(parent).flatMap((child) => [child, ...(removed.after.get(child.node) ?? [])]),
    ].filter(({ node }) => isWhole || marks.has(node) || open.has(node));
    const isOpen = ({ node }: Entry) => open.has(node);
    return runsOf(children, (child) => (isOpen(child) ? undefined : (markOf(child) ?? ''))).flatMap(
      (run) => {
        const kept = run.length > ALIKE ? run.slice(0, FIRST_ALIKE) : run;
        const rest = run.length - kept.length;
        const mark = markOf(run[0]!);
        return [
          ...kept.flatMap((child) => {
            const own = markOf(child);
            const content = own === 'added' || own === 'removed' ? own : undefined;
            return [
              rowOf(child, depth, own),
              ...(isOpen(child) ? below(child, depth + 1, content) : []),
            ];
          }),
          ...(rest > 0 ? [{ depth, name: m.andMore(rest), ...(mark && { mark }) }] : []),
        ];
      },
    );
  };
  const rowOf = (entry: Entry, depth: number, mark: Mark | undefined): SidebarRow => {
    const note = marks.get(entry.node)?.note;
    const name = entryName(entry, world);
    return { depth, kind: entry.kind, name, ...(mark && { mark }), ...(note && { note }) };
  };
  return below(root, 0);
}

/** Divides a list into runs of the same key. An item without a key is alone. */
function runsOf<T>(items: readonly T[], keyOf: (item: T) => string | undefined): T[][] {
  const runs: T[][] = [];
  let last: string | undefined;
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined && key === last) runs.at(-1)!.push(item);
    else runs.push([item]);
    last = key;
  }
  return runs;
}

function limited(rows: readonly SidebarRow[], most: number): readonly SidebarRow[] {
  const more = rows.length - most;
  return more > 0 ? [...rows.slice(0, most), { depth: 0, name: m.moreRows(more) }] : rows;
}
