/* Moving the files of whole parts of the navigation, so that their folders mirror it. A dialog proposes the paths. */
import { isRef, labelOf } from '$lib/core/document/elements';
import type { Command } from '$lib/editor/commands/commands.svelte';
import { PageTexts } from '$lib/editor/files/page-texts';
import { rowsBelow, type TreeItem } from '$lib/core/tree/rows';
import * as m from './page-file-messages';
import { navigationIsEmpty, nothingSelected, selectOne } from './messages';
import type { Tree } from '../tree.svelte';

/** Whether an element contains pages, or could. */
export const canMatch = ({ node, key, kind }: TreeItem): boolean =>
  node.type === 'object' && !isRef(node) && (key !== 'global' || kind === 'navigation');

export function matchCommands(tree: Tree): readonly Command[] {
  const look = { words: m.matchWords, section: 'Move', keys: [], where: 'tree' } as const;
  return [
    {
      ...look,
      id: 'tree.page.match',
      label: m.matchFiles,
      barred: () => {
        const [row, ...others] = tree.selected;
        if (!row) return nothingSelected;
        if (others.length > 0) return selectOne;
        return canMatch(row) ? whyNot(tree, row) : m.selectContainer;
      },
      run: () => {
        tree.selectFocused();
        void propose(tree, tree.selected[0]);
      },
    },
    {
      ...look,
      id: 'tree.page.match.all',
      label: m.matchAllFiles,
      barred: () => {
        const { root } = tree.outline;
        return root ? whyNot(tree, root) : navigationIsEmpty;
      },
      run: () => void propose(tree, tree.outline.root),
    },
  ];
}

function whyNot({ session }: Tree, row: TreeItem): string | undefined {
  const texts = new PageTexts(session);
  const why = texts.closed || session.editor.barred;
  if (why) return why;
  if (session.files.all === undefined) return m.filesNotListed;
  return hasFiles(row, texts) ? undefined : m.noFilesToMatch;
}

/** Whether an element contains a page with a file. Stops at the first one. */
export const hasFiles = (row: TreeItem, texts: PageTexts): boolean =>
  row.kind === 'page'
    ? texts.pathOf(labelOf(row)) !== undefined
    : rowsBelow(row).some((below) => hasFiles(below, texts));

async function propose(tree: Tree, row: TreeItem | undefined): Promise<void> {
  // The dialog returns the focus here.
  await tree.focus(tree.focusIndex);
  tree.session.screen.matching = row?.id;
}
