import type { Steps } from '$lib/core/operations/fix';
import type { Element } from '$lib/core/rules/elements';
import { Theme } from './theme.svelte';

export type Mode = 'visual' | 'split' | 'json';
export type Panel = 'properties' | 'site-settings' | 'problems';

/** A stretch of a file's text, in UTF-16 units. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

/** A change that is shown before it is done: what moves, and what would be lost. */
export interface Proposal {
  /** "Turn 4 groups into tabs" */
  readonly title: string;
  /** The words of the button that does it. */
  readonly confirm: string;
  readonly steps: Steps;
  /** What would be lost, one sentence each; nothing of it goes without a yes. */
  readonly lost: readonly string[];
  /** What the change is called where changes name their origin; a fix without it. */
  readonly origin?: string;
  /** Shows what the change was about, when it has been made; without it that is selected. */
  readonly done?: (landed: readonly Element[]) => void;
}

/** What the screen shows: the mode of the middle, the panel at the right, and on a phone the pane in view. */
export class Screen {
  readonly theme = new Theme();
  mode: Mode = $state('visual');
  /** "Review changes" stands in place of the middle and the panel. */
  reviewing: boolean = $state(false);
  panel: Panel = $state('properties');
  /** A stretch of docs.json that the JSON pane brings into view; a new object each time. */
  place: Place | undefined = $state.raw();
  /** Waits for a yes; gone as soon as the document changes, of which it speaks. */
  proposal: Proposal | undefined = $state.raw();
  /** What stands above everything: the palette, or the sheet of keys. */
  overlay: 'palette' | 'keys' | undefined = $state();
  /** Below 900 px one pane is in view at a time. */
  pane: 'navigation' | 'middle' | 'panel' = $state('navigation');

  /** Shows the middle in this mode, whatever stood there. */
  showMode(mode: Mode): void {
    this.reviewing = false;
    this.mode = mode;
    this.pane = 'middle';
  }

  /** Shows this panel at the right, or where it stands there already the properties. */
  togglePanel(panel: Panel): void {
    this.panel = this.panel === panel && !this.reviewing ? 'properties' : panel;
    this.reviewing = false;
    this.pane = 'panel';
  }
}
