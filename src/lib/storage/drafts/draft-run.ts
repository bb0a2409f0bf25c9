/*
 * What the database keeps of one editing session: the text that was opened, once; what became of it; and earlier
 * states, as differences from the opened text, so that keeping a large document again costs no more than what changed
 * in it.
 */
import type { Draft, DraftFile } from '../../core/storage.ts';
import { apply, difference, type TextEdit } from '../../core/text/edit.ts';
import { deltaOf, patched, type Delta } from './delta.ts';
import { isWorthKeeping, thinned } from './versions.ts';

/** An earlier state. */
export interface Version {
  readonly time: number;
  readonly changes?: number;
  readonly delta: Delta;
  readonly files?: readonly DraftFile[];
}

/** The text that a draft started with, and those of the other files that it changes. */
export interface Base {
  readonly id: string;
  readonly text: string;
  readonly files?: readonly BaseFile[];
  /** When it was written. A draft that was written with another base cannot be read with this one. */
  readonly stamp?: number;
}

type BaseFile = Pick<DraftFile, 'path' | 'before'>;

/**
 * A draft as it is stored. `units`: length of its text, in UTF-16 units; older drafts do not have it. `more`: the edits
 * of other files, separate from those of docs.json because an older Signpost knows nothing of them.
 */
export type StoredDraft = Omit<Draft, 'before' | 'after' | 'files'> & {
  readonly edits: readonly TextEdit[];
  readonly more?: readonly TextEdit[];
  readonly units?: number;
  readonly stamp?: number;
};

export interface DraftRun {
  readonly draft: Draft;
  /** The earliest first. */
  readonly versions: readonly Version[];
  /** When the session started in this window, or kept its last version. */
  readonly since: number;
}

/** The session with this draft as its work. `isNew`: the session continues the work of another one. */
export function continueRun(run: DraftRun | undefined, draft: Draft, isNew: boolean): DraftRun {
  if (!run) return { draft, versions: [], since: draft.time };
  const { draft: last, since } = run;
  const versions = draft.before === last.before ? run.versions : retold(run, draft.before);
  // What an earlier session left is kept as soon as there is anything else.
  const begun = isNew ? 0 : since;
  const keeps = isWorthKeeping(last, draft, begun);
  if (!keeps) return { draft, versions, since: begun };
  const { time, changes, after, files } = last;
  const version: Version = {
    time,
    ...(changes !== undefined && { changes }),
    delta: deltaOf(draft.before, after),
    ...(files && { files }),
  };
  return { draft, versions: thinned([...versions, version]), since: draft.time };
}

/** The file was saved in between: the same states, as differences from its current text. */
const retold = ({ draft, versions }: DraftRun, before: string): readonly Version[] =>
  versions.map((version) => ({
    ...version,
    delta: deltaOf(before, patched(draft.before, version.delta)),
  }));

export function keptOf({ before, after, files = [], ...rest }: Draft, stamp?: number): StoredDraft {
  const edits = difference(rest.path, before, after);
  const more = files.flatMap((file) => difference(file.path, file.before ?? '', file.after));
  const said = [...edits, ...more].reduce((sum, { insert }) => sum + insert.length, 0);
  const units = files.reduce((sum, file) => sum + (file.before?.length ?? 0), before.length + said);
  return {
    ...rest,
    edits,
    ...(more.length > 0 && { more }),
    units,
    ...(stamp !== undefined && { stamp }),
  };
}

/** What a draft starts with. */
export const baseOf = ({ id, before, files, time }: Draft): Base => ({
  id,
  text: before,
  ...(files && { files: files.map(unchanged) }),
  stamp: time,
});
const unchanged = ({ path, before }: DraftFile): BaseFile => ({
  path,
  ...(before !== undefined && { before }),
});

/** Whether what a draft starts with is stored already. */
export const isBaseOf = ({ text, files = [] }: Base, draft: Draft): boolean =>
  text === draft.before &&
  files.length === (draft.files?.length ?? 0) &&
  files.every(({ path, before }, i) => {
    const file = draft.files![i]!;
    return file.path === path && file.before === before;
  });

/** The draft, or undefined if the text that it started with is missing. */
export function draftOf(
  { edits, more = [], units: _units, stamp, ...rest }: StoredDraft,
  base: Base | undefined,
): Draft | undefined {
  // Guard: a draft is applied only to its own text
  if (!base || base.stamp !== stamp) return undefined;
  const files = base.files?.map((file): DraftFile => {
    const own = more.filter((edit) => edit.file === file.path);
    return { ...file, after: apply(file.before ?? '', own) };
  });
  const after = apply(base.text, edits);
  return { ...rest, before: base.text, after, ...(files && { files }) };
}

/** An earlier state as a draft, which can be restored like one. */
export function versionOf(draft: Draft, { delta, time, changes, files }: Version): Draft {
  const { changes: _latest, files: _files, moved: _moved, ...rest } = draft;
  const after = patched(draft.before, delta);
  return {
    ...rest,
    after,
    time,
    ...(changes !== undefined && { changes }),
    ...(files && { files }),
  };
}
