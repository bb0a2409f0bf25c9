import { untrack } from 'svelte';
import type { Session } from './context';

/** Notes what the person meets, and takes a hint back when they do what it says; until the returned function is called. */
export function watchHintTriggers(session: Session): () => void {
  const { editor, hints, saving, screen, selection } = session;
  const meet: typeof hints.meet = (id) => untrack(() => hints.meet(id));
  const end = $effect.root(() => {
    // Met when they come into view, or when another element is selected: not again with each change of the document.
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
