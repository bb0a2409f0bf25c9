/*
 * Applies what the rules propose: a text repair, or a fix's operations in sequence, as one step. A fix offered for a
 * problem is tried before it is offered: it must not leave another problem behind.
 */
import type { Doc } from '../document/node.ts';
import { reread } from '../document/read.ts';
import type { PagePlan } from '../page-files.ts';
import { ok, refuse, type OperationFix, type Result } from '../result.ts';
import type { Fix, TextFix } from '../check/diagnostic.ts';
import { newProblem } from '../check/new-problems.ts';
import { join, type TextEdit } from '../text/edit.ts';
import type { Operation } from '../operation.ts';
import * as m from './messages.ts';
import { plan } from './plan.ts';

/** Several plans as one. */
export interface FixSteps {
  readonly edits: readonly TextEdit[];
  /** The resulting document. */
  readonly after: Doc;
  /** For the history and the live region. */
  readonly label: string;
  /** Pointers, in the resulting document, of the elements that the last operation concerned. */
  readonly landed: readonly string[];
  /** What happens to page files in the same step. */
  readonly pages?: PagePlan;
}

/** The edits of a fix, all operations together, or why it cannot be applied. */
export function planFix(doc: Doc, fix: Fix): Result<FixSteps> {
  return 'edits' in fix ? planText(doc, fix) : planOperations(doc, fix);
}

function planText(doc: Doc, { edits, label }: TextFix): Result<FixSteps> {
  const after = reread(doc, edits);
  const steps = { edits, after, label, landed: [] };
  const files = [...new Set(edits.map(({ file }) => file))];
  const problem = files.map((file) => after.files.get(file)!.problem).find(Boolean);
  if (problem) return refuse('json', problem.message);
  // Problems of a text that did not parse before went unreported, so they do not count as new.
  return files.some((file) => doc.files.get(file)?.problem) ? ok(steps) : clean(doc, steps);
}

function planOperations(doc: Doc, fix: OperationFix): Result<FixSteps> {
  const planned = planAll(doc, fix.operations);
  if (!planned.ok) return planned;
  const steps =
    fix.operations.length === 1 ? planned.value : { ...planned.value, label: fix.label };
  return fix.mends ? clean(doc, steps) : ok(steps);
}

/** The steps, if they add no error and no warning. */
export function clean(doc: Doc, steps: FixSteps): Result<FixSteps> {
  const added = newProblem(doc, steps.after);
  return added === undefined ? ok(steps) : refuse('adds-problem', m.leavesProblem(added));
}

/**
 * Operations in sequence, each on the document after the previous one, or the refusal of the first that cannot be
 * done.
 */
export function planAll(doc: Doc, operations: readonly Operation[]): Result<FixSteps> {
  let steps: FixSteps = { edits: [], after: doc, label: '', landed: [] };
  for (const operation of operations) {
    const planned = plan(steps.after, operation);
    if (!planned.ok) return planned;
    const { lost } = planned.value;
    // Fields are lost only with consent, given by `drop`.
    if (lost.length > 0 && !('drop' in operation && operation.drop))
      return refuse('fields-lost', lost.join(' '));
    steps = { ...planned.value, edits: join(steps.edits, planned.value.edits) };
  }
  return ok(steps);
}
