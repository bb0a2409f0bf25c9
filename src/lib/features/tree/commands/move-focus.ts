/*
 * Keys that move, open and select, after the ARIA pattern of a multiselect tree. walking-keys.ts describes them.
 */
import { rowsBelow, type TreeItem } from '$lib/core/tree/rows';
import type { Tree } from '../tree.svelte';

/** Handles a key that does not change the document. Returns whether it did. */
export function walk(tree: Tree, event: KeyboardEvent): boolean {
  const row = tree.focusRow;
  // Any other key ends type-ahead.
  if (event.key.length > 1 && event.key !== 'Shift') tree.typed = { text: '', at: -Infinity };
  if (!row || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return commandKey(tree, event, row);
  if (event.key === ' ' && isTyping(tree, event)) return typeAhead(tree, event, row);
  return go(tree, event, row) || choose(tree, event, row) || typeAhead(tree, event, row);
}

function commandKey(tree: Tree, event: KeyboardEvent, row: TreeItem): boolean {
  if (event.key.toLowerCase() === 'a') selectAround(tree, row);
  else if (event.key === ' ') tree.toggle(row);
  else return go(tree, event, row);
  return true;
}

/** Selects all siblings of a row, or all rows if the siblings are already selected. The row stays the primary one. */
function selectAround(tree: Tree, row: TreeItem): void {
  const siblings = tree.rows.filter((other) => other.parent?.id === row.parent?.id);
  const already = siblings.every(({ id }) => tree.selectedIds.has(id));
  const chosen = already ? tree.rows : siblings;
  tree.selectAll([...chosen.filter(({ id }) => id !== row.id), row]);
}

function choose(tree: Tree, { key, shiftKey }: KeyboardEvent, row: TreeItem): boolean {
  if (key === ' ' && shiftKey) tree.extendTo(row);
  else if (key === ' ' && tree.isSelectingSeveral) tree.toggle(row);
  else if (key === ' ') tree.select(row);
  else if (key === '*') tree.openAll(row.parent ? rowsBelow(row.parent) : []);
  else if (key !== 'Escape') return false;
  else if (tree.offered) tree.offered = undefined;
  else if (tree.isSelectingSeveral) tree.endSelecting();
  else if (tree.looking) tree.endSearch();
  else if (tree.session.selection.ids.length > 1) tree.select(row);
  else return false;
  return true;
}

function go(tree: Tree, event: KeyboardEvent, row: TreeItem): boolean {
  const at = tree.indexOf(row.id);
  const page = Math.max(1, Math.floor(tree.height / tree.rowHeight) - 1);
  const last = tree.rows.length - 1;
  switch (event.key) {
    case 'ArrowDown':
      return goToRow(tree, at + 1, event);
    case 'ArrowUp':
      return goToRow(tree, at - 1, event);
    case 'Home':
      return goToRow(tree, 0, event);
    case 'End':
      return goToRow(tree, last, event);
    case 'PageDown':
      return goToRow(tree, Math.min(last, at + page), event);
    case 'PageUp':
      return goToRow(tree, Math.max(0, at - page), event);
    case 'ArrowRight':
      if (row.expandable && !row.expanded) tree.setOpen(row, true);
      else if (row.expanded) goToRow(tree, at + 1, event);
      return true;
    case 'ArrowLeft':
      if (row.expanded) tree.setOpen(row, false);
      else if (row.parent) goToRow(tree, tree.indexOf(row.parent.id), event);
      return true;
    default:
      return false;
  }
}

/**
 * Goes to a row. Shift extends the selection to it. Ctrl keeps the selection, as does selecting several one by one.
 * Otherwise the row is selected.
 */
function goToRow(tree: Tree, to: number, { shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const row = tree.rows[to];
  if (!row) return true;
  if (shiftKey) tree.extendTo(row);
  else if (!ctrlKey && !metaKey && !tree.isSelectingSeveral) tree.select(row);
  void tree.focus(to);
  return true;
}

/**
 * Pause that restarts type-ahead, in milliseconds. Typed letters go to the next row that begins with them, and
 * repeating one letter goes on to the next.
 */
const TYPING_PAUSE = 700;

const isTyping = (tree: Tree, { timeStamp }: KeyboardEvent): boolean =>
  timeStamp - tree.typed.at < TYPING_PAUSE && tree.focusRow?.id === tree.typed.row;

function typeAhead(tree: Tree, event: KeyboardEvent, row: TreeItem): boolean {
  if (event.key.length !== 1 || event.key === '/' || event.key === '?') return false;
  const letter = event.key.toLowerCase();
  const typed = isTyping(tree, event) ? tree.typed.text + letter : letter;
  tree.typed = { text: typed, at: event.timeStamp, row: row.id };
  const again = [...typed].every((other) => other === letter);
  const wanted = again ? letter : typed;
  const from = tree.indexOf(row.id) + (again ? 1 : 0);
  for (let i = 0; i < tree.rows.length; i++) {
    const at = (from + i) % tree.rows.length;
    if (!tree.nameOf(tree.rows[at]!).toLowerCase().startsWith(wanted)) continue;
    tree.select(tree.rows[at]!);
    void tree.focus(at);
    tree.typed = { ...tree.typed, row: tree.focusId };
    break;
  }
  return true;
}
