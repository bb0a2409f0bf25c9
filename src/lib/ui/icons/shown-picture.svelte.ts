import type { IconSource } from './source';
import { isPicture, plainPath } from './pictures';

/** A picture of the folder while it is shown. Create it while a component is being set up. */
export class ShownPicture {
  /** Whether the folder has it. Undefined while the folder isn't known. */
  readonly isHere: boolean | undefined;
  readonly #path: () => string;
  #shown: { readonly path: string; readonly url: string } | undefined = $state.raw();

  constructor(icons: IconSource, path: () => string) {
    this.#path = () => plainPath(path());
    this.isHere = $derived.by(() => {
      const plain = this.#path();
      const has = icons.has(plain);
      return has === undefined ? undefined : has && isPicture(plain);
    });
    $effect(() => {
      if (!this.isHere) return;
      const wanted = this.#path();
      const picture = icons.hold(wanted);
      void picture.url.then((url) => {
        if (url) this.#shown = { path: wanted, url };
      });
      return () => {
        this.#shown = undefined;
        picture.release();
      };
    });
  }

  get url(): string | undefined {
    return this.#shown?.path === this.#path() ? this.#shown.url : undefined;
  }
}
