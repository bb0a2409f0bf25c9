/*
 * The elements of many changes, located in one walk over each document.
 */
import type { Doc, NodeId } from '$lib/core/document/node';
import { elementsOf, type Element } from '$lib/core/document/elements';
import type { Change } from '$lib/core/compare/change';

/** The part of a change or a loss that identifies its element. */
export type About = Pick<Change, 'kind' | 'before' | 'after'>;

export interface Whereabouts {
  readonly before: (change: About) => Element | undefined;
  readonly after: (change: About) => Element | undefined;
  /**
   * What to select for a change: the element, or its remaining ancestor; the settings; or nothing if it only concerns
   * the text.
   */
  readonly placeOf: (change: About) => Element | 'settings' | undefined;
}

export function whereaboutsOf(base: Doc, doc: Doc, changes: readonly About[]): Whereabouts {
  const old = byId(elementsOf(base, idsOf(changes, 'before')));
  const gone = changes.flatMap(({ before, after }) =>
    after === undefined && before !== undefined ? [...above(old.get(before))] : [],
  );
  const now = byId(
    elementsOf(doc, [...new Set([...idsOf(changes, 'after'), ...gone.map(({ node }) => node.id)])]),
  );
  const before = (change: About) =>
    change.before === undefined ? undefined : old.get(change.before);
  const after = (change: About) => (change.after === undefined ? undefined : now.get(change.after));
  return {
    before,
    after,
    placeOf: (change) => {
      if (change.kind === 'setting') return 'settings';
      if (change.after !== undefined) return nearestShown(after(change));
      for (const { node } of above(before(change))) {
        const left = nearestShown(now.get(node.id));
        if (left) return left;
      }
      return undefined;
    },
  };
}

function* above(element: Element | undefined): Iterable<Element> {
  for (let up = element?.parent; up; up = up.parent) yield up;
}

const idsOf = (changes: readonly About[], side: 'before' | 'after'): NodeId[] => [
  ...new Set(changes.flatMap((change) => change[side] ?? [])),
];

const byId = (elements: readonly Element[]): ReadonlyMap<NodeId, Element> =>
  new Map(elements.map((element) => [element.node.id, element]));

/** The navigation itself does not have a row in the tree. */
const nearestShown = (element: Element | undefined): Element | undefined =>
  element?.kind === 'navigation' ? undefined : element;
