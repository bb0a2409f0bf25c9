/*
 * Where what is dragged can land, told while it is in the hand: in a row, or beside it. The rules are asked, not
 * `plan`, and only for the rows that are in view; each parent's answer is remembered for the drag.
 */
import { parsePointer } from '$lib/core/model/walk';
import type { Doc } from '$lib/core/model/node';
import { elementAt } from '$lib/core/rules/elements';
import type { Kind, ListKey } from '$lib/core/rules/kinds';
import type { Json } from '$lib/core/operations/operation';
import { candidateOf, candidateOfValue, type Candidate } from '$lib/core/rules/candidate';
import { kindsOfEntries, listBeside, listWithin, mayHold } from '$lib/core/rules/gaps';
import { refusalOfPlacement } from '$lib/core/rules/refusals';
import { rowPointer, type TreeItem } from '$lib/core/views/rows';
import { kindsOf } from './project';

/** Whether these rows could all stand in a row, or beside it in its list. */
export function landing(doc: Doc, taken: readonly TreeItem[]): (row: TreeItem) => boolean {
  const candidates = taken.flatMap((row) => {
    const element = elementAt(doc, parsePointer(rowPointer(row)) ?? []);
    return element ? candidateOf(element) : [];
  });
  // Within one list everything may change its place.
  const stays = (parent: TreeItem, key: ListKey) =>
    taken.every((row) => row.parent?.id === parent.id && row.key === key);
  return landingOf(doc, kindsOf(taken), () => candidates, stays);
}

/** The same for what comes from a panel. */
export const landingOfNew = (doc: Doc, values: readonly Json[]): ((row: TreeItem) => boolean) =>
  landingOf(
    doc,
    kindsOfEntries(values),
    (key) => values.map((value) => candidateOfValue(value, key)),
    () => false,
  );

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
