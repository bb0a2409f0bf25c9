/*
 * The plan of a step over several files, for the next start in case this one is stopped in between. A folder may come
 * from anywhere, and a file of this name with it, so a plan is carried out only where a save could have done the same.
 */
import { readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { markOf, placeNew, fileOnDisk, syncFolder, writeNew } from './disk.ts';
import { newInside, realInside } from './paths.ts';
import { replace } from './replace.ts';
import { TEMPORARY, temporaryFor } from './temporary.ts';
import type { Target } from './target.ts';

interface Planned {
  /** Relative to the journal's folder, with the system's own slashes. The new text is next to the file. */
  readonly file: string;
  readonly temporary: string;
  /** The marks of the old content (null for a new file) and of the new content. */
  readonly before: string | null;
  readonly after: string;
}

const JOURNAL = /^\.step\.\d+-[0-9a-f]{12}\.signpost$/;

export const isJournal = (path: string): boolean => JOURNAL.test(basename(path));

/** Writes the journal into the outermost folder. From then on the step will be finished. Returns its path. */
export async function journalFor(
  prepared: readonly (Target & { readonly temporary: string })[],
): Promise<string> {
  const folders = prepared.map(({ real }) => dirname(real));
  const folder = folders.reduce((one, other) => (other.length < one.length ? other : one));
  const planned = prepared.map(({ real, bytes, before, temporary }): Planned => ({
    file: relative(folder, real),
    temporary: basename(temporary),
    before: before?.mark ?? null,
    after: markOf(bytes),
  }));
  const unfinished = temporaryFor(join(folder, 'plan'));
  const journal = temporaryFor(join(folder, 'step'));
  try {
    await writeNew(unfinished, Buffer.from(JSON.stringify(planned)));
    await rename(unfinished, journal);
    await syncFolder(folder);
  } catch (thrown) {
    // With a full disk, part of it may have been written.
    // Guard: a plan that cannot be written leaves nothing
    for (const left of [journal, unfinished])
      await rm(left, { force: true }).catch(() => undefined);
    throw thrown;
  }
  return journal;
}

/** Finishes a step if each of its files has its old or its new content. */
export async function finish(journal: string, root: string): Promise<void> {
  const folder = dirname(journal);
  const steps = [];
  for (const { file, temporary, before, after } of plannedIn(await readFile(journal, 'utf8'))) {
    const real = await writableAt(root, join(folder, file));
    if (real === undefined || !TEMPORARY.test(temporary) || basename(temporary) !== temporary)
      return;
    const written = join(dirname(real), temporary);
    const now = await fileOnDisk(real);
    if (now?.mark === after) continue;
    if (now?.mark !== (before ?? undefined) || (await fileOnDisk(written))?.mark !== after) return;
    steps.push({ path: file, real, temporary: written, before: now });
  }
  for (const { before, ...step } of steps) {
    const kept = temporaryFor(step.real);
    if (before) replace({ ...step, before, kept });
    else await placeNew(step.temporary, step.real);
    await rm(kept, { force: true });
    await syncFolder(dirname(step.real));
  }
}

/** The same path, if a file of a document may be there. */
async function writableAt(root: string, full: string): Promise<string | undefined> {
  const path = relative(root, full).replaceAll(sep, '/');
  // Guard: a leftover plan writes only JSON
  if (!/\.jsonc?$/i.test(path)) return undefined;
  const real = (await realInside(root, path)) ?? (await newInside(root, path));
  return real === full ? real : undefined;
}

function plannedIn(text: string): readonly Planned[] {
  const planned: unknown = JSON.parse(text);
  const isText = (value: unknown) => typeof value === 'string';
  const isPlanned = (value: unknown): value is Planned =>
    value instanceof Object &&
    'file' in value &&
    isText(value.file) &&
    'temporary' in value &&
    isText(value.temporary) &&
    'before' in value &&
    (value.before === null || isText(value.before)) &&
    'after' in value &&
    isText(value.after);
  return Array.isArray(planned) && planned.every(isPlanned) ? planned : [];
}
