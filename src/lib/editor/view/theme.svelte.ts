import { MediaQuery } from 'svelte/reactivity';

type Chosen = 'light' | 'dark' | undefined;

/** Applies the light or dark theme; the system's if undefined. */
export function showTheme(chosen: Chosen): void {
  const { dataset } = document.documentElement;
  if (chosen) dataset.theme = chosen;
  else delete dataset.theme;
}

/** Light or dark: the system's theme unless the user chose the other one. The choice is stored on the root element. */
export class Theme {
  readonly #system = new MediaQuery('prefers-color-scheme: dark');
  #chosen = $state(document.documentElement.dataset.theme);
  readonly dark = $derived(this.#chosen ? this.#chosen === 'dark' : this.#system.current);

  choose(chosen: Chosen): void {
    this.#chosen = chosen;
    showTheme(chosen);
  }

  /** Choosing the system's current theme makes Signpost follow the system again. */
  toggle(): void {
    const next = this.dark ? 'light' : 'dark';
    const follow = (next === 'dark') === this.#system.current;
    this.choose(follow ? undefined : next);
    try {
      if (follow) localStorage.removeItem('signpost-theme');
      else localStorage.setItem('signpost-theme', next);
    } catch {
      // Storage is blocked: the choice applies to this visit.
    }
  }
}
