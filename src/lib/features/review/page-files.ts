/* The page files of a review: how their texts differ, and what reverts them. */
import type { Change } from '$lib/core/compare/change';
import type { PageFiles, PagePair, PagePlan } from '$lib/core/page-files';
import { planOf } from '$lib/core/page-plans';
import { ok, refuse, type Result } from '$lib/core/result';
import { differenceOf } from '$lib/ui/difference';
import * as m from './messages';

export const filesOf = (changes: readonly Change[]): readonly PagePair[] =>
  changes.flatMap(({ file }) => file ?? []);

/** The texts that differ, by the path of the file. */
export const pageDifferences = (changes: readonly Change[]) =>
  filesOf(changes).flatMap(({ before, after }) => {
    const [old, now] = [before?.text ?? '', after?.text ?? ''];
    if (old === now) return [];
    const file = (after ?? before)!.path;
    return [{ file, before: old, after: now, difference: differenceOf(old, now) }];
  });

/** The plan that takes these files back. Refuses while another file is where one of them was. */
export function revertOf(now: PageFiles, pairs: readonly PagePair[]): Result<PagePlan> {
  const left = new Set(pairs.map(({ after }) => after?.path));
  const taken = pairs.find(
    ({ before }) => before !== undefined && now.at.has(before.path) && !left.has(before.path),
  );
  if (taken?.before) return refuse('taken', m.pathTaken(taken.before.path));
  return ok(
    planOf(
      pairs.map(({ before, after }) => ({
        ...(after && { before: after }),
        ...(before && { after: before }),
      })),
    ),
  );
}
