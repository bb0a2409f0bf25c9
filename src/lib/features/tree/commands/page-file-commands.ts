/* Page files from the tree: the file of a new or missing page, and deleting elements with the files of their pages. */
import { pageOf } from '$lib/core/document/page-index';
import { nameFromPath } from '$lib/core/document/paths';
import type { Pasted } from '$lib/core/operations/paste';
import type { Command } from '$lib/editor/commands/commands.svelte';
import { createFiles, newPage } from '$lib/editor/files/create-files';
import type { NewPage } from '$lib/editor/files/page-steps';
import type { Parting } from '$lib/editor/view/screen.svelte';
import { saidOfDeleted } from '$lib/editor/files/follow-messages';
import { PageTexts } from '$lib/editor/files/page-texts';
import { rowPointer, type TreeItem } from '$lib/core/tree/rows';
import { labelOf } from '$lib/core/document/elements';
import { inPast } from '$lib/editor/past-tense';
import { nameCopy, startDivision } from './duplicate-command';
import { hasFiles } from './match-commands';
import { nextFocus } from '../move/moves';
import * as m from './page-file-messages';
import { fixJson, nothingSelected, selectOne } from './messages';
import type { Tree } from '../tree.svelte';

/** The pages among these rows that have no file and could have one. */
function pagesWithoutFile(tree: Tree, rows: readonly TreeItem[]): readonly NewPage[] {
  return rows
    .filter(({ kind, node }) => kind === 'page' && node.type === 'string')
    .flatMap((row) => newPage(tree.session, labelOf(row), nameFromPath(labelOf(row))));
}

/**
 * Creates the files of pages that were pasted as titles, as part of the step that added them. Returns why they have
 * none, or an empty string.
 */
export function createPasted(tree: Tree, pasted: readonly Pasted[]): string {
  const titled = pasted.flatMap(({ value, title }) =>
    typeof value === 'string' && title !== undefined ? [{ path: value, title }] : [],
  );
  if (titled.length === 0) return '';
  void createFiles(
    tree.session,
    titled.flatMap(({ path, title }) => newPage(tree.session, path, title)),
    true,
  );
  return new PageTexts(tree.session).closed;
}

export function pageFileCommands(tree: Tree): readonly Command[] {
  const texts = new PageTexts(tree.session);
  return [
    {
      id: 'tree.page.create',
      label: m.createFile,
      words: m.createWords,
      section: 'Element',
      keys: [],
      where: 'tree',
      barred: () => {
        if (tree.selected.length === 0) return nothingSelected;
        if (!texts.canChange) return texts.closed;
        return pagesWithoutFile(tree, tree.selected).length > 0 ? undefined : m.hasFile;
      },
      run: () => {
        tree.selectFocused();
        void createFiles(tree.session, pagesWithoutFile(tree, tree.selected));
      },
    },
    {
      id: 'tree.page.move',
      label: m.moveFile,
      words: m.moveWords,
      section: 'Move',
      keys: [],
      where: 'tree',
      barred: () => {
        const why = whyBarred(tree, texts);
        if (why) return why;
        if (tree.selected.length > 1) return selectOne;
        return pageToMove(tree, texts) === undefined ? m.noFileToMove : undefined;
      },
      run: () => {
        tree.selectFocused();
        void askPath(tree, pageToMove(tree, texts));
      },
    },
    {
      id: 'tree.duplicate.files',
      label: m.duplicateWithFiles,
      words: m.duplicateWords,
      section: 'Element',
      keys: [],
      where: 'tree',
      barred: () => {
        const why = whyBarred(tree, texts);
        if (why) return why;
        return tree.selected.some((row) => hasFiles(row, texts)) ? undefined : m.noFileToCopy;
      },
      run: () => {
        tree.selectFocused();
        if (!startDivision(tree)) void duplicateFiles(tree, tree.selected);
      },
    },
    {
      id: 'tree.remove.files',
      label: m.deleteWithFiles,
      words: m.deleteWords,
      section: 'Element',
      keys: [],
      where: 'tree',
      barred: () => {
        const why = whyBarred(tree, texts);
        if (why) return why;
        return tree.selected.some((row) => hasFiles(row, texts)) ? undefined : m.noFile;
      },
      run: () => {
        tree.selectFocused();
        void deleteWithFiles(tree, tree.selected);
      },
    },
  ];
}

/** Why the selection can't be changed together with page files, whether it has some or not. */
function whyBarred({ selected, session }: Tree, texts: PageTexts): string | undefined {
  if (selected.length === 0) return nothingSelected;
  if (!texts.canChange) return texts.closed;
  return session.editor.barred || (session.editor.stale ? fixJson : undefined);
}

/** The selected page, if it has a file. */
function pageToMove({ selected: [row] }: Tree, texts: PageTexts): string | undefined {
  const isPage = row?.kind === 'page' && row.node.type === 'string';
  return isPage && texts.pathOf(labelOf(row)) !== undefined ? pageOf(labelOf(row)) : undefined;
}

async function askPath(tree: Tree, page: string | undefined): Promise<void> {
  // The dialog returns the focus here.
  await tree.focus(tree.focusIndex);
  tree.session.screen.moving = page === undefined ? undefined : { page };
}

async function deleteWithFiles(tree: Tree, rows: readonly TreeItem[]): Promise<void> {
  const { session } = tree;
  const { editor } = session;
  const { doc } = editor;
  const { deletePages, pagesOnlyIn } = await import('$lib/editor/files/page-steps');
  const pages = pagesOnlyIn(
    session,
    rows.map(({ node }) => node),
  );
  if (pages.length === 0) return editor.say(m.listedElsewhere, 'refusal');
  const planned = editor.plan({ op: 'remove', nodes: rows.map(rowPointer) });
  if (!planned.ok) return editor.say(planned.refusal.sentence, 'refusal');
  const label = m.withFiles(planned.value.label, pages.length);
  const heirs = nextFocus(rows);
  const run = async (where: Parting) => {
    const { to } = where;
    const how = { entries: planned.value, label, of: doc, ...where };
    const done = await deletePages(session, pages, how);
    if (!done.ok) return editor.say(done.refusal.sentence, 'refusal');
    editor.say(saidOfDeleted(inPast(label), done.value.links, to), 'undoable');
  };
  const after = () => {
    if (editor.doc !== doc) tree.focusFallback(heirs);
  };
  // The dialog returns the focus here.
  await tree.focus(tree.focusIndex);
  session.screen.deleting = { pages, run, after };
}

async function duplicateFiles(tree: Tree, rows: readonly TreeItem[]): Promise<void> {
  const { session } = tree;
  const from = tree.focusRow?.id;
  const { duplicateWithFiles } = await import('$lib/editor/files/page-copies');
  const done = await duplicateWithFiles(session, rows.map(rowPointer), m.copiedWithFiles);
  if (!done.ok) return session.editor.say(done.refusal.sentence, 'refusal');
  const { elements, label } = done.value;
  session.editor.say(inPast(label), 'undoable');
  tree.land(elements);
  nameCopy(tree, rows, elements[0], from);
}
