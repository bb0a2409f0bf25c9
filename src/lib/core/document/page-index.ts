/*
 * Finds the entries that name a page, the only lookup that the rules need across the whole document. There is one
 * index, for the last document that was asked about. For another document, it walks both trees together, skips objects
 * that both share, and removes and adds what differs. An edit therefore costs as much as what it touched, and the
 * answers depend on the document alone.
 *
 * An entry is identified by its id and the ids of the elements above it, which survive edits elsewhere. Its position is
 * computed only for entries that are reported (element-locator.ts).
 */
import type { Node, NodeId } from './node.ts';
import { childrenOf, isRef, NO_CHILDREN, stringField, type Child } from './elements.ts';
import type { Kind } from '../schema/kinds.ts';
import { isUrl } from '../schema/links.ts';

/** An element on the path down to an entry, with the readers who see its content. */
export interface AncestorPath {
  readonly id: NodeId;
  readonly up: AncestorPath | undefined;
  /** The innermost language and version above, if any. */
  readonly language: string | undefined;
  readonly version: string | undefined;
}

/** An entry that names a page, linked to the others that name the same page. */
export interface PageEntry {
  readonly page: string;
  /** The id of the entry, or of the group for the field `root`. */
  readonly id: NodeId;
  /** Whether it is the field `root` of a group instead of an entry of a list. */
  readonly isRoot: boolean;
  /** The element that contains the entry. For a `root`, the group itself. */
  readonly way: AncestorPath;
  readonly next: PageEntry | undefined;
}

interface IndexChange {
  readonly gone: PageEntry[];
  readonly come: PageEntry[];
}

/** The page that an entry names. Surrounding slashes and `.md` or `.mdx` don't make a difference. */
export function pageOf(entry: string): string {
  if (!/^\/|\/$|\.mdx?$/i.test(entry)) return entry;
  return entry.replace(/\.mdx?$/i, '').replace(/^\/+|\/+$/g, '');
}

/** The entries of one document by page. It can be moved from document to document. */
export interface PageIndex {
  /**
   * Moves on to the document with this navigation. Returns the pages whose entries changed, with their current entries.
   */
  readonly goTo: (navigation: Node | undefined) => ReadonlyMap<string, PageEntry | undefined>;
  /** The entries that name a page, in no order. Undefined if there are none. */
  readonly entriesOf: (page: string) => PageEntry | undefined;
  readonly all: () => Iterable<readonly [string, PageEntry]>;
}

export function pageIndex(): PageIndex {
  const entries = new Map<string, PageEntry>();
  let top: Node | undefined;
  return {
    goTo(navigation) {
      const { gone, come } = differences(top, navigation);
      top = navigation;
      const touched = new Map<string, PageEntry | undefined>();
      // A moved entry is in both lists, removed in one place and added in another, so removals come first.
      for (const entry of gone) {
        const rest = without(entries.get(entry.page), entry);
        if (rest) entries.set(entry.page, rest);
        else entries.delete(entry.page);
        touched.set(entry.page, rest);
      }
      for (const entry of come) {
        const next = entries.get(entry.page);
        const first = next ? { ...entry, next } : entry;
        entries.set(entry.page, first);
        touched.set(entry.page, first);
      }
      return touched;
    },
    entriesOf: (page) => entries.get(page),
    all: () => entries,
  };
}

function differences(old: Node | undefined, now: Node | undefined): IndexChange {
  const change: IndexChange = { gone: [], come: [] };
  if (old === now) return change;
  const oldWay = old && wayTo(old, 'navigation', undefined);
  const nowWay = now && wayTo(now, 'navigation', undefined);
  if (oldWay && nowWay && oldWay.id === nowWay.id) compare(old, oldWay, now, nowWay, change);
  else {
    if (oldWay) gatherBelow(old, oldWay, change.gone);
    if (nowWay) gatherBelow(now, nowWay, change.come);
  }
  return change;
}

function without(list: PageEntry | undefined, gone: PageEntry): PageEntry | undefined {
  const passed: PageEntry[] = [];
  for (let at = list; at; at = at.next) {
    if (at.id === gone.id && at.isRoot === gone.isRoot)
      return passed.reduce<PageEntry | undefined>((next, entry) => ({ ...entry, next }), at.next);
    passed.push(at);
  }
  throw new Error(`No entry of “${gone.page}” can be removed`);
}

