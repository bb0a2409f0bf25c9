/*
 * The report for people: two or more lines per problem, starting with its location, which terminals and editors turn
 * into a link, then a line of counts. Of many similar problems, only the first few are shown.
 */
import type { Diagnostic, Severity } from '../lib/core/check/diagnostic.ts';
import { bare, legible } from '../lib/core/text/direction.ts';
import type { Places } from '../lib/core/text/lines.ts';
import * as m from './messages.ts';

interface Options {
  readonly withHints: boolean;
  /** Shows everything: every problem, with all its places and files. */
  readonly showsAll?: boolean;
  readonly hasColours?: boolean | undefined;
  /** Line width limit, in UTF-16 units. */
  readonly columns?: number | undefined;
  /** With `--since`: all findings, including the old problems. */
  readonly everything?: readonly Diagnostic[] | undefined;
}

type Paint = (text: string) => string;
const paint =
  (code: number): Paint =>
  (text) =>
    `\u001b[${code}m${text}\u001b[0m`;
const unpainted: Paint = (text) => text;

const COLOURS: Readonly<Record<Severity, Paint>> = {
  error: paint(31),
  warning: paint(33),
  hint: paint(36),
};
const dim = paint(2);

/** If more problems than this have one code, only the first few are shown. */
const MANY = 10;
const FEW = 3;
const INDENT = '    ';
/** In UTF-16 units. */
const WIDEST = 100;

/** `file:line:column  severity  code` with the sentence below it, then the counts. */
export function report(found: readonly Diagnostic[], lines: Places, options: Options): string {
  const { withHints, showsAll = false, hasColours = false, everything } = options;
  const columns = Math.min(options.columns ?? WIDEST, WIDEST);
  const shown = found.filter(({ severity }) => withHints || severity !== 'hint');
  const rows = firstsOf(shown, showsAll).map(({ one, rest }) => ({
    ...{ one, rest },
    place: placeOf(one, lines),
  }));
  const width = Math.max(0, ...rows.map(({ place }) => place.length));
  const below = (text: string) =>
    wrapped(visible(text), columns - INDENT.length).map((line) => INDENT + line);
  const printed = rows.flatMap(({ one, rest, place }) => [
    [
      place.padEnd(width),
      (hasColours ? COLOURS[one.severity] : unpainted)(one.severity.padEnd('warning'.length)),
      (hasColours ? dim : unpainted)(one.code),
    ].join('  '),
    ...below(one.message),
    ...(showsAll ? detailsOf(one, lines) : []),
    ...(rest ? below(m.moreAlike(rest)) : []),
  ]);
  const counts = wrapped(summary(found, withHints, everything), columns);
  return [...printed, ...(printed.length ? [''] : []), ...counts, ''].join('\n');
}

/** The problems to show. The last one of each code has the number of similar ones left out. */
function firstsOf(
  shown: readonly Diagnostic[],
  showsAll: boolean,
): readonly { readonly one: Diagnostic; readonly rest: number }[] {
  const total = new Map<string, number>();
  for (const { code } of shown) total.set(code, (total.get(code) ?? 0) + 1);
  const seen = new Map<string, number>();
  return shown.flatMap((one) => {
    const alike = total.get(one.code)!;
    if (showsAll || alike <= MANY) return [{ one, rest: 0 }];
    const nth = (seen.get(one.code) ?? 0) + 1;
    seen.set(one.code, nth);
    return nth > FEW ? [] : [{ one, rest: nth === FEW ? alike - FEW : 0 }];
  });
}

/** All files that a problem is about, or all of its places. */
function detailsOf({ paths, related = [] }: Diagnostic, lines: Places): readonly string[] {
  const details = paths ?? related.map((place) => `${placeOf(place, lines)}  ${place.message}`);
  return details.map((line) => `${INDENT}- ${visible(line)}`);
}

function placeOf({ file, at }: Pick<Diagnostic, 'file' | 'at'>, lines: Places): string {
  const { line, column } = lines(file, at);
  return `${visible(file)}:${line}:${column}`;
}

/**
 * "2 errors, 1 warning. 3 hints are not shown: --severity hint shows them." If only new problems count, `everything` is
 * all findings, including the old ones: "Nothing new. 14 older problems aren't shown."
 */
export function summary(
  found: readonly Diagnostic[],
  withHints: boolean,
  everything?: readonly Diagnostic[],
): string {
  const count = (severity: Severity) => found.filter((one) => one.severity === severity).length;
  const hidden = withHints ? 0 : count('hint');
  const loud = (withHints ? ALL : LOUD)
    .filter((severity) => count(severity) > 0)
    .map((severity) => COUNTED[severity](count(severity)));
  const isShown = ({ severity }: Diagnostic) => withHints || severity !== 'hint';
  const older = everything ? everything.filter(isShown).length - found.filter(isShown).length : 0;
  const quiet = !everything || (!older && !hidden) ? m.nothingWrong : m.nothingNew;
  const none = everything && hidden ? m.onlyNewHints : quiet;
  const said = everything ? m.foundNew(loud) : m.found(loud);
  return [
    loud.length ? said : none,
    ...(hidden ? [m.hintsHidden(hidden)] : []),
    ...(older > 0 ? [m.olderHidden(older)] : []),
  ].join(' ');
}

const LOUD: readonly Severity[] = ['error', 'warning'];
const ALL: readonly Severity[] = [...LOUD, 'hint'];
const COUNTED: Readonly<Record<Severity, (count: number) => string>> = {
  error: m.errors,
  warning: m.warnings,
  hint: m.hints,
};

/** Labels come from the file, so control characters are replaced: they could steer the terminal. */
const visible = (text: string): string =>
  bare(legible(text)).replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd');

/** Breaks text at spaces into lines of at most `columns` UTF-16 units. A longer word gets its own line. */
function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
