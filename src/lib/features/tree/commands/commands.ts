/*
 * The tree's commands, for its keys, its menus, the palette and the keyboard sheet. All of them act on the selected
 * rows. A barred command called with its key says why and offers what would make it possible.
 */
import type { Command } from '$lib/editor/commands/commands.svelte';
import type { Refusal } from '$lib/core/result';
import { KINDS } from '$lib/core/schema/kinds';
import { findCommands } from '../find/find-commands';
import { scopeCommands } from '../find/scoping';
import { act, choose, rename, waysOut } from './acts';
import { addingCommands } from './adding-commands';
import { clipboardCommands } from './clipboard';
import { fileCommands } from './file-commands';
import { levelCommands } from './level-commands';
import { revealCommands } from './reveal-commands';
import { duplicate, edge, remove, step, type Direction, type OperationChoice } from '../move/moves';
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
  ['up', 'Move up', 'Alt+ArrowUp'],
  ['down', 'Move down', 'Alt+ArrowDown'],
  ['in', 'Move in', 'Alt+ArrowRight'],
  ['out', 'Move out', 'Alt+ArrowLeft'],
];
const NOTHING = 'Nothing is selected.';

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
      if (tree.selected.length === 0) return NOTHING;
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
  return [
    ...findCommands(tree),
    ...levelCommands(tree),
    ...revealCommands(tree),
    ...scopeCommands(tree),
    {
      id: 'tree.rename',
      label: 'Rename',
      words: 'title name label',
      section: 'Element',
      keys: ['Enter', 'F2'],
      where: 'tree',
      barred: () => whyNoName(tree),
      run: () => {
        tree.selectFocused();
        rename(tree, tree.selected.at(-1));
      },
    },
    does(
      {
        id: 'tree.duplicate',
        label: 'Duplicate',
        words: 'copy clone',
        section: 'Element',
        keys: ['$mod+d'],
      },
      () => duplicate(tree.selected),
      'duplicate',
    ),
    does(
      {
        id: 'tree.remove',
        label: 'Remove',
        words: 'delete trash erase',
        section: 'Element',
        keys: ['Delete', 'Backspace'],
      },
      () => remove(tree.selected),
      'remove',
    ),
    ...clipboardCommands(tree),
    ...addingCommands(tree, hands.add),
    ...fileCommands(tree, hands.keep),
    ...MOVES.map(([direction, label, keys]) =>
      does(
        { id: `tree.move.${direction}`, label, section: 'Move', keys: [keys] },
        () => step(tree.selected, direction),
        `move.${direction}`,
        // An immediate refusal has its own message.
        () =>
          typeof step(tree.selected, direction) === 'string'
            ? undefined
            : edge(tree.selected, direction),
      ),
    ),
    {
      id: 'tree.move.to',
      label: 'Move to…',
      section: 'Move',
      keys: ['$mod+Shift+m'],
      where: 'tree',
      barred: () => (tree.selected.length ? undefined : NOTHING),
      run: () => {
        tree.selectFocused();
        hands.moveTo();
      },
    },
    {
      id: 'tree.focus',
      label: 'Go to the navigation',
      section: 'Tree',
      keys: [],
      where: 'tree',
      barred: () => (tree.focusRow ? undefined : 'The navigation is empty.'),
      run: () => void tree.focus(tree.focusIndex),
    },
    {
      id: 'tree.menu',
      label: 'Open the menu of the selected element',
      section: 'Element',
      keys: ['Shift+F10', 'ContextMenu'],
      where: 'tree',
      barred: () => (tree.selected.length ? undefined : NOTHING),
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
  waysOut(tree, refusal).length > 0;

function whyNoName(tree: Tree): string | undefined {
  const row = tree.selected.at(-1);
  if (!row) return NOTHING;
  if (tree.selected.length > 1) return 'Several elements are selected.';
  if (tree.session.editor.stale) return 'Fix the JSON first.';
  if (row.node.type !== 'string' && !KINDS[row.kind].nameKey)
    return 'This section has no name of its own.';
  return undefined;
}
