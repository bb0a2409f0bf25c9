/*
 * What merging is given and what it answers.
 */
import type { Doc, NodeId } from '../model/node.ts';
import type { World } from '../rules/diagnostic.ts';
import type { Kind } from '../rules/kinds.ts';
import type { TextEdit } from '../text/edit.ts';
import type { Change } from '../views/change.ts';

/** Two documents that both came from `base`. `theirs` is read by `readBeside`, `ours` is of the base's history. */
export interface Versions {
  readonly base: Doc;
  readonly ours: Doc;
  readonly theirs: Doc;
}

export type Choice = 'ours' | 'theirs';

/** What the two sides are called at the start of a sentence: "You" and "The file". */
export interface SideNames {
  readonly ours: string;
  readonly theirs: string;
}

export interface MergeOptions {
  /** By the ids of questions; what is not answered stays as ours has it. */
  readonly choices?: ReadonlyMap<string, Choice>;
  readonly names?: SideNames;
  readonly world?: World;
}

/** An element (or a setting, or a file) that both sides changed in ways that exclude each other. */
export interface Question {
  /** The same whenever the same three documents are merged, whatever was chosen. */
  readonly id: string;
  /** Absent for settings of the site and for files. */
  readonly element?: Kind;
  /** What people call it: a label, a path, a setting. */
  readonly name: string;
  /** Where it stands, by labels. */
  readonly place: string;
  /** "You moved “Quickstart” to Guides; the file deleted it." */
  readonly text: string;
  /** The two choices as labels: "Keep it in Guides", "Delete it". */
  readonly ours: string;
  readonly theirs: string;
  /** The element in `after`, while it is there. */
  readonly node?: NodeId;
}

export interface Merged {
  /** Onto ours. */
  readonly edits: readonly TextEdit[];
  readonly after: Doc;
  /** What came to ours, in words; `before` speaks of ours, `after` of the merged document. */
  readonly taken: readonly Change[];
  readonly questions: readonly Question[];
  /** Problems that neither side had, one sentence each. */
  readonly notes: readonly string[];
}

/** A change that was taken back: the edits onto the document, and what went with it. */
export interface TakenBack {
  readonly edits: readonly TextEdit[];
  readonly after: Doc;
  /** For the history: "Take back: “Quickstart” moved from Get started to Guides, first place". */
  readonly label: string;
  /** Other changes that could not stand without it. */
  readonly also: readonly Change[];
}

/** The edits that carry changes onto a document, and that document afterwards. */
export interface Carried {
  readonly edits: readonly TextEdit[];
  readonly after: Doc;
}
