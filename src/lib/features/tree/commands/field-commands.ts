/*
 * Commands that switch a field of the selected element on or off, so that they can be found by name.
 */
import { isRef } from '$lib/core/document/elements';
import { member } from '$lib/core/document/walk';
import { KINDS } from '$lib/core/schema/kinds';
import { rowPointer, type TreeItem } from '$lib/core/tree/rows';
import type { Command } from '$lib/editor/commands/commands.svelte';
import { areHidden, arePages, toggleHidden, whyNotHidden } from './hide-pages';
import { act } from './perform';
import * as m from './messages';
import type { Tree } from '../tree.svelte';

interface Switch {
  readonly field: string;
  /** The label while the field is off, and while it is on. */
  readonly labels: readonly [on: string, off: string];
  readonly words: string;
  /** Why this element can't have the field. */
  readonly barred: (row: TreeItem) => string | undefined;
}

const SWITCHES: readonly Switch[] = [
  {
    field: 'hidden',
    labels: [m.hide, m.unhide],
    words: m.hideWords,
    barred: ({ kind }) => (hasField(kind, 'hidden') ? undefined : m.cannotBeHidden),
  },
  {
    field: 'expanded',
    labels: [m.startExpanded, m.startCollapsed],
    words: m.startExpandedWords,
    barred: ({ kind, parent }) =>
      kind === 'group' && parent?.kind === 'group' ? undefined : m.onlyNestedGroups,
  },
];

export const fieldCommands = (tree: Tree): readonly Command[] =>
  SWITCHES.map(({ field, labels, words, barred }): Command => {
    /** Pages are hidden by their files, one or several at once. */
    const pages = () => (field === 'hidden' && arePages(tree.selected) ? tree.selected : undefined);
    const row = () => (tree.selected.length === 1 ? tree.selected[0] : undefined);
    const why = () => {
      const several = pages();
      if (several) return whyNotHidden(tree, several);
      const one = row();
      if (!one) return tree.selected.length ? m.selectOne : m.nothingSelected;
      if (tree.session.editor.stale) return m.fixJson;
      return barred(one) ?? (isRef(one.node) ? m.contentUnknown : undefined);
    };
    const isOn = () => {
      const several = pages();
      if (several) return areHidden(tree, several);
      const one = row();
      const value = one && member(one.node, field)?.value;
      return value?.type === 'boolean' && value.value === true;
    };
    return {
      id: `tree.field.${field}`,
      get label() {
        return labels[isOn() ? 1 : 0];
      },
      words,
      section: 'Element',
      keys: [],
      where: 'tree',
      barred: why,
      run: () => {
        const [several, one, reason] = [pages(), row(), why()];
        if (several && reason === undefined) return void toggleHidden(tree, several);
        if (!one || reason !== undefined) return tree.session.editor.say(reason ?? '', 'refusal');
        const node = rowPointer(one);
        act(
          tree,
          [isOn() ? { op: 'set', node, field } : { op: 'set', node, field, value: true }],
          `set.${field}`,
        );
      },
    };
  });

const hasField = (kind: TreeItem['kind'], field: string): boolean =>
  KINDS[kind].fields.some(({ key }) => key === field);
