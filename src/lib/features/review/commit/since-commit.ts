/* What changed since the last commit, where files were saved and not committed. */
import type { Change } from '$lib/core/compare/change';
import { pageChange } from '$lib/core/compare/page-changes';
import { pathsOf } from '$lib/core/file-change';
import type { PagePair } from '$lib/core/page-files';
import { isPageFile } from '$lib/core/pages/page-paths';
import type { Git } from '$lib/core/storage';
import type { Session } from '$lib/editor/context';
import { readRevision } from '$lib/editor/versions/read-version';
import { comparedWith, Comparison } from '../comparison.svelte';

/** `saved`: the files that were saved since. Undefined if there are none, or the last commit has no such document. */
export async function sinceCommit(
  session: Session,
  git: Git,
  saved: readonly string[],
): Promise<Comparison | undefined> {
  if (saved.length === 0) return undefined;
  const found = await readRevision(session, git, 'HEAD');
  if (!found.ok) return undefined;
  const last = found.value;
  const own = new Set(saved);
  const isSaved = ({ before, after }: PagePair) =>
    [before, after].some((side) => side && own.has(side.path));
  // Numbers of lines need every text, and those of saved files cost nothing.
  await last.read(last.unread.filter(isSaved));
  return new Comparison(session, () => {
    const paths = new Set([...saved, ...pathsOf(session.saving.changes)]);
    const isOurs = ({ file }: Change) =>
      [file?.before, file?.after].some((side) => side && paths.has(side.path));
    // API specifications, whose links were rewritten.
    const others = saved
      .filter((path) => !isPageFile(path) && !session.editor.doc.files.has(path))
      .map((path) => pageChange({ before: { path }, after: { path } }));
    return comparedWith(session, last, [...last.changes.filter(isOurs), ...others]);
  });
}
