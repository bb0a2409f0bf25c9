/*
 * Destinations of selected rows for "Move to…": every element that can contain something. Those that accept all of the
 * rows come first; the others give the reason. The rules are asked for each, which is cheap. They miss some effects of
 * a place on what moves there (such as a group without pages that a specification fills), so `plan` is asked once for
 * each sort of place, and for every place that has errors itself. An offered destination therefore cannot fail.
 */
import { kindsIn, listFor, listsOf } from '$lib/core/check/placement/allow';
import { candidateOf } from '$lib/core/check/placement/candidate';
import { refusalOfPlacement } from '$lib/core/check/placement/refusals';
import type { Doc, Node, NodeId } from '$lib/core/document/node';
import { below, member, parsePointer, type Spot } from '$lib/core/document/walk';
import type { Operation, Placement } from '$lib/core/operation';
import type { Refusal, Result } from '$lib/core/result';
import {
  childrenOf,
  elementAt,
  labelOf,
  navigationOf,
  pointerTo,
  type Element,
} from '$lib/core/document/elements';
import { memo } from '$lib/core/memo';
import { isFed } from '$lib/core/document/inherited';
import type { Kind, ListKey } from '$lib/core/schema/kinds';
import { rowPointer, type TreeItem } from '$lib/core/tree/rows';
import { isLoose, rank } from '$lib/core/tree/search';
import { isolated, legible } from '$lib/core/text/direction';
import * as m from './messages';

export interface Destination {
  readonly id: NodeId;
  readonly kind: Kind;
  readonly name: string;
  /** Labels of its ancestors: "English › API reference". */
  readonly path: string;
  readonly to: () => Placement;
  /** Whether it is in the same language or version as the rows. */
  readonly near: boolean;
  /** Whether the rows are already in its list. */
  readonly here: boolean;
  /** Why the rows cannot go there. Undefined if they can. */
  readonly refusal: Refusal | undefined;
}

/** Decides what the placement rules cannot see. */
export interface Judge {
  readonly plan: (operation: Operation) => Result<unknown>;
  /** Elements with errors of their own. */
  readonly flawed: ReadonlySet<NodeId>;
}

/** Every element except the rows themselves and their descendants: the near ones first, in the order of the text. */
export function destinations(
  doc: Doc,
  rows: readonly TreeItem[],
  { plan, flawed }: Judge,
): readonly Destination[] {
  const pointers = rows.map(rowPointer);
  const moved = pointers.flatMap((pointer) => elementAt(doc, parsePointer(pointer) ?? []) ?? []);
  const start = navigationOf(doc);
  if (!start || moved.length === 0) return [];
  const candidates = moved.map((element) => candidateOf(element));
  const nodes = new Set<Node>(moved.map((element) => element.node));
  const kinds = [...new Set(candidates.map(({ kind }) => kind))];
  const homes = new Set(moved.map((element) => element.spot.up?.node));
  const answers = new Map<string, Refusal | undefined>();
  const found: Destination[] = [];
  const home = divisionOf(moved[0]!.parent);
  visit(start, [], false, undefined);
  return [...found.filter(({ near }) => near), ...found.filter(({ near }) => !near)];

  function visit(
    element: Element,
    above: readonly string[],
    fedAbove: boolean,
    divisionAbove: NodeId | undefined,
  ): void {
    if (nodes.has(element.node)) return;
    const division = isDivision(element) ? element.node.id : divisionAbove;
    const fed = fedAbove || feeds(element.node);
    found.push({ ...destination(element, above, fed), near: division === home });
    const path = element.parent ? [...above, labelOf(element) || m.untitled] : above;
    let list: Spot | undefined;
    for (const child of childrenOf(element.node)) {
      if (child.node.type !== 'object') continue;
      if (list?.path.at(-1) !== child.key) list = below(element.spot, child.key)!;
      const spot = child.key === 'global' ? list : below(list, child.index)!;
      visit({ ...child, spot, parent: element }, path, fed, division);
    }
  }

  function destination(
    element: Element,
    above: readonly string[],
    fed: boolean,
  ): Omit<Destination, 'near'> {
    const key = listOf(element, kinds, nodes);
    const list = member(element.node, key)?.value;
    const here = homes.size === 1 && homes.has(list);
    const to = (): Placement => ({
      parent: pointerTo(element),
      key,
      index: list?.type === 'array' ? list.items.length : 0,
    });
    const forbidden = here ? undefined : refusalOfPlacement({ parent: element, key }, candidates);
    return {
      id: element.node.id,
      kind: element.kind,
      name: element.parent ? legible(labelOf(element)) || m.untitled : m.theNavigation,
      path: above.map(isolated).join(' › '),
      to,
      here,
      refusal: forbidden ?? judged(element, to, `${element.kind} ${key} ${fed} ${here}`),
    };
  }

  function judged({ node, spot }: Element, to: () => Placement, sort: string): Refusal | undefined {
    const isOwn = flawed.has(node.id) || spot.path.length > DEEP;
    if (!isOwn && answers.has(sort)) return answers.get(sort);
    const planned = plan({ op: 'move', nodes: pointers, to: to() });
    const answer = planned.ok ? undefined : planned.refusal;
    if (!isOwn) answers.set(sort, answer);
    return answer;
  }
}

/** Path length up to which nothing can become nested too deeply. */
const DEEP = 100;

const isDivision = ({ kind }: Element): boolean => kind === 'language' || kind === 'version';

/** The innermost language or version that contains an element or is it. */
function divisionOf(element: Element | undefined): NodeId | undefined {
  for (let up = element; up; up = up.parent) if (isDivision(up)) return up.node.id;
  return undefined;
}

const feeds = (node: Node): boolean =>
  node.type === 'object' && isFed(new Map(node.members.map((m) => [m.key, m])));

/** The list that these would go into, or if none accepts them all, the one whose refusal says why. */
function listOf(element: Element, kinds: readonly Kind[], nodes: ReadonlySet<Node>): ListKey {
  const fits = (key: ListKey) => kinds.every((kind) => kindsIn(key).includes(kind));
  for (const kind of kinds) {
    const key = listFor(element, kind, nodes);
    if (key && fits(key)) return key;
  }
  const usual = kinds.flatMap((kind) => listsOf(kind)[0] ?? []);
  return [...usual, 'pages' as const].find(fits) ?? usual[0] ?? 'pages';
}

const textsOf = memo((all: readonly Destination[]) =>
  all.map(({ name, path }) => `${name}\n${path}`),
);

/** Destinations that match by name or path, best first, tolerating typos. All of them for an empty query. */
export const matching = (all: readonly Destination[], query: string): readonly Destination[] =>
  rank(textsOf(all), query).map((at) => all[at]!);

/** Whether those match only with a typo. */
export const matchLoosely = (all: readonly Destination[], query: string): boolean =>
  isLoose(textsOf(all), query);
