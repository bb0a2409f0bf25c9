/*
 * Mending all problems of a kind: offered where more than one can be mended, done as one step. Only the list of
 * problems and the JSON pane need it, so that it is loaded with them.
 */
import { planFixesOf } from '$lib/core/operations/fix-all';
import type { Code } from '$lib/core/rules/codes';
import { TITLE } from '$lib/core/rules/titles';
import type { Diagnostic } from '$lib/core/rules/diagnostic';
import type { Editor } from './editor.svelte';
import { commitSteps, possibleFixes, removes, type FixContext } from './fixes';

/** A kind of problem that stands more than once, all of which are mended together. */
export interface FixAll {
  readonly code: string;
  /** How many have a fix. */
  readonly count: number;
  /** Whether the same is done to each. */
  readonly isSame: boolean;
  /** What is done to each; where that differs, what they are called together. */
  readonly label: string;
}

/** So many of a kind are asked whether they can be mended, at most. */
const ASKED = 20;

/** Mending all problems of one code; offered where the first fix of more than one can be carried out. */
export function fixAllOf(editor: Editor, problems: readonly Diagnostic[]): FixAll | undefined {
  if (editor.stale) return undefined;
  const mendable = problems.filter(({ fixes }) => fixes.length > 0);
  const [first, ...more] = mendable;
  if (!first || more.length === 0) return undefined;
  let sure = 0;
  for (const { fixes } of mendable.slice(0, ASKED)) {
    if (possibleFixes(editor.doc, fixes)[0] === fixes[0]) sure++;
    if (sure > 1) break;
  }
  if (sure < 2) return undefined;
  const { code } = first;
  const { label } = first.fixes[0]!;
  const isSame = more.every(({ fixes }) => fixes[0]!.label === label);
  return { code, count: mendable.length, isSame, label: isSame ? label : TITLE[code as Code] };
}

/**
 * The first fix of every problem of a kind, as one undo step; says how many are left. Proposed where the text
 * itself would change, or elements would go.
 */
export function carryOutAll({ editor, screen }: FixContext, code: string): boolean {
  const planned = planFixesOf(editor.doc, code, editor.world);
  if (!planned) {
    editor.say('None of these can be mended by itself.', 'refusal');
    return false;
  }
  const { label, left } = planned;
  const tell = () =>
    editor.say(left ? `${label}. ${left} ${left === 1 ? 'is' : 'are'} left.` : label, 'note');
  // A repair of the text is worked out when its fixes are asked for: only those of this code are.
  const isShown = editor.problems.some(
    (problem) =>
      problem.code === code &&
      problem.fixes.slice(0, 1).some((fix) => 'edits' in fix || removes(fix)),
  );
  if (isShown) {
    screen.proposal = { title: label, confirm: 'Fix all', steps: planned, lost: [], done: tell };
    return false;
  }
  commitSteps(editor, planned, 'fix.all');
  tell();
  return true;
}
