/* The files of listed pages that have none. */
import type { Session } from '../context';
import { created } from './messages';
import type { NewPage } from './page-steps';
import { PageTexts } from './page-texts';

/** A page to be created, if it has no file and could have one. */
export const newPage = (session: Session, path: string, title: string): readonly NewPage[] =>
  new PageTexts(session).canCreate(path) ? [{ path, title }] : [];

/** Creates the files of pages. With `joined`, they are part of the last step. */
export async function createFiles(
  session: Session,
  pages: readonly NewPage[],
  joined = false,
): Promise<void> {
  if (pages.length === 0) return;
  const { createPages } = await import('./page-steps');
  const refusal = await createPages(session, pages, { joined });
  if (refusal) return session.editor.say(refusal.sentence, 'refusal');
  if (!joined) session.editor.say(created(pages.map(({ title }) => title)), 'undoable');
}
