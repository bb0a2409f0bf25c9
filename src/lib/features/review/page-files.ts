/* The page files of a review, and how their texts differ. */
import type { Change } from '$lib/core/compare/change';
import { isUnread } from '$lib/core/compare/other-pages';
import type { PagePair } from '$lib/core/page-files';
import { differenceOf } from '$lib/core/text/line-difference';

export const filesOf = (changes: readonly Change[]): readonly PagePair[] =>
  changes.flatMap(({ file }) => file ?? []);

/** The texts that differ, by the path of the file, as far as they are known. */
export const pageDifferences = (changes: readonly Change[]) =>
  filesOf(changes).flatMap((pair) => {
    const { before, after } = pair;
    if (isUnread(pair)) return [];
    const [old, now] = [before?.text ?? '', after?.text ?? ''];
    if (old === now) return [];
    const file = (after ?? before)!.path;
    return [{ file, before: old, after: now, difference: differenceOf(old, now) }];
  });
