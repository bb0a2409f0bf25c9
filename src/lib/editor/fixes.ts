/*
 * Fixes in the editor: offered only where they can be carried out, and done as one step. A repair of the text
 * itself is shown before it is done. What was found out is remembered with the list of fixes, which stays the
 * same object as long as the problem does.
 */
import type { Doc } from '$lib/core/model/node';
import { parsePointer } from '$lib/core/model/walk';
import { planFix, type Steps } from '$lib/core/operations/fix';
import { planFixesOf } from '$lib/core/operations/fix-all';
import { TITLE, type Code } from '$lib/core/rules/codes';
import type { Diagnostic, Fix } from '$lib/core/rules/diagnostic';
import { elementAt, type Element } from '$lib/core/rules/elements';
import type { Session } from './context';
import type { Editor } from './editor.svelte';

const possible = new WeakMap<readonly Fix[], readonly Fix[]>();

/** Those of a problem's fixes that can be carried out. */
export function possibleFixes(doc: Doc, fixes: readonly Fix[]): readonly Fix[] {
  if (fixes.length === 0) return fixes;
  let known = possible.get(fixes);
  if (!known) {
    known = fixes.filter((fix) => planFix(doc, fix).ok);
    possible.set(fixes, known);
  }
  return known;
}

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

type Desk = Pick<Session, 'editor' | 'screen'>;

/**
 * Does what a fix says, as one undo step, and answers with the elements that it was about. Or says why it
 * cannot be done, or proposes it where the text itself would change; then it answers with nothing.
 */
export function carryOut({ editor, screen }: Desk, fix: Fix): readonly Element[] | undefined {
  const planned = planFix(editor.doc, fix);
  if (!planned.ok) {
    editor.say(planned.refusal.sentence, 'refusal');
    return undefined;
  }
  if ('edits' in fix) {
    screen.proposal = { title: fix.label, confirm: fix.label, steps: planned.value, lost: [] };
    return undefined;
  }
  return commitSteps(editor, planned.value, 'fix');
}

/**
 * The first fix of every problem of a kind, as one undo step; says how many are left. Proposed where the text
 * itself would change.
 */
export function carryOutAll({ editor, screen }: Desk, code: string): boolean {
  const planned = planFixesOf(editor.doc, code, editor.world);
  if (!planned) {
    editor.say('None of these can be mended by itself.', 'refusal');
    return false;
  }
  const { label, left } = planned;
  const isText = editor.problems.some(
    ({ code: own, fixes: [fix] }) => own === code && fix && 'edits' in fix,
  );
  if (isText) {
    screen.proposal = { title: label, confirm: 'Fix all', steps: planned, lost: [] };
    return false;
  }
  commitSteps(editor, planned, 'fix.all');
  editor.say(left ? `${label}. ${left} ${left === 1 ? 'is' : 'are'} left.` : label, 'note');
  return true;
}

/** Planned steps, done: one undo step. Answers with the elements that they were about. */
export function commitSteps(editor: Editor, steps: Steps, origin: string): readonly Element[] {
  const { edits, after, label, landed } = steps;
  editor.commit(edits, origin, label, { after });
  editor.say(label, 'quiet');
  return landed.flatMap((pointer) => elementAt(editor.doc, parsePointer(pointer) ?? []) ?? []);
}
