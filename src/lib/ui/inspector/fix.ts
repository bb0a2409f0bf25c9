import type { Editor } from '$lib/editor/editor.svelte';
import type { Fix } from '$lib/core/rules/diagnostic';

let runs = 0;

/** Does what a fix says, as one undo step; stops where an operation is refused (the refusal is said). */
export function carryOut(editor: Editor, fix: Fix): void {
  const subject = `fix ${++runs}`;
  if ('edits' in fix) return editor.commit(fix.edits, 'fix', fix.label, { subject });
  for (const operation of fix.operations) if (!editor.run(operation, 'fix', subject).ok) return;
}
