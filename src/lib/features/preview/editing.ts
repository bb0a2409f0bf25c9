import type { NodeId } from '$lib/core/document/node';
import { spotAt } from '$lib/core/document/walk';
import { elementOf } from '$lib/core/document/elements';
import type { Sides } from '$lib/editor/drawn.svelte';
import type { Session } from '$lib/editor/context';
import * as m from './messages';

/** The preview's actions on the editor around it. A read-only preview has none. */
export interface Editing {
  /** Selects an element of the preview in the tree. */
  readonly edit: (id: NodeId) => void;
  readonly editSite: () => void;
}

export function editingOf({ editor, selection, screen }: Session): Editing {
  return {
    edit(id) {
      const element = elementOf(editor.doc, id);
      if (!element) return;
      selection.reveal(element);
      screen.panel = 'properties';
      screen.pane = 'navigation';
      editor.say(m.selectedInNavigation, 'quiet');
    },
    editSite() {
      screen.panel = 'site-settings';
      screen.pane = 'panel';
    },
  };
}

/** Why there is nothing to see. */
export function absenceIn({ doc }: Sides): string {
  const file = doc.files.get(doc.main);
  if (file?.tooDeep && file.problem) return file.problem.message;
  if (!file?.root) return m.unreadableJson;
  return spotAt(doc, ['navigation']) ? m.navigationIsNoObject : m.noNavigation;
}
