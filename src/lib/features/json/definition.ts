import { entriesAt, fileAt } from '$lib/features/json/assist/definition';
import { act, type languages } from '$lib/ui/code/monaco';
import type { Asked } from './provider-context';
import * as m from './messages';

/** Finds the other entries of a page. */
export const definition = (asked: Asked): languages.DefinitionProvider => ({
  provideDefinition(model, position) {
    if (!asked.isMeant(model)) return undefined;
    const { session, text, file } = asked;
    const { doc, world } = session.editor;
    const offset = text.offsetAt(position);
    const isBroken = doc.files.get(file)?.problem !== undefined;
    const entries = isBroken ? undefined : entriesAt(doc, world, offset, file);
    return entries
      ?.filter(({ at, length }) => offset < at || offset > at + length)
      .map(({ at, length }) => ({ uri: model.uri, range: text.rangeOf(at, length) }));
  },
});

/** F12: goes to a page's other entries. Says why if there are none or they are not open here. */
export function goToOthers({ session, code, text, file }: Asked): void {
  const { editor } = session;
  const why = (): string | undefined => {
    if (editor.doc.files.get(file)?.problem) return m.fixBeforeGoing;
    const offset = text.cursor();
    const other = fileAt(editor.doc, offset, file);
    if (other !== undefined) return m.fileNotOpen(other);
    const entries = entriesAt(editor.doc, editor.world, offset, file);
    if (!entries) return m.cursorInNoPath;
    return entries.length < 2 ? m.listedOnlyHere : undefined;
  };
  const sentence = why();
  if (sentence) editor.say(sentence);
  else act(code, 'definition');
}
