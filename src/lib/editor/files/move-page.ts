/*
 * Moves the file of a page, and what names the page in the document with it. Loaded with the dialog that asks for the
 * path. Files and paths are from the folder of docs.json.
 */
import { isListed, listingOf } from '$lib/core/check/pages/page-listing';
import { foreignIn } from '$lib/core/document/typed-path';
import type { PageOperation } from '$lib/core/operation';
import { followInDocument } from '$lib/core/operations/follow-document';
import { impossiblePath } from '$lib/core/operations/page-messages';
import { refuse, type Refusal } from '$lib/core/result';
import type { Session } from '../context';
import { PageTexts } from './page-texts';
import { planFiles, runPages } from './run-pages';

const moveOf = (from: string, to: string): PageOperation => ({ op: 'rename-page', from, to });

/** Whether the navigation lists a page. `page`: its path without extension. */
export const isInNavigation = ({ editor }: Session, page: string): boolean =>
  isListed(page, listingOf(editor.doc, editor.world));

/** Why a file, whose text is known, can't have a path. */
export function whyNotMoved(session: Session, file: string, to: string): Refusal | undefined {
  // The path may keep what it has now.
  if (to.endsWith('/') || foreignIn(to).some((character) => !file.includes(character)))
    return refuse('page-path', impossiblePath(to)).refusal;
  const { others } = new PageTexts(session);
  const planned = planFiles(session.editor, [moveOf(file, to)], others);
  return planned.ok ? undefined : planned.refusal;
}

/** Moves a file, whose text is known, as one step. */
export function movePage(session: Session, file: string, to: string): Refusal | undefined {
  const { editor } = session;
  const operations = [moveOf(file, to)];
  const { others, paths } = new PageTexts(session);
  const planned = planFiles(editor, operations, others);
  if (!planned.ok) return planned.refusal;
  const linked = { paths, linksOf: () => undefined, withRedirects: false };
  const entries = followInDocument(editor.doc, operations, planned.value.moved, linked);
  if (!entries.ok) return entries.refusal;
  const closed = entries.value.edits.map((edit) => editor.barredFile(edit.file)).find(Boolean);
  if (closed) return refuse('barred', closed).refusal;
  const how = { entries: entries.value, others };
  const refusal = runPages(editor, operations, 'page.move', how);
  if (!refusal) editor.say(editor.history.done.at(-1)?.label ?? '', 'undoable');
  return refusal;
}
