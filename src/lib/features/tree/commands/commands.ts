/*
 * The tree's commands, for its keys, its menus, the palette and the keyboard sheet. All of them act on the selected
 * rows. A barred command called with its key says why and offers what would make it possible.
 */
import type { Command } from '$lib/editor/commands/commands.svelte';
import type { Refusal } from '$lib/core/result';
import { KINDS } from '$lib/core/schema/kinds';
import { findCommands } from '../find/find-commands';
import { scopeCommands } from '../find/scoping';
import { act, choose, offeredFixes, rename, whyNotNow } from './perform';
import { addingCommands } from './adding-commands';
import { clipboardCommands } from './clipboard';
import { duplicateCommand } from './duplicate-command';
import { fieldCommands } from './field-commands';
import { fileCommands } from './file-commands';
import { levelCommands } from './level-commands';
import { matchCommands } from './match-commands';
import * as m from './messages';
import { pageFileCommands } from './page-file-commands';
import { revealCommands } from './reveal-commands';
import { selectSeveral } from './select-several';
import { edge, remove, step, type Direction, type OperationChoice } from '../move/moves';
import type { Tree } from '../tree.svelte';

/** What the pane opens for the tree. */
export interface Hands {
  /** The context menu at the focused row. */
  readonly menu: () => void;
  /** The menu of additions at the focused row. */
  readonly add: () => void;
  readonly moveTo: () => void;
  /** Asks which file to keep the selected element in. */
  readonly keep: () => void;
}

const MOVES: readonly (readonly [Direction, string, string])[] = [
  ['up', m.moveUp, 'Alt+ArrowUp'],
  ['down', m.moveDown, 'Alt+ArrowDown'],
  ['in', m.moveIn, 'Alt+ArrowRight'],
  ['out', m.moveOut, 'Alt+ArrowLeft'],
];

export function treeCommands(tree: Tree, hands: Hands): readonly Command[] {
  /** A command that runs the first accepted alternative. `atEdge` returns the message if there is nowhere to go. */
  const does = (
    look: Pick<Command, 'id' | 'label' | 'words' | 'section' | 'keys'>,
    way: () => OperationChoice,
    origin: string,
    atEdge: () => string | undefined = () => undefined,
  ): Command => ({
    ...look,
    where: 'tree',
    barred: () => {
      const why = whyNotNow(tree);
      if (why) return why;
      const chosen = choose(tree, way());
      return 'refusal' in chosen ? (atEdge() ?? chosen.refusal.sentence) : undefined;
    },
    run: () => {
      tree.selectFocused();
      const [ways, told] = [way(), atEdge()];
      const chosen = told === undefined ? undefined : choose(tree, ways);
      const stays = chosen && 'refusal' in chosen && !hasWaysOut(tree, chosen.refusal);
      act(tree, told !== undefined && stays ? told : ways, origin);
    },
  });
  const titles = () => tree.session.editor.world.titles;
  return [
    ...findCommands(tree),
    ...levelCommands(tree),
    ...revealCommands(tree),
    ...scopeCommands(tree),
    {
      id: 'tree.rename',
      label: m.rename,
      // A page is renamed by its title, which is in its file, or by its path.
      get words() {
        return hasPath(tree) ? m.renamePageWords : m.renameWords;
      },
      section: 'Element',
      keys: ['Enter', 'F2'],
      where: 'tree',
      barred: () => whyNoName(tree),
      run: () => {
        tree.selectFocused();
        rename(tree, tree.selected.at(-1));
      },
    },
    duplicateCommand(tree),
    does(
      {
        id: 'tree.remove',
        label: m.remove,
        words: m.removeWords,
        section: 'Element',
        keys: ['Delete', 'Backspace'],
      },
      () => remove(tree.selected),
      'remove',
    ),
    ...pageFileCommands(tree),
    ...matchCommands(tree),
    selectSeveral(tree),
    ...fieldCommands(tree),
    ...clipboardCommands(tree),
    ...addingCommands(tree, hands.add),
    ...fileCommands(tree, hands.keep),
    ...MOVES.map(([direction, label, keys]) =>
      does(
        { id: `tree.move.${direction}`, label, section: 'Move', keys: [keys] },
        () => step(tree.selected, direction, titles()),
        `move.${direction}`,
        // An immediate refusal has its own message.
        () =>
          typeof step(tree.selected, direction, titles()) === 'string'
            ? undefined
            : edge(tree.selected, direction, titles()),
      ),
    ),
    {
      id: 'tree.move.to',
      label: m.moveTo,
      section: 'Move',
      keys: ['$mod+Shift+m'],
      where: 'tree',
      barred: () => whyNotNow(tree),
      run: () => {
        tree.selectFocused();
        hands.moveTo();
      },
    },
    {
      id: 'tree.focus',
      label: m.goToNavigation,
      section: 'Tree',
      keys: [],
      where: 'tree',
      minor: true,
      barred: () => (tree.focusRow ? undefined : m.navigationIsEmpty),
      run: () => void tree.focus(tree.focusIndex),
    },
    {
      id: 'tree.menu',
      label: m.openMenu,
      section: 'Element',
      keys: ['Shift+F10', 'ContextMenu'],
      where: 'tree',
      barred: () => (tree.selected.length ? undefined : m.nothingSelected),
      run: () => {
        tree.selectFocused();
        hands.menu();
      },
    },
  ];
}

/** A page at the edge stays there. A container is offered whatever would let it continue. */
const hasWaysOut = (tree: Tree, refusal: Refusal): boolean =>
  tree.selected.some(({ kind }) => kind !== 'page' && kind !== 'endpoint') &&
  offeredFixes(tree, refusal).length > 0;

/** Whether the selected element is written as a path: a page or an endpoint. */
const hasPath = ({ selected }: Tree): boolean => selected.at(-1)?.node.type === 'string';

function whyNoName(tree: Tree): string | undefined {
  const row = tree.selected.at(-1);
  if (!row) return m.nothingSelected;
  if (tree.selected.length > 1) return m.severalSelected;
  if (tree.session.editor.stale) return m.fixJson;
  if (row.node.type !== 'string' && !KINDS[row.kind].nameKey) return m.sectionHasNoName;
  return undefined;
}
