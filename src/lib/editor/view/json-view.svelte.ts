import { tick } from 'svelte';

/** A range of a file's text, in UTF-16 units. */
export interface TextRange {
  readonly file: string;
  readonly at: number;
  readonly length: number;
}

/** What the JSON pane shows, and the way for other panes to point to a place in it. */
export class JsonView {
  /** The file in view; docs.json if undefined. */
  file: string | undefined = $state();
  /** A range that waits for the text of its file. */
  #wanted: TextRange | undefined;
  #shown: { readonly file: string; readonly reveal: (range: TextRange) => void } | undefined;

  /**
   * Selects a range and scrolls to it, as soon as the text of its file is on screen. It is more exact than a selected
   * element around it, which the text has already followed by then.
   */
  async reveal(range: TextRange): Promise<void> {
    this.#wanted = range;
    await tick();
    this.file = range.file;
    this.#deliver();
  }

  /** Registers the text of a file that is now on screen. Returns a function that removes it. */
  attach(file: string, reveal: (range: TextRange) => void): () => void {
    const shown = (this.#shown = { file, reveal });
    void tick().then(() => this.#deliver());
    return () => {
      if (this.#shown === shown) this.#shown = undefined;
    };
  }

  #deliver(): void {
    const range = this.#wanted;
    if (!range || this.#shown?.file !== range.file) return;
    this.#wanted = undefined;
    this.#shown.reveal(range);
  }
}
