/*
 * Positions of nodes, computed on demand: pointers, offsets, and the path back up.
 */
import { countUpTo } from '../text/binary-search.ts';
import { resolvedRefs, mountsOf, sourceNode } from './resolve-refs.ts';
import type { ArrayNode, Doc, Member, Node, ObjectNode } from './node.ts';
import { fileBehind, targetOf } from './references.ts';

export type PathPart = string | number;
export type Path = readonly PathPart[];

/**
 * A node and its position: the file that owns it, the offset of its first unit there, and the path from the
 * document's root, which passes through `$ref`s as if their content were inline. The node as written in the text is
 * `sourceNode(node)`.
 */
export interface Spot {
  readonly of: Doc;
  readonly file: string;
  readonly node: Node;
  readonly at: number;
  readonly path: Path;
  readonly up: Spot | undefined;
  /** Set on the content of a `$ref`: the `$ref`'s object. If an entire file is a `$ref`, that one comes first. */
  readonly via?: Via | undefined;
}

/** The object of an opened `$ref` in its file. */
export interface Via {
  readonly file: string;
  readonly node: ObjectNode;
  readonly at: number;
  /** The `$ref` that opened the file, when this object is the whole file. */
  readonly via: Via | undefined;
}

/** The effective member with this key: the last of equal keys, as in JSON.parse. */
export function member(node: Node | undefined, key: string): Member | undefined {
  if (node?.type !== 'object') return undefined;
  for (let i = node.members.length - 1; i >= 0; i--)
    if (node.members[i]!.key === key) return node.members[i];
  return undefined;
}

/** The effective members of an object, in text order. */
export const effectiveMembers = (node: ObjectNode): readonly Member[] =>
  node.members.filter((m) => member(node, m.key) === m);

/** The root of the document with everything its `$ref`s opened, or, if a file is named, the root of that file alone. */
export function rootSpot(doc: Doc, file?: string): Spot | undefined {
  const reading = doc.files.get(file ?? doc.main);
  if (!reading?.root) return undefined;
  const { root, rootAt } = reading;
  const spot = { of: doc, file: file ?? doc.main, at: rootAt, path: [], up: undefined };
  if (file !== undefined) return { ...spot, node: root };
  return enter({ ...spot, node: resolvedRefs(doc).root! }, root);
}

/** Moves a spot that a `$ref` opened into the file the `$ref` points to. `raw` is the node as written in the text. */
function enter(spot: Spot, raw: Node): Spot {
  const own = sourceNode(spot.node);
  let { file, at } = spot;
  let here = raw;
  let via: Via | undefined;
  while (here !== own) {
    via = { file, at, node: here as ObjectNode, via };
    file = fileBehind(spot.of.main, file, targetOf(here)!)!;
    const reading = spot.of.files.get(file)!;
    here = reading.root!;
    at = reading.rootAt;
  }
  return via ? { ...spot, file, at, via } : spot;
}

/** A value as written in its file, and its position. */
export interface NodePlace {
  readonly file: string;
  readonly node: Node;
  readonly at: number;
}

/** Where a spot's members are written: next to the `$ref`s that lead to it, outermost first, and in its own file. */
export function layersOf(spot: Spot): readonly NodePlace[] {
  const own = { file: spot.file, node: sourceNode(spot.node), at: spot.at };
  const layers: NodePlace[] = [own];
  if (spot.node.type === 'object') for (let via = spot.via; via; via = via.via) layers.unshift(via);
  return layers;
}

/** Where the effective member with this key is written. A missing member belongs in the element's own file. */
export function homeOf(spot: Spot, key: PathPart): NodePlace {
  const layers = layersOf(spot);
  return (key !== '$ref' && layers.find(({ node }) => member(node, String(key)))) || layers.at(-1)!;
}

