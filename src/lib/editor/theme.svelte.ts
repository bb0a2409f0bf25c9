import { MediaQuery } from 'svelte/reactivity';

type Chosen = 'light' | 'dark' | undefined;

/** Shows everything light or dark; without a choice as the system has it. */
export function showTheme(chosen: Chosen): void {
  const { dataset } = document.documentElement;
  if (chosen) dataset.theme = chosen;
  else delete dataset.theme;
}

/** Light or dark: as the system has it, unless the person chose the other one. The choice stands on the root element. */
export class Theme {
  readonly #system = new MediaQuery('prefers-color-scheme: dark');
  #chosen = $state(document.documentElement.dataset.theme);
  readonly dark = $derived(this.#chosen ? this.#chosen === 'dark' : this.#system.current);

  choose(chosen: Chosen): void {
    this.#chosen = chosen;
    showTheme(chosen);
  }

  /** The system's own theme is followed again as soon as it is what was chosen. */
  toggle(): void {
    const next = this.dark ? 'light' : 'dark';
    const follow = (next === 'dark') === this.#system.current;
    this.choose(follow ? undefined : next);
    try {
      if (follow) localStorage.removeItem('signpost-theme');
      else localStorage.setItem('signpost-theme', next);
    } catch {
      // Storage is blocked: the choice lasts for this visit.
    }
  }
}
