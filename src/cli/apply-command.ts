import { apply } from '../lib/core/public-api/apply.ts';
import type { Source } from '../lib/core/document/read.ts';
import { folderOf } from '../lib/core/document/references.ts';
import { pageOf } from '../lib/core/document/page-index.ts';
import type { Operation, PageOperation } from '../lib/core/operation.ts';
import { isPageOperation } from '../lib/core/operations/page-entries.ts';
import { filesOf } from '../lib/core/operations/pages.ts';
import { parseOperations } from '../lib/core/operations/parse.ts';
import { COMMANDS } from './help.ts';
import { isInside, realpathOf } from './folder-files.ts';
import { readGiven, readText, STDIN, Unusable, type Io } from './io.ts';
import * as m from './messages.ts';
import { given } from './options.ts';
import { documentAt, slashed } from './site-on-disk.ts';
import { finishKilled, writeFiles, type Changed } from './write-files.ts';

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
  const source =
    file === STDIN
      ? new Map([[file, await readGiven(file, io)]])
      : await sourceAt(file, canWrite, onPages);

  const applied = apply(source, operations, { main: file });
  if (!applied.ok) {
    io.err(`${m.notPossible(applied.operation, applied.sentence)}\n`);
    return 1;
  }
  const moved = new Map<string, string | null>();
  for (const { from } of applied.moves) moved.set(from, null);
  for (const { from, to } of applied.moves) moved.set(to, source.get(from) ?? '');
  const texts = new Map([...moved, ...Object.entries(applied.files)]);
  const changed = [...texts].map(([path, text]) => ({ path, text }));
  if (canWrite) {
    const code = await writeFiles(changed, source, file, io);
    if (code === 0 && onPages.length > 0) io.out(inLines(changed, source, applied.moves));
    return code;
  }
  const other = changed.find(({ path }) => path !== file);
  if (other) {
    io.err(`${m.changesMore(other.path, file)}\n`);
    return 1;
  }
  io.out(changed[0]?.text ?? source.get(file)!);
  return 0;
}

/** One line for each changed path. A moved file has one line for both of its paths. */
function inLines(changed: readonly Changed[], source: Source, moves: readonly Move[]): string {
  const fromOf = new Map(moves.map(({ from, to }) => [to, from]));
  const left = new Set(moves.map(({ from }) => from));
  const lines = changed.flatMap(({ path, text }) => {
    const from = fromOf.get(path);
    if (from !== undefined) return [m.movedLine(from, path)];
    if (text === null) return left.has(path) ? [] : [m.deletedLine(path)];
    return [source.has(path) ? m.changedLine(path) : m.createdLine(path)];
  });
  return lines.map((line) => `${line}\n`).join('');
}

interface Move {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads the document, and the files of the pages that operations name. With `canWrite`, first finishes what a killed
 * command had started to write.
 */
async function sourceAt(
  file: string,
  canWrite: boolean,
  onPages: readonly PageOperation[],
): Promise<Source> {
  const read = async () =>
    new Map([...(await documentAt(file)), ...(await pagesAt(folderOf(file), onPages))]);
  const source = await read();
  const isFinished = canWrite && (await finishKilled(source.keys(), file));
  return isFinished ? read() : source;
}

/** The files that operations can mean: each page may have one of several names. */
async function pagesAt(
  folder: string,
  onPages: readonly PageOperation[],
): Promise<readonly (readonly [path: string, text: string])[]> {
  const root = await realpathOf(folder || '.');
  const named = onPages.flatMap((one) => {
    if (one.op === 'rename-page') return [one.from, one.to];
    return one.op === 'create-page' && one.like !== undefined ? [one.path, one.like] : [one.path];
  });
  const paths = [...new Set(named.flatMap((page) => filesOf(pageOf(page))))];
  const found: (readonly [string, string])[] = [];
  for (const path of paths) {
    const at = folder + path;
    const real = await realpathOf(at);
    if (real === undefined || root === undefined || !isInside(root, real)) continue;
    found.push([at, await readText(at)]);
  }
  return found;
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
