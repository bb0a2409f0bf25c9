/*
 * Whether the dragged items can land in or next to a row, shown during the drag. Asks the rules, not `plan`, and only
 * for the rows in view. Remembers the answer for each parent during the drag.
 */
import { parsePointer } from '$lib/core/document/walk';
import type { Doc } from '$lib/core/document/node';
import { childrenOf, elementAt, type Child } from '$lib/core/document/elements';
import { LIST_KEYS, type Kind, type ListKey } from '$lib/core/schema/kinds';
import type { Json } from '$lib/core/operation';
import { isAllowed } from '$lib/core/check/placement/allow';
import { candidateOf, candidateOfValue, type Candidate } from '$lib/core/check/placement/candidate';
import {
  kindsOfEntries,
  listBeside,
  listWithin,
  mayHold,
  takes,
} from '$lib/core/check/placement/gaps';
import { refusalOfPlacement } from '$lib/core/check/placement/refusals';
import { rowPointer, type TreeItem } from '$lib/core/tree/rows';
import { kindsOf } from './drop-target';

/** Whether all of these rows could go inside a row, or next to it in its list. */
export function landing(doc: Doc, taken: readonly TreeItem[]): (row: TreeItem) => boolean {
  const candidates = taken.flatMap((row) => {
    const element = elementAt(doc, parsePointer(rowPointer(row)) ?? []);
    return element ? candidateOf(element) : [];
  });
  // Within one list, every order is allowed.
  const stays = (parent: TreeItem, key: ListKey) =>
    taken.every((row) => row.parent?.id === parent.id && row.key === key);
  return landingOf(doc, kindsOf(taken), () => candidates, stays);
}

/** The same for a load from a panel. */
export const landingOfNew = (doc: Doc, values: readonly Json[]): ((row: TreeItem) => boolean) =>
  landingOf(
    doc,
    kindsOfEntries(values),
    (key) => values.map((value) => candidateOfValue(value, key)),
    () => false,
  );

/** Whether entries of these kinds have a place in an element or anywhere inside, by the kinds alone. */
export const hasPlaceFor = (
  kinds: readonly Kind[],
  { kind, node }: Pick<Child, 'kind' | 'node'>,
): boolean =>
  LIST_KEYS.some((key) => takes(key, kinds) && isAllowed(kind, key)) ||
  childrenOf(node).some((child) => hasPlaceFor(kinds, child));

function landingOf(
  doc: Doc,
  kinds: readonly Kind[],
  candidatesFor: (key: ListKey) => readonly Candidate[],
  stays: (parent: TreeItem, key: ListKey) => boolean,
): (row: TreeItem) => boolean {
  const answers = new Map<string, boolean>();
  const lands = (parent: TreeItem, key: ListKey | undefined): boolean => {
    if (!key) return false;
    const name = `${parent.id} ${key}`;
    let answer = answers.get(name);
    if (answer === undefined) {
      const element = elementAt(doc, parsePointer(rowPointer(parent)) ?? []);
      answer =
        stays(parent, key) ||
        (!!element && !refusalOfPlacement({ parent: element, key }, candidatesFor(key)));
      answers.set(name, answer);
    }
    return answer;
  };
  return (row) =>
    (mayHold(row) && lands(row, listWithin(row, kinds))) ||
    (row.parent !== undefined && lands(row.parent, listBeside(row, row.parent, kinds)));
}
