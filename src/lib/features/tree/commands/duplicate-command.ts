/*
 * Duplicates rows. Only one language, version, product or dropdown can have a name, so a copy of one is named right
 * away. A language or a version also has its own folder: starting a new one from it asks for both, as one step.
 */
import { isRef, type Element } from '$lib/core/document/elements';
import type { NodeId } from '$lib/core/document/node';
import type { Kind } from '$lib/core/schema/kinds';
import type { Command } from '$lib/editor/commands/commands.svelte';
import type { TreeItem } from '$lib/core/tree/rows';
import { duplicate } from '../move/moves';
import { nameAtOnce } from './menu-entry';
import * as m from './messages';
import { act, choose, whyNotNow } from './perform';
import type { Tree } from '../tree.svelte';

const NAMED: ReadonlySet<Kind> = new Set(['language', 'version', 'product', 'dropdown']);
const hasFolder = ({ kind, node }: TreeItem) =>
  (kind === 'language' || kind === 'version') && !isRef(node);

/** Starts the dialog for a new language or version from the selected one. Returns whether it could. */
export function startDivision(tree: Tree): boolean {
  const [row, ...more] = tree.selected;
  const isAlone = row !== undefined && more.length === 0;
  const start = isAlone && hasFolder(row) ? tree.session.commands.find('division.copy') : undefined;
  if (!start || start.barred()) return false;
  start.run();
  return true;
}

/** Names the copy of a single element that needs its own name. */
export function nameCopy(
  tree: Tree,
  rows: readonly TreeItem[],
  made: Element | undefined,
  from: NodeId | undefined,
): void {
  const [row, ...more] = rows;
  if (!made || !row || more.length > 0 || !NAMED.has(row.kind)) return;
  tree.made = { id: made.node.id, doc: tree.session.editor.doc, from };
  nameAtOnce(tree, made);
}

export function duplicateCommand(tree: Tree): Command {
  return {
    id: 'tree.duplicate',
    label: m.duplicate,
    words: m.duplicateWords,
    section: 'Element',
    keys: ['$mod+d'],
    where: 'tree',
    barred: () => {
      const why = whyNotNow(tree);
      if (why) return why;
      const chosen = choose(tree, duplicate(tree.selected));
      return 'refusal' in chosen ? chosen.refusal.sentence : undefined;
    },
    run: () => {
      tree.selectFocused();
      if (startDivision(tree)) return;
      const rows = tree.selected;
      const from = tree.focusRow?.id;
      const [made] = act(tree, duplicate(rows), 'duplicate') ?? [];
      nameCopy(tree, rows, made, from);
    },
  };
}
