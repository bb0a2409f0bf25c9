/*
 * The plan of a step over several files, for the next start in case this one is stopped in between. It is written before
 * anything else, under the name `.plan`. As `.step` it says that all new texts are written: the next start finishes the
 * step, or takes it back where another program has changed one of the files since. As `.done` it only names what is to
 * be tidied. A folder may come from anywhere, and a file of this name with it, so a plan is carried out only where a
 * save or a moved folder could have done the same.
 */
import { lstat, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { extensionOf } from '../../lib/core/check/site-files.ts';
import { isDataFile, isSpecification } from '../../lib/core/openapi/specification-text.ts';
import { IGNORE_FILE } from '../../lib/core/pages/ignored.ts';
import { isPageFile } from '../../lib/core/pages/page-paths.ts';
import { markOf, placeNew, fileOnDisk, syncFolder, writeNew, type FileOnDisk } from './disk.ts';
import { newInside, realInside } from './paths.ts';
import { putBack, replace } from './replace.ts';
import { TEMPORARY, temporaryFor } from './temporary.ts';
import type { Target } from './target.ts';

interface Planned {
  /** Relative to the journal's folder, with the system's own slashes. The new text is next to the file. */
  readonly file: string;
  readonly temporary: string;
  /** The second name of the old file. Absent in the plan of an older Signpost. */
  readonly kept?: string;
  /** The marks of the old content (null for a new file) and of the new content (null for one that is removed). */
  readonly before: string | null;
  readonly after: string | null;
}

interface Plan {
  readonly files: readonly Planned[];
  /** Folders that the step makes or may empty, relative to the journal's. They are removed if they end up empty. */
  readonly folders: readonly string[];
}

/** A target with the temporary names of its new and its old file. */
export interface Prepared extends Target {
  readonly temporary: string;
  /** A second name of the old file. */
  readonly kept: string;
}

export interface Journal {
  /** All new texts are written: from now on the step will be finished. */
  readonly begin: () => Promise<void>;
  /** The step is made or taken back. Only tidying is left. */
  readonly done: () => Promise<void>;
  /** Removes it, once everything is tidied. */
  readonly end: () => Promise<void>;
}

const KINDS = ['plan', 'step', 'done'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (path: string): Kind | undefined =>
  KINDS.find((kind) =>
    new RegExp(`^\\.${kind}\\.\\d+-[0-9a-f]{12}\\.signpost$`).test(basename(path)),
  );

/** Whether it is a plan, in any of its states. */
export const isPlan = (path: string): boolean => kindOf(path) !== undefined;

/** Whether it is the plan of a step that has begun. */
export const isJournal = (path: string): boolean => kindOf(path) === 'step';

/** Writes the plan into the outermost folder. `folders`: those that are made or may be emptied. */
export async function journalFor(
  prepared: readonly Prepared[],
  folders: readonly string[],
): Promise<Journal> {
  const all = [...prepared.map(({ real }) => dirname(real)), ...folders.map(dirname)];
  const made = new Set(folders);
  const there = all.filter(
    (folder) => ![...made].some((one) => (folder + sep).startsWith(one + sep)),
  );
  const top = there.reduce((one, other) => (other.length < one.length ? other : one));
  const plan: Plan = {
    files: prepared.map(({ real, bytes, before, temporary, kept }) => ({
      file: relative(top, real),
      temporary: basename(temporary),
      kept: basename(kept),
      before: before?.mark ?? null,
      after: bytes ? markOf(bytes) : null,
    })),
    folders: folders.map((folder) => relative(top, folder)),
  };
  const unfinished = temporaryFor(join(top, 'plan'));
  let now = unfinished;
  try {
    await writeNew(unfinished, Buffer.from(JSON.stringify(plan)));
  } catch (thrown) {
    // With a full disk, part of it may have been written.
    // Guard: a plan that cannot be written leaves nothing
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw thrown;
  }
  return {
    begin: async () => {
      const step = join(top, basename(unfinished).replace('.plan.', '.step.'));
      await rename(unfinished, step);
      now = step;
      await syncFolder(top);
    },
    done: async () => void (now = await settled(now)),
    end: () => rm(now, { force: true }),
  };
}

interface Found extends Planned {
  readonly real: string;
  /** Full paths. */
  readonly written: string;
  readonly old: string | undefined;
  readonly now: FileOnDisk | undefined;
}

/** What a step leaves: temporary files, and folders that may be empty. */
export interface Remains {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/**
 * Finishes a step, or takes it back if another program has changed one of its files. Returns what is left of it, or
 * undefined if that must be kept.
 */
export async function finish(journal: string, root: string): Promise<Remains | undefined> {
  const home = dirname(journal);
  const plan = planIn(await readFile(journal, 'utf8'));
  const files = plan && (await found(plan, home, root));
  if (!files) return { files: [], folders: [] };
  const remains = {
    files: files.flatMap(({ written, old }) => (old === undefined ? [written] : [written, old])),
    folders: plan.folders.map((folder) => join(home, folder)).filter(isBelow(root)),
  };
  if (kindOf(journal) !== 'step') return remains;
  const isBefore = ({ now, before }: Found) => (now?.mark ?? null) === before;
  const isAfter = ({ now, after }: Found) => (now?.mark ?? null) === after;
  const open = files.filter((file) => !isAfter(file));
  let canFinish = open.every(isBefore);
  for (const { after, written } of open)
    canFinish &&= after === null || (await fileOnDisk(written))?.mark === after;
  if (canFinish) for (const file of open) await finishOne(file);
  else if (!(await allTakenBack(files.filter(isAfter)))) return undefined;
  return remains;
}

async function finishOne({ file, real, written, old, now, after }: Found): Promise<void> {
  const kept = old ?? temporaryFor(real);
  const temporary = after === null ? undefined : written;
  // The old file may have its second name already.
  if (now) await rm(kept, { force: true });
  if (now) replace({ path: file, real, before: now, temporary, kept });
  else await placeNew(written, real);
  if (old === undefined) await rm(kept, { force: true });
  await syncFolder(dirname(real));
}

/** Gives old files their names back. Returns whether that was possible for all. */
async function allTakenBack(files: readonly Found[]): Promise<boolean> {
  let isWhole = true;
  for (const { real, old, before, after, now } of [...files].reverse()) {
    if (before === after) continue;
    const there = old === undefined ? undefined : (await fileOnDisk(old))?.mark;
    if (before !== null && there !== before) isWhole = false;
    else isWhole = putBack(real, now?.bytes, before === null ? undefined : old) && isWhole;
  }
  return isWhole;
}

/** The files of a plan, if a save could have written or moved all of them. */
async function found(
  { files }: Plan,
  home: string,
  root: string,
): Promise<readonly Found[] | undefined> {
  const all: Found[] = [];
  for (const planned of files) {
    const names = [planned.temporary, ...(planned.kept === undefined ? [] : [planned.kept])];
    const isWhole = isMoved(planned, files);
    const real = await (isWhole ? movableAt : writableAt)(root, join(home, planned.file));
    if (
      real === undefined ||
      !names.every((name) => TEMPORARY.test(name) && basename(name) === name)
    )
      return undefined;
    const beside = (name: string) => join(dirname(real), name);
    const written = beside(planned.temporary);
    const old = planned.kept === undefined ? undefined : beside(planned.kept);
    const now = await fileOnDisk(real);
    // Guard: a leftover plan writes YAML only if it is a specification
    if (!isWhole && !(await mayBeOurs(real, now, written))) return undefined;
    all.push({ ...planned, real, written, old, now });
  }
  // By a name that differs only in case, a new file may seem to be there because the old one is.
  const leaving = new Set(all.flatMap(({ after, now }) => (after === null && now ? [now.id] : [])));
  return all.map((file) =>
    file.before === null && file.now && leaving.has(file.now.id)
      ? { ...file, now: undefined }
      : file,
  );
}

/** Whether a file only trades places with others of the plan: what is in it comes from one, and what was in it is kept. */
function isMoved({ file, before, after }: Planned, files: readonly Planned[]): boolean {
  const others = files.filter(
    (one) => one.file !== file && extensionOf(one.file) === extensionOf(file),
  );
  const isGiven = after === null || others.some((one) => one.before === after);
  const isKept = before === null || others.some((one) => one.after === before);
  return before !== after && isGiven && isKept;
}

/** The same path, if a file of any kind may be moved there. Its name may start with a dot, but not that of a folder. */
async function movableAt(root: string, full: string): Promise<string | undefined> {
  const path = relative(root, join(dirname(full), 'any')).replaceAll(sep, '/');
  const there = await newInside(root, path);
  const isLink = await lstat(full).then(
    (now) => now.isSymbolicLink(),
    () => false,
  );
  const isOurs = there === join(dirname(full), 'any') && !isLink;
  return isOurs && basename(full).toLowerCase() !== '.git' ? full : undefined;
}

/** The same path, if a file of a site may be there. */
async function writableAt(root: string, full: string): Promise<string | undefined> {
  const path = relative(root, full).replaceAll(sep, '/');
  // Guard: a leftover plan writes only data, pages and .mintignore
  if (!isDataFile(path) && !isPageFile(path) && basename(path) !== IGNORE_FILE) return undefined;
  const real = (await realInside(root, path)) ?? (await newInside(root, path));
  return real === full ? real : undefined;
}

/** Whether a save could have written this. Of YAML files, only specifications are. */
async function mayBeOurs(
  real: string,
  now: FileOnDisk | undefined,
  written: string,
): Promise<boolean> {
  if (!/\.ya?ml$/i.test(real)) return true;
  const texts = [now, await fileOnDisk(written)].flatMap(
    (file) => file?.bytes.toString('utf8') ?? [],
  );
  return texts.every(isSpecification);
}

/** `root`: a real path, or `''`, which has nothing below it. */
export const isBelow =
  (root: string) =>
  (folder: string): boolean =>
    root !== '' && folder.startsWith(root + sep);

/** Turns the plan of a step that is over into one that is only tidied. Returns its path. */
export async function settled(plan: string): Promise<string> {
  if (!isJournal(plan)) return plan;
  const done = join(dirname(plan), basename(plan).replace('.step.', '.done.'));
  await rename(plan, done);
  return done;
}

/** Removes folders that are empty, the innermost first. */
export async function prune(folders: readonly string[]): Promise<void> {
  for (const folder of [...new Set(folders)].sort((a, b) => b.length - a.length))
    await rmdir(folder).catch(() => undefined);
}

function planIn(text: string): Plan | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A plan that was being written when the save was killed.
    return undefined;
  }
  // An older Signpost listed only files.
  const plan: unknown = Array.isArray(value) ? { files: value, folders: [] } : value;
  return isWellFormed(plan) ? plan : undefined;
}

function isWellFormed(plan: unknown): plan is Plan {
  const isText = (value: unknown) => typeof value === 'string';
  const isPlanned = (value: unknown): boolean => {
    if (!(value instanceof Object)) return false;
    const { file, temporary, kept, before, after } = value as Record<string, unknown>;
    const isMark = (mark: unknown) => mark === null || isText(mark);
    return (
      [file, temporary].every(isText) &&
      (kept === undefined || isText(kept)) &&
      [before, after].every(isMark)
    );
  };
  const { files, folders } = plan instanceof Object ? (plan as Record<string, unknown>) : {};
  const isList = Array.isArray(files) && Array.isArray(folders);
  return isList && files.every(isPlanned) && folders.every(isText);
}
