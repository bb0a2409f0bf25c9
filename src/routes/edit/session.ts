import { withMovesAt } from '$lib/core/document/moves';
import { reread } from '$lib/core/document/read';
import { difference } from '$lib/core/text/edit';
import { ExternalDrag } from '$lib/editor/external-drag.svelte';
import { Commands } from '$lib/editor/commands/commands.svelte';
import type { Session } from '$lib/editor/context';
import type { Workspace, Opened } from '$lib/editor/workspace.svelte';
import { documentCommands } from '$lib/editor/commands/document-commands';
import { Editor } from '$lib/editor/editor.svelte';
import type { FilesAlong } from '$lib/editor/files/files-along';
import { Files } from '$lib/editor/files/files.svelte';
import { Hints } from '$lib/editor/view/hints.svelte';
import { Merging } from '$lib/editor/merge/merging.svelte';
import { RefLoader } from '$lib/editor/files/ref-loader.svelte';
import { Saving } from '$lib/editor/saving/saving.svelte';
import { Screen } from '$lib/editor/view/screen.svelte';
import { Selection } from '$lib/editor/view/selection.svelte';
import { Surroundings } from '$lib/editor/world.svelte';
import type { Repetition } from '$lib/features/languages/division-commands';
import { Specifications } from '$lib/editor/files/specifications.svelte';
import { afterFrame } from '$lib/editor/timing';
import { putBack } from '$lib/editor/view/view-state.svelte';
import * as m from './messages';

/**
 * Creates the state that the panes share for one document. Restores a requested draft as one undo step. `now`: when the
 * current action was requested, in milliseconds since 1970.
 */
export function begin(opened: Opened, workspace: Workspace, now: () => number): Session {
  const { file, others = [], pages = [], restore } = opened;
  const { path } = file;
  const read = new Map([file, ...others].map((one) => [one.path, one.text]));
  // Restoring a draft isn't barred if another window writes.
  let isRestored = false;
  let repetition: Repetition | undefined;
  let along: FilesAlong | undefined;
  const editor: Editor = new Editor(read, path, {
    now,
    pagePlans: opened.pagePlans,
    world: () => surroundings.world,
    gate: () => (isRestored ? opened.barred?.() || (workspace.windows?.bar ?? '') : ''),
    later: afterFrame,
    followUp(ran, isFelt) {
      const repeat = repetition?.hear(ran, isFelt);
      return along?.hear(ran) ?? repeat;
    },
  });
  const files = new Files(editor, opened);
  const specifications = new Specifications(editor, files);
  const surroundings = new Surroundings(opened.world, files, specifications);
  const screen = new Screen((text) => editor.say(text, 'quiet'));
  const saving = new Saving(editor, opened, {
    drafts: workspace.storageKinds.drafts,
    showCommit: () => screen.showCommit(),
    // If this can't be loaded, the window keeps its own drafts as if it were alone.
    shared: opened.isGuest
      ? undefined
      : editor.ready.then(() => workspace.share()).catch(() => undefined),
  });
  const session = {
    opened,
    editor,
    selection: new Selection(editor),
    screen,
    saving,
    merging: new Merging({ editor, screen, saving, opened }),
    refs: new RefLoader(editor, saving, files, opened),
    commands: new Commands(),
    files,
    externalDrag: new ExternalDrag(),
    specifications,
    hints: new Hints(),
  };
  session.commands.add(documentCommands(session));
  session.commands.addLater(
    editor.ready.then(async () => {
      const [{ divisionCommands, Repetition }, { stageCommands }, { FilesAlong }] =
        await Promise.all([
          import('$lib/features/languages/division-commands'),
          import('$lib/editor/commands/stage-commands'),
          import('$lib/editor/files/files-along'),
        ]);
      repetition = new Repetition(session);
      along = new FilesAlong(session);
      return [...divisionCommands(session, repetition), ...stageCommands(session)];
    }),
  );
  // Without the icon names, icons aren't checked.
  void editor.ready
    .then(() => import('$lib/ui/icons/know-icons'))
    .then(({ knowIcons }) => knowIcons(editor, surroundings))
    .catch(() => undefined);
  workspace.attach({
    finish: () => saving.flush(),
    give: () => saving.handOver(),
    changedFiles: () => saving.changedTexts,
    bring: async (draft) => {
      await session.refs.opened;
      return session.merging.bringDraft(draft, () => workspace.taken(draft));
    },
  });
  if (restore) {
    const all = [{ path, after: restore.after }, ...(restore.files ?? [])];
    const edits = all.flatMap((one) => difference(one.path, read.get(one.path) ?? '', one.after));
    const later = reread(editor.doc, edits);
    const known = opened.withIdsOf?.(editor.doc, later) ?? later;
    const after = withMovesAt(known, restore.moved ?? []);
    if (pages.length > 0) editor.loadPages(pages);
    editor.commit(edits, 'draft.restore', m.restore, {
      after,
      ...(restore.pages && { pages: opened.pagePlans?.planOf(restore.pages) }),
    });
    editor.say(m.restored);
  }
  isRestored = true;
  const { selection } = session;
  const { view, later } = opened;
  if (view) putBack(session, view);
  selection.arrange();
  // A view that arrives late must not undo what the user has done since.
  const begun = selection.expanded;
  const isAsBegun = () => selection.expanded === begun && selection.ids === selected;
  const selected = selection.ids;
  void later?.then((late) => {
    if (!late || !isAsBegun() || selected.length) return;
    putBack(session, late);
    selection.followed = undefined;
  });
  // Arranges the content of other files like the rest once it is loaded.
  void session.refs.opened.then(() => {
    if (editor.doc.files.size === read.size || !isAsBegun()) return;
    selection.arranged = false;
    if (view) putBack(session, view);
    selection.arrange();
  });
  if (editor.stale) {
    session.screen.mode = 'json';
    session.screen.pane = 'middle';
    // Expands the default elements as soon as there are any.
    const stop = editor.onChange(() => {
      selection.arrange();
      if (selection.arranged) stop();
    });
  }
  return session;
}
