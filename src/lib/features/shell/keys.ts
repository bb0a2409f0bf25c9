import {
  keysInWords,
  commandTitle,
  type Command,
  type KeyHint,
  type Section,
} from '$lib/editor/commands/commands.svelte';

/** A line of the keyboard sheet. */
export interface KeyLine {
  readonly label: string;
  /** Alternative keys: "Enter", "F2". */
  readonly keys: readonly string[];
}

const HEADINGS: readonly (readonly [Section, string])[] = [
  ['Tree', 'Walking in the navigation'],
  ['Element', 'The selected element'],
  ['Add', 'Adding'],
  ['Move', 'Moving'],
  ['Find', 'Finding'],
  ['Text', 'In the JSON'],
  ['View', 'What is shown'],
  ['Document', 'The document'],
];

/** All keys, by section. */
export const keySheet = (
  commands: readonly Command[],
  hints: readonly KeyHint[],
): readonly { readonly heading: string; readonly lines: readonly KeyLine[] }[] =>
  HEADINGS.flatMap(([section, heading]) => {
    const of = <T extends KeyHint>(list: readonly T[]) =>
      list.filter((one) => one.section === section && one.keys.length > 0);
    const lines = [
      ...of(hints),
      ...of(commands).map((command) => ({ ...command, label: commandTitle(command) })),
    ].map(({ label, keys }) => ({ label, keys: told(keys) }));
    return lines.length ? [{ heading, lines }] : [];
  });

/** Lists a sign that needs Shift on some keyboards only once. */
const told = (keys: readonly string[]): readonly string[] =>
  keys
    .filter((one) => !keys.some((other) => one === `Shift+${other}`))
    .map((one) => keysInWords(one));
