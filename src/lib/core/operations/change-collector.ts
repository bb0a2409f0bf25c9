/*
 * Shared helpers for operations: finding the elements that pointers name, and collecting changes by file.
 */
import type { Titles } from '../document/page-name.ts';
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc, Node } from '../document/node.ts';
import {
  homeOf,
  outermost,
  parsePointer,
  type NodePlace,
  type Spot,
  type PathPart,
} from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { elementAt, type Element } from '../document/elements.ts';
import { KINDS, type Kind } from '../schema/kinds.ts';
import { named } from '../document/kind-words.ts';
import type { ValueInText } from '../text/list.ts';
import type { ListChange } from '../text/rewrite.ts';
import type { Pointer } from '../operation.ts';
import * as m from './messages.ts';

/** A change in one file, before the changes are ordered. */
export interface FileChange extends ListChange {
  readonly file: string;
}

/** The result of an operation, not yet checked for added errors. */
export interface PlanDraft {
  readonly changes: readonly FileChange[];
  readonly label: string;
  /** The elements the operation concerns, as they are before it. New ones are marked in the changes. */
  readonly about: readonly Element[];
  /** The elements that it moves, as they are before it. */
  readonly moved?: readonly Element[];
  /** Pointers of the elements afterwards, when their list changes its key. */
  readonly landed?: readonly Pointer[];
  /** One sentence for each element that loses fields. */
  readonly lost?: readonly string[];
  /** Files whose content moved elsewhere. */
  readonly emptied?: readonly string[];
}

/** Ends the planning of a change in a file that does not parse. Caught by `plan`. */
export class Stale extends Error {
  constructor(readonly file: string) {
    super(`${file} does not parse`);
  }
}

/** The text of a file. Throws `Stale` if it does not parse. */
export function textOfFile(doc: Doc, file: string): string {
  const { text, problem } = doc.files.get(file)!;
  if (problem) throw new Stale(file);
  return text;
}

/** A value and its surrounding text in its file, for rewriting. */
export const valueInTextOf = (doc: Doc, spot: Spot): ValueInText =>
  lyingAt(doc, spot, { file: spot.file, node: sourceNode(spot.node), at: spot.at });

/** The value at a spot in its parent's file: for the content of a `$ref`, the object with the `$ref`. */
export const lyingOutside = (doc: Doc, spot: Spot): ValueInText =>
  lyingAt(doc, spot, outermost(spot));

/** The value in one of the places where a spot is written (`layersOf`). */
export function lyingAt(doc: Doc, spot: Spot, { file, node, at }: NodePlace): ValueInText {
  const isOutside = outermost(spot).node === node;
  return {
    text: textOfFile(doc, file),
    at,
    value: node,
    up: isOutside && spot.up ? lyingHome(doc, spot.up, spot.path.at(-1)!) : undefined,
  };
}

/** The object or array in which a step down from a spot is written. */
export const lyingHome = (doc: Doc, spot: Spot, step: PathPart): ValueInText =>
  lyingAt(doc, spot, homeOf(spot, step));

export const inFile = (file: string, changes: readonly ListChange[]): FileChange[] =>
  changes.map((change) => ({ ...change, file }));

/** The element that a pointer names. Refuses a pointer to nothing, and a malformed one. */
export function find(doc: Doc, pointer: Pointer): Result<Element> {
  const path = parsePointer(pointer);
  if (!path) return refuse('pointer', m.notAPointer(pointer));
  const element = elementAt(doc, path);
  return element ? ok(element) : refuse('not-found', m.notFound(pointer));
}

/** The elements that pointers name, each once, without those inside others. They must be in child lists. */
export function findEntries(doc: Doc, pointers: readonly Pointer[]): Result<readonly Element[]> {
  // A source node occurs once in the text, so it identifies the element across all appearances of its file.
  const found = new Map<Node, Element>();
  for (const pointer of pointers) {
    const element = find(doc, pointer);
    if (!element.ok) return element;
    const { kind, key } = element.value;
    if (kind === 'navigation') return refuse('navigation', m.navigationStays);
    if (key === 'global') return refuse('global', m.globalStays);
    const node = entryOf(element.value);
    if (!found.has(node)) found.set(node, element.value);
  }
  if (found.size === 0) return refuse('nothing', m.nothingSelected);
  const isOuter = ({ parent }: Element): boolean =>
    parent === undefined || (!found.has(entryOf(parent)) && isOuter(parent));
  return ok([...found.values()].filter(isOuter));
}

/** The entry as written in its list: for an element kept in another file, the object with the `$ref`. */
export const entryOf = ({ spot }: Pick<Element, 'spot'>): Node => outermost(spot).node;

/** Whether an element is strictly inside another, in any of its appearances. */
export function isInside(element: Element, other: Element): boolean {
  const entry = entryOf(other);
  for (let up = element.parent; up; up = up.parent) if (entryOf(up) === entry) return true;
  return false;
}

/** The array that contains an element. */
export const listSpot = (element: Element): Spot => element.spot.up!;

/** Groups elements by the array that contains them. */
export function byList(elements: readonly Element[]): { list: Spot; indexes: Set<number> }[] {
  const lists = new Map<Node, { list: Spot; indexes: Set<number> }>();
  for (const element of elements) {
    const list = listSpot(element);
    const entry = lists.get(sourceNode(list.node)) ?? { list, indexes: new Set() };
    entry.indexes.add(element.index);
    lists.set(sourceNode(list.node), entry);
  }
  return [...lists.values()];
}

export const sizeOf = (list: Spot): number =>
  list.node.type === 'array' ? list.node.items.length : 0;

/** 0, 1, … without the removed ones. */
export const rest = (list: Spot, leaving: ReadonlySet<number>): number[] =>
  [...Array(sizeOf(list)).keys()].filter((i) => !leaving.has(i));

/** “Quickstart”, or "3 pages" */
export function namesOf(elements: readonly Element[], titles?: Titles): string {
  const [first] = elements;
  if (elements.length === 1 && first) return named(first, titles);
  return amountOf(elements);
}

/** "3 pages" or "3 elements", by their kinds. An endpoint counts as a page. */
export function amountOf(several: readonly { readonly kind: Kind }[]): string {
  const kinds = new Set(several.map(({ kind }) => (kind === 'endpoint' ? 'page' : kind)));
  const [kind] = kinds;
  return m.several(several.length, kinds.size === 1 && kind ? KINDS[kind].plural : m.elements);
}
