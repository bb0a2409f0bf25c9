/*
 * Monaco's language providers: completion, hover, outline, definitions and renaming. Positions become file offsets and
 * back, and the answers come from `assist`. Each provider serves one text only.
 */
import type { Session } from '$lib/editor/context';
import { formatted } from '$lib/features/json/assist/format';
import type { Asked } from './provider-context';
import { languages, offerAct, type CodeEditor } from '$lib/ui/code/monaco';
import { textCommands } from './commands';
import { completion } from './completion';
import { definition, goToOthers } from './definition';
import { hover } from './hover';
import * as m from './messages';
import { outline } from './outline';
import { renaming } from './renaming';
import type { TextInStep } from './typing';

const LANGUAGE = 'json';

/** Registers the providers. Returns a function that removes them. */
export function provide(
  session: Session,
  code: CodeEditor,
  text: TextInStep,
  file: string,
): () => void {
  const own = code.getModel()!;
  const asked: Asked = {
    session,
    code,
    text,
    file,
    isMeant: (model) => model === own && text.isCurrent(),
  };
  const acts = {
    definition: () => goToOthers(asked),
    layOut: () => layOut(asked),
  };
  offerAct(code, 'F12', {
    id: 'definition',
    label: m.goToOtherEntries,
    run: acts.definition,
  });
  offerAct(code, 'Shift+Alt+F', {
    id: 'layout',
    label: m.layOutSelection,
    run: acts.layOut,
  });
  const withdraw = session.commands.add(textCommands(code, acts));
  const given = [
    languages.registerCompletionItemProvider(LANGUAGE, completion(asked)),
    languages.registerHoverProvider(LANGUAGE, hover(asked)),
    languages.registerDocumentSymbolProvider(LANGUAGE, outline(asked)),
    languages.registerDefinitionProvider(LANGUAGE, definition(asked)),
    languages.registerRenameProvider(LANGUAGE, renaming(asked)),
  ];
  return () => {
    withdraw();
    for (const one of given) one.dispose();
  };
}

/** Formats the selection, or the whole text if nothing is selected, in the file's own style, as one step. */
function layOut({ session: { editor }, code, text, file }: Asked): void {
  const selection = code.getSelection();
  const range = selection?.isEmpty() === false ? selection : code.getModel()!.getFullModelRange();
  const [from, to] = text.stretchOf(range);
  const edits = formatted(file, editor.textOf(file), from, to);
  if (editor.doc.files.get(file)?.problem) editor.say(m.brokenNotLaidOut, 'refusal');
  else if (edits.length === 0) editor.say(m.laidOutAlready);
  else editor.commit(edits, 'text.format', m.layOutText);
}
