/*
 * Input and result types of a merge.
 */
import type { Doc, NodeId } from '../document/node.ts';
import type { World } from '../check/diagnostic.ts';
import type { Kind } from '../schema/kinds.ts';
import type { TextEdit } from '../text/edit.ts';
import type { Change } from '../compare/change.ts';

/** Two documents derived from `base`. `theirs` was read by `readVersion`; `ours` belongs to the base's history. */
export interface Versions {
  readonly base: Doc;
  readonly ours: Doc;
  readonly theirs: Doc;
}

export type Choice = 'ours' | 'theirs';

/** The names of the two sides at the start of a sentence: "You" and "The file". */
export interface SideNames {
  readonly ours: string;
  readonly theirs: string;
  /** Our side as a thing, if `ours` is a person: "Your version". */
  readonly version?: string;
  /** Their version, if `theirs` is where it is: "The file’s version". */
  readonly theirVersion?: string;
}

export interface MergeOptions {
  /** Choices by question id; an unanswered question keeps ours. */
  readonly choices?: ReadonlyMap<string, Choice>;
  readonly names?: SideNames;
  readonly world?: World;
}

/** An element (or a setting, or a file) that both sides changed in ways that exclude each other. */
export interface Question {
  /** Stable: the same whenever the same three documents are merged, whatever the choices. */
  readonly id: string;
  /** Absent for site settings and for files. */
  readonly element?: Kind;
  /** Its name for people: a label, a path or a setting. */
  readonly name: string;
  /** Its position, as labels. */
  readonly place: string;
  /** "You moved “Quickstart” to Guides; the file’s version removed it" */
  readonly text: string;
  /** The two choices as labels: "Keep it in Guides", "Remove it". */
  readonly ours: string;
  readonly theirs: string;
  /** The element in `after`, if it exists there. */
  readonly node?: NodeId;
}

export interface Combined {
  /** Relative to ours. */
  readonly edits: readonly TextEdit[];
  readonly after: Doc;
  readonly questions: readonly Question[];
}

export interface Merged extends Combined {
  /** The changes applied to ours, in words. `before` refers to ours, `after` to the merged document. */
  readonly taken: readonly Change[];
  /** Problems that neither side had, one sentence each. */
  readonly notes: readonly string[];
}

/** A change taken back: the edits to the document, and the other changes taken back with it. */
export interface Reverted {
  readonly edits: readonly TextEdit[];
  readonly after: Doc;
  /** For the history: "Take back: “Quickstart” moved from Get started to Guides, first in the list". */
  readonly label: string;
  /** Other changes that could not remain without it. */
  readonly also: readonly Change[];
}

/** The edits that apply changes to a document, and the resulting document. */
export interface Carried {
  readonly edits: readonly TextEdit[];
  readonly after: Doc;
}
