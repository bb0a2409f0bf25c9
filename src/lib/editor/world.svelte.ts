/*
 * What is known around the open document, put together from the parts that find it out. The checks and the names on
 * screen read it from here.
 */
import type { World } from '$lib/core/check/diagnostic';
import type { Files } from './files/files.svelte';
import type { Specifications } from './files/specifications.svelte';

export class Surroundings {
  /** The names of the icons in the libraries that were loaded. */
  icons: World['icons'] | undefined = $state.raw();
  readonly #opened: World;
  readonly #files: Files;
  readonly #specifications: Specifications;

  /** Changes only if a title does. */
  readonly #titles = $derived.by(() => {
    const all = [this.#opened.titles, this.#files.known.titles, this.#specifications.known.titles];
    const [only, ...more] = all.filter((titles) => titles?.size);
    return more.length === 0 ? only : new Map(all.flatMap((titles) => [...(titles ?? [])]));
  });
  /** Pages whose files are on their way count as being there. */
  readonly #arriving: Pick<World, 'pages' | 'titles'> = $derived.by(() => {
    const { known, arriving } = this.#files;
    if (arriving.pages.size === 0 || !known.pages) return {};
    const pages = new Set(known.pages);
    const titles = new Map(this.#titles);
    for (const [to, from] of arriving.pages) {
      pages.delete(from);
      pages.add(to);
      const title = titles.get(from);
      if (title !== undefined) titles.set(to, title);
    }
    return { pages, titles };
  });
  readonly world: World = $derived.by(() => ({
    ...this.#opened,
    ...this.#files.known,
    ...this.#specifications.known,
    ...(this.#titles && { titles: this.#titles }),
    ...this.#arriving,
    ...(this.icons && { icons: this.icons }),
  }));

  /** `opened`: what was known when the document was opened. */
  constructor(opened: World, files: Files, specifications: Specifications) {
    this.#opened = opened;
    this.#files = files;
    this.#specifications = specifications;
  }
}
