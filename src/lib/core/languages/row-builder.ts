/*
 * Data for aligning divisions: the rows while they are built, the entries of a division in them, and the key
 * by which an entry is matched in any division.
 */
import { memo } from '../memo.ts';
import type { Node } from '../document/node.ts';
import { member } from '../document/walk.ts';
import { childrenOf, labelOf, stringField, type Child } from '../document/elements.ts';
import { parseEndpoint, type Kind } from '../schema/kinds.ts';
import { withoutFolder, type LocaleFolder } from '../check/pages/locale-folder.ts';
import { pageOf } from '../document/page-index.ts';

/** A row while it is being built. */
export interface ParityDraft {
  readonly kind: Kind;
  /** Number of steps below the divisions, which are at 0. */
  readonly depth: number;
  readonly parent: ParityDraft | undefined;
  readonly cells: (Child | undefined)[];
  /** Position among its siblings, or -1 if its parent is not that of its row. */
  readonly orders: number[];
  children: ParityDraft[];
  /** Number of pages, endpoints, and empty elements it contained when it was created. */
  readonly size: number;
}

/** A division's entries in one row, and the rows of those entries. */
export interface DraftRow {
  readonly row: ParityDraft;
  readonly entries: readonly Child[];
  readonly rows: (ParityDraft | undefined)[];
  readonly fresh: Set<ParityDraft>;
}

/** State while one division is added. */
export interface Work {
  readonly column: number;
  readonly width: number;
  readonly folders: readonly LocaleFolder[];
  /** Rows by match key. */
  readonly index: Map<string, ParityDraft[]>;
  /** Match key of each entry in the column. */
  readonly keys: Map<Node, string | undefined>;
  /** Whether names of files and labels can be in another language. */
  readonly isTranslated: boolean;
}

/** Whether an entry can contain others: it is neither a page nor an endpoint. */
export const isHolder = ({ node }: Child): boolean => node.type !== 'string';
/** Whether the row's entries can contain others. */
export const isHolding = ({ cells }: ParityDraft): boolean => isHolder(cells.find((cell) => cell)!);
/** The entries of an element, without the global section. */
export const entriesOfDivision = (node: Node): readonly Child[] => {
  const all = childrenOf(node);
  return all.some(({ key }) => key === 'global') ? all.filter(({ key }) => key !== 'global') : all;
};

/** Number of pages, endpoints, and elements without content in a node. */
export const sizeOf = memo((node: Node): number => {
  let size = 0;
  for (const entry of entriesOfDivision(node))
    size += isHolder(entry) && entriesOfDivision(entry.node).length > 0 ? sizeOf(entry.node) : 1;
  return size;
});

/** The key by which an entry is matched in any division; undefined for elements matched by their content. */
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

/** Versions and languages are matched by name, links by address, and generated elements by specification. */
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
