/* Gives a page another name in the navigation, which is its title in its file. */
import { labelOf } from '$lib/core/document/elements';
import { pageOf } from '$lib/core/document/page-index';
import { pageName } from '$lib/core/document/page-name';
import type { TreeItem } from '$lib/core/tree/rows';
import * as m from '../naming-messages';
import type { Tree } from '../tree.svelte';
import { endRename } from './perform';

/** Ends naming by writing the title that the tree shows: `sidebarTitle` if the file has one, or else `title`. */
export async function renamePage(tree: Tree, row: TreeItem, title: string): Promise<void> {
  const { session } = tree;
  const { editor, files } = session;
  const page = pageOf(labelOf(row));
  await endRename(tree, row, undefined);
  const old = pageName(page, editor.world.titles);
  if (old === title) return;
  const field = files.saidOf(page)?.sidebarTitle === undefined ? 'title' : 'sidebarTitle';
  const label = m.renamePage(old, title);
  const { setInPages } = await import('$lib/editor/files/page-steps');
  const refusal = await setInPages(session, [page], field, title, label);
  if (refusal) editor.say(refusal.sentence, 'refusal');
  else editor.say(label, 'undoable');
}
