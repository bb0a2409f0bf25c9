/* The open merge as panes show it and the merge's work sets it, and what a merge works with. */
import type { Choice, Merged } from '$lib/core/merge';
import type { Result } from '$lib/core/result';
import type { FileState } from '$lib/core/storage';
import type { Editor } from '../editor.svelte';
import type { Saving } from '../saving/saving.svelte';
import type { Screen } from '../view/screen.svelte';
import type { Opened } from '../workspace.svelte';
import type { MergeSession, MergeSummary } from './merge-session';

/** The outcome: merged, waiting for choices, one version can't be read, or barred for now. */
export type MergeOutcome = 'merged' | 'asked' | 'unreadable' | 'barred';

/** The open merge, which panes show. */
export interface MergeState {
  /** The merge that waits for choices. */
  mergeSession: MergeSession | undefined;
  /** The choices so far, by question id. */
  choices: ReadonlyMap<string, Choice>;
  /** The merge with a version that can't be read, and why. */
  unreadable: { readonly mergeSession: MergeSession; readonly sentence: string } | undefined;
  /** The result of the last merge. */
  brought: MergeSummary | undefined;
  /** Newer files that haven't been merged yet. */
  found: readonly FileState[] | undefined;
  readonly outcome: Result<Merged> | undefined;
  readonly canLook: boolean;
  /** Whether the work knows a page file at this path of the storage. */
  hasPage(path: string): boolean;
  /** Discards the open questions and the last result. */
  end(): void;
  /** Tells that a merge that waited has been settled or discarded. */
  tellEnded(): void;
}

export interface MergeParts {
  readonly editor: Editor;
  readonly screen: Screen;
  readonly saving: Saving;
  readonly opened: Opened;
}
