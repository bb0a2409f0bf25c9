import { revert } from '$lib/core/merge';
import type { Doc } from '$lib/core/document/node';
import type { FixSteps } from '$lib/core/operations/fix';
import { ok, type Result } from '$lib/core/result';
import type { World } from '$lib/core/check/diagnostic';
import type { Change } from '$lib/core/compare/change';
import type { ReviewRow } from '$lib/core/review/review';
import * as m from './messages';

export interface RevertPlan {
  readonly steps: FixSteps;
  /** Other changes that cannot stay without these. */
  readonly also: readonly Change[];
}

/** Takes back the changes of a row and keeps every other change. Refuses if that is impossible. */
export function takeRowBack(
  base: Doc,
  doc: Doc,
  { text, changes }: ReviewRow,
  world: World,
): Result<RevertPlan> {
  const taken = revert(base, doc, changes, world);
  if (!taken.ok) return taken;
  const { edits, after, also } = taken.value;
  return ok({ steps: { edits, after, label: m.reverted(text), landed: [] }, also });
}
