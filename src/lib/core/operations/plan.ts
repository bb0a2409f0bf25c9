import type { Carried } from '../model/read.ts';
import type { Doc } from '../model/node.ts';
import { refuse, type Result } from '../result.ts';
import type { TextEdit } from '../text/edit.ts';
import type { Operation, Pointer } from './operation.ts';

/** How an operation is carried out: the edits, what moves along with its id, and what to call it. */
export interface Plan {
  readonly edits: readonly TextEdit[];
  readonly carried: readonly Carried[];
  /** For the history and the live region: "Move “Quickstart” into Guides". */
  readonly label: string;
  /** Pointers, in the document after, of the elements that the operation is about. */
  readonly landed: readonly Pointer[];
}

/** The edits that carry out an operation, or why it cannot be done. Never adds an error. */
export function plan(doc: Doc, operation: Operation): Result<Plan> {
  void doc;
  return refuse('unknown', `Not built yet: ${operation.op}.`);
}
