import { MediaQuery } from 'svelte/reactivity';

/** Light or dark: as the system has it, unless the person chose the other one. The choice stands on the root element. */
export class Theme {
  readonly #system = new MediaQuery('prefers-color-scheme: dark');
  #chosen = $state(document.documentElement.dataset.theme);
  readonly dark = $derived(this.#chosen ? this.#chosen === 'dark' : this.#system.current);

  /** The system's own theme is followed again as soon as it is what was chosen. */
  toggle(): void {
    const next = this.dark ? 'light' : 'dark';
    const follow = (next === 'dark') === this.#system.current;
    this.#chosen = follow ? undefined : next;
    if (follow) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    try {
      if (follow) localStorage.removeItem('signpost-theme');
      else localStorage.setItem('signpost-theme', next);
    } catch {
      // Storage is blocked: the choice lasts for this visit.
    }
  }
}
