/*
 * What the operations share: finding the elements that pointers name, and collecting what changes where.
 */
import type { Doc, Node } from '../model/node.ts';
import { parsePointer, type Spot } from '../model/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { elementAt, type Element } from '../rules/elements.ts';
import { KINDS } from '../rules/kinds.ts';
import { named } from '../rules/words.ts';
import { Embedded, indentAt } from '../text/print.ts';
import type { Lying } from '../text/list.ts';
import type { Change } from '../text/rewrite.ts';
import type { Pointer } from './operation.ts';

/** Changes in one file, before they are put in order. */
export interface FileChange extends Change {
  readonly file: string;
}

/** An operation worked out, but not yet proved to add no error. */
export interface Draft {
  readonly changes: readonly FileChange[];
  readonly label: string;
  /** The elements that the operation is about, as they stand before; new ones are marked in the changes. */
  readonly about: readonly Element[];
  /** Where the elements stand afterwards, when the list that holds them changes its key. */
  readonly landed?: readonly Pointer[];
  /** One sentence for each element that loses fields. */
  readonly lost?: readonly string[];
}

export const textOfFile = (doc: Doc, file: string): string => doc.files.get(file)!.text;

/** A value with the text round it, for the rewriting. */
export function lyingOf(doc: Doc, spot: Spot): Lying {
  return {
    text: textOfFile(doc, spot.file),
    at: spot.at,
    value: spot.node,
    up: spot.up && lyingOf(doc, spot.up),
  };
}

export const inFile = (file: string, changes: readonly Change[]): FileChange[] =>
  changes.map((change) => ({ ...change, file }));

/** An element's own text, to be put elsewhere. */
export function embedded(doc: Doc, { spot }: Pick<Element, 'spot'>, copy = false): Embedded<Node> {
  const text = textOfFile(doc, spot.file);
  const own = text.slice(spot.at, spot.at + spot.node.length);
  return new Embedded(spot.node, own, indentAt(text, spot.at), copy);
}

/** The element that a pointer names. Refuses what names none, and what is no pointer. */
export function find(doc: Doc, pointer: Pointer): Result<Element> {
  const path = parsePointer(pointer);
  if (!path)
    return refuse(
      'pointer',
      `“${pointer}” is no JSON Pointer: it starts with a slash, or is empty.`,
    );
  const element = elementAt(doc, path);
  return element
    ? ok(element)
    : refuse('not-found', `There is no element at ${pointer || 'the root'}.`);
}

/** The elements that pointers name, each once, without those inside others; they must stand in child lists. */
export function findEntries(doc: Doc, pointers: readonly Pointer[]): Result<readonly Element[]> {
  // A node stands in one place only, so it names its place.
  const found = new Map<Node, Element>();
  for (const pointer of pointers) {
    const element = find(doc, pointer);
    if (!element.ok) return element;
    const { kind, key, node } = element.value;
    if (kind === 'navigation')
      return refuse(
        'navigation',
        'The navigation itself stays where it is. Choose something in it.',
      );
    if (key === 'global')
      return refuse('global', 'The global section stays where it is. Choose one of its entries.');
    if (!found.has(node)) found.set(node, element.value);
  }
  if (found.size === 0) return refuse('nothing', 'Nothing is selected.');
  const isOuter = ({ parent }: Element): boolean =>
    parent === undefined || (!found.has(parent.node) && isOuter(parent));
  return ok([...found.values()].filter(isOuter));
}

/** Strictly inside another element. */
export function isInside(element: Element, other: Element): boolean {
  const { path } = other.spot;
  return (
    element.spot.path.length > path.length && path.every((step, i) => element.spot.path[i] === step)
  );
}

/** The array that an element stands in. */
export const listSpot = (element: Element): Spot => element.spot.up!;

/** Elements by the array that they stand in. */
export function byList(elements: readonly Element[]): { list: Spot; indexes: Set<number> }[] {
  const lists = new Map<Node, { list: Spot; indexes: Set<number> }>();
  for (const element of elements) {
    const list = listSpot(element);
    const entry = lists.get(list.node) ?? { list, indexes: new Set() };
    entry.indexes.add(element.index);
    lists.set(list.node, entry);
  }
  return [...lists.values()];
}

export const sizeOf = (list: Spot): number =>
  list.node.type === 'array' ? list.node.items.length : 0;

/** 0, 1, … without those that leave. */
export const rest = (list: Spot, leaving: ReadonlySet<number>): number[] =>
  [...Array(sizeOf(list)).keys()].filter((i) => !leaving.has(i));

/** “Quickstart”, or "3 pages" */
export function namesOf(elements: readonly Element[]): string {
  const [first] = elements;
  if (elements.length === 1 && first) return named(first);
  const kinds = new Set(elements.map((e) => (e.kind === 'endpoint' ? 'page' : e.kind)));
  const [kind] = kinds;
  return `${elements.length} ${kinds.size === 1 && kind ? KINDS[kind].plural : 'elements'}`;
}
