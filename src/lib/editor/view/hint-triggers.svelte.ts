import { untrack } from 'svelte';
import type { Session } from '../context';

/**
 * Triggers hints as the user encounters things, and dismisses a hint once its advice is followed. Runs until the
 * returned function is called.
 */
export function watchHintTriggers(session: Session): () => void {
  const { editor, hints, saving, screen, selection } = session;
  const meet: typeof hints.meet = (id) => untrack(() => hints.meet(id));
  const end = $effect.root(() => {
    // Triggered when they come into view or another element is selected, not by every change of the document.
    const isPreviewSeen = $derived(screen.mode !== 'json' && !screen.stage && !editor.stale);
    const isJsonSeen = $derived(screen.mode !== 'visual' && !screen.stage && !editor.stale);
    const selected = $derived(selection.primary?.node.id);
    $effect(() => {
      if (isPreviewSeen) meet('preview');
    });
    $effect(() => {
      if (selected !== undefined) meet('move');
    });
    $effect(() => {
      if (isJsonSeen) meet('json');
    });
    $effect(() => {
      if (editor.said.tone === 'refusal' && !untrack(() => editor.stale)) meet('refused');
    });
    $effect(() => {
      if (saving.downloads > 0) meet('downloaded');
    });
  });
  const deaf = editor.onChange(({ origin }) => {
    hints.done('refused');
    if (origin.startsWith('move.')) hints.done('move');
    if (origin === 'text.type') hints.done('json');
  });
  return () => {
    end();
    deaf();
  };
}
