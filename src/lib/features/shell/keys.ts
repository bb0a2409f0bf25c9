import {
  keysInWords,
  commandTitle,
  type Command,
  type KeyHint,
  type Section,
} from '$lib/editor/commands/commands.svelte';
import * as m from './help-messages';

/** A line of the keyboard sheet. */
export interface KeyLine {
  readonly label: string;
  /** Alternative keys: "Enter", "F2". */
  readonly keys: readonly string[];
}

/** In the order of the sheet. */
const KEY_SECTIONS: readonly Section[] = [
  'Tree',
  'Expand',
  'Select',
  'Element',
  'Add',
  'Move',
  'Find',
  'Text',
  'View',
  'Document',
];

/** All keys, by section. */
export const keySheet = (
  commands: readonly Command[],
  hints: readonly KeyHint[],
): readonly { readonly heading: string; readonly lines: readonly KeyLine[] }[] =>
  KEY_SECTIONS.flatMap((section) => {
    const of = <T extends KeyHint>(list: readonly T[]) =>
      list.filter((one) => one.section === section && one.keys.length > 0);
    const [inTree, anywhere] = [true, false].map((isInTree) =>
      of(commands).filter(({ where }) => (where === 'tree') === isInTree),
    ) as [Command[], Command[]];
    const lines = [
      ...of(hints),
      ...[...inTree, ...anywhere].map((command) => ({ ...command, label: commandTitle(command) })),
    ].map(({ label, keys }) => ({ label, keys: spokenKeys(keys) }));
    return lines.length ? [{ heading: m.headings[section], lines }] : [];
  });

/** Lists a sign that needs Shift on some keyboards only once. */
const spokenKeys = (keys: readonly string[]): readonly string[] =>
  keys
    .filter((one) => !keys.some((other) => one === `Shift+${other}`))
    .map((one) => keysInWords(one));
