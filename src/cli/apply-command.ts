import { apply } from '../lib/core/public-api/apply.ts';
import type { Source } from '../lib/core/document/read.ts';
import type { Operation, PageOperation } from '../lib/core/operation.ts';
import { isPageOperation } from '../lib/core/operations/page-operation.ts';
import { parseOperations } from '../lib/core/operations/parse.ts';
import { COMMANDS } from './help.ts';
import { readGiven, STDIN, Unusable, type Io } from './io.ts';
import * as m from './messages.ts';
import { given } from './options.ts';
import {
  carriedOut,
  changeLines,
  changesOf,
  leftLines,
  siteFiles,
  writeChanges,
} from './site-changes.ts';
import { documentAt, slashed } from './site-on-disk.ts';
import { finishKilled, writeFiles } from './write-files.ts';

/** `signpost apply FILE OPERATIONS.json [--write]` */
export async function applyCommand(args: readonly string[], io: Io): Promise<number> {
  const { rest, flags } = given(args, COMMANDS.apply.options);
  const [path, script] = rest;
  if (path === undefined || script === undefined || rest.length > 2)
    throw new Unusable(m.whatToApply);
  if (path === STDIN && (script === STDIN || flags.has('--write')))
    throw new Unusable(script === STDIN ? m.bothFromInput : m.inputIsPrinted);
  const file = slashed(path);
  const canWrite = flags.has('--write');
  const named = script === STDIN ? m.standardInput : script;
  const operations = operationsIn(await readGiven(script, io), named);
  const onPages = operations.filter(isPageOperation);
  if (onPages.length > 0 && !canWrite) throw new Unusable(m.pagesNeedWrite);
  if (onPages.length > 0) return applyToPages(file, operations, io);
  const source =
    file === STDIN ? new Map([[file, await readGiven(file, io)]]) : await sourceAt(file, canWrite);
  const applied = apply(source, operations, { main: file });
  if (!applied.ok) {
    io.err(`${m.notPossible(applied.operation, applied.sentence)}\n`);
    return 1;
  }
  const changed = Object.entries(applied.files).map(([path, text]) => ({ path, text }));
  if (canWrite) return writeFiles(changed, source, file, io);
  const other = changed.find(({ path }) => path !== file);
  if (other) {
    io.err(`${m.changesMore(other.path, file)}\n`);
    return 1;
  }
  io.out(changed[0]?.text ?? source.get(file)!);
  return 0;
}

async function applyToPages(
  file: string,
  operations: readonly (Operation | PageOperation)[],
  io: Io,
): Promise<number> {
  const files = await siteFiles(file, true);
  const applied = carriedOut(files, operations, file);
  if (!applied.ok) {
    io.err(`${m.notPossible(applied.operation, applied.sentence)}\n`);
    return 1;
  }
  const code = await writeChanges(files, applied, file, io);
  if (code !== 0) return code;
  const changes = changesOf(files, applied);
  io.out(changeLines(changes));
  io.err(leftLines(changes));
  return 0;
}

/** Reads the document. With `canWrite`, first finishes what a killed command had started to write. */
async function sourceAt(file: string, canWrite: boolean): Promise<Source> {
  const source = await documentAt(file);
  const isFinished = canWrite && (await finishKilled(source.keys(), file));
  return isFinished ? documentAt(file) : source;
}

/** Parses a file of operations. Throws if it isn't JSON or isn't a list of operations. */
function operationsIn(text: string, path: string): readonly (Operation | PageOperation)[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new Unusable(m.notJson(path));
  }
  const parsed = parseOperations(value);
  if (parsed.ok) return parsed.value;
  throw new Unusable(`${path}: ${parsed.refusal.sentence}`);
}
