/*
 * Fixes all problems of one kind: offered if more than one can be fixed, applied as one step. Only the problem list and
 * the JSON pane use this, so it is loaded with them.
 */
import { planFixesOf } from '$lib/core/operations/fix-all';
import type { Code } from '$lib/core/check/codes/codes';
import { TITLE } from '$lib/core/check/codes/titles';
import type { Diagnostic } from '$lib/core/check/diagnostic';
import type { Editor } from '../editor.svelte';
import { commitSteps, possibleFixes, removes, type FixContext } from './fixes';
import { inPast } from '../past-tense';
import * as m from './fix-all-messages';

/** A kind of problem that occurs more than once and can be fixed everywhere together. */
export interface FixAll {
  readonly code: string;
  /** How many have a fix. */
  readonly count: number;
  /** Whether all have the same fix. */
  readonly isSame: boolean;
  /** The label of the fix or, if they differ, the title of the problem. */
  readonly label: string;
}

/** Limit of problems of a kind that are tested for a possible fix. */
const ASKED = 20;

/** Returns the fix for all problems of one code, or undefined unless the first fix of more than one is possible. */
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
 * Applies the first fix of every problem of a kind as one undo step and reports how many are left. Shows a proposal
 * first if the raw text changes or elements are removed.
 */
export function carryOutAll({ editor, screen }: FixContext, code: string): boolean {
  const planned = planFixesOf(editor.doc, code, editor.world);
  if (!planned) {
    editor.say(m.noneFixable, 'refusal');
    return false;
  }
  const { label, left } = planned;
  const done = inPast(label);
  const tell = () => editor.say(left ? m.fixedSome(done, left) : done, 'undoable');
  // A text repair is computed when its fixes are read, so only the fixes of this code are.
  const isShown = editor.problems.some(
    (problem) =>
      problem.code === code &&
      problem.fixes.slice(0, 1).some((fix) => 'edits' in fix || removes(fix)),
  );
  if (isShown) {
    screen.proposal = { title: label, confirm: m.fixAll, steps: planned, lost: [], done: tell };
    return false;
  }
  commitSteps(editor, planned, 'fix.all');
  tell();
  return true;
}
