/*
 * Several files as one tree. The content of a file is read by itself (read.ts) and is not modified; this module puts
 * the content of a file in place of each `$ref` that points to it. Only nodes with an opened `$ref` below them are
 * rebuilt, and their file's own node stays reachable (`sourceNode`): with all `$ref`s closed, the tree is the text's.
 *
 * The content that replaces a `$ref` has the id of the `$ref`'s object, opened or closed. Sibling keys of the `$ref`
 * override those of the file. From its second appearance on, a file is a copy with its own ids. Which appearance is
 * the first passes from a document to those made from it (`Doc.copies`), so that ids survive as appearances are added and
 * removed.
 *
 * Lengths and starts are those of the files: where a child is in a different file from its parent, its start is that
 * of the `$ref`. `below` (walk.ts) resolves such steps.
 */
import { memo, memoByKey } from '../memo.ts';
import { DEPTH_LIMIT, type Copies, type Doc, type Member, type Node } from './node.ts';
import type { Lineage, NodeId, ObjectNode } from './node.ts';
import { heightOf } from './height.ts';
import { fileBehind, referencesIn, targetOf } from './references.ts';

/** An appearance of a file in the tree. */
export interface Mount {
  readonly file: string;
  /** From the document's root to the root of the file's content. */
  readonly path: readonly (string | number)[];
  /** The files from the root to this one, docs.json first and this file last. */
  readonly way: readonly string[];
}

/** A `$ref` in a file of the document that is not opened, as written in its file. */
export interface ClosedRef {
  readonly target: string;
  /** The file it would open, if it names one. */
  readonly file: string | undefined;
  /** From the document's root to the object. */
  readonly path: readonly (string | number)[];
  readonly way: readonly string[];
}

/** A document's files as one tree. */
export interface ResolvedRefs {
  readonly root: Node | undefined;
  readonly mounts: readonly Mount[];
  readonly closed: readonly ClosedRef[];
  readonly copies: Copies;
}

/** Limit on opened appearances: files that include each other repeatedly would otherwise expand exponentially. */
const MOST_MOUNTS = 2000;
/** Limit on text in copies, in UTF-16 units. */
const MOST_COPIED = 32_000_000;

const raws = new WeakMap<Node, Node>();

/** The node as written in its file; for the content of an opened `$ref`, the root of that file. */
export const sourceNode = (node: Node): Node => raws.get(node) ?? node;

/** The resolved tree of a document, computed once. */
export const resolvedRefs = (doc: Doc): ResolvedRefs => resolveRefs(doc.files, doc.main, doc);

/** The paths that `$ref`s point to and that the document does not contain yet. */
export const missingRefs = (doc: Doc): readonly string[] => [
  ...new Set(
    resolvedRefs(doc).closed.flatMap(({ file }) => (file && !doc.files.has(file) ? file : [])),
  ),
];

/** The appearances of a file, in tree order. */
export const mountsOf = (doc: Doc, file: string): readonly Mount[] =>
  resolvedRefs(doc).mounts.filter((mount) => mount.file === file);

const resolveRefs = memoByKey((files: Doc['files'], main: string, doc: Doc): ResolvedRefs => {
  const root = files.get(main)?.root;
  if (!root || referencesIn(root).length === 0)
    return { root, mounts: [], closed: [], copies: doc.copies };
  const copies = { first: new Map(doc.copies.first), others: new Set(doc.copies.others) };
  const fresh = new Set<string>();
  for (;;) {
    const pass = passOver(doc, copies, fresh);
    const top = compose(root, { file: main, way: [main], key: '', path: [], depth: 1 }, pass);
    const lost = [...pass.keys].find(([file, keys]) => {
      const first = copies.first.get(file);
      return first !== undefined && !keys.includes(first) && keys.some((key) => fresh.has(key));
    });
    if (!lost) return { root: top, mounts: pass.mounts, closed: pass.closed, copies };
    // The first appearance was removed: one that was not a copy before becomes the first.
    const [file, keys] = lost;
    const next = keys.find((key) => fresh.has(key))!;
    fresh.delete(next);
    copies.others.delete(next);
    copies.first.set(file, next);
  }
});

