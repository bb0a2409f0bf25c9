import { read } from '../lib/core/model/read.ts';
import { check } from '../lib/core/rules/check.ts';
import type { Diagnostic, Severity } from '../lib/core/rules/diagnostic.ts';
import { annotations } from './github.ts';
import { parseArgs, Unusable, type Io } from './io.ts';
import { placesIn } from './lines.ts';
import { report } from './report.ts';
import { worldOf } from './world.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'hint'];

/** `signpost check PATH [--json | --github] [--severity S]` */
export async function checkCommand(args: readonly string[], io: Io): Promise<number> {
  const { rest, flags } = parseArgs(args, ['--json', '--github'], ['--severity']);
  const [path] = rest;
  if (path === undefined || rest.length > 1)
    throw new Unusable('Say which file or folder to check: signpost check PATH');
  if (flags.has('--json') && flags.has('--github'))
    throw new Unusable('Choose one of --json and --github.');
  const severity = flags.get('--severity') ?? 'error';
  const least = SEVERITIES.indexOf(severity as Severity);
  if (least < 0) throw new Unusable(`--severity is error, warning or hint, not ${severity}.`);

  const { file, source, world } = await worldOf(path);
  const found = check(read(source, file), world);
  const lines = placesIn(source);
  if (flags.has('--json')) {
    const files = [...source.keys()].map((one) => ({
      file: one,
      diagnostics: found
        .filter((problem) => problem.file === one)
        .map(({ code, severity, message, pointer, at, length }: Diagnostic) => ({
          ...{ code, severity, message, pointer },
          ...lines(one, at),
          length,
        })),
    }));
    io.out(`${JSON.stringify({ files }, null, 2)}\n`);
  } else if (flags.has('--github')) io.out(annotations(found, lines, io.workspace));
  else io.out(report(found, lines, { withHints: severity === 'hint', hasColours: io.hasColours }));
  return found.some((d) => SEVERITIES.indexOf(d.severity) <= least) ? 1 : 0;
}
