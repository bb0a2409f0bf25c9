import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { read } from '../lib/core/model/read.ts';
import { check } from '../lib/core/rules/check.ts';
import type { Diagnostic, Severity } from '../lib/core/rules/diagnostic.ts';
import { lineAndColumn } from '../lib/core/text/syntax.ts';
import { parseArgs, readText, reason, Unusable, type Io } from './io.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'hint'];

/** `signpost check PATH [--json] [--severity S]` */
export async function checkCommand(args: readonly string[], io: Io): Promise<number> {
  const { rest, flags } = parseArgs(args, ['--json'], ['--severity']);
  const [path] = rest;
  if (path === undefined || rest.length > 1)
    throw new Unusable('Say which file or folder to check: signpost check PATH');
  const severity = flags.get('--severity') ?? 'error';
  const least = SEVERITIES.indexOf(severity as Severity);
  if (least < 0) throw new Unusable(`--severity is error, warning or hint, not ${severity}.`);

  const file = (await isFolder(path)) ? join(path, 'docs.json') : path;
  const text = await readText(file);
  const found = check(read(new Map([[file, text]]), file));
  const failing = found.some((d) => SEVERITIES.indexOf(d.severity) <= least);
  if (flags.has('--json')) {
    const diagnostics = found.map((d) => printable(d, text));
    io.out(`${JSON.stringify({ files: [{ file, diagnostics }] }, null, 2)}\n`);
  } else {
    const shown = found.filter((d) => SEVERITIES.indexOf(d.severity) <= Math.max(least, 1));
    for (const d of shown) {
      const { line, column } = lineAndColumn(text, d.at);
      io.out(`${file}:${line}:${column} ${d.severity} ${d.message} (${d.code})\n`);
    }
    io.out(`${summary(found)}\n`);
  }
  return failing ? 1 : 0;
}

function printable({ code, severity, message, pointer, at, length }: Diagnostic, text: string) {
  return { code, severity, message, pointer, ...lineAndColumn(text, at), length };
}

function summary(found: readonly Diagnostic[]): string {
  const counts = SEVERITIES.map((severity) => {
    const count = found.filter((d) => d.severity === severity).length;
    return `${count} ${severity}${count === 1 ? '' : 's'}`;
  });
  return counts.join(', ');
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (thrown) {
    throw new Unusable(`${path} cannot be read: ${reason(thrown)}`);
  }
}
