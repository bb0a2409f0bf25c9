/*
 * Three versions of a file made into one. What can't be read as JSON is merged by lines, with git itself, so that the
 * result never has one side alone.
 */
import { copyFile, writeFile } from 'node:fs/promises';
import { mergeFile } from '../lib/core/merge.ts';
import { apply } from '../lib/core/text/edit.ts';
import { conflictsIn, hasMarkers, keeping } from '../lib/core/text/conflicts.ts';
import { NoText, readText, reason, Unusable, type Io } from './io.ts';
import * as m from './messages.ts';
import { git } from './serve/git/run.ts';

/** Paths of the three versions. */
export interface VersionPaths {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** The names of the sides in the markers of `git merge-file`. */
export const LINE_LABELS = ['-L', 'ours', '-L', 'base', '-L', 'theirs'];

/** Merges into the file `output`. Returns the exit code: 1 if the file has conflicts or isn't merged by structure. */
export async function mergeVersions(paths: VersionPaths, output: string, io: Io): Promise<number> {
  const texts = await textsOf(paths);
  const merged = texts.ok
    ? mergedOrWhyNot(texts.base, texts.ours, texts.theirs)
    : { why: texts.why };
  if ('why' in merged) return mergeLines(paths, output, merged.why, io);
  await written(output, () => writeFile(output, merged.text));
  if (merged.conflicts === 0) return 0;
  io.err(`${m.mergeConflicts(merged.conflicts)}\n`);
  return 1;
}

async function textsOf({ base, ours, theirs }: VersionPaths) {
  try {
    const [b, o, t] = await Promise.all([base, ours, theirs].map((path) => readText(path)));
    return { ok: true, base: b!, ours: o!, theirs: t! } as const;
  } catch (thrown) {
    if (thrown instanceof NoText) return { ok: false, why: thrown.message } as const;
    throw thrown;
  }
}

/** A bug must not leave one side alone either: git would take what is there for the result. */
function mergedOrWhyNot(base: string, ours: string, theirs: string) {
  try {
    const merged = mergeFile(withoutConflicts(base), ours, theirs);
    return merged.ok ? merged.value : { why: merged.refusal.sentence };
  } catch (thrown) {
    return { why: reason(thrown) };
  }
}

/** Where branches were merged into each other, the base is git's own merge of earlier bases, perhaps with conflicts. */
const withoutConflicts = (base: string): string =>
  hasMarkers(base) ? apply(base, keepingOurs(base)) : base;
const keepingOurs = (text: string) =>
  keeping(conflictsIn(text).conflicts, 'ours').map((edit) => ({ ...edit, file: '' }));

async function mergeLines(
  { base, ours, theirs }: VersionPaths,
  output: string,
  why: string,
  io: Io,
): Promise<number> {
  if (output !== ours) await written(output, () => copyFile(ours, output));
  const { code, err } = await git(process.cwd(), [
    'merge-file',
    ...LINE_LABELS,
    output,
    base,
    theirs,
  ]);
  // The code is the number of conflicts; 255 is a failure.
  const isMerged = code !== undefined && code < 128;
  io.err(`${isMerged ? m.mergedByLines(why) : m.notMerged(why, err.trim().split('\n')[0]!)}\n`);
  return 1;
}

async function written(path: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    throw new Unusable(m.unwritten(path, reason(thrown), []));
  }
}
