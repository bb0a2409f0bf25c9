/*
 * Find commands, for the keys, the palette and the keyboard sheet: the field, the matches, the filters.
 */
import type { Command } from '$lib/editor/commands/commands.svelte';
import * as m from './command-messages';
import type { FilterId } from './filters';
import { goToMatch } from './matches';
import type { Tree } from '../tree.svelte';

const PROBLEMS: readonly FilterId[] = ['error', 'warning'];

export function findCommands(tree: Tree): readonly Command[] {
  const { finding, session } = tree;
  const step = (by: 1 | -1) => {
    if (!finding.on) return void tree.focusSearch();
    const inField = document.activeElement?.matches('[type=search]') ?? false;
    void goToMatch(tree, by, inField ? 'alone' : 'always');
  };
  const only = (
    id: string,
    label: string,
    words: string,
    filters: readonly FilterId[],
    none: () => string | undefined,
  ): Command => ({
    id,
    label,
    words,
    section: 'Find',
    keys: [],
    where: 'window',
    barred: none,
    run: () => {
      session.screen.pane = 'navigation';
      finding.query = '';
      finding.filters = new Set(filters);
    },
  });
  const nothing = () => (finding.on ? undefined : m.notSearching);
  return [
    {
      id: 'find',
      label: m.search,
      words: m.searchWords,
      section: 'Find',
      keys: ['/', '$mod+f'],
      where: 'tree',
      barred: () => undefined,
      run: () => void tree.focusSearch(),
    },
    {
      id: 'find.next',
      label: m.nextMatch,
      section: 'Find',
      keys: ['F3', '$mod+g'],
      where: 'window',
      barred: nothing,
      run: () => step(1),
    },
    {
      id: 'find.previous',
      label: m.previousMatch,
      section: 'Find',
      keys: ['Shift+F3', '$mod+Shift+g'],
      where: 'window',
      barred: nothing,
      run: () => step(-1),
    },
    only('find.problems', m.onlyProblems, m.onlyProblemsWords, PROBLEMS, () =>
      session.editor.problems.some(
        ({ severity, node }) => severity !== 'hint' && node !== undefined,
      )
        ? undefined
        : m.noProblems,
    ),
    only('find.changes', m.onlyChanges, m.onlyChangesWords, ['changed'], () =>
      session.editor.changedElements?.kinds.size ? undefined : m.noChanges,
    ),
    {
      id: 'find.everything',
      label: m.everything,
      section: 'Find',
      keys: [],
      where: 'window',
      barred: () => (finding.on || tree.scope ? undefined : m.everythingShown),
      run: () => {
        finding.clear();
        tree.showAll();
      },
    },
  ];
}
