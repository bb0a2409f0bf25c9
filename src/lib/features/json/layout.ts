import { formatted } from '$lib/features/json/assist/format';
import type { Asked } from './asked';

/** Formats the selection, or the whole text if nothing is selected, in the file's own style, as one step. */
export function layOut({ session: { editor }, code, text, file }: Asked): void {
  const selection = code.getSelection();
  const range = selection?.isEmpty() === false ? selection : code.getModel()!.getFullModelRange();
  const [from, to] = text.stretchOf(range);
  const edits = formatted(file, editor.textOf(file), from, to);
  if (editor.doc.files.get(file)?.problem)
    editor.say('Fix the JSON first. Broken text is not laid out.', 'refusal');
  else if (edits.length === 0) editor.say('It is laid out well already.');
  else editor.commit(edits, 'text.format', 'Lay out the text');
}
