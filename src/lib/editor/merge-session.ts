/*
 * Two versions of a document that meet: what is to be known of the one that comes, and what becomes of them. Loaded
 * when that happens.
 */
import { merge, readBeside, type Choice, type Merged, type SideNames } from '$lib/core/merge';
import type { Doc } from '$lib/core/model/node';
import type { Source } from '$lib/core/model/read';
import type { FileState } from '$lib/core/storage';
import { refuse, type Result } from '$lib/core/result';
import { sidesOf } from '$lib/core/text/sides';
import type { Change } from '$lib/core/views/change';
import { changesOf } from '$lib/core/views/changes';
import { counted } from '$lib/core/views/words';
import type { Editor } from './editor.svelte';
import { inQuotes } from '$lib/core/text/direction';

/**
 * Another version of the document, and what is to be known of it: whole texts by their paths. A file that is not
 * named is the one that we know.
 */
export interface IncomingVersion {
  /** What both versions come from. */
  readonly base: Source;
  readonly theirs: Source;
  /** Our version, where it is not the document as it stands. */
  readonly ours?: Source;
  /** What the two are called at the start of a sentence: “You” and “The file”. */
  readonly names: SideNames;
  /** What the undo step is called. */
  readonly label: string;
  /** What stands in the heading: “Merge the newer docs.json”. */
  readonly title: string;
  /** Whose version stands where nothing is chosen; ours without it. */
  readonly prefer?: Choice;
  /** The other version is what these files hold now: reviewing and saving count from it. */
  readonly files?: readonly FileState[];
  /** More for the person to know before choosing, one sentence. */
  readonly note?: string;
  /** What is said when it is brought in, instead of how many changes came. */
  readonly said?: string;
  /** Called when it has been merged, at once or after the choices. */
  readonly done?: () => void;
}

/** Two versions that have met, and wait for choices. */
export interface MergeSession {
  readonly coming: IncomingVersion;
  readonly base: Doc;
  readonly theirs: Doc;
  /** What stood in the editor. */
  readonly before: Doc;
}

/** What a merge brought, for looking at it afterwards. */
export interface MergeSummary {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly notes: readonly string[];
}

/** What both versions of conflict markers are, to be merged; nothing where one of them is no JSON by itself. */
export function bothSidesOf(file: string, text: string): IncomingVersion | undefined {
  const sides = sidesOf(text);
  if (!sides) return undefined;
  const named = (what: string, name: string) => (name ? `${what} (${inQuotes(name)})` : what);
  const only = (side: string): Source => new Map([[file, side]]);
  return {
    base: only(sides.base),
    ours: only(sides.ours),
    theirs: only(sides.theirs),
    names: { ours: named('Ours', sides.names.ours), theirs: named('Theirs', sides.names.theirs) },
    label: 'Open both sides of the conflict',
    title: 'Open both sides of the conflict',
    ...(sides.isBaseKnown
      ? {}
      : { note: 'Git did not write down what both come from, so nothing counts as deleted.' }),
  };
}

/** Reads the versions, as documents of one history. */
export function startMerge({ base, doc }: Editor, coming: IncomingVersion): MergeSession {
  const own = oursOf(doc, coming);
  const isKnown = [...coming.base].every(([file, text]) => base.files.get(file)?.text === text);
  const common = isKnown ? base : readBeside(own, withTexts(base, coming.base));
  const theirs = readBeside(common, withTexts(common, coming.theirs), own);
  return { coming, base: common, theirs, before: doc };
}

/** The texts of a document, some of them others. */
const withTexts = ({ files }: Doc, others: Source): Source =>
  new Map([...[...files].map(([path, { text }]) => [path, text] as const), ...others]);

/** Our version, as a document. */
const oursOf = (doc: Doc, { ours }: IncomingVersion): Doc =>
  ours === undefined ? doc : readBeside(doc, withTexts(doc, ours));

/** What comes of the choices, onto the document as it is. */
export function mergeOf(
  { doc, world }: Editor,
  { coming, base, theirs, before }: MergeSession,
  choices: ReadonlyMap<string, Choice>,
): Result<Merged> {
  if (coming.ours !== undefined && !isSame(doc, before))
    return refuse('moved-on', 'The text has changed since. Cancel, and open both sides again.');
  const own = oursOf(doc, coming);
  const ours = { ...own, nextId: Math.max(own.nextId, theirs.nextId) };
  return merge({ base, ours, theirs }, { choices, names: coming.names, world });
}

const isSame = (doc: Doc, other: Doc): boolean =>
  [...doc.files].every(([path, { text }]) => other.files.get(path)?.text === text);

/** What a merge brings to the document as it is before it. */
export function broughtBy(
  { doc, world }: Editor,
  coming: IncomingVersion,
  { after, notes }: Merged,
): MergeSummary {
  return { title: coming.title, changes: changesOf(oursOf(doc, coming), after, world), notes };
}

/** What has been done, in words. `kept`: how many changes of ours are not in the file. */
export function told(
  { names, files, ours, said }: IncomingVersion,
  { taken }: Merged,
  kept: number,
): string {
  if (said !== undefined) return said;
  const from = names.theirs.replace(/^./, (first) => first.toLowerCase());
  const came =
    taken.length > 0
      ? `${counted(taken.length, 'change', 'changes')} came from ${from}.`
      : `${names.theirs} holds nothing that is not here already.`;
  if (ours !== undefined) return `Both versions are one text now. ${came}`;
  if (!files || kept === 0) return came;
  return `${came} Your ${counted(kept, 'change stays and is', 'changes stay and are')} not saved yet.`;
}

/** What is asked, in words. */
export const askedInWords = (count: number): string =>
  `${counted(count, 'choice is', 'choices are')} yours. Nothing has changed yet.`;
