/*
 * Completes a division with the entries it is missing: copies of another division's entries, in its own
 * folder, next to the same neighbors. If the group itself is missing, it is added with only the missing
 * entries.
 */
import { memo } from '../memo.ts';
import type { Node } from '../document/node.ts';
import { effectiveMembers, pointerOf } from '../document/walk.ts';
import type { Json, Placement } from '../operation.ts';
import type { Child } from '../document/elements.ts';
import { isListKey, type ListKey } from '../schema/kinds.ts';
import { inFolder, pagesIn } from '../check/pages/locale-folder.ts';
import { changedPath, pathPlaces, type PathChange } from '../document/path-places.ts';
import { entriesOfDivision } from './row-builder.ts';
import type { Parity, ParityRow } from './parity.ts';

/** New elements for one gap. */
export interface Insertion {
  readonly to: Placement;
  readonly newcomers: readonly { readonly value: Json }[];
}

export interface Additions {
  readonly insertions: readonly Insertion[];
  /** Number of new pages, endpoints, and elements without content. */
  readonly count: number;
  /** The new pages, by path, each with the path of the page that it is added for. */
  readonly pages: ReadonlyMap<string, string>;
}

/**
 * Returns what a column is missing: everything that the reference has and the column does not, or the rows
 * that are wanted.
 */
export function additionsTo(
  parity: Parity,
  column: number,
  wanted: (row: ParityRow) => boolean = ({ states }) => states[column] === 'missing',
  files?: ReadonlySet<string>,
): Additions {
  const insertions: { to: Placement; newcomers: { value: Json }[] }[] = [];
  const from = (row: ParityRow) => sourceOf(parity, row);
  let count = 0;
  const pages = new Map<string, string>();
  const copy = (row: ParityRow): Json | undefined => {
    const source = from(row);
    const change = changeBetween(parity, source, column, files);
    const { node } = row.cells[source]!;
    if (row.isLeaf) {
      count++;
      const value = changed(node, change);
      if (row.kind === 'page' && typeof value === 'string' && node.type === 'string')
        pages.set(value, node.value);
      return value;
    }
    const inside = new Map<string, Json[]>();
    for (const child of row.children) {
      const cell = child.cells[source];
      if (!cell || !child.inPlace[source] || !lacks(child, column, wanted)) continue;
      const value = copy(child);
      if (value === undefined) continue;
      const list = inside.get(cell.key);
      if (list) list.push(value);
      else inside.set(cell.key, [value]);
    }
    return inside.size > 0 ? shell(node, inside, change) : undefined;
  };
  const location = (row: ParityRow): void => {
    for (const child of row.children) {
      if (child.cells[column]) {
        location(child);
        continue;
      }
      if (!lacks(child, column, wanted)) continue;
      const value = copy(child);
      if (value === undefined) continue;
      const to = placeFor(parity, child, column);
      const last = insertions.at(-1);
      if (last && isSame(last.to, to)) last.newcomers.push({ value });
      else insertions.push({ to, newcomers: [{ value }] });
    }
  };
  location(parity.root);
  return { insertions, count, pages };
}

const isSame = (a: Placement, b: Placement): boolean =>
  a.parent === b.parent && a.key === b.key && a.index === b.index;

/** The column that an entry is copied from: the reference, if it has the entry. */
const sourceOf = ({ reference }: Parity, { cells }: ParityRow): number =>
  cells[reference] ? reference : cells.findIndex((cell) => cell);

/** Whether a row, or one below it, is wanted and the column does not have it anywhere. */
const lacks = (row: ParityRow, column: number, wanted: (row: ParityRow) => boolean): boolean =>
  row.isLeaf
    ? !row.cells[column] && wanted(row)
    : row.children.some((child) => lacks(child, column, wanted));

const changeBetween = (
  { columns }: Parity,
  from: number,
  to: number,
  files: ReadonlySet<string> | undefined,
): PathChange => ({
  swap: (path) => inFolder(path, columns[from]!.folder, columns[to]!.folder),
  pages: pagesSet(columns[from]!.division.node),
  files,
});

const pagesSet = memo((node: Node): ReadonlySet<string> => new Set(pagesIn(node)));

/** The plain value of an element with its paths changed. */
export function changed(node: Node, change: PathChange): Json {
  const paths = new Map<Node, string>(
    pathPlaces(node).map((place) => [place.node, changedPath(place, change)]),
  );
  const value = (at: Node): Json => {
    if (at.type === 'string') return paths.get(at) ?? at.value;
    if (at.type === 'array') return at.items.map(value);
    if (at.type !== 'object') return at.value;
    return Object.fromEntries(effectiveMembers(at).map((m) => [m.key, value(m.value)]));
  };
  return value(node);
}

/** An element's own fields around the given content of its lists. */
function shell(node: Node, inside: ReadonlyMap<string, Json>, change: PathChange): Json {
  const all = changed(node, change) as Readonly<Record<string, Json>>;
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]): [string, Json][] => {
      const list = inside.get(key);
      if (list !== undefined) return [[key, list]];
      // Only one division is the default, and it already exists.
      return isListKey(key) || key === 'default' ? [] : [[key, value]];
    }),
  );
}

/** Pointer to a column's cell in a row, for a cell in the same place as its row. */
export function pointerIn({ set, root }: Parity, row: ParityRow, column: number): string {
  const steps: string[] = [];
  for (let at: ParityRow | undefined = row; at && at !== root; at = at.parent) {
    const { key, index } = at.cells[column]!;
    steps.unshift(`/${key}/${index}`);
  }
  const { key, index } = set.divisions[column]!;
  return `${pointerOf(set.parent.spot)}/${key}/${index}${steps.join('')}`;
}

/** The gap after the nearest entry before the row that is in place, or else before the nearest one after it. */
export function placeFor(parity: Parity, row: ParityRow, column: number): Placement {
  const above = row.parent!;
  const holder = above.cells[column]!;
  const source = row.cells[sourceOf(parity, row)]!;
  const key = listFor(holder, source);
  const parent = pointerIn(parity, above, column);
  const beside = above.children;
  const at = beside.indexOf(row);
  const cellAt = (i: number): Child | undefined => {
    const cell = beside[i]?.inPlace[column] ? beside[i].cells[column] : undefined;
    return cell?.key === key ? cell : undefined;
  };
  for (let i = at - 1; i >= 0; i--) {
    const cell = cellAt(i);
    if (cell) return { parent, key, index: cell.index + 1 };
  }
  for (let i = at + 1; i < beside.length; i++) {
    const cell = cellAt(i);
    if (cell) return { parent, key, index: cell.index };
  }
  return {
    parent,
    key,
    index: entriesOfDivision(holder.node).filter((entry) => entry.key === key).length,
  };
}

/** Returns the list with the same key. If the element has only `pages`, groups go there, and vice versa. */
export function listFor(holder: Pick<Child, 'node'>, { key, kind }: Child): ListKey {
  const has = (list: string) => entriesOfDivision(holder.node).some((entry) => entry.key === list);
  const own = key as ListKey;
  if (!has(own) && kind === 'group') {
    if (own === 'groups' && has('pages')) return 'pages';
    if (own === 'pages' && has('groups')) return 'groups';
  }
  return own;
}
