/*
 * Findings as GitHub workflow commands, which GitHub shows next to the lines of a pull request.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Code } from '../lib/core/check/codes/codes.ts';
import { TITLE } from '../lib/core/check/codes/titles.ts';
import type { Diagnostic, Severity } from '../lib/core/check/diagnostic.ts';
import type { Places } from '../lib/core/text/lines.ts';
import { summary } from './text-report.ts';

const COMMANDS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  hint: 'notice',
};

interface Run {
  /** The repository's folder. */
  readonly workspace?: string | undefined;
  /** With `--since`: all findings, including the old problems. */
  readonly everything?: readonly Diagnostic[] | undefined;
}

/** `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::sentence`, one line per finding, then the counts. */
export function annotations(
  found: readonly Diagnostic[],
  lines: Places,
  { workspace, everything }: Run = {},
): string {
  const commands = found.map((diagnostic) => {
    const { severity, message, code } = diagnostic;
    const properties = Object.entries({
      file: inRepository(diagnostic.file, workspace),
      ...rangeOf(diagnostic, lines),
      title: `${TITLE[code as Code]} (${code})`,
    }).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
    return `::${COMMANDS[severity]} ${properties.join(',')}::${escapeMessage(message)}`;
  });
  return [...commands, summary(found, true, everything), ''].join('\n');
}

/** GitHub accepts columns only for a range within one line. */
function rangeOf({ file, at, length }: Diagnostic, lines: Places) {
  const start = lines(file, at);
  const end = lines(file, at + length);
  if (start.line !== end.line) return { line: start.line, endLine: end.line };
  return { line: start.line, endLine: end.line, col: start.column, endColumn: end.column };
}

/** The path from the repository's root, with slashes, if the file is inside it. */
function inRepository(file: string, workspace: string | undefined): string {
  const path = workspace ? relative(workspace, resolve(file)) : file;
  const isOutside = path.startsWith('..') || isAbsolute(path);
  return (workspace && isOutside ? file : path).replaceAll(sep, '/');
}

const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
