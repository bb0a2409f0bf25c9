/* What the editor reports: changes to the panes, and sentences to the user. */
import type { Doc } from '$lib/core/document/node';
import type { Operation } from '$lib/core/operation';
import type { Plan } from '$lib/core/operations/plan';
import type { PagePlan, PageStep } from '$lib/core/page-files';
import type * as PagePlans from '$lib/core/page-plans';
import type { World } from '$lib/core/check/diagnostic';
import type { Element } from '$lib/core/document/elements';
import type { TextEdit } from '$lib/core/text/edit';
import { inQuotes } from '$lib/core/text/direction';
import { nothingShows } from './messages';

/**
 * A change that was made, for panes that keep their own copy in sync (Monaco). `load` and `rebase` have no edits, and
 * change no page files. `outside` has what others did to page files.
 */
export interface DocumentChange {
  readonly edits: readonly TextEdit[];
  readonly pages: PageStep;
  readonly origin: string;
  readonly before: Doc;
  readonly after: Doc;
}

/**
 * A sentence for the user. The live region reads all of them. The screen shows only those that aren't visible
 * otherwise: a `note`, a `refusal`, and an `undoable` action, which comes with an Undo button.
 */
export interface Message {
  readonly text: string;
  readonly tone: 'quiet' | 'note' | 'refusal' | 'undoable';
  /** A follow-up action, in addition to Undo. */
  readonly further?: FollowUp | undefined;
}

/** True if elements disappear or move, so that the message needs an Undo button. */
export const needsUndoToast = ({ op }: Operation): boolean => op === 'remove' || op === 'move';

/**
 * A plan's label and its side effects: other places that show the same file, files that nothing shows anymore, and what
 * is empty now or out of the navigation (`left`).
 */
export function messageOf({ label, also, unused }: Plan, left = ''): string {
  const unshown = unused.map((file) => nothingShows(inQuotes(file)));
  const effects = [...also, ...unshown, left].filter(Boolean);
  return effects.length > 0 ? [`${label}.`, ...effects].join(' ') : label;
}

/** An action that is offered after another one. */
export interface FollowUp {
  readonly label: string;
  readonly run: () => void;
}

/** An operation that was carried out, and the affected elements. */
export interface Ran {
  readonly operation: Operation;
  readonly before: Doc;
  readonly after: Doc;
  readonly landed: readonly Element[];
  /** Whether it was typed into a field, so that more may follow. */
  readonly isTyped: boolean;
}

/** How a change joins the history. */
export interface CommitOptions {
  /** Consecutive edits with the same subject and no pause between them form one undo step. */
  readonly subject?: string | undefined;
  /** Ignores the pause before this edit: for input method composition, and for a completion of what was typed. */
  readonly continues?: boolean;
  /** The document that results from the edits, if it is known. */
  readonly after?: Doc;
  /** What the step does to page files. They must be known (`Editor.loadPages`). */
  readonly pages?: PagePlan | undefined;
  /** When the gesture began, by `performance.now()`. */
  readonly started?: number;
  /** Joins the last step, such as the name of an element just added. */
  readonly joined?: boolean;
}

/** What an editor needs from its surroundings. */
export interface EditorPorts {
  /** What plans page files, for a draft that changes some. Otherwise it comes with what reasons about the document. */
  readonly pagePlans?: typeof PagePlans | undefined;
  /** What is known around the document. */
  readonly world?: () => World;
  /** Returns why nothing can be changed now, as a sentence, or an empty string if changes are allowed. */
  readonly gate?: () => string;
  /** Called after every operation. Its result is offered if the user is notified of the operation (`isFelt`). */
  readonly followUp?: (ran: Ran, isFelt: boolean) => FollowUp | undefined;
  /** When the current action was requested, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Returns a function that runs `run` later, once the change is painted. Without it, nothing is painted. */
  readonly later?: (run: () => void) => () => void;
}
