/*
 * Where things stand, worked out when asked for: pointers, offsets, and the way back up.
 */
import type { Doc, Member, Node, ObjectNode } from './node.ts';

export type Step = string | number;
export type Path = readonly Step[];

/** A node and where it stands: file, offset of its first unit, and the path from the document's root. */
export interface Spot {
  readonly file: string;
  readonly node: Node;
  readonly at: number;
  readonly path: Path;
  readonly up: Spot | undefined;
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

export function rootSpot(doc: Doc, file = doc.main): Spot | undefined {
  const reading = doc.files.get(file);
  if (!reading?.root) return undefined;
  return { file, node: reading.root, at: reading.rootAt, path: [], up: undefined };
}

/** One step down, or nothing. */
export function below(spot: Spot, step: Step): Spot | undefined {
  const { node } = spot;
  if (node.type === 'object') {
    const m = member(node, String(step));
    return (
      m && {
        file: spot.file,
        node: m.value,
        at: spot.at + m.start,
        path: [...spot.path, m.key],
        up: spot,
      }
    );
  }
  if (node.type === 'array') {
    const index = typeof step === 'number' ? step : /^(0|[1-9]\d*)$/.test(step) ? Number(step) : -1;
    const item = node.items[index];
    return (
      item && {
        file: spot.file,
        node: item,
        at: spot.at + node.starts[index]!,
        path: [...spot.path, index],
        up: spot,
      }
    );
  }
  return undefined;
}

/** The spot that a path leads to, from a document's root or from another spot. */
export function spotAt(from: Doc | Spot, path: Path): Spot | undefined {
  let spot: Spot | undefined = 'files' in from ? rootSpot(from) : from;
  for (const step of path) spot = spot && below(spot, step);
  return spot;
}

/** The innermost value of a file whose text holds the offset (its end counted). */
export function spotAtOffset(doc: Doc, file: string, offset: number): Spot | undefined {
  const root = rootSpot(doc, file);
  if (!root || offset < root.at || offset > root.at + root.node.length) return undefined;
  let spot: Spot = root;
  for (;;) {
    const step = stepAt(spot.node, offset - spot.at);
    const next: Spot | undefined = step === undefined ? undefined : below(spot, step);
    if (!next) return spot;
    spot = next;
  }
}

function stepAt(node: Node, offset: number): Step | undefined {
  if (node.type === 'object')
    return node.members.find(
      (m) => m.at <= offset && offset <= m.start + m.value.length && member(node, m.key) === m,
    )?.key;
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
  return offset <= start + node.items[low]!.length ? low : undefined;
}

const escape = (step: Step) =>
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
