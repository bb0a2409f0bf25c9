/* Fixes links in page files. */
import type { Fix } from '$lib/core/check/diagnostic';
import { refuse, type Refusal } from '$lib/core/result';
import type { Session } from '../context';
import type { LinkProblem } from './link-worker';
import { linkChanged } from './messages';
import { PageTexts } from './page-texts';

export interface LinkFix {
  readonly link: LinkProblem;
  readonly fix: Fix;
}

/** The fixes of links that have just one. */
export const soleFixes = (links: readonly LinkProblem[]): readonly LinkFix[] =>
  links.flatMap((link) => {
    const [fix, other] = link.problem.fixes;
    return fix && !other ? [{ link, fix }] : [];
  });

/** Applies fixes of different links as one step with this name. Refuses if a page changed since it was checked. */
export async function fixLinks(
  session: Session,
  fixes: readonly LinkFix[],
  label: string,
): Promise<Refusal | undefined> {
  const { editor } = session;
  const texts = new PageTexts(session);
  if (texts.closed) return refuse('barred', texts.closed).refusal;
  const unread = await texts.loadAll(fixes.map(({ link }) => texts.pathIn(link.file)));
  if (unread !== undefined) return refuse('needs-files', unread).refusal;
  const isAsChecked = ({ link: { file, size, written, problem } }: LinkFix) => {
    const text = texts.textOf(texts.pathIn(file));
    const { at, length } = problem;
    return text?.length === size && text.slice(at, at + length) === written;
  };
  if (!fixes.every(isAsChecked)) return refuse('moved-on', linkChanged).refusal;
  const edits = fixes
    .flatMap(({ fix }) => ('edits' in fix ? fix.edits : []))
    .sort((a, b) => (a.file === b.file ? a.at - b.at : a.file < b.file ? -1 : 1));
  editor.commit([], 'fix.link', label, { after: editor.doc, pages: { files: [], edits } });
  return undefined;
}
