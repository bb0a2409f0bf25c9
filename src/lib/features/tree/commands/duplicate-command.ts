/*
 * Duplicates rows. Only one language, version, product or dropdown can have a name, so a copy of one is named right
 * away. A language or a version also has its own folder: starting a new one from it asks for both, as one step.
 */
import { isRef } from '$lib/core/document/elements';
import type { Kind } from '$lib/core/schema/kinds';
import type { Command } from '$lib/editor/commands/commands.svelte';
import type { TreeItem } from '$lib/core/tree/rows';
import { duplicate } from '../move/moves';
import { nameAtOnce } from './menu-entry';
import * as m from './messages';
import { act, choose } from './perform';
import type { Tree } from '../tree.svelte';

const NAMED: ReadonlySet<Kind> = new Set(['language', 'version', 'product', 'dropdown']);
const hasFolder = ({ kind, node }: TreeItem) =>
  (kind === 'language' || kind === 'version') && !isRef(node);

export function duplicateCommand(tree: Tree): Command {
  const { commands } = tree.session;
  return {
    id: 'tree.duplicate',
    label: m.duplicate,
    words: m.duplicateWords,
    section: 'Element',
    keys: ['$mod+d'],
    where: 'tree',
    barred: () => {
      if (tree.selected.length === 0) return m.nothingSelected;
      const chosen = choose(tree, duplicate(tree.selected));
      return 'refusal' in chosen ? chosen.refusal.sentence : undefined;
    },
    run: () => {
      tree.selectFocused();
      const [row, ...more] = tree.selected;
      const isAlone = row !== undefined && more.length === 0;
      const start = isAlone && hasFolder(row) ? commands.find('division.copy') : undefined;
      if (start && !start.barred()) return void start.run();
      const from = tree.focusRow?.id;
      const [made] = act(tree, duplicate(tree.selected), 'duplicate') ?? [];
      if (!made || !isAlone || !NAMED.has(row.kind)) return;
      tree.made = { id: made.node.id, doc: tree.session.editor.doc, from };
      nameAtOnce(tree, made);
    },
  };
}
