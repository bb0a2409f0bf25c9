import type { Listeners } from '$lib/core/listeners';

const NONE: ReadonlyMap<string, string> = new Map();

/** Pages whose files are on their way, which count as being where they will be. */
export class Arriving {
  /** The path that each page has until then, by the path it gets. */
  pages: ReadonlyMap<string, string> = $state.raw(NONE);
  readonly #onList: Listeners['add'];

  /** `onList`: calls what it gets whenever the files have been listed again. */
  constructor(onList: Listeners['add']) {
    this.#onList = onList;
  }

  /** Expects pages until their files are listed there. `moving`: settles with whether the files have moved. */
  async expect(pages: ReadonlyMap<string, string>, moving: Promise<boolean>): Promise<void> {
    this.pages = pages;
    const end = () => {
      if (this.pages === pages) this.pages = NONE;
    };
    if (!(await moving.catch(() => false))) return end();
    const forget = this.#onList(() => {
      forget();
      end();
    });
  }
}
