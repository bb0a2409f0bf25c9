/*
 * The document and its base once the frame with a change is painted. Whatever may appear a frame after the rows of the
 * tree follows them: problems, changes, the preview.
 */
import { tick } from 'svelte';
import type { Doc } from '$lib/core/document/node';
import { pagesDiffer, type PageFiles } from '$lib/core/page-files';
import { Listeners } from '$lib/core/listeners';
import type { EditorPorts } from './report';

export interface Sides {
  readonly doc: Doc;
  readonly base: Doc;
  readonly pages: PageFiles;
  readonly basePages: PageFiles;
}

/** Whether any file's text differs, or any page file is elsewhere. */
export const differ = ({ doc, base, pages, basePages }: Sides): boolean =>
  pagesDiffer(basePages, pages) ||
  [...doc.files].some(([file, { text }]) => text !== base.files.get(file)?.text);

export class Drawn {
  #sides: Sides = $state.raw() as Sides;
  readonly #now: () => Sides;
  readonly #caughtUp = new Listeners();
  /** Heard whenever these have caught up with the document. */
  readonly onChange = this.#caughtUp.add;
  /** Called for every new document or base. */
  readonly follow: () => void;

  constructor(now: () => Sides, later: NonNullable<EditorPorts['later']> = (run) => run) {
    this.#now = now;
    this.#keep();
    this.follow = later(() => {
      this.#keep();
      this.#caughtUp.tell();
    });
  }

  /** Keeps these themselves: the editor that they are read from always has the latest. */
  #keep(): void {
    const { doc, base, pages, basePages } = this.#now();
    this.#sides = { doc, base, pages, basePages };
  }

  get doc(): Doc {
    return this.#sides.doc;
  }
  get base(): Doc {
    return this.#sides.base;
  }
  get pages(): PageFiles {
    return this.#sides.pages;
  }
  get basePages(): PageFiles {
    return this.#sides.basePages;
  }

  /** Whether these differ from their base. */
  readonly changed: boolean = $derived.by(() => differ(this.#sides));

  /** Resolves once everything on screen follows the present document. */
  async caughtUp(): Promise<void> {
    const { doc, base } = this.#now();
    if (doc !== this.doc || base !== this.base)
      await new Promise<void>((done) => {
        const end = this.onChange(() => {
          end();
          done();
        });
      });
    await tick();
  }
}
