/*
 * Writes the files that a command has changed as one step: all of them or none. A file that another program writes in
 * the meantime is not overwritten.
 */
import { readdir, realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Source } from '../lib/core/document/read.ts';
import { reason, type Io } from './io.ts';
import * as m from './messages.ts';
import { fileOnDisk, type FileOnDisk } from './serve/disk.ts';
import { codeOf, Refuse } from './serve/failures.ts';
import { writeStep } from './serve/step.ts';
import { sweep } from './serve/sweep.ts';
import type { Target } from './serve/target.ts';
import { TEMPORARY } from './serve/temporary.ts';

export type Changed =
  /** `null` for a file to delete. */
  | { readonly path: string; readonly text: string | null }
  /** Gets the content of another file, which isn't text. */
  | { readonly path: string; readonly from: string; readonly text?: undefined };

/** Why nothing was written, and the exit code: 1 if a file has changed, 2 if one can't be written. */
class Unwritten extends Error {
  readonly code: 1 | 2;
  constructor(code: 1 | 2, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/**
 * Writes what changed, docs.json (`main`) last, so that what it refers to exists before it. `source`: the files as they
 * were read. Reports why if nothing is written. Returns the exit code.
 */
export async function writeFiles(
  changed: readonly Changed[],
  source: Source,
  main: string,
  io: Pick<Io, 'err'>,
): Promise<number> {
  if (changed.length === 0) return 0;
  try {
    const there = new Map<string, FileOnDisk>();
    for (const [path, text] of source) there.set(path, await asRead(path, text));
    for (const one of changed) {
      const now = 'from' in one ? await fileOnDisk(one.from) : undefined;
      if (now && 'from' in one) there.set(one.from, now);
    }
    const targets: Target[] = [];
    for (const file of inOrder(changed, main)) targets.push(await targetOf(file, there, main));
    await writeStep(targets, unwritten, await realpath(dirname(resolve(main))));
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof Unwritten)) throw thrown;
    io.err(`${thrown.message}\n`);
    return thrown.code;
  }
}

/** Finishes what a killed command started on these files, and removes what it left. Returns whether there was any. */
export async function finishKilled(paths: Iterable<string>, main: string): Promise<boolean> {
  const left: string[] = [];
  for (const folder of new Set([...paths].map((path) => dirname(resolve(path))))) {
    const real = await realpath(folder).catch(() => folder);
    const names = await readdir(real).catch(() => []);
    left.push(...names.filter((name) => TEMPORARY.test(name)).map((name) => join(real, name)));
  }
  if (left.length === 0) return false;
  await sweep(await realpath(dirname(resolve(main))), left, Date.now());
  return true;
}

async function asRead(path: string, text: string): Promise<FileOnDisk> {
  const there = await fileOnDisk(path).catch((thrown: unknown) => {
    throw unwritten(path, thrown, []);
  });
  if (there?.bytes.equals(Buffer.from(text))) return there;
  throw new Unwritten(1, m.changedMeanwhile(path));
}

async function targetOf(
  one: Changed,
  there: ReadonlyMap<string, FileOnDisk>,
  main: string,
): Promise<Target> {
  const { path } = one;
  if (one.text === null && (await isLinked(path, main))) throw new Unwritten(1, m.linkStays(path));
  const bytes = 'from' in one ? there.get(one.from)?.bytes : bytesOf(one.text);
  const before = there.get(path);
  if (before) return { path, real: await realpath(path), bytes, before };
  const exists = await fileOnDisk(path).catch(() => true);
  if (exists) throw new Unwritten(1, m.alreadyThere(path));
  return { path, real: resolve(path), bytes, before: undefined };
}

/** Whether a file is a symbolic link, or in a linked folder. Moving it would take it from where it really is. */
async function isLinked(path: string, main: string): Promise<boolean> {
  const home = dirname(resolve(main));
  const own = join(await realpath(home), relative(home, resolve(path)));
  const real = await realpath(path).catch(() => own);
  return real !== own;
}

const bytesOf = (text: string | null): Buffer | undefined =>
  text === null ? undefined : Buffer.from(text);

const inOrder = (changed: readonly Changed[], main: string): readonly Changed[] => [
  ...changed.filter(({ path }) => path !== main),
  ...changed.filter(({ path }) => path === main),
];

function unwritten(path: string, thrown: unknown, lost: readonly string[]): Unwritten {
  const isRefused = (code: string) =>
    thrown instanceof Refuse && thrown.refused.refusal.code === code;
  if (isRefused('changed')) return new Unwritten(1, m.changedMeanwhile(path, lost));
  if (isRefused('missing') || codeOf(thrown) === 'ENOENT')
    return new Unwritten(1, m.movedMeanwhile(path, lost));
  if (isRefused('read-only')) return new Unwritten(2, m.readOnly(path, lost));
  return new Unwritten(2, m.unwritten(path, reason(thrown), lost));
}
