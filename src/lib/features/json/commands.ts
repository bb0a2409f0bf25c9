/* Commands of the text, for the palette and the keyboard sheet while the text is on screen. */
import type { Command } from '$lib/editor/commands/commands.svelte';
import { act, type CodeEditor, type OwnAct } from '$lib/ui/code/monaco';
import * as m from './messages';

interface CommandLine {
  readonly act: OwnAct | 'layOut';
  readonly label: string;
  readonly words: string;
  readonly keys?: readonly string[];
  /** Its key works everywhere. Monaco handles the other keys itself while the text has the focus. */
  readonly everywhere?: true;
}

const LINES: readonly CommandLine[] = [
  {
    act: 'outline',
    label: m.goToEntry,
    words: m.goToEntryWords,
    keys: ['$mod+Shift+o'],
    everywhere: true,
  },
  { act: 'suggest', label: m.suggestHere, words: m.suggestHereWords, keys: ['$mod+Space'] },
  {
    act: 'definition',
    label: m.goToOtherEntries,
    words: m.goToOtherEntriesWords,
    keys: ['F12'],
  },
  { act: 'rename', label: m.rename, words: m.renameWords, keys: ['F2'] },
  { act: 'replace', label: m.replace, words: m.replaceWords, keys: ['$mod+h'] },
  {
    act: 'layOut',
    label: m.layOutSelection,
    words: m.layOutSelectionWords,
    keys: ['Shift+Alt+f'],
  },
  { act: 'foldAll', label: m.foldAll, words: m.foldWords },
  { act: 'unfoldAll', label: m.unfoldAll, words: m.unfoldWords },
  { act: 'fold2', label: m.foldTo(2), words: m.foldWords },
  { act: 'fold3', label: m.foldTo(3), words: m.foldWords },
  { act: 'fold4', label: m.foldTo(4), words: m.foldWords },
];

export const textCommands = (
  code: CodeEditor,
  acts: Readonly<Record<'definition' | 'layOut', () => void>>,
): readonly Command[] =>
  LINES.map(({ act: which, label, words, keys = [], everywhere = false }) => ({
    id: `text.${which}`,
    label,
    words,
    section: 'Text',
    keys,
    where: 'window',
    native: !everywhere,
    barred: () => undefined,
    run: which === 'definition' || which === 'layOut' ? acts[which] : () => act(code, which),
  }));
