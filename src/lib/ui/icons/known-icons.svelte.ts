import type { SetId } from '$lib/core/icons/library';
import type { IconIndex } from '$lib/core/icons/search';
import { browseIn, searchIn } from './sets';

/** Names and words of the sets being searched, available once they are loaded. */
export class KnownIcons {
  readonly #sets: () => readonly SetId[];
  #loaded: { readonly sets: string; readonly index: IconIndex } | undefined = $state.raw();
  failed = $state(false);
  readonly #key = $derived.by(() => this.#sets().join(' '));
  /** Undefined until the requested sets are loaded. */
  readonly index = $derived(this.#loaded?.sets === this.#key ? this.#loaded.index : undefined);

  constructor(sets: () => readonly SetId[]) {
    this.#sets = sets;
    $effect(() => {
      const wanted = this.#sets();
      if (wanted.length === 0) return;
      const key = this.#key;
      const take = (index: IconIndex) => {
        if (this.#key === key) this.#loaded = { sets: key, index };
      };
      const fail = () => (this.failed = true);
      // The names come first. The search words follow.
      browseIn(...wanted).then((index) => {
        take(index);
        searchIn(...wanted).then(take, fail);
      }, fail);
    });
  }
}
