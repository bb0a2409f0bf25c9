/* Candidate repairs for a syntax error, and the helpers that build and describe them. */
import type { GrammarToken, Reader, State } from './grammar.ts';
import * as m from './repair-messages.ts';
import { Token } from './syntax.ts';

export interface RepairEdit {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

/** One possible repair of an error. */
export interface RepairCandidate {
  /** A verb phrase: "Insert the comma missing after line 41". */
  readonly label: m.StepLabel;
  /** The offset whose line the label names; if undefined, the position where reading is stuck. */
  readonly near: number | undefined;
  readonly edits: readonly RepairEdit[];
  /** The state from which reading continues. */
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
  label: m.StepLabel,
  edit: RepairEdit,
  state: State,
  near?: number,
): RepairCandidate => ({
  label,
  near,
  edits: [edit],
  state,
});

/** Two repairs in sequence, as one. */
export const both = (first: RepairCandidate, second: RepairCandidate): RepairCandidate => ({
  label: m.bothSteps(first.label, second.label),
  near: first.near,
  edits: [...first.edits, ...second.edits],
  state: second.state,
});

/** Drops the candidates that do not apply. */
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

/** The text from an offset to the end of its line. */
export function restOfLine(text: string, at: number): string {
  const rest = /[^\r\n]*/y;
  rest.lastIndex = at;
  return rest.exec(text)![0];
}

/** Shortens words for a label. */
export const shortened = (words: string): string =>
  words.length > 30 ? `${words.slice(0, 29)}…` : words;

/** Removes the token, which is a colon. */
export const withoutColon = ({ state, token }: Mistake): RepairCandidate =>
  candidate(m.removeColon, cut(token.at, endOf(token)), { ...state, at: endOf(token) });
