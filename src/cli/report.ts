/*
 * What was found, for people: a line for each problem, which terminals and editors turn into a link, and a
 * line that counts.
 */
import type { Diagnostic, Severity } from '../lib/core/rules/diagnostic.ts';
import type { Places } from './lines.ts';

interface Options {
  readonly withHints: boolean;
  readonly hasColours?: boolean | undefined;
}

type Paint = (text: string) => string;
const paint =
  (code: number): Paint =>
  (text) =>
    `\u001b[${code}m${text}\u001b[0m`;
const plain: Paint = (text) => text;

const COLOURS: Readonly<Record<Severity, Paint>> = {
  error: paint(31),
  warning: paint(33),
  hint: paint(36),
};
const dim = paint(2);

/** `file:line:column  severity  sentence  code`, the first two in columns; then the counts. */
export function report(
  found: readonly Diagnostic[],
  lines: Places,
  { withHints, hasColours = false }: Options,
): string {
  const shown = found
    .filter(({ severity }) => withHints || severity !== 'hint')
    .map((diagnostic) => ({ ...diagnostic, place: placeOf(diagnostic, lines) }));
  const width = Math.max(0, ...shown.map(({ place }) => place.length));
  const rows = shown.map(({ place, severity, message, code }) =>
    [
      place.padEnd(width),
      (hasColours ? COLOURS[severity] : plain)(severity.padEnd('warning'.length)),
      visible(message),
      (hasColours ? dim : plain)(code),
    ].join('  '),
  );
  return [...rows, ...(rows.length ? [''] : []), summary(found, withHints), ''].join('\n');
}

function placeOf({ file, at }: Diagnostic, lines: Places): string {
  const { line, column } = lines(file, at);
  return `${visible(file)}:${line}:${column}`;
}

/** "2 errors, 1 warning. 3 hints are not shown: --severity hint shows them." */
export function summary(found: readonly Diagnostic[], withHints: boolean): string {
  const count = (severity: Severity, word = severity as string) => {
    const number = found.filter((diagnostic) => diagnostic.severity === severity).length;
    return number ? [`${number} ${word}${number === 1 ? '' : 's'}`] : [];
  };
  const loud = [...count('error'), ...count('warning'), ...(withHints ? count('hint') : [])];
  const first = loud.length ? `${loud.join(', ')}.` : 'Nothing is wrong.';
  const [hints] = withHints ? [] : count('hint');
  if (!hints) return first;
  const are = hints.startsWith('1 ')
    ? 'is not shown: --severity hint shows it'
    : 'are not shown: --severity hint shows them';
  return `${first} ${hints} ${are}.`;
}

/** Labels come from the file: nothing in them may steer the terminal. */
const visible = (text: string): string =>
  text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '\ufffd');
