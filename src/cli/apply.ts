import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { read, type Source } from '../lib/core/model/read.ts';
import { plan } from '../lib/core/operations/plan.ts';
import { NoText, parseArgs, readText, reason, Unusable, type Io } from './io.ts';
import { parseOperations } from './operations.ts';
import { replaceFile } from './replace-file.ts';
import { documentAt, slashed } from './world.ts';

/** `signpost apply FILE OPERATIONS.json [--write]` */
export async function applyCommand(args: readonly string[], io: Io): Promise<number> {
  const { rest, flags } = parseArgs(args, ['--write']);
  const [given, script] = rest;
  if (given === undefined || script === undefined || rest.length > 2)
    throw new Unusable('Say which file and which operations: signpost apply FILE OPERATIONS.json');
  const file = slashed(given);
  const source = await documentAt(file);
  const operations = parseOperations(await readText(script), script);

  let doc = read(source, file);
  for (const [index, operation] of operations.entries()) {
    const planned = plan(doc, operation);
    if (!planned.ok) {
      io.err(`Operation ${index} is not possible: ${planned.refusal.sentence}\n`);
      return 1;
    }
    doc = planned.value.after;
  }
  const changed = [...doc.files].flatMap(([path, { text }]) =>
    text === source.get(path) ? [] : [{ path, text }],
  );
  if (flags.has('--write')) return writeAll(changed, source, file, io);
  const other = changed.find(({ path }) => path !== file);
  if (other) {
    io.err(
      `This changes ${other.path} too, and only ${file} can be printed. Add --write to change the files themselves.\n`,
    );
    return 1;
  }
  io.out(doc.files.get(file)!.text);
  return 0;
}

interface Changed {
  readonly path: string;
  readonly text: string;
}

/** Writes what changed, docs.json last: what it refers to is there before it. Nothing where a file is another now. */
async function writeAll(
  changed: readonly Changed[],
  source: Source,
  main: string,
  io: Io,
): Promise<number> {
  if (changed.length === 0) return 0;
  for (const [path, text] of source)
    if ((await textOf(path)) !== text) {
      io.err(`${path} has changed while it was being worked on. Nothing was written.\n`);
      return 1;
    }
  for (const { path } of changed)
    if (!source.has(path) && (await textOf(path)) !== undefined) {
      io.err(`There is a file ${path} already. Nothing was written.\n`);
      return 1;
    }
  const written: string[] = [];
  for (const { path, text } of inOrder(changed, main)) {
    try {
      if (source.has(path)) await replaceFile(path, text);
      else await makeFile(path, text);
      written.push(path);
    } catch (thrown) {
      const others = written.length ? ` ${written.join(', ')} is written already.` : '';
      io.err(`${path} cannot be written: ${reason(thrown)} It is as it was.${others}\n`);
      return 2;
    }
  }
  return 0;
}

const inOrder = (changed: readonly Changed[], main: string): readonly Changed[] => [
  ...changed.filter(({ path }) => path !== main),
  ...changed.filter(({ path }) => path === main),
];

/** What is there; nothing where there is no such file. What is no text is told as the reading told it. */
async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readText(path);
  } catch (thrown) {
    if (thrown instanceof NoText) return '\ufffd';
    return undefined;
  }
}

async function makeFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, { flag: 'wx', flush: true });
}