/** The copies, while they are being found. */
interface CopiesDraft extends Copies {
  readonly first: Map<string, string>;
  readonly others: Set<string>;
}

interface Pass {
  readonly doc: Doc;
  readonly copies: CopiesDraft;
  readonly mounts: Mount[];
  readonly closed: ClosedRef[];
  /** The appearances of each file by their keys. */
  readonly keys: Map<string, string[]>;
  /** Keys of appearances that became copies in this pass. */
  readonly fresh: Set<string>;
  copied: number;
}

const passOver = (doc: Doc, copies: CopiesDraft, fresh: Set<string>): Pass => ({
  ...{ doc, copies, mounts: [], closed: [], keys: new Map<string, string[]>(), fresh, copied: 0 },
});

/** The position of a node being composed. */
interface RefSite {
  readonly file: string;
  readonly way: readonly string[];
  /** Identifies an appearance of the file by the ids of the `$ref`s that lead to it. */
  readonly key: string;
  readonly copy?: Copy | undefined;
  readonly path: readonly (string | number)[];
  readonly depth: number;
}

/** The node composed from a source node and what the `$ref`s below it opened. */
interface Made {
  readonly parts: readonly Node[];
  readonly node: Node;
}
const madeFirst = new WeakMap<Node, readonly Made[]>();

/** An appearance of a file other than the first. */
interface Copy {
  readonly number: number;
  /** What was composed in it before, by source node. */
  readonly made: WeakMap<Node, readonly Made[]>;
}
/** The copies of a history, by key. They are numbered as they come, and stay. */
const knownCopies = memo((_lineage: Lineage) => new Map<string, Copy>());
/** Number of variants cached per node: tentative documents that are never kept come in between. */
const VARIANTS = 4;

function remember(
  raw: Node,
  place: RefSite,
  parts: readonly Node[],
  make: () => Node,
  of = raw,
): Node {
  const store = place.copy?.made ?? madeFirst;
  const known = store.get(raw) ?? [];
  const same = known.find(
    (one) => one.parts.length === parts.length && one.parts.every((part, i) => part === parts[i]),
  );
  if (same) return same.node;
  const node = make();
  raws.set(node, of);
  store.set(raw, [{ parts, node }, ...known.slice(0, VARIANTS - 1)]);
  return node;
}

/** The node with file contents in place of the `$ref`s inside it. */
function compose(raw: Node, place: RefSite, pass: Pass): Node {
  if (referencesIn(raw).length === 0) return withoutRefs(raw, place);
  if (targetOf(raw) !== undefined)
    return opened(raw as ObjectNode, place, pass) ?? withoutRefs(raw, place);
  const values = raw.type === 'array' ? raw.items : membersOf(raw).map((m) => m.value);
  const next = values.map((value, i) =>
    referencesIn(value).length === 0
      ? value
      : compose(value, inside(place, raw.type === 'array' ? i : membersOf(raw)[i]!.key), pass),
  );
  const parts = next.filter((value, i) => value !== values[i]);
  if (parts.length === 0) return withoutRefs(raw, place);
  return remember(raw, place, parts, () => rebuilt(raw, next, values, place));
}

const membersOf = (node: Node): readonly Member[] => (node.type === 'object' ? node.members : []);

const inside = (place: RefSite, step: string | number): RefSite => ({
  ...place,
  path: [...place.path, step],
  depth: place.depth + 1,
});

/** A node without opened `$ref`s: itself, or its copy. */
function withoutRefs(raw: Node, place: RefSite): Node {
  if (!place.copy) return raw;
  return remember(raw, place, [], () => {
    const values = raw.type === 'array' ? raw.items : membersOf(raw).map((m) => m.value);
    return rebuilt(raw, values, values, place);
  });
}

function rebuilt(raw: Node, next: readonly Node[], values: readonly Node[], place: RefSite): Node {
  const id = idIn(place, raw);
  const items = next.map((value, i) => (value === values[i] ? withoutRefs(value, place) : value));
  if (raw.type === 'array') return { ...raw, id, items };
  if (raw.type !== 'object') return { ...raw, id };
  return { ...raw, id, members: raw.members.map((m, i) => ({ ...m, value: items[i]! })) };
}

