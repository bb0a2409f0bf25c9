/*
 * The document and its base once the frame with a change is painted. Whatever may appear a frame after the rows of the
 * tree follows them: problems, changes, the preview.
 */
import { tick } from 'svelte';
import type { Doc } from '$lib/core/document/node';
import { Listeners } from '$lib/core/listeners';
import type { EditorPorts } from './report';

export interface Sides {
  readonly doc: Doc;
  readonly base: Doc;
}

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
    this.#sides = now();
    this.follow = later(() => {
      this.#sides = now();
      this.#caughtUp.tell();
    });
  }

  get doc(): Doc {
    return this.#sides.doc;
  }
  get base(): Doc {
    return this.#sides.base;
  }

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
