/* Why a text does not parse, in words. */
import { lineAndColumn, Token } from './syntax.ts';

/** What the reader expected where it stopped. */
export type Expected = 'value' | 'key' | 'colon' | 'comma' | 'end' | 'token';

/** Names the place and the probable cause of a text that does not parse, in words. */
export function explain(
  text: string,
  at: number,
  kind: number,
  expected: Expected,
  previousEnd: number,
): string {
  const conflict = /^(<{7}|={7}|>{7})/m.exec(text);
  if (conflict) {
    const { line } = lineAndColumn(text, conflict.index);
    return `Line ${line} holds conflict markers from git: two versions of the same lines. Keep one of them and delete the marker lines.`;
  }
  const { line, column } = lineAndColumn(text, at);
  const where = `line ${line}, column ${column}`;
  const before = lineAndColumn(text, previousEnd).line;
  if (text.trim() === '' || text.trim() === '\ufeff') return 'The file is empty.';
  if (kind === Token.end)
    return `The text ends too early (${where}): a closing bracket or quote is missing.`;
  if (expected === 'token') {
    const start = text[at];
    if (start === '"')
      return `The text in quotes at ${where} is not closed or holds a character that JSON does not allow.`;
    if (start === "'") return `JSON wants double quotes, not single ones (${where}).`;
    if (start === '/') return `The comment at ${where} is not closed.`;
    return `${quote(text, at)} at ${where} is not JSON: text needs double quotes round it.`;
  }
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

const quote = (text: string, at: number) =>
  `“${/^[^\s,:[\]{}]{0,20}/.exec(text.slice(at, at + 20))?.[0] ?? ''}”`;
