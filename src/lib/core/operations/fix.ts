/*
 * Carrying out what the rules propose: a repair, its operations one after the other, as one step. A repair that
 * is offered for a problem is tried before it is offered: it must not leave another one behind.
 */
import type { Doc } from '../model/node.ts';
import { reread } from '../model/read.ts';
import { ok, refuse, type OperationFix, type Result } from '../result.ts';
import type { Fix, TextFix } from '../rules/diagnostic.ts';
import { newProblem } from '../rules/new-problems.ts';
import { join, type TextEdit } from '../text/edit.ts';
import type { Operation } from './operation.ts';
import { plan } from './plan.ts';

/** Several plans as one. */
export interface FixSteps {
  readonly edits: readonly TextEdit[];
  /** The document that they lead to. */
  readonly after: Doc;
  /** For the history and the live region. */
  readonly label: string;
  /** Pointers of the elements that its last operation was about, as they stand afterwards. */
  readonly landed: readonly string[];
}

/** The edits of a fix, all operations together; or why it cannot be done. */
export function planFix(doc: Doc, fix: Fix): Result<FixSteps> {
  return 'edits' in fix ? planText(doc, fix) : planOperations(doc, fix);
}

function planText(doc: Doc, { edits, label }: TextFix): Result<FixSteps> {
  const after = reread(doc, edits);
  const steps = { edits, after, label, landed: [] };
  const files = [...new Set(edits.map(({ file }) => file))];
  const problem = files.map((file) => after.files.get(file)!.problem).find(Boolean);
  if (problem) return refuse('json', problem.message);
  // What could not be read before had its problems, untold.
  return files.some((file) => doc.files.get(file)?.problem) ? ok(steps) : clean(doc, steps);
}

function planOperations(doc: Doc, fix: OperationFix): Result<FixSteps> {
  const planned = planAll(doc, fix.operations);
  if (!planned.ok) return planned;
  const steps =
    fix.operations.length === 1 ? planned.value : { ...planned.value, label: fix.label };
  return fix.mends ? clean(doc, steps) : ok(steps);
}

/** The steps, if they bring no error and no warning. */
export function clean(doc: Doc, steps: FixSteps): Result<FixSteps> {
  const added = newProblem(doc, steps.after);
  return added === undefined
    ? ok(steps)
    : refuse('adds-problem', `That would leave another problem behind. ${added}`);
}

/** Operations one after the other, each on the document as it then is; or the refusal of the first that cannot be done. */
export function planAll(doc: Doc, operations: readonly Operation[]): Result<FixSteps> {
  let steps: FixSteps = { edits: [], after: doc, label: '', landed: [] };
  for (const operation of operations) {
    const planned = plan(steps.after, operation);
    if (!planned.ok) return planned;
    const { lost } = planned.value;
    // Nothing goes without a yes, which is given with `drop`.
    if (lost.length > 0 && !('drop' in operation && operation.drop))
      return refuse('fields-lost', lost.join(' '));
    steps = { ...planned.value, edits: join(steps.edits, planned.value.edits) };
  }
  return ok(steps);
}
