import { navigationOf } from '$lib/core/document/elements';
import { keysInWords, type Command } from '$lib/editor/commands/commands.svelte';
import type { MenuEntry } from './menu-entry';
import { levelsBelow } from '../levels';
import * as m from './messages';
import type { Tree } from '../tree.svelte';

/** Levels with their own command. */
const LEVELS = [2, 3, 4, 5] as const;

/** Collapse all, expand to a level, expand all. */
export function levelCommands(tree: Tree): readonly Command[] {
  const count = (): number => {
    const navigation = navigationOf(tree.session.editor.doc);
    return navigation ? levelsBelow(navigation.node) : 0;
  };
  const make = (
    id: string,
    label: string,
    words: string,
    keys: string,
    levels: number,
  ): Command => ({
    id: `tree.levels.${id}`,
    label,
    words,
    section: 'Expand',
    keys: [keys],
    where: 'tree',
    minor: levels > 1 && levels < Infinity,
    barred: () => {
      if (tree.looking) return m.searchShowsAll;
      const most = count();
      if (most < 2) return m.nothingHoldsAnything;
      if (levels <= most || levels === Infinity) return undefined;
      return m.onlyLevels(most);
    },
    run: () => {
      const { editor } = tree.session;
      if (tree.looking) return editor.say(m.searchShowsAll);
      void import('../show-levels').then(({ showLevels }) => showLevels(tree, levels));
    },
  });
  return [
    make('collapse', m.collapseAll, m.collapseWords, 'Alt+Shift+ArrowLeft', 1),
    ...LEVELS.map((level) =>
      make(`${level}`, m.expandTo(level), m.expandWords, `Alt+Shift+Digit${level}`, level),
    ),
    make('expand', m.expandAll, m.expandWords, 'Alt+Shift+ArrowRight', Infinity),
  ];
}

/** The same as menu entries. Leaves out levels that do not exist. */
export function levelEntries(tree: Tree): readonly MenuEntry[] {
  const commands = tree.session.commands.all.filter(({ id }) => id.startsWith('tree.levels.'));
  return commands.flatMap(({ id, label, keys, barred, run }): MenuEntry[] => {
    const reason = barred();
    const ends = id.endsWith('collapse') || id.endsWith('expand');
    if (reason !== undefined && !ends) return [];
    return [
      {
        label,
        keys: keysInWords(keys[0]!),
        apart: id.endsWith('expand') || id.endsWith('.2'),
        ...(reason === undefined ? { act: run } : { reason }),
      },
    ];
  });
}
