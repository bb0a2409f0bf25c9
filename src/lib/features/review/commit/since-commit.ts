/* What changed since the last commit, where files were saved and not committed. */
import type { Change } from '$lib/core/compare/change';
import { pageChange } from '$lib/core/compare/page-changes';
import { pathsOf } from '$lib/core/file-change';
import { isPageFile } from '$lib/core/pages/page-paths';
import type { Git } from '$lib/core/storage';
import type { Session } from '$lib/editor/context';
import { PageTexts } from '$lib/editor/files/page-texts';
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
  // API specifications, whose links were rewritten, and the site's config.
  const others = saved.filter((path) => !isPageFile(path) && !session.editor.doc.files.has(path));
  const before = await git.at('HEAD', others);
  const texts = new PageTexts(session);
  const changes = others.map((path) => {
    const text = texts.textOf(path);
    // Without both texts, the file counts as changed.
    if (!before.ok || text === undefined) return pageChange({ before: { path }, after: { path } });
    const old = before.value.get(path);
    return pageChange({
      ...(old !== undefined && { before: { path, text: old } }),
      after: { path, text },
    });
  });
  return new Comparison(session, () => {
    const paths = new Set([...saved, ...pathsOf(session.saving.changes)]);
    const isOurs = ({ file }: Change) =>
      [file?.before, file?.after].some((side) => side && paths.has(side.path));
    return comparedWith(session, last, [...last.changes.filter(isOurs), ...changes]);
  });
}
