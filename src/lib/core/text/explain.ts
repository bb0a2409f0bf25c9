/* Explains in words why a text does not parse, and where. */
import { conflictsIn, hasMarkers } from './conflicts.ts';
import * as m from './messages.ts';
import { lineAndColumn, Token } from './syntax.ts';

/** What the reader expected at the position where it stopped. */
export type Expected = 'value' | 'key' | 'colon' | 'comma' | 'end' | 'token';

/** Names the position and the probable cause of a syntax error, in words. */
export function explain(
  text: string,
  at: number,
  kind: number,
  expected: Expected,
  previousEnd: number,
): string {
  if (hasMarkers(text)) return ofConflicts(text);
  const { line, column } = lineAndColumn(text, at);
  const where = m.position(line, column);
  const before = lineAndColumn(text, previousEnd).line;
  if (text.trim() === '' || text.trim() === '\ufeff') return m.emptyFile;
  if (kind === Token.end) return m.endsTooEarly(where);
  if (expected === 'token') {
    const start = text[at];
    if (text.startsWith('=======', at)) return m.leftOfMarkers(line);
    if (start === '"') return m.unclosedString(where);
    if (start === "'") return m.singleQuotes(where);
    if (start === '<' && !previousEnd) return m.webPage;
    if (start === '/') return m.unclosedComment(where);
    return m.notJson(wordAt(text, at), where);
  }
  const missing = BEFORE[expected]?.[kind];
  if (missing) return m.bracketMissing(missing, text.charAt(at), where);
  if (expected === 'comma') return m.commaMissing(before, before === line ? where : '');
  if (expected === 'colon') return m.colonMissing(where);
  if (expected === 'key') return kind === Token.comma ? m.extraComma(where) : m.nameExpected(where);
  if (expected === 'end') return m.textAfterEnd(where);
  return kind === Token.comma ? m.extraCommaOrNoValue(where) : m.valueExpected(where);
}

/** The brackets one of which is missing, by the token found in their place. */
const BEFORE: Partial<Record<Expected, Readonly<Record<number, readonly string[]>>>> = {
  comma: { [Token.closeBrace]: [']'], [Token.closeBracket]: ['}'], [Token.colon]: [']', '{'] },
  key: { [Token.openBrace]: ['}'] },
};

function ofConflicts(text: string): string {
  const { conflicts, flaw } = conflictsIn(text);
  const [first] = conflicts;
  if (!first) return m.markersDoNotFit(flaw ?? '');
  return m.twoVersions(conflicts.length, lineAndColumn(text, first.at).line);
}

/** Whether a comma is missing at the end of an earlier line. It is missed there, not at the token that was found. */
export const lacksCommaAbove = (
  text: string,
  at: number,
  kind: number,
  expected: Expected,
  previousEnd: number,
): boolean =>
  expected === 'comma' &&
  kind !== Token.end &&
  !BEFORE.comma?.[kind] &&
  /[\r\n]/.test(text.slice(previousEnd, at));

const wordAt = (text: string, at: number): string =>
  /^[^\s,:[\]{}]*/.exec(text.slice(at, at + 20))![0];
