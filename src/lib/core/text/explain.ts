/* Explains in words why a text does not parse. */
import { conflictsIn, hasMarkers } from './conflicts.ts';
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
  const where = `line ${line}, column ${column}`;
  const before = lineAndColumn(text, previousEnd).line;
  if (text.trim() === '' || text.trim() === '\ufeff') return 'The file is empty.';
  if (kind === Token.end)
    return `The text ends too early (${where}): a closing bracket or quote is missing.`;
  if (expected === 'token') {
    const start = text[at];
    if (text.startsWith('=======', at))
      return `Line ${line} is left of conflict markers from git: delete it, and what is not right around it.`;
    if (start === '"')
      return `The text in quotes at ${where} is not closed or holds a character that JSON does not allow.`;
    if (start === "'") return `JSON wants double quotes, not single ones (${where}).`;
    if (start === '<' && !previousEnd)
      return 'This is a web page, not docs.json: download the file itself (on GitHub: “Raw”).';
    if (start === '/') return `The comment at ${where} is not closed.`;
    return `${quote(text, at)} at ${where} is not JSON: text needs double quotes round it.`;
  }
  const missing = BEFORE[expected]?.[kind];
  if (missing) return `A ${missing} is missing before ${quote(text, at, 1)} at ${where}.`;
  if (expected === 'comma') return `A comma is missing after line ${before} (${where}).`;
  if (expected === 'colon')
    return `A colon is missing between a field’s name and its value (${where}).`;
  if (expected === 'key')
    return kind === Token.comma
      ? `There is one comma too many at ${where}.`
      : `The name of a field in double quotes is expected at ${where}.`;
  if (expected === 'end') return `There is text after the end of the JSON (${where}).`;
  return kind === Token.comma
    ? `There is one comma too many at ${where}, or a value is missing.`
    : `A value is expected at ${where}.`;
}

/** The missing bracket, by the token found in its place. */
const BEFORE: Partial<Record<Expected, Readonly<Record<number, string>>>> = {
  comma: { [Token.closeBrace]: '“]”', [Token.closeBracket]: '“}”', [Token.colon]: '“]” or “{”' },
  key: { [Token.openBrace]: '“}”' },
};

function ofConflicts(text: string): string {
  const { conflicts, flaw } = conflictsIn(text);
  const [first] = conflicts;
  if (!first)
    return `Conflict markers from git are in the text, but they do not fit together. ${flaw ?? ''} Delete the marker lines and keep what is right between them.`;
  const { line } = lineAndColumn(text, first.at);
  const places = conflicts.length > 1 ? ` in ${conflicts.length} places, first` : '';
  return `Two versions of the same lines stand${places} at line ${line}, between conflict markers from git. Keep ours, keep theirs, or open both as one.`;
}

const quote = (text: string, at: number, length?: number) =>
  `“${length ? text.slice(at, at + length) : /^[^\s,:[\]{}]{0,20}/.exec(text.slice(at, at + 20))?.[0]}”`;
