/*
 * Fixes are offered only where all their operations can be carried out one after the other, and are done as
 * one step. What was found out is remembered with the list of fixes, which stays the same object as long as
 * the problem does.
 */
import type { Doc } from '$lib/core/model/node';
import { parsePointer } from '$lib/core/model/walk';
import { plan } from '$lib/core/operations/plan';
import { ok, type Result } from '$lib/core/result';
import type { Fix } from '$lib/core/rules/diagnostic';
import { elementAt, type Element } from '$lib/core/rules/elements';
import { compose, type TextEdit } from '$lib/core/text/edit';
import type { Editor } from './editor.svelte';

interface Steps {
  readonly edits: readonly TextEdit[];
  /** The document that they lead to; for text fixes not known beforehand. */
  readonly after: Doc | undefined;
  readonly label: string;
  /** Pointers of the elements that its last operation was about, as they stand afterwards. */
  readonly landed: readonly string[];
}

/** The edits of a fix, all operations together; or why one of them cannot be done. */
export function planFix(doc: Doc, fix: Fix): Result<Steps> {
  if ('edits' in fix)
    return ok({ edits: fix.edits, after: undefined, label: fix.label, landed: [] });
  let after = doc;
  let edits: readonly TextEdit[] = [];
  let label = fix.label;
  let landed: readonly string[] = [];
  for (const operation of fix.operations) {
    const planned = plan(after, operation);
    if (!planned.ok) return planned;
    edits = join(edits, planned.value.edits);
    ({ after, landed } = planned.value);
    if (fix.operations.length === 1) ({ label } = planned.value);
  }
  return ok({ edits, after, label, landed });
}

function join(first: readonly TextEdit[], second: readonly TextEdit[]): readonly TextEdit[] {
  if (first.length === 0) return second;
  const of = (edits: readonly TextEdit[], file: string) => edits.filter((e) => e.file === file);
  const files = new Set([...first, ...second].map(({ file }) => file));
  return [...files].flatMap((file) => compose(of(first, file), of(second, file), file));
}

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

/**
 * Does what a fix says, as one undo step, and says so; answers with the elements that it was about. Or says why
 * it cannot be done, and answers with nothing.
 */
export function carryOut(editor: Editor, fix: Fix): readonly Element[] | undefined {
  const planned = planFix(editor.doc, fix);
  if (!planned.ok) {
    editor.say(planned.refusal.sentence, 'refusal');
    return undefined;
  }
  const { edits, after, label, landed } = planned.value;
  editor.commit(edits, 'fix', label, after ? { after } : {});
  editor.say(label, 'quiet');
  return landed.flatMap((pointer) => elementAt(editor.doc, parsePointer(pointer) ?? []) ?? []);
}
