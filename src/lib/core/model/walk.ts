/*
 * Where things stand, worked out when asked for: pointers, offsets, and the way back up.
 */
import { resolvedRefs, mountsOf, sourceNode } from './resolve-refs.ts';
import type { ArrayNode, Doc, Member, Node, ObjectNode } from './node.ts';
import { fileBehind, targetOf } from './references.ts';

export type PathPart = string | number;
export type Path = readonly PathPart[];

/**
 * A node and where it stands: the file that owns it, the offset of its first unit there, and the path from the
 * document's root, which goes through `$ref`s as if their content stood there. In the text it is `sourceNode(node)`.
 */
export interface Spot {
  readonly of: Doc;
  readonly file: string;
  readonly node: Node;
  readonly at: number;
  readonly path: Path;
  readonly up: Spot | undefined;
  /** What a `$ref` opened: the `$ref`'s object. A file may be a `$ref` as a whole; then that one comes first. */
  readonly via?: Via | undefined;
}

/** The object of an opened `$ref` in its file. */
export interface Via {
  readonly file: string;
  readonly node: ObjectNode;
  readonly at: number;
  /** The `$ref` that opened the file, where this object is the whole of it. */
  readonly via: Via | undefined;
}

/** The member with this key that counts: of equal keys the last, as in JSON.parse. */
export function member(node: Node | undefined, key: string): Member | undefined {
  if (node?.type !== 'object') return undefined;
  for (let i = node.members.length - 1; i >= 0; i--)
    if (node.members[i]!.key === key) return node.members[i];
  return undefined;
}

/** The members of an object that count, in the order of the text. */
export const effectiveMembers = (node: ObjectNode): readonly Member[] =>
  node.members.filter((m) => member(node, m.key) === m);

/** The root of the document with all that its `$ref`s opened; of a single file, if one is named, by itself. */
export function rootSpot(doc: Doc, file?: string): Spot | undefined {
  const reading = doc.files.get(file ?? doc.main);
  if (!reading?.root) return undefined;
  const { root, rootAt } = reading;
  const spot = { of: doc, file: file ?? doc.main, at: rootAt, path: [], up: undefined };
  if (file !== undefined) return { ...spot, node: root };
  return enter({ ...spot, node: resolvedRefs(doc).root! }, root);
}

/** A spot that a `$ref` of its file opened stands in the file that this leads to. `raw`: what stands in the text. */
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

/** A value as its file has it, and where. */
export interface NodePlace {
  readonly file: string;
  readonly node: Node;
  readonly at: number;
}

/** Where a spot's members are written: beside the `$ref`s that lead to it, the outermost first, and in its own file. */
export function layersOf(spot: Spot): readonly NodePlace[] {
  const own = { file: spot.file, node: sourceNode(spot.node), at: spot.at };
  const layers: NodePlace[] = [own];
  if (spot.node.type === 'object') for (let via = spot.via; via; via = via.via) layers.unshift(via);
  return layers;
}

/** Where the member with this key is written that counts; a member that is missing belongs in the element's own file. */
export function homeOf(spot: Spot, key: PathPart): NodePlace {
  const layers = layersOf(spot);
  return (key !== '$ref' && layers.find(({ node }) => member(node, String(key)))) || layers.at(-1)!;
}

/** One step down, or nothing. */
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

/** The spot that a path leads to, from a document's root or from another spot. */
export function spotAt(from: Doc | Spot, path: Path): Spot | undefined {
  let spot: Spot | undefined = 'files' in from ? rootSpot(from) : from;
  for (const step of path) spot = spot && below(spot, step);
  return spot;
}

/**
 * The innermost value of a file whose text holds the offset (its end counted), by the first place where the file
 * is shown; of a file that is shown nowhere by itself.
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
    // The key may be hidden by one beside the `$ref`.
    const outer = outermost(next);
    at += found!.start;
    if (outer.file !== file || outer.at !== at) return spot;
    raw = outer.node;
    spot = next;
  }
}

/** Where a spot stands in its parent's file: of what a `$ref` opened, the object with the `$ref`. */
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
  let low = 0;
  let high = node.starts.length - 1;
  while (low < high) {
    const mid = (low + high + 1) >> 1;
    if (node.starts[mid]! <= offset) low = mid;
    else high = mid - 1;
  }
  const start = node.starts[low];
  if (start === undefined || start > offset) return undefined;
  return offset <= start + node.items[low]!.length ? { step: low, start } : undefined;
}

const escape = (step: PathPart) =>
  typeof step === 'number' || !/[~/]/.test(step)
    ? step
    : step.replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** RFC 6901: "" is the root. */
export const pointerOf = (spot: { readonly path: Path }): string =>
  spot.path.map((step) => `/${escape(step)}`).join('');

/** The steps of a pointer, or nothing when it is malformed. */
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
    Object.defineProperty(out, key, {
      value: valueOf(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return out;
}
