import { additions, wrap, type Addition } from './additions';
import { refuse } from './perform';
import { makeAndName } from './menu-entry';
import * as m from './messages';
import { rowPointer } from '$lib/core/tree/rows';
import type { Kind } from '$lib/core/schema/kinds';
import type { Command } from '$lib/editor/commands/commands.svelte';
import type { Tree } from '../tree.svelte';

/** Adding with the keys: a page directly, anything else from the menu of allowed kinds. */
export function addingCommands(tree: Tree, menu: () => void): readonly Command[] {
  const { editor } = tree.session;
  const barred = () =>
    editor.stale ? m.fixJson : tree.outline.root ? undefined : m.noNavigationToAdd;
  return [
    {
      ...{ id: 'tree.add.page', label: m.addPage, section: 'Add', keys: ['Insert'] },
      words: m.addWords,
      kind: 'page',
      where: 'tree',
      barred: () => barred() ?? (atFocus(tree, 'page') ? undefined : whyNoPage(tree)?.sentence),
      run: () => {
        const why = barred();
        if (why) return editor.say(why, 'refusal');
        tree.selectFocused();
        const page = atFocus(tree, 'page');
        if (page) return makeAndName(tree, page.operation, 'insert');
        const refusal = whyNoPage(tree);
        if (refusal) refuse(tree, refusal);
      },
    },
    {
      ...{ id: 'tree.add.group', label: m.addGroup, section: 'Add', keys: [] },
      words: m.addWords,
      kind: 'group',
      where: 'tree',
      barred: () => barred() ?? (atFocus(tree, 'group') ? undefined : m.noGroupHere),
      run: () => {
        const group = atFocus(tree, 'group');
        if (group) makeAndName(tree, group.operation, 'insert');
      },
    },
    {
      ...{ id: 'tree.wrap.group', label: m.wrapInGroup, section: 'Element', keys: [] },
      words: m.addWords,
      where: 'tree',
      barred: () => {
        const { selected } = tree;
        if (!selected.length) return m.nothingSelected;
        const planned = editor.plan(wrap(selected, 'group'));
        return planned.ok ? undefined : planned.refusal.sentence;
      },
      run: () => makeAndName(tree, wrap(tree.selected, 'group'), 'wrap'),
    },
    {
      ...{ id: 'tree.add', label: m.add, section: 'Add', keys: ['$mod+Enter'] },
      words: m.addWords,
      where: 'tree',
      barred,
      run: () => {
        const why = barred();
        if (why) return editor.say(why, 'refusal');
        tree.selectFocused();
        menu();
      },
    },
  ];
}

/** A new element in the selected row, or after it. */
function atFocus(tree: Tree, kind: Kind): Addition | undefined {
  const row = tree.selected.at(-1) ?? tree.outline.root;
  return row && additions(tree.session.editor.doc, row).find((one) => one.kind === kind);
}

/** The refusal of a page there, with its fixes. */
function whyNoPage(tree: Tree) {
  const row = tree.selected.at(-1) ?? tree.outline.root;
  if (!row) return undefined;
  const planned = tree.session.editor.plan({
    op: 'insert',
    value: 'new-page',
    to: { parent: rowPointer(row), key: 'pages', index: 0 },
  });
  return planned.ok ? undefined : planned.refusal;
}
