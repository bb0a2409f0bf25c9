/*
 * The subjects of a set of changes: the elements added or removed, those that moved, and the fields that differ. A
 * set of facts turns one document into the other, and back.
 */
import type { NodeId } from '../document/node.ts';
import { KINDS } from '../schema/kinds.ts';
import type { Change } from '../compare/change.ts';
import { isRelisted } from '../compare/pair-orders.ts';
import { childrenIn, listOf, type ListName, type Side, type Who } from './sides.ts';

export interface Facts {
  /** Elements that only one of the two documents has. */
  readonly elements: ReadonlySet<Who>;
  /** Those of them that were wrapped around entries, and the list that these came from. */
  readonly wrappers: ReadonlyMap<Who, ListName>;
  /** The entries that a wrapper was added around or removed from around. */
  readonly rewrapped: ReadonlySet<Who>;
  /** Elements that are in a different list, or at a different position in it. */
  readonly places: ReadonlySet<Who>;
  /** Elements whose lists changed their order. */
  readonly orders: ReadonlySet<Who>;
  /**
   * Fields by their keys, of an element or (without one) of the document. The field of a page's path is the empty
   * path.
   */
  readonly fields: Paths;
  /** Objects whose keys changed their order, and lists that contain such objects. */
  readonly arranged: Paths;
}

/** Key paths inside an element or (without one) inside the document. */
type Paths = ReadonlyMap<Who | undefined, readonly (readonly string[])[]>;

/** The two documents that changes lead from and to, and their elements by id. */
export interface Between {
  readonly before: Side;
  readonly after: Side;
  /** The elements by their ids in each document. */
  readonly ids: { readonly before: Ids; readonly after: Ids };
}

type Ids = ReadonlyMap<NodeId, Who>;

export function between(before: Side, after: Side): Between {
  return { before, after, ids: { before: idsIn(before), after: idsIn(after) } };
}

const idsIn = ({ entries }: Side): Ids =>
  new Map([...entries].map(([who, { node }]) => [node.id, who]));

/** The facts of all these changes. */
export function factsOf(changes: readonly Change[], docs: Between): Facts {
  const elements = new Set<Who>();
  const wrappers = new Map<Who, ListName>();
  const rewrapped = new Set<Who>();
  const places = new Set<Who>();
  const orders = new Set<Who>();
  const fields = new Map<Who | undefined, (readonly string[])[]>();
  const arranged = new Map<Who | undefined, (readonly string[])[]>();
  const note = (map: typeof fields, who: Who | undefined, path: readonly string[]) => {
    const paths = map.get(who);
    if (paths) paths.push(path);
    else map.set(who, [path]);
  };
  const differ = (who: Who | undefined, path: readonly string[]) => note(fields, who, path);
  /** An element's list determines its kind, and the kind determines the key of its name. */
  const place = (who: Who): void => {
    places.add(who);
    const kinds = [docs.before, docs.after].map((side) => side.entries.get(who)?.kind);
    if (kinds[0] === kinds[1]) return;
    for (const kind of kinds) {
      const nameKey = kind && KINDS[kind].nameKey;
      if (nameKey) differ(who, [nameKey]);
    }
  };
  /** An element and its contents, as far as the other document does not have them. */
  const alone = (who: Who, side: Side, other: Side): void => {
    if (other.entries.has(who)) return;
    elements.add(who);
    for (const child of childrenIn(side, who)) alone(child.who, side, other);
  };
  const held = (who: Who, side: Side, other: Side) =>
    childrenIn(side, who).flatMap((child) => (other.entries.has(child.who) ? [child.who] : []));

  for (const change of changes) {
    const { before, after } = docs;
    const who = whoOf(change, docs);
    if (change.order) {
      if (who || change.kind === 'setting') note(arranged, who, change.field ?? []);
      continue;
    }
    switch (change.kind) {
      case 'setting':
        differ(undefined, change.field ?? []);
        break;
      case 'text':
      case 'file':
        break;
      case 'added':
        if (!who) break;
        if (!change.round) alone(who, after, before);
        else {
          // What else is new inside has its own change.
          elements.add(who);
          const home = listOf(after, who)?.parent;
          for (const child of held(who, after, before)) {
            place(child);
            const list = listOf(before, child);
            if (!list || list.parent !== home) continue;
            rewrapped.add(child);
            if (!wrappers.has(who)) wrappers.set(who, list);
          }
        }
        break;
      case 'removed':
        if (!who) break;
        alone(who, before, after);
        if (change.round)
          for (const child of held(who, before, after)) {
            place(child);
            if (listOf(after, child)?.parent === listOf(before, who)?.parent) rewrapped.add(child);
          }
        break;
      case 'moved':
        if (who) place(who);
        break;
      case 'reordered':
        if (who) orders.add(who);
        break;
      case 'renamed':
      case 'changed':
        if (!who) break;
        if (change.lists) for (const entry of relisted(who, change.lists, docs)) place(entry);
        else if (change.field) differ(who, change.field);
        else if (change.kind === 'renamed') differ(who, []);
        else place(who);
    }
  }
  return { elements, wrappers, rewrapped, places, orders, fields, arranged };
}

/** The entries of an element that moved from the first of these two lists to the second. */
function relisted(
  who: Who,
  [from, to]: readonly [string, string],
  { before, after }: Between,
): Who[] {
  return childrenIn(after, who).flatMap((child) => {
    const was = child.key === to ? before.entries.get(child.who) : undefined;
    const isOne =
      was?.key === from &&
      listOf(before, child.who)?.parent === who &&
      isRelisted({ before: was, after: after.entries.get(child.who)! });
    return isOne ? [child.who] : [];
  });
}

/** The element a change is about. */
export const whoOf = ({ before, after }: Change, { ids }: Between): Who | undefined =>
  before === undefined
    ? after === undefined
      ? undefined
      : ids.after.get(after)
    : ids.before.get(before);

/** Whether the facts include a field itself or a path that contains it. */
export const tellsOf = (facts: Facts, who: Who | undefined, path: readonly string[]): boolean =>
  facts.fields.get(who)?.some((fact) => startsWith(path, fact)) ?? false;

export const tellsInside = (facts: Facts, who: Who | undefined, path: readonly string[]): boolean =>
  facts.fields.get(who)?.some((fact) => fact.length > path.length && startsWith(fact, path)) ??
  false;

/** Whether the facts include the key order of a value. */
export const tellsOrderOf = (
  facts: Facts,
  who: Who | undefined,
  path: readonly string[],
): boolean =>
  facts.arranged.get(who)?.some((fact) => fact.length === path.length && startsWith(path, fact)) ??
  false;

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((key, i) => path[i] === key);

/** The holders of an element, from the nearest outward. */
export function holdersOf(side: Side, who: Who): Who[] {
  const out: Who[] = [];
  for (let list = listOf(side, who); list; list = listOf(side, list.parent)) out.push(list.parent);
  return out;
}
