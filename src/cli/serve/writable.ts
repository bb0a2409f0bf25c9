/*
 * What a page may change: the files of the open document's site. Those are the document, the JSON files in its folder
 * that its `$ref`s reach by the current texts or by the new ones, the pages in its folder, and signpost.config.json.
 * API specifications in its folder and .mintignore, which name pages, may be rewritten, but not moved or deleted. A
 * specification that the document names may be created if it is missing, and deleted again until the command ends.
 * Images and the like in its folder may be moved, but not created, rewritten or deleted.
 */
import { lstat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CONFIG_FILE } from '../../lib/core/check/config.ts';
import { targetsIn } from '../../lib/core/check/pages/referenced.ts';
import {
  extensionOf,
  isAsset,
  isFollowing,
  isSiteFile,
  mayFollow,
} from '../../lib/core/check/site-files.ts';
import { outcomesOf, type Outcome } from '../../lib/core/file-step.ts';
import { isDataFile, isSpecification } from '../../lib/core/openapi/specification-text.ts';
import { IGNORE_FILE } from '../../lib/core/pages/ignored.ts';
import { isPageFile } from '../../lib/core/pages/page-paths.ts';
import { LARGEST, type WriteRequest } from '../../lib/storage/server-api.ts';
import { fileOnDisk, type FileOnDisk } from './disk.ts';
import { changed, gone, Refuse, thrownAs, unread } from './failures.ts';
import { documentsOf, type Ground } from './listing.ts';
import * as m from './messages.ts';
import { isPlainPath, newInside, realInside } from './paths.ts';
import type { Service } from './service.ts';
import type { Target } from './target.ts';

/** A path, and what is there now. */
interface There {
  readonly real: string;
  /** Undefined if there is no such file yet. */
  readonly now: FileOnDisk | undefined;
}

/**
 * The files to write and to remove, with their current content. Throws if one may not be changed, or is no longer as
 * expected.
 */
export async function targetsOf(
  { ground, created }: Pick<Service, 'ground' | 'created'>,
  asked: WriteRequest,
): Promise<readonly Target[]> {
  const { main } = asked;
  const { root } = ground;
  await mustBeDocument(ground, main);
  const made = outcomesOf(asked.files);
  if (!made.ok) throw thrownAs(made);
  const outcomes = made.value;
  const { reached, texts } = await reachedFrom(root, main, outcomes);
  const isNamed = (path: string) =>
    texts.some((text) => text.includes(path.slice(main.lastIndexOf('/') + 1)));
  const there = new Map<string, There>();
  for (const outcome of outcomes) {
    const { path, after } = outcome;
    const isOwn = isSiteFile(path, main, reached);
    const isMoved = isAsset(path, main);
    // Guard: only files of the site are written
    if (!isOwn && !isMoved && !mayFollow(path, main)) throw forbidden(path);
    if (path === main && after?.text === undefined) throw new Refuse('no-right', m.mainStays(path));
    const now = await thereOf(root, outcome);
    // Guard: images are only moved
    if (isMoved && !isMoving(outcome, now, outcomes)) throw forbidden(path);
    const mayWrite = () =>
      isRewriting(outcome, now) ||
      isRemoving(outcome, created) ||
      (!now.now && isCreating(outcome) && isNamed(path));
    // Guard: of other files, only specifications and .mintignore are rewritten
    if (!isOwn && !isMoved && !mayWrite()) throw forbidden(path);
    there.set(path, now);
  }
  const reals = [...there.values()].map(({ real }) => real);
  if (new Set(reals).size !== reals.length) throw forbidden(main);
  return outcomes.map((outcome) => targetOf(outcome, there));
}

/** The current files of a document: itself, and what its `$ref`s reach. */
export async function filesOf(ground: Ground, main: string): Promise<readonly string[]> {
  await mustBeDocument(ground, main);
  return [...(await reachedFrom(ground.root, main, [])).reached];
}

async function mustBeDocument(ground: Ground, main: string): Promise<void> {
  // The name is enough here. Whether it exists is checked when it is read.
  if (!isPlainPath(main) || !documentsOf(ground, [main]).includes(main)) throw forbidden(main);
  if ((await textAt(ground.root, main)) === undefined) throw gone(main);
}

async function thereOf(root: string, { path, expected, after }: Outcome): Promise<There> {
  const real = await realInside(root, path);
  if (real === undefined) {
    // A file that is to go may be gone already: the request is repeated after a lost response.
    if (expected !== undefined && after?.text !== undefined) throw gone(path);
    const fresh = await newInside(root, path);
    if (fresh === undefined) throw forbidden(path);
    return { real: fresh, now: undefined };
  }
  const isPage = isPageFile(path) ? isPageFile(real) : true;
  const name = [CONFIG_FILE, IGNORE_FILE].find((one) => basename(path) === one);
  // Guard: a link to another kind of file is not written
  if (!isPage || (name !== undefined && basename(real) !== name)) throw forbidden(path);
  // Guard: links are neither moved nor deleted
  if (after?.text === undefined && (await lstat(join(root, path))).isSymbolicLink())
    throw new Refuse('no-right', m.linkStays(path));
  const now = await fileOnDisk(real).catch((thrown: unknown) => {
    throw thrownAs(unread(path, thrown));
  });
  if (!now) throw gone(path);
  return { real, now };
}

