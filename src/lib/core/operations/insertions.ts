/*
 * Inserts new elements into several gaps as one step. All gaps refer to the same document, so the last gap in the
 * text is filled first: an insertion does not move the gaps before it.
 */
import type { Doc } from '../document/node.ts';
import { parsePointer, type Path } from '../document/walk.ts';
import { refuse, ok, type Result } from '../result.ts';
import { join } from '../text/edit.ts';
import type { FixSteps } from './fix.ts';
import * as m from './messages.ts';
import type { Placement } from '../operation.ts';
import type { Newcomer } from './place.ts';
import { planInserts } from './plan.ts';

/** New elements for one gap. */
export interface GapFilling {
  readonly to: Placement;
  readonly newcomers: readonly Newcomer[];
}

export interface Filled extends FixSteps {
  /** Why something was left out, one sentence each. */
  readonly left: readonly string[];
}

/** Fills the gaps; leaves out and reports what is refused. Refuses when nothing remains. */
export function planFillings(
  doc: Doc,
  fillings: readonly GapFilling[],
  label: string,
): Result<Filled> {
  const ordered = fillings
    .map((filling) => ({ filling, path: keysTo(filling.to) }))
    .sort((a, b) => lastFirst(a.path, b.path));
  const left: string[] = [];
  let steps: FixSteps = { edits: [], after: doc, label, landed: [] };
  for (const { filling } of ordered) {
    const planned = planInserts(steps.after, filling.to, filling.newcomers);
    if (!planned.ok) {
      if (!left.includes(planned.refusal.sentence)) left.push(planned.refusal.sentence);
      continue;
    }
    const { edits, after, landed } = planned.value;
    steps = { edits: join(steps.edits, edits), after, label, landed };
  }
  if (steps.edits.length > 0) return ok({ ...steps, left });
  return refuse('nothing', left[0] ?? m.nothingMissing);
}

const keysTo = ({ parent, key, index }: Placement): Path => [
  ...(parsePointer(parent) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  key,
  index,
];

/** Sorts later gaps first, and gaps inside an entry before the gap in front of it. */
function lastFirst(a: Path, b: Path): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [one, other] = [a[i]!, b[i]!];
    if (one === other) continue;
    if (typeof one === 'number' && typeof other === 'number') return other - one;
    return String(one) < String(other) ? 1 : -1;
  }
  return b.length - a.length;
}
