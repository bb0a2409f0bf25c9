import { MediaQuery } from 'svelte/reactivity';
import type { NodeId } from '$lib/core/document/node';
import type { FixSteps } from '$lib/core/operations/fix';
import type { Element } from '$lib/core/document/elements';
import * as m from '../messages';
import { Theme } from './theme.svelte';
import { JsonView } from './json-view.svelte';
import { NARROW } from './widths';

export type Mode = 'visual' | 'split' | 'json';
export type Pane = 'navigation' | 'middle' | 'panel';
/**
 * The panel on the right. `orphans`: the pages in no list. `endpoints`: the operations of a specification. `help` can
 * also appear next to a stage.
 */
export type Panel =
  'properties' | 'site-settings' | 'problems' | 'orphans' | 'endpoints' | 'history' | 'help';
/**
 * The view that replaces the middle and the panel. `parity`: a comparison of languages or versions. `merge`: the
 * choices between two versions of the document, or the result of a merge. `compare`: the site before and after the
 * changes. `against`: the document and another version of it. `against-preview`: the site in both. `first-look`: the site
 * as a new reader sees it. `findability`: what readers find in it. `redirects`: its list of redirects.
 * `lost`: URLs that had a page and lead nowhere.
 */
export type Stage =
  | 'review'
  | 'parity'
  | 'merge'
  | 'compare'
  | 'against'
  | 'against-preview'
  | 'first-look'
  | 'findability'
  | 'redirects'
  | 'lost';

/** A change that is shown before it is applied: what moves, and what would be lost. */
export interface Proposal {
  /** "Turn 4 groups into tabs" */
  readonly title: string;
  /** The label of the button that applies it. */
  readonly confirm: string;
  readonly steps: FixSteps;
  /** What would be lost, one sentence each. Nothing is lost without confirmation. */
  readonly lost: readonly string[];
  /** What unexpectedly stays the same, one sentence each. */
  readonly left?: readonly string[];
  /** Where it is not possible: a line for all, and a sentence for each on request. */
  readonly impossible?: { readonly summary: string; readonly reasons: readonly string[] };
  /** Parts that can be left out, all of them in at first. */
  readonly parts?: {
    /** "Languages" */
    readonly title: string;
    readonly names: readonly string[];
    /** The same change with only some of them, by index, at least one. */
    readonly only: (chosen: ReadonlySet<number>) => Proposal;
  };
  /** Titles of pages that get no file yet, by path. */
  readonly titles?: ReadonlyMap<string, string>;
  /** The origin of the change; a fix if omitted. */
  readonly origin?: string;
  /** Shows the affected elements after the change. Selects them if omitted. */
  readonly done?: (landed: readonly Element[]) => void;
}

/** Pages that are about to be deleted with their files. */
export interface DeletedPages {
  /** Paths of pages. Not empty. */
  readonly pages: readonly string[];
  /** Deletes them, and says so. */
  readonly run: (where: Parting) => Promise<void>;
  /** Called when the dialog is gone. */
  readonly after?: () => void;
}

/** Where the readers of deleted pages go. */
export interface Parting {
  /** The page that readers and links are led to instead. */
  readonly to: string | undefined;
  /** Without one, whether the config says that this is on purpose. */
  readonly isOnPurpose: boolean;
}

/** What the screen shows: the mode of the middle, the panel on the right, and the visible pane on a phone. */
export class Screen {
  readonly theme = new Theme();
  readonly json = new JsonView();
  mode: Mode = $state('visual');
  #stage: Stage | undefined = $state();
  /** The stages that this one was opened from, the first one first. */
  #below: readonly Stage[] = [];
  panel: Panel = $state('properties');
  /** Whether the user wants to see the properties where the panel can fold away. Undefined until they say so. */
  unfolded: boolean | undefined = $state();
  /** What the help explains: a kind of element, or the id of a task. */
  about: string | undefined = $state();
  /** The panel and pane that the help replaced. */
  #behind: { readonly panel: Panel; readonly pane: Screen['pane'] } | undefined;
  /** The pane that the panel was opened from. */
  #from: Pane = 'panel';
  /** The change that awaits confirmation. Cleared when the document changes, because it describes the document. */
  proposal: Proposal | undefined = $state.raw();
  /**
   * The file that a dialog asks a new path for, as a path of a page or of another file. Without one, it is chosen first.
   * `done` is called with the new path.
   */
  moving: { readonly page?: string; readonly done?: (to: string) => void } | undefined =
    $state.raw();
  /** The pages whose files a dialog asks about before they are deleted. */
  deleting: DeletedPages | undefined = $state.raw();
  /** The element whose page files a dialog proposes to move, or the new paths by file. */
  matching: NodeId | ReadonlyMap<string, string> | undefined = $state.raw();
  /** The page file whose links from other pages are to be unfolded in its properties. */
  linksShown: string | undefined = $state();
  /** The set that the “parity” stage compares, by `setId`; the first one if undefined. */
  comparing: string | undefined = $state();
  /**
   * The initial filter of that comparison: one column, and whether to show only what it is missing or all differences.
   */
  differing: { readonly column: NodeId; readonly missing: boolean } | undefined = $state.raw();
  /** The version or language to copy, which a dialog asks about. */
  copying: NodeId | undefined = $state();
  /** Whether the review shows the commit form. */
  committing: boolean = $state(false);
  /** The overlay above everything: the palette or the shortcut sheet. */
  overlay: 'palette' | 'keys' | undefined = $state();
  /** Whether a pointer is down: a drag may be under way. */
  isPressed: boolean = $state(false);
  /** The only visible pane on screens below 900 px. */
  pane: Pane = $state('navigation');
  /** The element of each pane that had the focus last. */
  readonly focused = new Map<Pane, HTMLElement>();