/** The content of the file a `$ref` points to, in its place. Returns undefined when the `$ref` stays closed. */
function opened(ref: ObjectNode, place: RefSite, pass: Pass): Node | undefined {
  const { doc } = pass;
  const target = targetOf(ref)!;
  const file = fileBehind(doc.main, place.file, target);
  const inner = file === undefined ? undefined : enter(file, ref, place, pass);
  if (!inner) {
    pass.closed.push({ target, file, path: place.path, way: place.way });
    for (const m of counting(ref)) closedIn(m.value, inside(place, m.key), pass);
    return undefined;
  }
  const content = compose(doc.files.get(file!)!.root!, inner, pass);
  const id = idIn(place, ref);
  const siblings =
    content.type === 'object'
      ? counting(ref).map((m) => ({
          ...m,
          value: compose(m.value, inside(place, m.key), pass),
        }))
      : [];
  const parts = [content, ...siblings.map((m) => m.value)];
  return remember(
    ref,
    place,
    parts,
    () => ({ ...(content.type === 'object' ? merged(content, siblings) : content), id }),
    sourceNode(content),
  );
}

/** Reports the `$ref`s inside the sibling keys of a closed `$ref`; none of them is opened either. */
function closedIn(node: Node, { file, way, path }: RefSite, { doc, closed }: Pass): void {
  for (const { target, path: below } of referencesIn(node))
    closed.push({
      ...{ target, way, path: [...path, ...below.slice(0, -1)] },
      file: fileBehind(doc.main, file, target),
    });
}

/** The sibling keys of a `$ref` that count. */
const counting = (ref: ObjectNode): readonly Member[] =>
  ref.members.filter(
    (m) => m.key !== '$ref' && ref.members.findLast((other) => other.key === m.key) === m,
  );

function merged(content: ObjectNode, siblings: readonly Member[]): ObjectNode {
  if (siblings.length === 0) return content;
  const over = new Set(siblings.map((m) => m.key));
  const own = content.members.filter((m) => !over.has(m.key));
  return { ...content, members: [...own, ...siblings] };
}

/** The site of a file behind a `$ref`, or undefined when it cannot be opened. */
function enter(file: string, ref: ObjectNode, place: RefSite, pass: Pass): RefSite | undefined {
  const { doc, keys, copies } = pass;
  const root = doc.files.get(file)?.root;
  // Guard: files that refer in a circle end
  if (!root || place.way.includes(file) || pass.mounts.length >= MOST_MOUNTS) return undefined;
  // Guard: files together are no deeper than one file
  if (place.depth + heightOf(root) - 1 > DEPTH_LIMIT) return undefined;
  const key = `${place.key}/${ref.id}`;
  const { first } = copies;
  if (!first.has(file)) first.set(file, key);
  const isCopy = first.get(file) !== key;
  if (isCopy && pass.copied + root.length > MOST_COPIED) return undefined;
  if (isCopy) pass.copied += root.length;
  const others = keys.get(file);
  if (others) others.push(key);
  else keys.set(file, [key]);
  const way = [...place.way, file];
  pass.mounts.push({ file, path: place.path, way });
  const copy = isCopy ? copyAt(key, pass) : undefined;
  return { ...place, file, way, key, copy };
}

function copyAt(key: string, { doc: { lineage }, copies: { others }, fresh }: Pass): Copy {
  if (!others.has(key)) fresh.add(key);
  others.add(key);
  const known = knownCopies(lineage);
  let copy = known.get(key);
  if (!copy) known.set(key, (copy = { number: known.size + 1, made: new WeakMap() }));
  return copy;
}

/** More than the ids in any document. */
const IDS = 2 ** 32;

/** Nodes of copies have negative ids, which no reading assigns. */
const idIn = ({ copy }: RefSite, { id }: Node): NodeId => (copy ? -(copy.number * IDS + id) : id);
