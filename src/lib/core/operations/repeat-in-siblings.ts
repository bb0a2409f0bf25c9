/*
 * Repeats an action in several languages or versions: operations and new elements, as one step.
 */
import type { Doc } from '../document/node.ts';
import { ok, refuse, type Result } from '../result.ts';
import { join } from '../text/edit.ts';
import { planAll, type FixSteps } from './fix.ts';
import { planFillings, type GapFilling } from './insertions.ts';
import * as m from './messages.ts';
import type { Operation } from '../operation.ts';

export interface RepeatPart {
  /** For example "German" or "v1". */
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly insertions: readonly GapFilling[];
  /** Why there is nothing, or not everything, to do there. */
  readonly why: string | undefined;
}

export interface RepeatSteps extends FixSteps {
  /** The names of the parts that change. */
  readonly done: readonly string[];
  /** What stays the same, and why, one sentence each. */
  readonly left: readonly string[];
}

/** All parts as one step. They are in different languages or versions, so none moves the targets of another. */
export function planRepeat(
  doc: Doc,
  parts: readonly RepeatPart[],
  labelFor: (names: readonly string[]) => string,
): Result<RepeatSteps> {
  const done: string[] = [];
  const left: string[] = [];
  let steps: FixSteps = { edits: [], after: doc, label: '', landed: [] };
  for (const { name, operations, insertions, why } of parts) {
    if (why) left.push(m.aboutPart(name, why));
    const plans = [
      ...(operations.length > 0 ? [(from: Doc) => planAll(from, operations)] : []),
      ...(insertions.length > 0 ? [(from: Doc) => planFillings(from, insertions, '')] : []),
    ];
    let changed = false;
    for (const planFrom of plans) {
      const planned = planFrom(steps.after);
      if (!planned.ok) left.push(m.inPart(name, planned.refusal.sentence));
      else if (planned.value.edits.length > 0) {
        const { edits, after, landed } = planned.value;
        steps = { ...steps, edits: join(steps.edits, edits), after, landed };
        changed = true;
      }
    }
    if (changed) done.push(name);
    else if (!why && plans.length > 0 && !left.some((one) => one.startsWith(name)))
      left.push(m.hasItAlready(name));
  }
  if (done.length === 0) return refuse('nothing', [m.nothingChanges, ...left].join(' '));
  return ok({ ...steps, label: labelFor(done), done, left });
}
