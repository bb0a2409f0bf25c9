/* Merging of two versions of a document: the incoming version and the result. Loaded on demand. */
import { merge, readVersion, type Choice, type Merged, type SideNames } from '$lib/core/merge';
import type { Doc } from '$lib/core/document/node';
import type { Source } from '$lib/core/document/read';
import type { FileState } from '$lib/core/storage';
import { refuse, type Result } from '$lib/core/result';
import { sidesOf } from '$lib/core/text/conflict-sides';
import type { Change } from '$lib/core/compare/change';
import { changesOf } from '$lib/core/compare/changes';
import type { Editor } from '../editor.svelte';
import { inQuotes } from '$lib/core/text/direction';
import * as m from './session-messages';

export { choicesAreYours } from './session-messages';

/** Another version of the document: whole texts by path. A file that isn't listed is unchanged. */
export interface IncomingVersion {
  /** The common ancestor of both versions. */
  readonly base: Source;
  readonly theirs: Source;
  /** Our version, if it isn't the current document. */
  readonly ours?: Source;
  /** Names of the two versions for the start of a sentence: “You” and “The file”. */
  readonly names: SideNames;
  /** The label of the undo step. */
  readonly label: string;
  /** The heading: “Merge the newer docs.json”. */
  readonly title: string;
  /** The side that wins by default; ours if omitted. */
  readonly prefer?: Choice;
  /** The current files with the incoming version. Reviewing and saving count from them afterward. */
  readonly files?: readonly FileState[];
  /** One more sentence for the user before choosing. */
  readonly note?: string;
  /** The message after the merge, instead of the number of changes. */
  readonly said?: string;
  /** Called after the merge, whether or not there were choices. */
  readonly done?: () => void;
}

/** Two versions that wait for choices. */
export interface MergeSession {
  readonly coming: IncomingVersion;
  readonly base: Doc;
  readonly theirs: Doc;
  /** The document in the editor at the start. */
  readonly before: Doc;
}

/** The result of a merge, for viewing it afterward. */
export interface MergeSummary {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly notes: readonly string[];
}

/** Both sides of conflict markers as versions to merge, or undefined if one of them isn't valid JSON. */
export function bothSidesOf(file: string, text: string): IncomingVersion | undefined {
  const sides = sidesOf(text);
  if (!sides) return undefined;
  const named = (what: string, name: string) => (name ? m.sideNamed(what, inQuotes(name)) : what);
  const only = (side: string): Source => new Map([[file, side]]);
  return {
    base: only(sides.base),
    ours: only(sides.ours),
    theirs: only(sides.theirs),
    names: { ours: named(m.ours, sides.names.ours), theirs: named(m.theirs, sides.names.theirs) },
    label: m.openBoth,
    title: m.openBoth,
    ...(sides.isBaseKnown ? {} : { note: m.baseUnknown }),
  };
}

/** Reads the versions as documents with a common history. */
export function startMerge({ base, doc }: Editor, coming: IncomingVersion): MergeSession {
  const own = oursOf(doc, coming);
  const isKnown = [...coming.base].every(([file, text]) => base.files.get(file)?.text === text);
  const common = isKnown ? base : readVersion(own, withTexts(base, coming.base));
  const theirs = readVersion(common, withTexts(common, coming.theirs), own);
  return { coming, base: common, theirs, before: doc };
}

/** The texts of a document, with some replaced. */
const withTexts = ({ files }: Doc, others: Source): Source =>
  new Map([...[...files].map(([path, { text }]) => [path, text] as const), ...others]);

/** Our version as a document. */
const oursOf = (doc: Doc, { ours }: IncomingVersion): Doc =>
  ours === undefined ? doc : readVersion(doc, withTexts(doc, ours));

/** Merges with these choices into the current document. */
export function mergeOf(
  { doc, world }: Editor,
  { coming, base, theirs, before }: MergeSession,
  choices: ReadonlyMap<string, Choice>,
): Result<Merged> {
  if (coming.ours !== undefined && !areSameTexts(doc, before)) return refuse('moved-on', m.movedOn);
  const own = oursOf(doc, coming);
  const ours = { ...own, nextId: Math.max(own.nextId, theirs.nextId) };
  return merge({ base, ours, theirs }, { choices, names: coming.names, world });
}

const areSameTexts = (doc: Doc, other: Doc): boolean =>
  [...doc.files].every(([path, { text }]) => other.files.get(path)?.text === text);

/** The changes that a merge makes to the current document. Call it before the merge is committed. */
export function broughtBy(
  { doc, world }: Editor,
  coming: IncomingVersion,
  { after, notes }: Merged,
): MergeSummary {
  return { title: coming.title, changes: changesOf(oursOf(doc, coming), after, world), notes };
}

/** The message after a merge. `kept`: how many of our changes aren't in the file. */
export function told(
  { names, files, ours, said }: IncomingVersion,
  { taken }: Merged,
  kept: number,
): string {
  if (said !== undefined) return said;
  const from = names.theirs.replace(/^./, (first) => first.toLowerCase());
  const came = taken.length > 0 ? m.came(taken.length, from) : m.nothingNew(names.theirs);
  if (ours !== undefined) return m.oneText(came);
  if (!files || kept === 0) return came;
  return m.oursUnsaved(came, kept);
}
