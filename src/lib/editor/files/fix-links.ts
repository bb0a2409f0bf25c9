/* Fixes links of page files. */
import type { Fix } from '$lib/core/check/diagnostic';
import { refuse, type Refusal } from '$lib/core/result';
import type { Session } from '../context';
import type { LinkProblem } from './link-worker';
import { linkChanged } from './messages';
import { PageTexts } from './page-texts';

/** Applies fixes of links as one step with this name. Refuses if a page changed since it was checked. */
export async function fixLinks(
  session: Session,
  fixed: readonly (readonly [LinkProblem, Fix])[],
  label: string,
): Promise<Refusal | undefined> {
  const { editor } = session;
  const texts = new PageTexts(session);
  if (texts.closed) return refuse('barred', texts.closed).refusal;
  const problem = await texts.loadAll(fixed.map(([{ file }]) => texts.pathIn(file)));
  if (problem !== undefined) return refuse('needs-files', problem).refusal;
  const isSame = ({ file, size, written, problem: { at, length } }: LinkProblem) => {
    const text = texts.textOf(texts.pathIn(file));
    return text?.length === size && text.slice(at, at + length) === written;
  };
  if (!fixed.every(([one]) => isSame(one))) return refuse('moved-on', linkChanged).refusal;
  const edits = fixed.flatMap(([, fix]) => ('edits' in fix ? fix.edits : []));
  editor.commit([], 'fix.link', label, { after: editor.doc, pages: { files: [], edits } });
  return undefined;
}
