/* Selecting several rows one by one, for fingers and for everyone who has no modifier key at hand. */
import type { Command } from '$lib/editor/commands/commands.svelte';
import * as m from './messages';
import type { Tree } from '../tree.svelte';

export const selectSeveral = (tree: Tree): Command => ({
  id: 'tree.select.several',
  label: m.selectSeveral,
  words: m.selectSeveralWords,
  section: 'Select',
  keys: [],
  where: 'tree',
  barred: () => (tree.rows.length ? undefined : m.navigationIsEmpty),
  run: () => {
    tree.selectFocused();
    tree.isSelectingSeveral = true;
    tree.session.screen.pane = 'navigation';
    tree.session.editor.say(m.selectingSeveral, 'quiet');
  },
});
