/*
 * Writes a target as edits to one document, in that document's style and as small as a careful person would make
 * them. Values that stay in place are not touched; arriving values bring their own text. Each change is made in the
 * file that owns the changed value; a file that appears twice is changed once.
 */
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc, Node } from '../document/node.ts';
import {
  below,
  effectiveMembers,
  homeOf,
  layersOf,
  member,
  outermost,
  rootSpot,
  type NodePlace,
  type Spot,
} from '../document/walk.ts';
import {
  inFile,
  lyingAt,
  valueInTextOf,
  textOfFile,
  type FileChange,
} from '../operations/change-collector.ts';
import { isBare, relocated } from '../operations/embedded.ts';
import { apply, normalise, type TextEdit } from '../text/edit.ts';
import { listOf, styleOf, type ValueInText } from '../text/list.ts';
import { longestRun } from '../text/longest-run.ts';
import { Embedded, indentAt } from '../text/print.ts';
import { restyled } from '../text/restyle.ts';
import { rearrange, replace, type ListChange, type ListEntry } from '../text/rewrite.ts';
import type { Piece, Target } from './target.ts';

/** The edits that turn the document into the target. The target's outermost value must be the document's own. */
export function editsTo(doc: Doc, target: Target): TextEdit[] {
  const host: Host = { doc, done: new Set(), aside: [] };
  const changes = [...changesIn(target, host), ...host.aside];
  const files = new Set(changes.map(({ file }) => file));
  return [...files].flatMap((file) =>
    normalise(
      changes
        .filter((change) => change.file === file)
        .map(({ at, remove, insert }) => ({ file, at, remove, insert })),
    ),
  );
}

/** The document being written to. */
interface Host {
  readonly doc: Doc;
  /** The values of its files that are already written. */
  readonly done: Set<Node>;
  /** Changes in files whose `$ref` moves elsewhere. */
  readonly aside: FileChange[];
}

interface Lines {
  readonly unit: string;
  readonly eol: string;
}

/** The indentation unit and line ends of a file. */
function linesOf(doc: Doc, file: string): Lines | undefined {
  const root = rootSpot(doc, file);
  return root && styleOf(valueInTextOf(doc, root));
}

/** The changes to the document that contains the target's model. */
function changesIn(target: Target, host: Host): FileChange[] {
  if (target.is === 'kept') return [];
  const { doc, spot } = target.like;
  const raw = sourceNode(spot.node);
  if (doc === host.doc && host.done.has(raw)) return [];
  if (doc === host.doc) host.done.add(raw);
  if (target.is === 'array') return changesInList(target.items, target.like, host);
  const isDivided = !layersOf(spot)
    .slice(0, -1)
    .every(({ node }) => isBare(node));
  return isDivided ? changesInLayers(target, host) : changesInObject(target, host);
}

const isOwn = (piece: Piece, doc: Doc) => piece.doc === doc;

function changesInList(items: readonly Target[], like: Piece, host: Host): FileChange[] {
  const { node, file } = like.spot;
  if (node.type !== 'array') throw new Error('Only arrays have items');
  const inText = valueInTextOf(like.doc, like.spot);
  const present = new Map<Node, number>(node.items.map((item, i) => [item, i]));
  const indexes = items.map((item) =>
    isOwn(item.like, like.doc) ? present.get(item.like.spot.node) : undefined,
  );
  const stay = new Set(
    longestRun(
      listOf(inText),
      indexes.filter((i) => i !== undefined),
    ),
  );
  const next = items.map((item, at): number | ListEntry => {
    const i = indexes[at];
    if (i !== undefined && (stay.has(i) || item.is === 'kept')) return i;
    return { value: embeddedOf(item, file, host) };
  });
  const inner = items.flatMap((item, at) => {
    const i = indexes[at];
    return i !== undefined && stay.has(i) ? changesIn(item, host) : [];
  });
  return [...inner, ...inFile(file, reordered(inText, next, stay, node.items.length))];
}

type ObjectTarget = Extract<Target, { is: 'object' }>;

function changesInObject({ like, members }: ObjectTarget, host: Host): FileChange[] {
  const { node, file } = like.spot;
  if (node.type !== 'object') throw new Error('Only objects have members');
  const inText = valueInTextOf(like.doc, like.spot);
  const present = new Map(effectiveMembers(node).map((m) => [m.key, m]));
  const indexes = members.flatMap(({ key }) =>
    // Members hidden by an equal key stay with it.
    present.has(key) ? node.members.flatMap((m, i) => (m.key === key ? [i] : [])) : [],
  );
  const stay = new Set(longestRun(listOf(inText), indexes));
  const inner: FileChange[] = [];
  const next = members.flatMap(({ key, value }): (number | ListEntry)[] => {
    const m = present.get(key);
    if (!m) return [{ key, value: embeddedOf(value, file, host) }];
    const own = node.members.flatMap((other, i) => (other.key === key ? [i] : []));
    if (!stay.has(own.at(-1)!)) return [{ key, value: embeddedOf(value, file, host) }];
    inner.push(...changesAt(like, key, m.value, value, host));
    return own.filter((i) => stay.has(i));
  });
  return [...inner, ...inFile(file, reordered(inText, next, stay, node.members.length))];
}

