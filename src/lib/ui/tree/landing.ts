/*
 * Where what is dragged can land, told while it is in the hand: in a row, or beside it. The rules are asked, not
 * `plan`, and only for the rows that are in view; each parent's answer is remembered for the drag.
 */
import { parsePointer } from '$lib/core/model/walk';
import type { Doc } from '$lib/core/model/node';
import { elementAt } from '$lib/core/rules/elements';
import type { ListKey } from '$lib/core/rules/kinds';
import { candidateOf } from '$lib/core/rules/candidate';
import { refusalOfPlacement } from '$lib/core/rules/refusals';
import { rowPointer, type Row } from '$lib/core/views/rows';
import { listBeside, listWithin, mayHold } from './project';

/** Whether these rows could all stand in a row, or beside it in its list. */
export function landing(doc: Doc, taken: readonly Row[]): (row: Row) => boolean {
  const kinds = [...new Set(taken.map((row) => row.kind))];
  const elementOf = (row: Row) => elementAt(doc, parsePointer(rowPointer(row)) ?? []);
  const candidates = taken.flatMap((row) => {
    const element = elementOf(row);
    return element ? candidateOf(element) : [];
  });
  const answers = new Map<string, boolean>();
  const lands = (parent: Row, key: ListKey | undefined): boolean => {
    if (!key) return false;
    const name = `${parent.id} ${key}`;
    let answer = answers.get(name);
    if (answer === undefined) {
      // Within one list everything may change its place.
      const stays = taken.every((row) => row.parent?.id === parent.id && row.key === key);
      const element = elementOf(parent);
      answer = stays || (!!element && !refusalOfPlacement({ parent: element, key }, candidates));
      answers.set(name, answer);
    }
    return answer;
  };
  return (row) =>
    (mayHold(row) && lands(row, listWithin(row, kinds))) ||
    (row.parent !== undefined && lands(row.parent, listBeside(row, row.parent, kinds)));
}
