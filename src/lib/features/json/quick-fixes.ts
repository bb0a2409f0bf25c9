/*
 * Quick fixes for the problems at a place, for Monaco's menu: each problem's own fixes, followed by "Fix all …" if
 * there are several problems of its kind.
 */
import { formatNumber } from '$lib/core/text/plural';
import { carryOutAll, fixAllOf } from '$lib/editor/commands/fix-all';
import { carryOut, possibleFixes, type FixContext } from '$lib/editor/commands/fixes';
import type { QuickFix } from '$lib/ui/code/monaco';
import * as m from './messages';

/** Limit on the problems in the menu, for large selections. */
const MOST_FIXES = 12;

/** Quick fixes for the problems that touch a stretch of a file. */
export function quickFixesIn(
  session: FixContext,
  file: string,
  [from, to]: readonly [number, number],
): readonly QuickFix[] {
  const { editor } = session;
  const { doc, problems } = editor;
  const here = problems
    .filter((one) => one.file === file && one.at <= to && one.at + Math.max(1, one.length) >= from)
    .slice(0, MOST_FIXES);
  // A fix applies only to the document that it was offered for.
  const now = (act: () => unknown) => () => {
    if (editor.doc === doc) act();
    else editor.say(m.changedSinceAsked, 'refusal');
  };
  const own = here.flatMap(({ fixes, code, message }) =>
    possibleFixes(doc, fixes).map((fix) => ({
      title: fix.label,
      code,
      message,
      run: now(() => carryOut(session, fix)),
    })),
  );
  const together = [...new Map(here.map((one) => [one.code, one])).values()].flatMap(
    ({ code, message }) => {
      const all = fixAllOf(
        editor,
        problems.filter((one) => one.code === code),
      );
      if (!all) return [];
      const count = formatNumber(all.count);
      const title = all.isSame ? m.fixAllSame(count, all.label) : m.fixAllOfKind(count);
      return [{ title, code, message, run: now(() => carryOutAll(session, code)) }];
    },
  );
  return [...own, ...together];
}
