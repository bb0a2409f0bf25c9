import { difference } from '$lib/core/text/edit';
import { Commands } from '$lib/editor/commands.svelte';
import type { Session } from '$lib/editor/context';
import type { Desk, Opened } from '$lib/editor/desk.svelte';
import { documentCommands } from '$lib/editor/document-commands';
import { Editor } from '$lib/editor/editor.svelte';
import { Saving } from '$lib/editor/saving.svelte';
import { Screen } from '$lib/editor/screen.svelte';
import { Selection } from '$lib/editor/selection.svelte';
import { putBack } from '$lib/editor/view-state.svelte';

/** Everything that the panes share, for one document. Work that was asked for is put back as one undo step. */
export function begin(opened: Opened, desk: Desk): Session {
  const { path, text } = opened.file;
  const editor = new Editor(new Map([[path, text]]), path);
  editor.world = opened.world;
  const session = {
    editor,
    selection: new Selection(editor),
    screen: new Screen(),
    saving: new Saving(editor, opened, desk.ways.drafts),
    commands: new Commands(),
  };
  session.commands.add(documentCommands(session));
  desk.finish = () => session.saving.flush();
  if (opened.restore) {
    const edits = difference(path, text, opened.restore.after);
    editor.commit(edits, 'draft.restore', 'Restore unsaved work');
    editor.say('Your unsaved work is back.');
  }
  const { selection } = session;
  const { view, later } = opened;
  if (view) putBack(session, view);
  selection.arrange();
  // Too late is no reason to disturb what was begun.
  const { expanded } = selection;
  void later?.then((late) => {
    if (!late || selection.expanded !== expanded || selection.ids.length) return;
    putBack(session, late);
    selection.followed = undefined;
  });
  if (editor.stale) {
    session.screen.mode = 'json';
    session.screen.pane = 'middle';
  }
  return session;
}