  #pageFiles: readonly string[] = [];
  readonly #narrow = new MediaQuery(NARROW, false);
  readonly #say: (text: string) => void;

  /** `say`: what a screen reader hears about the panes. */
  constructor(say: (text: string) => void = () => undefined) {
    this.#say = say;
  }

  /** The page files whose fields are shown, by their paths in the storage. */
  get pageFiles(): readonly string[] {
    return this.#pageFiles;
  }
  /** Says which are shown, until the returned function is called. */
  showPageFiles(paths: readonly string[]): () => void {
    this.#pageFiles = paths;
    return () => {
      if (this.#pageFiles === paths) this.#pageFiles = [];
    };
  }

  get stage(): Stage | undefined {
    return this.#stage;
  }
  /** A new stage closes the help, which can be opened next to it again. */
  set stage(next: Stage | undefined) {
    if (next === this.#stage) return;
    if (next) this.closeHelp();
    const way = this.#stage ? [...this.#below, this.#stage] : [];
    const at = next ? way.indexOf(next) : 0;
    this.#below = at < 0 ? way : way.slice(0, at);
    this.#stage = next;
  }

  /** Returns to what the stage was opened from. */
  leaveStage(): void {
    this.stage = this.#below.at(-1);
  }

  /** Shows the middle in this mode, closing any stage. */
  showMode(mode: Mode): void {
    this.stage = undefined;
    this.mode = mode;
    this.pane = 'middle';
  }

  /** Whether this panel is on screen. */
  isShown(panel: Panel): boolean {
    const hasRoom = this.pane === 'panel' || !this.#narrow.current;
    return this.panel === panel && hasRoom && (!this.stage || panel === 'help');
  }

  /** Shows this panel on the right, or the properties if it is already there. */
  togglePanel(panel: Panel): void {
    const isShown = this.isShown(panel);
    if (isShown && panel === 'help') this.closeHelp();
    else this.showPanel(isShown ? 'properties' : panel);
    if (isShown) this.unfolded = undefined;
  }

  showPanel(panel: Panel): void {
    const { pane } = this;
    if (panel !== 'help') {
      this.stage = undefined;
      if (pane !== 'panel' || this.panel === 'properties') this.#from = pane;
    }
    if (panel === 'help' && this.panel !== 'help') {
      this.#behind = { panel: this.panel, pane };
      this.#say(m.helpOpened);
    }
    this.about = undefined;
    this.panel = panel;
    this.pane = 'panel';
    if (panel === 'properties') this.unfolded = true;
  }

  /** Shows the properties in place of another panel, and the pane that it was opened from. */
  closePanel(): void {
    this.panel = 'properties';
    if (this.pane === 'panel') this.pane = this.#from;
  }

  /** Shows the help for a kind of element or a task. */
  explain(about: string): void {
    this.showPanel('help');
    this.about = about;
  }

  /** Restores the panel that the help replaced. A stage stays open. */
  closeHelp(): void {
    if (this.panel !== 'help') return;
    this.panel = this.#behind?.panel ?? 'properties';
    this.pane = this.#behind?.pane ?? this.pane;
    this.#say(m.helpClosed);
  }

  /** Shows languages or versions side by side. */
  compare(set: string | undefined, differing?: Screen['differing']): void {
    this.comparing = set;
    this.differing = differing;
    this.stage = 'parity';
  }

  /** Shows the commit form below the changes to be committed. */
  showCommit(): void {
    this.stage = 'review';
    this.committing = true;
  }

  toggleStage(stage: Stage): void {
    this.stage = this.stage === stage ? undefined : stage;
  }
}
