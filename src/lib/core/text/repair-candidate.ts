/* What a mistake in a text can be mended by, and the small words in which mistakes are described. */
import type { GrammarToken, Reader, State } from './grammar.ts';
import { Token } from './syntax.ts';

export interface RepairEdit {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

/** One way to mend a mistake. */
export interface RepairCandidate {
  /** A verb phrase: "Insert the comma missing after line {line}". */
  readonly label: string;
  /** Where that line is; absent: where reading is stuck. */
  readonly near: number | undefined;
  readonly edits: readonly RepairEdit[];
  /** Reading goes on from here. */
  readonly state: State;
}

/** Where reading is stuck: before this token, in this state. */
export interface Mistake {
  readonly text: string;
  readonly reader: Reader;
  readonly state: State;
  readonly token: GrammarToken;
}

export const candidate = (
  label: string,
  edit: RepairEdit,
  state: State,
  near?: number,
): RepairCandidate => ({
  label,
  near,
  edits: [edit],
  state,
});

/** One way after the other, as one. */
export const both = (first: RepairCandidate, second: RepairCandidate): RepairCandidate => ({
  label: `${first.label} and ${second.label.charAt(0).toLowerCase()}${second.label.slice(1)}`,
  near: first.near,
  edits: [...first.edits, ...second.edits],
  state: second.state,
});

/** Those that come into question. */
export const possible = (
  ...ways: readonly (RepairCandidate | false | undefined)[]
): readonly RepairCandidate[] => ways.filter((one) => one !== false && one !== undefined);

export const put = (at: number, insert: string): RepairEdit => ({ at, remove: 0, insert });
export const cut = (at: number, end: number, insert = ''): RepairEdit => ({
  at,
  remove: end - at,
  insert,
});

export const endOf = ({ at, length }: GrammarToken): number => at + length;
export const isBad = ({ bad, kind }: GrammarToken): boolean => bad || kind === Token.unknown;
export const opens = ({ kind }: GrammarToken): boolean =>
  kind === Token.openBrace || kind === Token.openBracket;
export const closes = ({ kind }: GrammarToken): boolean =>
  kind === Token.closeBrace || kind === Token.closeBracket;

/** From an offset to the end of its line. */
export function restOfLine(text: string, at: number): string {
  const rest = /[^\r\n]*/y;
  rest.lastIndex = at;
  return rest.exec(text)![0];
}

/** Words as a label shows them. */
export const shortened = (words: string): string =>
  words.length > 30 ? `${words.slice(0, 29)}…` : words;

/** The token is taken out. */
export const without = ({ state, token, text }: Mistake, what: string): RepairCandidate =>
  candidate(
    `Remove the ${what} “${text.slice(token.at, endOf(token))}” in line {line}`,
    cut(token.at, endOf(token)),
    { ...state, at: endOf(token) },
  );
