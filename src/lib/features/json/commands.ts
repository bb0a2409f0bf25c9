/* Commands of the text, for the palette and the keyboard sheet while the text is on screen. */
import type { Command } from '$lib/editor/commands/commands.svelte';
import { act, type CodeEditor, type OwnAct } from '$lib/ui/code/monaco';

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
    label: 'Go to an entry in the JSON…',
    words: 'page outline symbol jump',
    keys: ['$mod+Shift+o'],
    everywhere: true,
  },
  { act: 'suggest', label: 'Suggest what may stand here', words: 'complete', keys: ['$mod+Space'] },
  {
    act: 'definition',
    label: 'Go to the other entries of this page',
    words: 'definition references',
    keys: ['F12'],
  },
  { act: 'rename', label: 'Rename in the JSON', words: 'label path', keys: ['F2'] },
  { act: 'replace', label: 'Find and replace', words: 'search text', keys: ['$mod+h'] },
  {
    act: 'layOut',
    label: 'Lay out the selection, or all of the text',
    words: 'format indent prettify beautify',
    keys: ['Shift+Alt+f'],
  },
  { act: 'foldAll', label: 'Fold all of the text', words: 'collapse' },
  { act: 'unfoldAll', label: 'Unfold all of the text', words: 'expand' },
  { act: 'fold2', label: 'Fold the text to level 2', words: 'collapse' },
  { act: 'fold3', label: 'Fold the text to level 3', words: 'collapse' },
  { act: 'fold4', label: 'Fold the text to level 4', words: 'collapse' },
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
