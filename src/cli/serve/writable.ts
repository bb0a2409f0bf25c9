/*
 * What a page may write: the open document, and the JSON files in its folder that its `$ref`s reach, by the current
 * texts or by the new ones.
 */
import { onlyWritings, type Writing } from '../../lib/core/file-change.ts';
import { targetsIn } from '../../lib/core/check/pages/referenced.ts';
import { LARGEST, type WriteRequest } from '../../lib/storage/server-api.ts';
import { fileOnDisk } from './disk.ts';
import { changed, gone, Refuse, thrownAs, unread } from './failures.ts';
import { documentsOf, type Ground } from './listing.ts';
import * as m from './messages.ts';
import { isPlainPath, newInside, realInside } from './paths.ts';
import type { Target } from './target.ts';

/** The files to write, with their current content. Throws if one may not be written, or is no longer as expected. */
export async function targetsOf(ground: Ground, asked: WriteRequest): Promise<readonly Target[]> {
  const { main } = asked;
  const texts = onlyWritings(asked.files);
  if (!texts.ok) throw thrownAs(texts);
  const files = texts.value;
  const { root } = ground;
  await mustBeDocument(ground, main);
  if (new Set(files.map(({ path }) => path)).size !== files.length) throw forbidden(main);
  const reached = await reachedFrom(root, main, files);
  const targets: Target[] = [];
  for (const file of files) {
    // Guard: only what docs.json reaches is written
    if (file.path !== main && !reached.has(file.path)) throw forbidden(file.path);
    targets.push(await targetOf(root, file));
  }
  if (new Set(targets.map(({ real }) => real)).size !== targets.length) throw forbidden(main);
  return targets;
}

/** The current files of a document: itself, and what its `$ref`s reach. */
export async function filesOf(ground: Ground, main: string): Promise<readonly string[]> {
  await mustBeDocument(ground, main);
  return [...(await reachedFrom(ground.root, main, []))];
}

async function mustBeDocument(ground: Ground, main: string): Promise<void> {
  // The name is enough here. Whether it exists is checked when it is read.
  if (!isPlainPath(main) || !documentsOf(ground, [main]).includes(main)) throw forbidden(main);
  if ((await textAt(ground.root, main)) === undefined) throw gone(main);
}

async function targetOf(root: string, { path, text, expected }: Writing): Promise<Target> {
  if (!text.isWellFormed()) throw new Refuse('not-text', m.halfCharacter(path));
  const bytes = Buffer.from(text, 'utf8');
  // Guard: no file larger than 20 MB is written
  if (bytes.length > LARGEST) throw new Refuse('too-large', m.wouldBeTooLarge(path));
  const real = await realInside(root, path);
  if (real === undefined) {
    if (expected !== undefined) throw gone(path);
    const fresh = await newInside(root, path);
    if (fresh === undefined) throw forbidden(path);
    return { path, real: fresh, bytes, before: undefined };
  }
  const before = await fileOnDisk(real).catch((thrown: unknown) => {
    throw thrownAs(unread(path, thrown));
  });
  if (!before) throw gone(path);
  // The new content may be there already: the request is repeated after a lost response.
  // Guard: compared before it is written
  if (before.mark !== expected && !before.bytes.equals(bytes)) throw changed(path);
  return { path, real, bytes, before };
}

const forbidden = (path: string): Refuse => new Refuse('no-right', m.notOfDocument(path));

/** The JSON files in the document's folder that it reaches, by the current and by the new texts. */
async function reachedFrom(
  root: string,
  main: string,
  files: readonly Writing[],
): Promise<ReadonlySet<string>> {
  const next = new Map(files.map(({ path, text }) => [path, text]));
  const home = main.slice(0, main.lastIndexOf('/') + 1);
  const reached = new Set([main]);
  for (const path of reached) {
    const texts = [next.get(path), await textAt(root, path)];
    for (const text of texts)
      for (const target of text === undefined ? [] : targetsIn(text, path))
        // Guard: only JSON is written
        if (target.startsWith(home) && /\.jsonc?$/i.test(target)) reached.add(target);
  }
  return reached;
}

async function textAt(root: string, path: string): Promise<string | undefined> {
  const real = await realInside(root, path);
  const file = real === undefined ? undefined : await fileOnDisk(real).catch(() => undefined);
  return file && file.bytes.length <= LARGEST ? file.bytes.toString('utf8') : undefined;
}