/** A member that stays in place and gets this value. */
function changesAt(
  { doc, spot }: Piece,
  key: string,
  present: Node,
  value: Target,
  host: Host,
): FileChange[] {
  if (isOwn(value.like, doc) && value.like.spot.node === present) return changesIn(value, host);
  const home = homeOf(spot, key);
  const owner = lyingAt(doc, spot, home);
  const m = member(home.node, key)!;
  const old: ValueInText = { text: owner.text, at: owner.at + m.start, value: m.value, up: owner };
  if (sourceNode(present) === m.value)
    return inFile(home.file, replace(old, embeddedOf(value, home.file, host)));
  // The content of a `$ref` is written in its file.
  const content = spotOfMember(spot, key);
  const text = embeddedOf(value, content.file, host, true);
  return inFile(content.file, replace(valueInTextOf(doc, content), text));
}

function spotOfMember(spot: Spot, key: string): Spot {
  const inner = below(spot, key);
  if (!inner) throw new Error(`No ${key} here`);
  return inner;
}

/** An object written in two files (a `$ref` and its sibling keys): changed key by key, each where it is written. */
function changesInLayers({ like, members }: ObjectTarget, host: Host): FileChange[] {
  const { doc, spot } = like;
  const wanted = new Set(members.map(({ key }) => key));
  const layers = layersOf(spot);
  const own = layers.at(-1)!;
  const inner: FileChange[] = [];
  const fresh = members.flatMap(({ key, value }): ListEntry[] => {
    const present = member(spot.node, key)?.value;
    if (!present) return [{ key, value: embeddedOf(value, own.file, host) }];
    inner.push(...changesAt(like, key, present, value, host));
    return [];
  });
  const outer = layers.flatMap((layer: NodePlace): FileChange[] => {
    const all = layer.node.type === 'object' ? layer.node.members : [];
    const next = all.flatMap((m, i): (number | ListEntry)[] =>
      wanted.has(m.key) || (m.key === '$ref' && layer !== own) ? [i] : [],
    );
    if (layer === own) next.push(...fresh);
    const stay = new Set(next.filter((entry) => typeof entry === 'number'));
    return inFile(layer.file, reordered(lyingAt(doc, spot, layer), next, stay, all.length));
  });
  return [...inner, ...outer];
}

function reordered(
  inText: ValueInText,
  next: readonly (number | ListEntry)[],
  stay: ReadonlySet<number>,
  size: number,
): ListChange[] {
  const isAsItWas = next.length === size && next.every((entry, i) => entry === i);
  return isAsItWas ? [] : rearrange(inText, next, stay);
}

/**
 * A target's text for insertion into a file. Content kept in another file is inserted as its `$ref` if the document
 * has that file; with `content`, the file's content is inserted instead.
 */
function embeddedOf(target: Target, to: string, host: Host, content = false): Embedded {
  const { doc, spot } = target.like;
  const outside = outermost(spot);
  const isByReference =
    !content && spot.via !== undefined && (doc === host.doc || host.doc.files.has(spot.file));
  const changes = changesIn(target, host);
  const place = isByReference
    ? outside
    : { file: spot.file, node: sourceNode(spot.node), at: spot.at };
  const { file, node, at } = place;
  const text = textOfFile(doc, file);
  const end = at + node.length;
  const isInside = (change: FileChange) =>
    change.file === file && change.at >= at && change.at + change.remove <= end;
  // Content in other files is changed there.
  if (doc === host.doc) host.aside.push(...changes.filter((change) => !isInside(change)));
  const edits = changes.filter(isInside).map((change) => ({
    ...{ file, remove: change.remove, insert: change.insert },
    at: change.at - at,
  }));
  const old = text.slice(at, end);
  const own = edits.length
    ? apply(old, normalise(edits))
    : relocated(host.doc, old, node, file, to);
  const indent = indentAt(text, at);
  return new Embedded(node, inStyle(own, indent, target.like, to, host), indent);
}

/** The text with the line style of its new file, if its own differs. */
function inStyle(
  text: string,
  indent: string,
  { doc, spot }: Piece,
  to: string,
  host: Host,
): string {
  if ((doc === host.doc && spot.file === to) || !/[\r\n]/.test(text)) return text;
  const [from, other] = [linesOf(doc, spot.file), linesOf(host.doc, to)];
  if (!from || !other || (from.unit === other.unit && from.eol === other.eol)) return text;
  return restyled(indent + text, other.unit, other.eol).slice(indent.length);
}
