import {
  entriesAt,
  rename,
  renamedTo,
  renamingAt,
  type Renaming,
} from '$lib/features/json/assist/definition';
import type { Operation } from '$lib/core/operation';
import { carryOut } from '$lib/editor/commands/fixes';
import { Range, type languages, type Position } from '$lib/ui/code/monaco';
import type { Asked } from './provider-context';
import * as m from './messages';

/** F2: renames a label or a page's path with our own operation, then offers to rename the page's other entries. */
export const renaming = (asked: Asked): languages.RenameProvider => ({
  resolveRenameLocation(model, position) {
    const found =
      asked.isMeant(model) && renamingAt(docOf(asked), asked.text.offsetAt(position), asked.file);
    if (!found) return undefined;
    if (!found.ok) return rejection(found.refusal.sentence, position);
    const { at, length, text } = found.value;
    // Leaves out the quotes.
    return { range: asked.text.rangeOf(at + 1, length - 2), text };
  },
  provideRenameEdits(model, position, name) {
    const found =
      asked.isMeant(model) && renamingAt(docOf(asked), asked.text.offsetAt(position), asked.file);
    if (!found) return undefined;
    if (!found.ok) return { edits: [], rejectReason: found.refusal.sentence };
    const planned = rename(docOf(asked), found.value, name);
    if (!planned.ok) return { edits: [], rejectReason: planned.refusal.sentence };
    // Monaco cancels its pending rename when the text changes, so the operation runs after it ends.
    setTimeout(() => give(asked, found.value, planned.value, name));
    return { edits: [] };
  },
});

const docOf = ({ session }: Asked) => session.editor.doc;

const rejection = (rejectReason: string, { lineNumber, column }: Position) => ({
  range: new Range(lineNumber, column, lineNumber, column),
  text: '',
  rejectReason,
});

function give(
  { session, file }: Asked,
  renaming: Renaming,
  operation: Operation,
  name: string,
): void {
  const { editor, screen } = session;
  const { doc, world } = editor;
  const others = (entriesAt(doc, world, renaming.at + 1, file) ?? []).filter(
    ({ at }) => at !== renaming.at,
  );
  editor.run(operation, 'rename');
  const { length } = others;
  if (length === 0) return;
  const label = m.renameOthers(length);
  const after = editor.doc;
  editor.say(m.listedInMore(length), 'undoable', {
    label,
    run() {
      if (editor.doc === after)
        carryOut({ editor, screen }, { label, operations: renamedTo(others, name) });
      else editor.say(m.changedSinceRenaming, 'refusal');
    },
  });
}