/** Whether an outcome replaces the text of a file that may follow, and leaves it what it is. */
function isRewriting({ path, after }: Outcome, { real, now }: There): boolean {
  if (!now || after?.text === undefined || after.from !== undefined) return false;
  if (isDataFile(path) !== isDataFile(real)) return false;
  return [now.bytes.toString('utf8'), after.text].every((text) => isFollowing(path, text));
}

/** Whether an outcome is a new specification. */
const isCreating = ({ path, after }: Outcome): boolean =>
  after?.text !== undefined &&
  after.from === undefined &&
  isDataFile(path) &&
  isSpecification(after.text);

/** Whether an outcome deletes what was created before. */
const isRemoving = ({ path, after }: Outcome, created: ReadonlySet<string>): boolean =>
  after === undefined && created.has(path);

/**
 * Whether an outcome is a part of moving files as a whole, to names of the same kind. A file that isn't there needs no
 * removal, and one may stay where it is, so that a commit has it.
 */
function isMoving(
  { path, after }: Outcome,
  { real, now }: There,
  outcomes: readonly Outcome[],
): boolean {
  const isSame = (one: string, other: string) => extensionOf(one) === extensionOf(other);
  if (now && !isSame(path, real)) return false;
  if (after) return after.text === undefined && isSame(path, after.from);
  return !now || outcomes.some((other) => other.after?.from === path);
}

function targetOf({ path, expected, after }: Outcome, there: ReadonlyMap<string, There>): Target {
  const { real, now } = there.get(path)!;
  let like: FileOnDisk | undefined;
  let bytes: Uint8Array | undefined;
  if (after?.text !== undefined) {
    if (!after.text.isWellFormed()) throw new Refuse('not-text', m.halfCharacter(path));
    bytes = Buffer.from(after.text, 'utf8');
    // Guard: no file larger than 20 MB is written
    if (bytes.length > LARGEST) throw new Refuse('too-large', m.wouldBeTooLarge(path));
    if (after.from !== undefined) like = there.get(after.from)?.now;
  } else if (after) {
    const source = there.get(after.from)?.now;
    // It may have moved already: the request is repeated after a lost response.
    like = [source, now].find((one) => one?.mark === after.mark);
    if (!like) throw source ? changed(after.from) : gone(after.from);
    bytes = like.bytes;
  }
  if (!now) {
    if (expected !== undefined && bytes) throw gone(path);
    return { path, real, bytes, before: undefined, ...(like && { like }) };
  }
  // The same file by a name that differs only in case.
  const isOther = [...there].some(
    ([other, one]) =>
      other !== path && one.now?.id === now.id && other.toLowerCase() === path.toLowerCase(),
  );
  if (expected === undefined && isOther)
    return { path, real, bytes, before: undefined, ...(like && { like }) };
  // The new content may be there already.
  // Guard: compared before it is written
  if (now.mark !== expected && !(bytes && now.bytes.equals(bytes))) throw changed(path);
  return { path, real, bytes, before: now, ...(like && { like }) };
}

const forbidden = (path: string): Refuse => new Refuse('no-right', m.notOfDocument(path));

/** The JSON files in the document's folder that it reaches, by the current and by the new texts, and these texts. */
async function reachedFrom(
  root: string,
  main: string,
  outcomes: readonly Outcome[],
): Promise<{ readonly reached: ReadonlySet<string>; readonly texts: readonly string[] }> {
  const next = new Map<string, string | undefined>();
  for (const { path, after } of outcomes)
    next.set(path, after && (after.text ?? (await textAt(root, after.from))));
  const home = main.slice(0, main.lastIndexOf('/') + 1);
  const reached = new Set([main]);
  const texts: string[] = [];
  for (const path of reached)
    for (const text of [next.get(path), await textAt(root, path)]) {
      if (text === undefined) continue;
      texts.push(text);
      for (const target of targetsIn(text, path))
        // Guard: only JSON is written
        if (target.startsWith(home) && /\.jsonc?$/i.test(target)) reached.add(target);
    }
  return { reached, texts };
}

async function textAt(root: string, path: string): Promise<string | undefined> {
  const real = await realInside(root, path);
  const file = real === undefined ? undefined : await fileOnDisk(real).catch(() => undefined);
  return file && file.bytes.length <= LARGEST ? file.bytes.toString('utf8') : undefined;
}
