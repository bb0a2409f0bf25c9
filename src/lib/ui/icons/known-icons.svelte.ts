import type { SetId } from '$lib/core/icons/library';
import type { IconIndex } from '$lib/core/icons/search';
import { Lookup } from '../later.svelte';
import { browseIn, searchIn } from './sets';

/** Names and words of the sets being searched, available once they are loaded. */
export class KnownIcons {
  readonly #loaded: Lookup<string, IconIndex>;
  failed = $state(false);
  /** Counts how often the network came back after a failure. */
  #tries = $state(0);

  constructor(sets: () => readonly SetId[]) {
    const fail = () => {
      this.failed = true;
      addEventListener('online', again, { once: true });
    };
    const again = () => {
      this.failed = false;
      this.#tries++;
    };
    this.#loaded = new Lookup({
      key: () => (sets().length > 0 ? `${sets().join(' ')} ${this.#tries}` : undefined),
      // The names come first. The search words follow.
      look: (_, found) => {
        const wanted = sets();
        browseIn(...wanted).then((index) => {
          found(index);
          searchIn(...wanted).then(found, fail);
        }, fail);
      },
    });
  }

  /** Undefined until the requested sets are loaded. */
  get index(): IconIndex | undefined {
    return this.#loaded.current;
  }
}
