/*
 * What laying divisions side by side works on: rows while they are laid out, what a division has in them, and what
 * an entry is known by, whichever division it stands in.
 */
import type { Node } from '../model/node.ts';
import { member } from '../model/walk.ts';
import { childrenOf, labelOf, stringField, type Child } from '../rules/elements.ts';
import { parseEndpoint, type Kind } from '../rules/kinds.ts';
import { withoutFolder, type LocaleFolder } from '../rules/locale-folder.ts';
import { pageOf } from '../rules/page-index.ts';

/** A row while it is being laid out. */
export interface ParityDraft {
  readonly kind: Kind;
  /** How many steps below the divisions; the divisions themselves are 0. */
  readonly depth: number;
  readonly parent: ParityDraft | undefined;
  readonly cells: (Child | undefined)[];
  /** The place among what stands beside it; -1 where it stands in something else than its row does. */
  readonly orders: number[];
  children: ParityDraft[];
  /** How many pages, endpoints and empty elements it held when it was made. */
  readonly size: number;
}

/** What one division has in a row: its entries, and the rows that they have. */
export interface DraftRow {
  readonly row: ParityDraft;
  readonly entries: readonly Child[];
  readonly rows: (ParityDraft | undefined)[];
  readonly fresh: Set<ParityDraft>;
}

/** The laying in of one division. */
export interface Work {
  readonly column: number;
  readonly width: number;
  readonly folders: readonly LocaleFolder[];
  /** The rows by what they are known by. */
  readonly index: Map<string, ParityDraft[]>;
  /** What each entry of the column is known by. */
  readonly keys: Map<Node, string | undefined>;
}

/** It can hold something: it is no page and no endpoint. */
export const isHolder = ({ node }: Child): boolean => node.type !== 'string';
/** The row's entries can hold something. */
export const isHolding = ({ cells }: ParityDraft): boolean => isHolder(cells.find((cell) => cell)!);
/** What stands in an element; what is shown everywhere stands beside that. */
export const entriesOf = (node: Node): readonly Child[] => {
  const all = childrenOf(node);
  return all.some(({ key }) => key === 'global') ? all.filter(({ key }) => key !== 'global') : all;
};

const sizes = new WeakMap<Node, number>();

/** How many pages, endpoints and elements without content stand in it. */
export function sizeOf(node: Node): number {
  let size = sizes.get(node);
  if (size === undefined) {
    const entries = entriesOf(node);
    size = 0;
    for (const entry of entries)
      size += isHolder(entry) && entriesOf(entry.node).length > 0 ? sizeOf(entry.node) : 1;
    sizes.set(node, size);
  }
  return size;
}

/** What an entry is known by, whichever division it stands in; nothing for what holds something. */
export function matchKeyOf(entry: Child, work: Work): string | undefined {
  const { keys } = work;
  let key = keys.get(entry.node);
  if (key === undefined && !keys.has(entry.node))
    keys.set(entry.node, (key = findKey(entry, work)));
  return key;
}

function findKey(entry: Child, { folders, column }: Work): string | undefined {
  const { node, kind } = entry;
  if (node.type !== 'string') return keyOfHolder(entry);
  if (kind === 'endpoint') {
    const { method, path } = parseEndpoint(node.value)!;
    return `\0${method.toUpperCase()} ${path}`;
  }
  const path = pageOf(node.value);
  const own = folders[column]!;
  const inside = withoutFolder(path, own.folder);
  if (inside !== undefined && own.folder) return inside;
  // A page of another division that is listed here.
  for (const other of folders)
    if (other.folder && other !== own && standsAt(path, other))
      return withoutFolder(path, other.folder)!;
  return path;
}

const standsAt = (path: string, { folder, at }: LocaleFolder): boolean =>
  at === 0
    ? path.startsWith(`${folder}/`) || path === folder
    : path.split('/').slice(at).join('/').startsWith(`${folder}/`);

/** A version or language by its name, and what leads elsewhere or is made of a specification by that. */
function keyOfHolder({ node, kind }: Child): string | undefined {
  if (kind === 'language' || kind === 'version') return `\0${kind} ${labelOf({ node, kind })}`;
  const href = stringField(node, 'href');
  if (href) return `\0link ${href}`;
  const openapi = member(node, 'openapi')?.value;
  if (!openapi) return undefined;
  const source = openapi.type === 'string' ? openapi.value : stringField(openapi, 'source');
  return source ? `\0openapi ${source}` : undefined;
}

/** Puts an entry of a division into a row. */
export function fill(
  { row, entries, rows }: DraftRow,
  i: number,
  to: ParityDraft,
  { column }: Work,
): void {
  rows[i] = to;
  to.cells[column] = entries[i];
  to.orders[column] = to.parent === row ? i : -1;
}
