import type { NodeId } from '$lib/core/model/node';
import type { FixSteps } from '$lib/core/operations/fix';
import type { Element } from '$lib/core/rules/elements';
import type { Kind } from '$lib/core/rules/kinds';
import { Theme } from './theme.svelte';

export type Mode = 'visual' | 'split' | 'json';
/**
 * What stands at the right. `orphans`: the pages that are in no list; `endpoints`: the operations of a specification;
 * `help`: also beside a stage.
 */
export type Panel =
  'properties' | 'site-settings' | 'problems' | 'orphans' | 'endpoints' | 'history' | 'help';
/**
 * What stands in place of the middle and the panel. `parity`: what languages or versions have of each other;
 * `merge`: the choices between two versions of the document, or what a merge brought; `compare`: the site before and
 * after the changes; `first-look`: the site as a new reader lands on it; `findability`: what readers find of it.
 */
export type Stage = 'review' | 'parity' | 'merge' | 'compare' | 'first-look' | 'findability';

/** A stretch of a file's text, in UTF-16 units; of docs.json where no file is named. */
export interface RevealTarget {
  readonly file?: string;
  readonly at: number;
  readonly length: number;
}

/** A change that is shown before it is done: what moves, and what would be lost. */
export interface Proposal {
  /** "Turn 4 groups into tabs" */
  readonly title: string;
  /** The words of the button that does it. */
  readonly confirm: string;
  readonly steps: FixSteps;
  /** What would be lost, one sentence each; nothing of it goes without a yes. */
  readonly lost: readonly string[];
  /** What stays as it is although it could be thought to change, one sentence each. */
  readonly left?: readonly string[];
  /** What the change is called where changes name their origin; a fix without it. */
  readonly origin?: string;
  /** Shows what the change was about, when it has been made; without it that is selected. */
  readonly done?: (landed: readonly Element[]) => void;
}

/** What the screen shows: the mode of the middle, the panel at the right, and on a phone the pane in view. */
export class Screen {
  readonly theme = new Theme();
  mode: Mode = $state('visual');
  #stage: Stage | undefined = $state();
  panel: Panel = $state('properties');
  /** The kind of element that the help was asked about. */
  about: Kind | undefined = $state();
  /** What stood in place of the help. */
  #behind: { readonly panel: Panel; readonly pane: Screen['pane'] } | undefined;
  /** Which of the document's files the JSON pane shows; docs.json without it. */
  file: string | undefined = $state();
  /** A stretch of text that the JSON pane brings into view; a new object each time. */
  place: RevealTarget | undefined = $state.raw();
  /** Waits for a yes; gone as soon as the document changes, of which it speaks. */
  proposal: Proposal | undefined = $state.raw();
  /** What the stage “parity” compares, by `setId`; without it the first that there is. */
  comparing: string | undefined = $state();
  /** With what that begins: one of the columns, and whether what it lacks is meant, or all that differs. */
  differing: { readonly column: NodeId; readonly missing: boolean } | undefined = $state.raw();
  /** The version or language that a new one is to be made of: asked for in a dialog. */
  copying: NodeId | undefined = $state();
  /** The review asks for what a commit needs. */
  committing: boolean = $state(false);
  /** What stands above everything: the palette, or the sheet of keys. */
  overlay: 'palette' | 'keys' | undefined = $state();
  /** Below 900 px one pane is in view at a time. */
  pane: 'navigation' | 'middle' | 'panel' = $state('navigation');

  get stage(): Stage | undefined {
    return this.#stage;
  }
  /** A stage begins without the help; that can be called beside it. */
  set stage(next: Stage | undefined) {
    if (next && next !== this.#stage) this.closeHelp();
    this.#stage = next;
  }

  /** Shows the middle in this mode, whatever stood there. */
  showMode(mode: Mode): void {
    this.stage = undefined;
    this.mode = mode;
    this.pane = 'middle';
  }

  /** Shows this panel at the right, or where it stands there already the properties. */
  togglePanel(panel: Panel): void {
    const isShown = this.panel === panel && (!this.stage || panel === 'help');
    if (isShown && panel === 'help') this.closeHelp();
    else this.showPanel(isShown ? 'properties' : panel);
  }

  showPanel(panel: Panel): void {
    const { pane } = this;
    if (panel !== 'help') this.stage = undefined;
    else if (this.panel !== 'help') this.#behind = { panel: this.panel, pane };
    this.about = undefined;
    this.panel = panel;
    this.pane = 'panel';
  }

  /** Says what elements of this kind are. */
  explain(kind: Kind): void {
    this.showPanel('help');
    this.about = kind;
  }

  /** What stood there before comes back; a stage stays. */
  closeHelp(): void {
    if (this.panel !== 'help') return;
    this.panel = this.#behind?.panel ?? 'properties';
    this.pane = this.#behind?.pane ?? this.pane;
  }

  /** Shows languages or versions side by side. */
  compare(set: string | undefined, differing?: Screen['differing']): void {
    this.comparing = set;
    this.differing = differing;
    this.stage = 'parity';
  }

  /** Asks for what a commit needs, below what is to be committed. */
  showCommit(): void {
    this.stage = 'review';
    this.committing = true;
  }

  toggleStage(stage: Stage): void {
    this.stage = this.stage === stage ? undefined : stage;
  }
}
