/*
 * Cut, copy and paste. Elements are copied as their own JSON text, so that they can move between windows and text
 * editors. The keys arrive as the browser's own events, which provide the clipboard without a permission prompt. Only
 * the menu and the palette have to ask the browser for it.
 */
import { elementOf } from '$lib/core/document/elements';
import type { Node } from '$lib/core/document/node';
import { copyOf } from '$lib/core/operations/copy';
import { namesOf } from '$lib/core/operations/change-collector';
import { pastedAgain } from '$lib/core/operations/pasted-again';
import { rowPointer } from '$lib/core/tree/rows';
import type { Command } from '$lib/editor/commands/commands.svelte';
import { FilesAlong } from '$lib/editor/files/files-along';
import { refuse } from './perform';
import { nextFocus } from '../move/moves';
import * as m from './messages';
import { folderAt } from './new-path';
import { createPasted } from './page-file-commands';
import { elementsAt, planPaste, readPages } from './pasting';
import type { Cut, Tree } from '../tree.svelte';

interface Copied extends Cut {
  readonly names: string;
}

function copiedRows(tree: Tree): Copied {
  const { doc, world } = tree.session.editor;
  const { titles } = world;
  const elements = elementsAt(doc, tree.selected.map(rowPointer));
  const nodes = elements.map(({ node }) => node);
  return { text: copyOf(doc, elements), names: namesOf(elements, titles), nodes, before: doc };
}

const whyNothing = ({ session, selected }: Tree): string | undefined =>
  session.editor.stale ? m.fixJson : selected.length ? undefined : m.nothingSelected;

/** Removes the copied elements as one step that can be undone. */
function takeOut(tree: Tree, copied: Copied): void {
  const { editor } = tree.session;
  const planned = editor.plan({ op: 'remove', nodes: tree.selected.map(rowPointer) });
  if (!planned.ok) return refuse(tree, planned.refusal);
  const next = nextFocus(tree.selected);
  const { edits, after } = planned.value;
  const label = m.cutDone(copied.names);
  editor.commit(edits, 'cut', label, { after });
  tree.cut = copied;
  editor.say(label, 'undoable');
  tree.offered = undefined;
  tree.focusFallback(next);
}

/** Pastes the elements in a text near the selection as one step. If the text contains none, says what it contains. */
export function paste(tree: Tree, text: string): void {
  const { editor } = tree.session;
  const { root } = tree.outline;
  if (editor.stale) return editor.say(m.fixJson, 'refusal');
  const row = tree.selected.at(-1) ?? root;
  const read = readPages(text, row ? folderAt(row) : '', editor.world.pages);
  if (!read.ok) return editor.say(read.refusal.sentence, 'refusal');
  if (!root) return editor.say(m.noNavigationToPaste, 'refusal');
  const { values, changed } = read.value;
  const planned = planPaste(editor.doc, root, tree.selected, values, editor.world.titles);
  if (!planned.ok) return refuse(tree, planned.refusal);
  const { edits, label, landed } = planned.value;
  const cut = tree.cut?.text === text ? tree.cut : undefined;
  const isThere = ({ id }: Node) => elementOf(editor.doc, id) !== undefined;
  const after = pastedAgain(editor.doc, planned.value, cut?.nodes ?? [], isThere);
  editor.commit(edits, 'paste', label, { after });
  const notes = [createPasted(tree, values), changed].filter(Boolean);
  const elements = elementsAt(editor.doc, landed);
  // Their files can follow, as after any other move.
  const further = cut && new FilesAlong(tree.session).offer(cut.before, elements);
  editor.say(notes.length > 0 ? `${label}. ${notes.join(' ')}` : label, 'undoable', further);
  tree.offered = undefined;
  tree.land(elements);
}

/** Handles cut, copy and paste while the focus is on a row, until the returned function is called. */
export function hearClipboard(tree: Tree): () => void {
  const isHere = ({ defaultPrevented }: Event): boolean => {
    const { activeElement } = document;
    if (defaultPrevented || tree.renaming !== undefined) return false;
    return activeElement?.closest('[role=treeitem]') === activeElement && !tree.taken
      ? (tree.viewport?.contains(activeElement) ?? false)
      : false;
  };
  const take = (event: ClipboardEvent) => {
    if (!isHere(event) || !event.clipboardData) return;
    event.preventDefault();
    tree.selectFocused();
    const why = whyNothing(tree);
    if (why) return tree.session.editor.say(why, 'refusal');
    const copied = copiedRows(tree);
    event.clipboardData.setData('text/plain', copied.text);
    if (event.type === 'cut') takeOut(tree, copied);
    else tree.session.editor.say(m.copied(copied.names));
  };
  const put = (event: ClipboardEvent) => {
    if (!isHere(event) || !event.clipboardData) return;
    event.preventDefault();
    tree.selectFocused();
    paste(tree, event.clipboardData.getData('text/plain'));
  };
  // Without a text selection, Safari sends the events only if these are prevented.
  const allow = (event: Event) => {
    if (isHere(event)) event.preventDefault();
  };
  const before = ['beforecopy', 'beforecut', 'beforepaste'];
  document.addEventListener('copy', take);
  document.addEventListener('cut', take);
  document.addEventListener('paste', put);
  for (const name of before) document.addEventListener(name, allow);
  return () => {
    document.removeEventListener('copy', take);
    document.removeEventListener('cut', take);
    document.removeEventListener('paste', put);
    for (const name of before) document.removeEventListener(name, allow);
  };
}

/** Cut, copy and paste for the menus and the palette. `hearClipboard` handles their keys. */
export function clipboardCommands(tree: Tree): readonly Command[] {
  const { editor } = tree.session;
  const keep = async (then: (copied: Copied) => void) => {
    tree.selectFocused();
    const why = whyNothing(tree);
    if (why) return editor.say(why, 'refusal');
    const copied = copiedRows(tree);
    try {
      await navigator.clipboard.writeText(copied.text);
    } catch {
      await tree.focus(tree.focusIndex);
      return editor.say(m.cannotCopyFromHere, 'refusal');
    }
    then(copied);
  };
  const command = (
    id: string,
    label: string,
    key: string,
    barred: () => string | undefined,
    run: () => void,
  ): Command => ({
    ...{ id: `tree.${id}`, label, section: 'Element', keys: [`$mod+${key}`], where: 'tree' },
    native: true,
    barred,
    run,
  });
  return [
    command(
      'cut',
      m.cut,
      'x',
      () => whyNothing(tree),
      () => void keep((copied) => takeOut(tree, copied)),
    ),
    command(
      'copy',
      m.copy,
      'c',
      () => whyNothing(tree),
      () =>
        void keep(({ names }) => {
          editor.say(m.copied(names));
          void tree.focus(tree.focusIndex);
        }),
    ),
    command(
      'paste',
      m.paste,
      'v',
      () => (editor.stale ? m.fixJson : undefined),
      () => void pasteAsked(tree),
    ),
  ];
}

async function pasteAsked(tree: Tree): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    // The keys work there, because their event provides the clipboard.
    await tree.focus(tree.focusIndex);
    const keys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘V' : 'Ctrl+V';
    return tree.session.editor.say(m.cannotReadClipboard(keys), 'refusal');
  }
  paste(tree, text);
}