/** Marks a language or version without a name, which differs from all others. */
export const UNNAMED = '\0';

function wayTo(node: Node, kind: Kind, up: AncestorPath | undefined): AncestorPath {
  const named = (key: 'language' | 'version') =>
    kind === key ? (stringField(node, key) ?? `${UNNAMED}${node.id}`) : up?.[key];
  return { id: node.id, up, language: named('language'), version: named('version') };
}

/** A closed `$ref` has no known entries. `gather` skips the global section. */
const listedIn = (node: Node): readonly Child[] => (isRef(node) ? NO_CHILDREN : childrenOf(node));

const listedPath = ({ kind, node }: Child): string | undefined =>
  kind === 'page' && node.type === 'string' && node.value.trim() !== '' && !isUrl(node.value)
    ? pageOf(node.value)
    : undefined;

function rootOf(node: Node): string | undefined {
  const root = isRef(node) ? undefined : stringField(node, 'root');
  return root?.trim() && !isUrl(root) ? pageOf(root) : undefined;
}

function gather(child: Child, up: AncestorPath, out: PageEntry[]): void {
  const { node, kind, key } = child;
  if (key === 'global') return;
  if (node.type === 'string') {
    const page = listedPath(child);
    if (page !== undefined)
      out.push({ page, id: node.id, isRoot: false, way: up, next: undefined });
  } else if (node.type === 'object') gatherBelow(node, wayTo(node, kind, up), out);
}

function gatherBelow(node: Node, way: AncestorPath, out: PageEntry[]): void {
  gatherRoot(rootOf(node), way, out);
  for (const child of listedIn(node)) gather(child, way, out);
}

function gatherRoot(page: string | undefined, way: AncestorPath, out: PageEntry[]): void {
  if (page !== undefined) out.push({ page, id: way.id, isRoot: true, way, next: undefined });
}

/** The differences below two states of one element. */
function compare(
  old: Node,
  oldWay: AncestorPath,
  now: Node,
  nowWay: AncestorPath,
  change: IndexChange,
): void {
  if (oldWay.language !== nowWay.language || oldWay.version !== nowWay.version) {
    gatherBelow(old, oldWay, change.gone);
    gatherBelow(now, nowWay, change.come);
    return;
  }
  if (old === now) return;
  if (rootOf(old) !== rootOf(now)) {
    gatherRoot(rootOf(old), oldWay, change.gone);
    gatherRoot(rootOf(now), nowWay, change.come);
  }
  const before = listedIn(old);
  const after = listedIn(now);
  let start = 0;
  let end = 0;
  const most = Math.min(before.length, after.length);
  while (start < most && isSame(before[start]!, after[start]!)) start++;
  while (end < most - start && isSame(before.at(-1 - end)!, after.at(-1 - end)!)) end++;
  const left = new Map<NodeId, Child>();
  for (let i = start; i < before.length - end; i++) left.set(before[i]!.node.id, before[i]!);
  for (let i = start; i < after.length - end; i++) {
    const child = after[i]!;
    const match = left.get(child.node.id);
    if (match && isCounterpart(match, child)) {
      left.delete(child.node.id);
      compareChild(match, oldWay, child, nowWay, change);
    } else gather(child, nowWay, change.come);
  }
  for (const child of left.values()) gather(child, oldWay, change.gone);
}

const isSame = (a: Child, b: Child): boolean => a.node === b.node && a.kind === b.kind;

const isCounterpart = (a: Child, b: Child): boolean =>
  a.kind === b.kind && a.node.type === b.node.type && a.key !== 'global' && b.key !== 'global';

function compareChild(
  old: Child,
  oldUp: AncestorPath,
  now: Child,
  nowUp: AncestorPath,
  change: IndexChange,
): void {
  if (old.node === now.node) return;
  if (now.node.type === 'object')
    compare(
      old.node,
      wayTo(old.node, old.kind, oldUp),
      now.node,
      wayTo(now.node, now.kind, nowUp),
      change,
    );
  else if (listedPath(old) !== listedPath(now)) {
    gather(old, oldUp, change.gone);
    gather(now, nowUp, change.come);
  }
}
