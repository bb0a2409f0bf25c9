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
  /** The parts that change. */
  readonly done: readonly RepeatPart[];
  /** What stays the same in these parts, and why, one sentence each. */
  readonly left: readonly string[];
  /** Why nothing changes, for each of the other parts. */
  readonly impossible: readonly string[];
}

/** All parts as one step. They are in different languages or versions, so none moves the targets of another. */
export function planRepeat(
  doc: Doc,
  parts: readonly RepeatPart[],
  labelFor: (names: readonly string[]) => string,
): Result<RepeatSteps> {
  const done: RepeatPart[] = [];
  const left: string[] = [];
  const impossible: string[] = [];
  let steps: FixSteps = { edits: [], after: doc, label: '', landed: [] };
  for (const part of parts) {
    const { name, operations, insertions, why } = part;
    const reasons = why ? [m.aboutPart(name, why)] : [];
    const plans = [
      ...(operations.length > 0 ? [(from: Doc) => planAll(from, operations)] : []),
      ...(insertions.length > 0 ? [(from: Doc) => planFillings(from, insertions, '')] : []),
    ];
    let changed = false;
    for (const planFrom of plans) {
      const planned = planFrom(steps.after);
      if (!planned.ok) reasons.push(m.inPart(name, planned.refusal.sentence));
      else if (planned.value.edits.length > 0) {
        const { edits, after, landed } = planned.value;
        steps = { ...steps, edits: join(steps.edits, edits), after, landed };
        changed = true;
      }
    }
    if (changed) {
      done.push(part);
      left.push(...reasons);
    } else impossible.push(reasons.join(' ') || m.hasItAlready(name));
  }
  if (done.length === 0) {
    const [only, ...more] = impossible;
    return refuse('nothing', only && more.length === 0 ? only : m.nothingChanges(impossible));
  }
  return ok({ ...steps, label: labelFor(done.map(({ name }) => name)), done, left, impossible });
}
