/* The files of a commit. */
import { pathsOf, type FileChange } from '$lib/core/file-change';
import { ok, type Result } from '$lib/core/result';
import type { DocumentStorage, GitStatus } from '$lib/core/storage';
import type { Session } from '$lib/editor/context';
import { inTurn } from '$lib/editor/files/in-turn';
import { PageTexts } from '$lib/editor/files/page-texts';

/** The changed files, plus those that were saved earlier but aren't committed, and `untracked` ones. */
export async function gatheredFiles(
  session: Session,
  place: DocumentStorage,
  { uncommitted = [], deleted = [] }: GitStatus,
  untracked: readonly string[],
): Promise<Result<readonly FileChange[]>> {
  const { changes } = session.saving;
  const changed = new Set(pathsOf(changes));
  const others = [...uncommitted, ...untracked].filter((path) => !changed.has(path));
  const texts = new PageTexts(session);
  const read = await inTurn(others, (path) =>
    deleted.includes(path)
      ? Promise.resolve(ok<FileChange>({ deleted: path, expected: '' }))
      : asItIs(place, path, texts.isWhole(path)),
  );
  const files = [...changes];
  for (const one of read) {
    if (!one.ok) return one;
    files.push(one.value);
  }
  return ok(files);
}

/** A file of the storage as a change that leaves it as it is. */
async function asItIs(
  place: DocumentStorage,
  path: string,
  isWhole: boolean,
): Promise<Result<FileChange>> {
  if (isWhole && place.mark) {
    const mark = await place.mark(path);
    // It stays where it is.
    return mark.ok ? ok({ from: path, to: path, expected: mark.value }) : mark;
  }
  const read = await place.read(path);
  return read.ok ? ok({ path, text: read.value.text, expected: read.value.mark }) : read;
}
