/*
 * Where selected rows could go, for "Move to…": every element that may hold them all, with the way to it.
 * The rules are asked of each (cheaply); `plan` is asked of the one that is chosen.
 */
import { kindsIn, listFor } from '$lib/core/rules/allow';
import { candidateOf, refusalOfPlacement, type Candidate } from '$lib/core/rules/refusals';
import type { Doc, Node } from '$lib/core/model/node';
import { parsePointer } from '$lib/core/model/walk';
import type { Placement } from '$lib/core/operations/operation';
import {
  childElements,
  elementAt,
  labelOf,
  navigationOf,
  pointerTo,
  type Element,
} from '$lib/core/rules/elements';
import type { Kind, ListKey } from '$lib/core/rules/kinds';
import { rowPointer, shownChildren, type Row } from '$lib/core/views/rows';

export interface Destination {
  readonly id: number;
  readonly kind: Kind;
  readonly name: string;
  /** Labels of what stands above it: "English › API reference". */
  readonly path: string;
  readonly to: Placement;
  /** They stand there already, in its list. */
  readonly here: boolean;
}

export function destinations(doc: Doc, rows: readonly Row[]): readonly Destination[] {
  const moved = rows.flatMap((row) => elementAt(doc, parsePointer(rowPointer(row)) ?? []) ?? []);
  const start = navigationOf(doc);
  if (!start || moved.length === 0) return [];
  const candidates = moved.map(candidateOf);
  const nodes = new Set<Node>(moved.map((element) => element.node));
  const found: Destination[] = [];
  visit(start, []);
  return found;

  function visit(element: Element, above: readonly string[]): void {
    if (nodes.has(element.node)) return;
    const destination = into(element, above, candidates, nodes);
    if (destination) found.push(destination);
    if (!shownChildren(element.node).some((child) => child.node.type === 'object')) return;
    const path = element.parent ? [...above, labelOf(element) || 'Untitled'] : above;
    for (const child of childElements(element))
      if (child.node.type === 'object') visit(child, path);
  }
}

function into(
  element: Element,
  above: readonly string[],
  candidates: readonly Candidate[],
  nodes: ReadonlySet<Node>,
): Destination | undefined {
  const key = listOf(element, candidates, nodes);
  if (!key || refusalOfPlacement({ parent: element, key }, candidates)) return undefined;
  const children = shownChildren(element.node).filter((child) => child.key === key);
  return {
    id: element.node.id,
    kind: element.kind,
    name: element.parent ? labelOf(element) || 'Untitled' : 'The navigation itself',
    path: above.join(' › '),
    to: { parent: pointerTo(element), key, index: children.length },
    here: candidates.every((candidate) =>
      children.some((child) => child.node === candidate.element?.node),
    ),
  };
}

function listOf(
  element: Element,
  candidates: readonly Candidate[],
  nodes: ReadonlySet<Node>,
): ListKey | undefined {
  const kinds = candidates.map((candidate) => candidate.kind);
  const keys = kinds.flatMap((kind) => listFor(element, kind, nodes) ?? []);
  const fits = (key: ListKey) => kinds.every((kind) => kindsIn(key).includes(kind));
  return [...keys, 'pages' as const].find(fits);
}

/** Those that hold every word in their name or path; the better matches first. */
export function matching(all: readonly Destination[], query: string): readonly Destination[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return all;
  const rank = ({ name }: Destination) => {
    const lower = name.toLowerCase();
    if (lower.startsWith(words[0]!)) return 0;
    return words.every((word) => lower.includes(word)) ? 1 : 2;
  };
  return all
    .filter(({ name, path }) => {
      const text = `${path} ${name}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => rank(a) - rank(b));
}
