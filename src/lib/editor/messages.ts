/* What the editor tells of itself: of changes, to the panes, and in sentences, to the person. */
import type { Doc } from '$lib/core/model/node';
import type { Operation } from '$lib/core/operations/operation';
import type { Plan } from '$lib/core/operations/plan';
import type { Element } from '$lib/core/rules/elements';
import type { TextEdit } from '$lib/core/text/edit';
import { inQuotes } from '$lib/core/text/direction';

/** A change that has been made, told to the panes that keep something of their own in step (Monaco). */
export interface DocumentChange {
  readonly edits: readonly TextEdit[];
  readonly origin: string;
  readonly before: Doc;
  readonly after: Doc;
}

/**
 * A sentence for the person. The live region reads all of them; on screen stand those that nothing else shows:
 * a `note` (done, told), a `refusal`, and what is `undoable`, which offers to take it back.
 */
export interface Message {
  readonly text: string;
  readonly tone: 'quiet' | 'note' | 'refusal' | 'undoable';
  /** What can be done next, beside taking it back. */
  readonly further?: FollowUp | undefined;
}

/** What goes away, or far away, is told with a way back; what moves by one step is seen. */
export const needsUndoToast = ({ op }: Operation, origin: string): boolean =>
  op === 'remove' || origin === 'move.drop' || origin === 'move.to';

/** What a plan does; and beside what was asked for: other places that show the same file, files that nothing shows now. */
export const messageOf = ({ label, also, unused }: Plan): string =>
  [
    also.length + unused.length > 0 ? `${label}.` : label,
    ...also,
    ...unused.map((file) => `Nothing shows ${inQuotes(file)} any more; it stays where it is.`),
  ].join(' ');

/** An act that is offered after another one. */
export interface FollowUp {
  readonly label: string;
  readonly run: () => void;
}

/** An operation that was carried out, and the elements that it was about. */
export interface Ran {
  readonly operation: Operation;
  readonly before: Doc;
  readonly after: Doc;
  readonly landed: readonly Element[];
}
