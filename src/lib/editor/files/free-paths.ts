import { isListed, listingOf } from '$lib/core/check/pages/page-listing';
import type { Editor } from '../editor.svelte';
import type { Files } from './files.svelte';

/** Where new pages go. */
export interface Site {
  readonly editor: Pick<Editor, 'doc' | 'world'>;
  readonly files: Pick<Files, 'all'>;
}

/** The paths that new pages can have: no file and no entry has them. Two that differ only in case are the same. */
export class FreePaths {
  readonly #known: Set<string>;
  readonly #isListed: (page: string) => boolean;

  constructor({ editor, files }: Site) {
    const listing = listingOf(editor.doc, editor.world);
    this.#isListed = (page) => isListed(page, listing);
    this.#known = new Set((files.all ?? []).map(withoutCase));
  }

  readonly isTaken = (page: string): boolean =>
    this.#known.has(withoutCase(page)) ||
    this.#known.has(`${withoutCase(page)}/index`) ||
    this.#isListed(page);

  /** Takes the path, or else the first one with a number after it that is free. */
  takeNumbered(path: string): string {
    let free = path;
    for (let n = 2; this.isTaken(free); n++) free = `${path}-${n}`;
    this.take(free);
    return free;
  }

  /** Says that a page has this path now. */
  take(path: string): void {
    this.#known.add(withoutCase(path));
  }
}

const withoutCase = (path: string): string => path.replace(/\.mdx?$/i, '').toLowerCase();