/** The spot one step down, or undefined. */
export function below(spot: Spot, step: PathPart): Spot | undefined {
  const { node } = spot;
  if (node.type === 'object') {
    const key = String(step);
    const m = member(node, key);
    if (!m) return undefined;
    const path = [...spot.path, m.key];
    const next = { of: spot.of, file: spot.file, node: m.value, path, up: spot };
    if (spot.of.files.size === 1) return { ...next, at: spot.at + m.start };
    const home = spot.via ? homeOf(spot, key) : { ...spot, node: sourceNode(node) };
    const raw = member(home.node, key)!.value;
    return enter({ ...next, file: home.file, at: home.at + m.start }, raw);
  }
  if (node.type === 'array') {
    const index = typeof step === 'number' ? step : /^(0|[1-9]\d*)$/.test(step) ? Number(step) : -1;
    const item = node.items[index];
    if (!item) return undefined;
    const at = spot.at + node.starts[index]!;
    const path = [...spot.path, index];
    const next = { of: spot.of, file: spot.file, node: item, at, path, up: spot };
    if (spot.of.files.size === 1) return next;
    return enter(next, (sourceNode(node) as ArrayNode).items[index]!);
  }
  return undefined;
}

/** The spot at a path, from a document's root or from another spot. */
export function spotAt(from: Doc | Spot, path: Path): Spot | undefined {
  let spot: Spot | undefined = 'files' in from ? rootSpot(from) : from;
  for (const step of path) spot = spot && below(spot, step);
  return spot;
}

/**
 * The innermost value that contains an offset of a file (its end included), through the file's first appearance. A
 * file that does not appear in the tree is searched on its own.
 */
export function spotAtOffset(doc: Doc, file: string, offset: number): Spot | undefined {
  const reading = doc.files.get(file);
  if (!reading?.root) return undefined;
  const { root, rootAt } = reading;
  if (offset < rootAt || offset > rootAt + root.length) return undefined;
  const way = file === doc.main ? [] : mountsOf(doc, file)[0]?.path;
  let spot = way && spotAt(doc, way);
  spot ??= rootSpot(doc, file)!;
  let at = rootAt;
  let raw: Node = root;
  for (;;) {
    const found = stepAt(raw, offset - at);
    const next: Spot | undefined = found && below(spot, found.step);
    if (!next) return spot;
    // A sibling key of the `$ref` may hide this key.
    const outer = outermost(next);
    at += found!.start;
    if (outer.file !== file || outer.at !== at) return spot;
    raw = outer.node;
    spot = next;
  }
}

/** A spot's position in its parent's file: for the content of a `$ref`, the object with the `$ref`. */
export function outermost(spot: Spot): NodePlace {
  let via = spot.via;
  while (via?.via) via = via.via;
  return via ?? { file: spot.file, node: sourceNode(spot.node), at: spot.at };
}

function stepAt(node: Node, offset: number): { step: PathPart; start: number } | undefined {
  if (node.type === 'object') {
    const found = node.members.find(
      (m) => m.at <= offset && offset <= m.start + m.value.length && member(node, m.key) === m,
    );
    return found && { step: found.key, start: found.start };
  }
  if (node.type !== 'array') return undefined;
  const step = countUpTo(node.starts, offset) - 1;
  const start = node.starts[step];
  if (start === undefined) return undefined;
  return offset <= start + node.items[step]!.length ? { step, start } : undefined;
}

const escape = (step: PathPart) =>
  typeof step === 'number' || !/[~/]/.test(step)
    ? step
    : step.replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The JSON Pointer (RFC 6901) of a spot: "" is the root. */
export const pointerOf = (spot: { readonly path: Path }): string =>
  spot.path.map((step) => `/${escape(step)}`).join('');

/** The steps of a pointer, or undefined when it is malformed. */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return pointer.slice(1).split('/').map(unescape);
}

/** The plain value of a node. Keys such as `__proto__` stay own properties. */
export function valueOf(node: Node): unknown {
  if (node.type === 'array') return node.items.map(valueOf);
  if (node.type !== 'object') return node.value;
  const out: Record<string, unknown> = {};
  for (const { key, value } of node.members)
    // Guard: `__proto__` is a key like any other
    Object.defineProperty(out, key, {
      value: valueOf(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return out;
}
