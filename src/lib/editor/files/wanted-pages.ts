/* Reads the pages in view, where each read counts against a limit. */
import type { Result } from '$lib/core/result';

/** How many pages are read in parallel. */
const READS_AT_ONCE = 4;
/** From this number on, they are read together. */
const FEW = 3;

interface Reading {
  readonly isKnown: (page: string) => boolean;
  /** Undefined if the page has no file. */
  readonly read: (page: string) => Promise<Result<unknown> | undefined>;
  /** Reads several pages with one request, so that `read` needs none. Undefined if the storage can't. */
  readonly ahead: (pages: readonly string[]) => Promise<unknown> | undefined;
}

export class WantedPages {
  readonly #reading: Reading;
  /** Visible pages that aren't known, by pane, and the pages already requested. */
  readonly #wanted = new Map<string, string[]>();
  readonly #asked = new Set<string>();
  #fetching = 0;
  /** Pages that were read together, and the last request for some. Failures don't count: each page is read afterwards. */
  readonly #ahead = new Set<string>();
  #together: Promise<unknown> | undefined;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** Registers the pages in view of a pane, and drops requests for those that left it. */
  want(pages: readonly string[], where: string): void {
    this.#wanted.set(where, [...pages]);
    const { isKnown, ahead } = this.#reading;
    const fresh = pages.filter(
      (page) => !isKnown(page) && !this.#asked.has(page) && !this.#ahead.has(page),
    );
    if (fresh.length > FEW) {
      this.#together = ahead(fresh);
      for (const page of fresh) this.#ahead.add(page);
    }
    for (let i = this.#fetching; i < READS_AT_ONCE; i++) void this.#fetch();
  }

  #next(): string | undefined {
    for (const pages of this.#wanted.values())
      for (let page = pages.shift(); page !== undefined; page = pages.shift())
        if (!this.#reading.isKnown(page) && !this.#asked.has(page)) return page;
    return undefined;
  }

  async #fetch(): Promise<void> {
    this.#fetching++;
    for (let page = this.#next(); page !== undefined; page = this.#next()) {
      this.#asked.add(page);
      await this.#together;
      const read = await this.#reading.read(page);
      // Any other failure would affect every page. They are requested again when something comes into view.
      if (read && !read.ok && read.refusal.code !== 'missing') {
        this.#asked.delete(page);
        this.#wanted.clear();
      }
    }
    this.#fetching--;
  }
}
