/*
 * Goes from the tree to the same element in the text and in the preview. The way back is there: F4 in the text, a
 * command in the preview.
 */
import { sourceNode } from '$lib/core/document/resolve-refs';
import type { Command } from '$lib/editor/commands/commands.svelte';
import type { Mode } from '$lib/editor/view/screen.svelte';
import { WIDE } from '$lib/editor/view/widths';
import * as m from './messages';
import type { Tree } from '../tree.svelte';

export function revealCommands(tree: Tree): readonly Command[] {
  const { selection, screen, editor } = tree.session;
  const nothing = () => (selection.primary ? undefined : m.nothingSelected);
  /** Brings one half of the middle into view, next to the other half if there is room. */
  const bring = (mode: Mode) => {
    tree.selectFocused();
    screen.stage = undefined;
    if (screen.mode !== 'split' && screen.mode !== mode)
      screen.mode = matchMedia(WIDE).matches ? 'split' : mode;
    screen.pane = 'middle';
  };
  return [
    {
      id: 'tree.show.json',
      label: m.showInJson,
      section: 'View',
      keys: ['F4'],
      where: 'tree',
      barred: () => nothing() ?? (editor.stale ? m.fixJson : undefined),
      run: () => {
        bring('json');
        const { primary } = selection;
        if (primary && !editor.stale)
          void screen.json.reveal({
            file: primary.spot.file,
            at: primary.spot.at,
            length: sourceNode(primary.node).length,
          });
      },
    },
    {
      id: 'tree.show.preview',
      label: m.showInPreview,
      section: 'View',
      keys: ['Shift+F4'],
      where: 'tree',
      barred: nothing,
      run: () => {
        bring('visual');
        selection.showAgain();
      },
    },
  ];
}
