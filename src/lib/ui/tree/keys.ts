/*
 * The tree's keys, after the ARIA tree pattern; moving, renaming and removing are our own.
 */
import { rowsBelow, type Row } from '$lib/core/views/rows';
import { act, rename } from './acts';
import { duplicate, remove, step, type Direction } from './moves';
import type { Tree } from './tree.svelte';

const MOVES: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

export interface Hands {
  /** Opens the context menu at the focused row. */
  readonly menu: (row: Row) => void;
  readonly moveTo: () => void;
}

/** Handles a key; says whether it did, so that nobody else does. */
export function press(tree: Tree, event: KeyboardEvent, hands: Hands): boolean {
  const row = tree.focusRow;
  if (!row) return false;
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey && !command) return moveKey(tree, event, row);
  if (command) return commandKey(tree, event, row);
  if ((event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu') {
    ensureSelected(tree, row);
    hands.menu(row);
    return true;
  }
  return actKey(tree, event, row) || walk(tree, event, row) || typeAhead(tree, event, row);
}

function ensureSelected(tree: Tree, row: Row): void {
  if (!tree.selectedIds.has(row.id)) tree.select(row);
}

function moveKey(tree: Tree, { key }: KeyboardEvent, row: Row): boolean {
  const direction = MOVES[key];
  if (!direction) return false;
  ensureSelected(tree, row);
  act(tree, step(tree.selected, direction), `move.${direction}`);
  return true;
}

function commandKey(tree: Tree, event: KeyboardEvent, row: Row): boolean {
  const { key } = event;
  switch (key.toLowerCase()) {
    case 'a':
      tree.selectAll(tree.rows.filter((other) => other.parent?.id === row.parent?.id));
      return true;
    case 'd':
      ensureSelected(tree, row);
      act(tree, duplicate(tree.selected), 'duplicate');
      return true;
    case ' ':
      tree.toggle(row);
      return true;
    default:
      return walk(tree, event, row);
  }
}

function actKey(tree: Tree, { key }: KeyboardEvent, row: Row): boolean {
  switch (key) {
    case 'Enter':
    case 'F2':
      ensureSelected(tree, row);
      rename(tree, row);
      return true;
    case 'Delete':
    case 'Backspace':
      ensureSelected(tree, row);
      act(tree, remove(tree.selected), 'remove');
      return true;
    case ' ':
      tree.select(row);
      return true;
    case '*':
      tree.openAll(row.parent ? rowsBelow(row.parent) : []);
      return true;
    case 'Escape':
      if (tree.offered) tree.offered = undefined;
      else if (tree.looking) tree.query = '';
      else if (tree.session.selection.ids.length > 1) tree.select(row);
      else return false;
      return true;
    default:
      return false;
  }
}

function walk(tree: Tree, event: KeyboardEvent, row: Row): boolean {
  const at = tree.indexOf(row.id);
  const page = Math.max(1, Math.floor(tree.height / tree.rowHeight) - 1);
  const last = tree.rows.length - 1;
  switch (event.key) {
    case 'ArrowDown':
      return go(tree, at + 1, event);
    case 'ArrowUp':
      return go(tree, at - 1, event);
    case 'Home':
      return go(tree, 0, event);
    case 'End':
      return go(tree, last, event);
    case 'PageDown':
      return go(tree, Math.min(last, at + page), event);
    case 'PageUp':
      return go(tree, Math.max(0, at - page), event);
    case 'ArrowRight':
      if (row.expandable && !row.expanded) tree.setOpen(row, true);
      else if (row.expanded) go(tree, at + 1, event);
      return true;
    case 'ArrowLeft':
      if (row.expanded) tree.setOpen(row, false);
      else if (row.parent) go(tree, tree.indexOf(row.parent.id), event);
      return true;
    default:
      return false;
  }
}

/** Goes to a row: Shift extends the selection to it, Ctrl leaves the selection, else it is selected. */
function go(tree: Tree, to: number, { shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const row = tree.rows[to];
  if (!row) return true;
  if (shiftKey) tree.extendTo(row);
  else if (!ctrlKey && !metaKey) tree.select(row);
  void tree.focus(to);
  return true;
}

/** Typed letters go to the next row that begins with them; a pause begins anew. */
const PAUSE = 700;

function typeAhead(tree: Tree, event: KeyboardEvent, row: Row): boolean {
  if (event.key.length !== 1 || event.key === '/') return false;
  const typed = event.timeStamp - tree.typed.at < PAUSE ? tree.typed.text + event.key : event.key;
  tree.typed = { text: typed, at: event.timeStamp };
  const from = tree.indexOf(row.id) + (typed.length === 1 ? 1 : 0);
  const wanted = typed.toLowerCase();
  for (let i = 0; i < tree.rows.length; i++) {
    const at = (from + i) % tree.rows.length;
    if (!tree.nameOf(tree.rows[at]!).toLowerCase().startsWith(wanted)) continue;
    tree.select(tree.rows[at]!);
    void tree.focus(at);
    break;
  }
  return true;
}
