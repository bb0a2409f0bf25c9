/* Fixes links in page files. */
import type { Fix } from '$lib/core/check/diagnostic';
import { refuse, type Refusal } from '$lib/core/result';
import type { Session } from '../context';
import type { LinkProblem } from './link-worker';
import { linkChanged } from './messages';
import { PageTexts } from './page-texts';

/** Applies the fix of a link as one step with this name. Refuses if the page changed since it was checked. */
export async function fixLink(
  session: Session,
  { file, size, written, problem }: LinkProblem,
  fix: Fix,
  label: string,
): Promise<Refusal | undefined> {
  const { editor } = session;
  const texts = new PageTexts(session);
  const path = texts.pathIn(file);
  if (texts.closed) return refuse('barred', texts.closed).refusal;
  const unread = await texts.loadAll([path]);
  if (unread !== undefined) return refuse('needs-files', unread).refusal;
  const text = texts.textOf(path);
  const { at, length } = problem;
  if (text?.length !== size || text.slice(at, at + length) !== written)
    return refuse('moved-on', linkChanged).refusal;
  const edits = 'edits' in fix ? fix.edits : [];
  editor.commit([], 'fix.link', label, { after: editor.doc, pages: { files: [], edits } });
  return undefined;
}
