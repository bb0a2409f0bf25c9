import { untrack } from 'svelte';
import type { Session } from '../context';
import type { HintId } from './hints.svelte';

/**
 * Triggers hints as the user encounters things, and dismisses a hint once its advice is followed. Runs until the
 * returned function is called.
 */
export function watchHintTriggers(session: Session): () => void {
  const { editor, hints, saving, screen, selection } = session;
  /** Waits while a pointer is down, because nothing appears during a drag. */
  const meet: typeof hints.meet = (id) =>
    untrack(() => {
      if (!screen.isPressed) hints.meet(id);
      else window.addEventListener('pointerup', () => hints.meet(id), { once: true });
    });
  const end = $effect.root(() => {
    // Triggered when they come into view or another element is selected, not by every change of the document.
    const isPreviewSeen = $derived(screen.mode !== 'json' && !screen.stage && !editor.stale);
    const isJsonSeen = $derived(screen.mode !== 'visual' && !screen.stage && !editor.stale);
    /** Whether what was refused was a change of the navigation, rather than a save. */
    const isEditing = () => !editor.stale && !screen.stage && saving.saveProblem === '';
    const selected = $derived(selection.primary?.node.id);
    const triggers: readonly (readonly [HintId, () => boolean])[] = [
      ['preview', () => isPreviewSeen],
      ['move', () => selected !== undefined],
      ['json', () => isJsonSeen],
      ['refused', () => editor.said.tone === 'refusal' && untrack(isEditing)],
      ['downloaded', () => saving.downloads > 0 && untrack(() => editor.changed)],
    ];
    for (const [id, isMet] of triggers)
      $effect(() => {
        if (isMet()) meet(id);
      });
    // Once the work is saved or committed, the download isn't all there is of it.
    $effect(() => {
      if (!editor.changed) untrack(() => hints.done('downloaded'));
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
