/* Hides pages from readers, or shows them again, in the frontmatter of their files. */
import { labelOf } from '$lib/core/document/elements';
import { faceOf } from '$lib/core/tree/row-face';
import type { TreeItem } from '$lib/core/tree/rows';
import { PageTexts } from '$lib/editor/files/page-texts';
import { inPast } from '$lib/editor/past-tense';
import { pageOf } from '$lib/core/document/page-index';
import * as m from './page-file-messages';
import type { Tree } from '../tree.svelte';

/** Whether all of these are pages, so that their files say who sees them. */
export const arePages = (rows: readonly TreeItem[]): boolean =>
  rows.length > 0 && rows.every(({ kind, node }) => kind === 'page' && node.type === 'string');

/** Why these pages can't be hidden or shown, or undefined if they can. */
export function whyNotHidden({ session }: Tree, rows: readonly TreeItem[]): string | undefined {
  const texts = new PageTexts(session);
  if (!texts.canChange) return texts.closed;
  const isPossible = rows.every((row) => texts.pathOf(labelOf(row)) !== undefined);
  return isPossible ? session.editor.barred || undefined : m.missingFile;
}

/** Whether all of these pages are hidden. */
export const areHidden = ({ session: { files } }: Tree, rows: readonly TreeItem[]): boolean =>
  rows.every((row) => files.saidOf(pageOf(labelOf(row)))?.hidden === true);

/** Hides the pages, or shows them if all are hidden, as one step. */
export async function toggleHidden(tree: Tree, rows: readonly TreeItem[]): Promise<void> {
  const { session } = tree;
  const isHidden = areHidden(tree, rows);
  const { setInPages } = await import('$lib/editor/files/page-steps');
  const names = rows.map((row) => faceOf(row, session.editor.world.titles).name);
  const label = (isHidden ? m.showPages : m.hidePages)(names);
  const pages = rows.map((row) => pageOf(labelOf(row)));
  const refusal = await setInPages(session, pages, 'hidden', isHidden ? undefined : true, label);
  if (refusal) return session.editor.say(refusal.sentence, 'refusal');
  if (isHidden) return session.editor.say(inPast(label), 'undoable');
  const { sayHidden } = await import('$lib/editor/files/still-linked');
  await sayHidden(
    session,
    pages.flatMap((page) => session.files.fileOf(page) ?? []),
    inPast(label),
  );
}
