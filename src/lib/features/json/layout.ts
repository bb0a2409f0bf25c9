import { formatted } from '$lib/features/json/assist/format';
import type { Asked } from './provider-context';
import * as m from './messages';

/** Formats the selection, or the whole text if nothing is selected, in the file's own style, as one step. */
export function layOut({ session: { editor }, code, text, file }: Asked): void {
  const selection = code.getSelection();
  const range = selection?.isEmpty() === false ? selection : code.getModel()!.getFullModelRange();
  const [from, to] = text.stretchOf(range);
  const edits = formatted(file, editor.textOf(file), from, to);
  if (editor.doc.files.get(file)?.problem) editor.say(m.brokenNotLaidOut, 'refusal');
  else if (edits.length === 0) editor.say(m.laidOutAlready);
  else editor.commit(edits, 'text.format', m.layOutText);
}
