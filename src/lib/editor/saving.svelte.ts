import type { Editor } from './editor.svelte';
import type { Opened } from './desk.svelte';

/** Keeps what was done: in place, as a download, and as a draft. */
export class Saving {
  readonly editor: Editor;
  readonly opened: Opened;
  constructor(editor: Editor, opened: Opened) {
    this.editor = editor;
    this.opened = opened;
  }
  get canWrite(): boolean {
    return this.opened.place.write !== undefined;
  }
}
