import { untrack } from 'svelte';
import type { Session } from './context';

/** Notes what the person meets, and takes a hint back when they do what it says; until the returned function is called. */
export function noteFirstMet(session: Session): () => void {
  const { editor, hints, saving, screen, selection } = session;
  const meet: typeof hints.meet = (id) => untrack(() => hints.meet(id));
  const end = $effect.root(() => {
    $effect(() => {
      if (screen.mode !== 'json' && !screen.stage && !editor.stale) meet('preview');
    });
    $effect(() => {
      if (selection.primary) meet('move');
    });
    $effect(() => {
      if (screen.mode !== 'visual' && !screen.stage && !editor.stale) meet('json');
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
