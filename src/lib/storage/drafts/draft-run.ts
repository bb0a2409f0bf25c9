/*
 * What the database keeps of one editing session: the text that was opened, once; what became of it; and earlier
 * states, as differences from the opened text, so that keeping a large document again costs no more than what changed
 * in it.
 */
import type { PagePair, ReadPage } from '../../core/page-files.ts';
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
  readonly pages?: readonly PagePair[];
}

/** The text that a draft started with, and those of the other files and the page files that it changes. */
export interface Base {
  readonly id: string;
  readonly text: string;
  readonly files?: readonly BaseFile[];
  /** In the order of `StoredDraft.pages`. Null for a new file. */
  readonly pages?: readonly (ReadPage | null)[];
  /** When it was written. A draft that was written with another base cannot be read with this one. */
  readonly stamp?: number;
}

type BaseFile = Pick<DraftFile, 'path' | 'before'>;

/**
 * A draft as it is stored. `units`: length of its text, in UTF-16 units; older drafts do not have it. `more` and `pages`:
 * what becomes of other files and of page files, separate from the edits of docs.json because an older Signpost knows
 * nothing of them.
 */
export type StoredDraft = Omit<Draft, 'before' | 'after' | 'files' | 'pages'> & {
  readonly edits: readonly TextEdit[];
  readonly more?: readonly TextEdit[];
  readonly pages?: readonly StoredPage[];
  readonly units?: number;
  readonly stamp?: number;
};

/** What becomes of a page file. Without `path` it is deleted. Without `edits` it has no text. */
interface StoredPage {
  readonly path?: string;
  readonly edits?: readonly TextEdit[];
}

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
  const { time, changes, after, files, pages } = last;
  const version: Version = {
    time,
    ...(changes !== undefined && { changes }),
    delta: deltaOf(draft.before, after),
    ...(files && { files }),
    ...(pages && { pages }),
  };
  return { draft, versions: thinned([...versions, version]), since: draft.time };
}

/** The file was saved in between: the same states, as differences from its current text. */
const retold = ({ draft, versions }: DraftRun, before: string): readonly Version[] =>
  versions.map((version) => ({
    ...version,
    delta: deltaOf(before, patched(draft.before, version.delta)),
  }));

export function keptOf(
  { before, after, files = [], pages = [], ...rest }: Draft,
  stamp?: number,
): StoredDraft {
  const edits = difference(rest.path, before, after);
  const more = files.flatMap((file) => difference(file.path, file.before ?? '', file.after));
  const stored = pages.map(storedPage);
  const said = [...edits, ...more, ...stored.flatMap((page) => page.edits ?? [])];
  const texts = [
    before,
    ...files.map((file) => file.before),
    ...pages.map((page) => page.before?.text),
  ];
  return {
    ...rest,
    edits,
    ...(more.length > 0 && { more }),
    ...(stored.length > 0 && { pages: stored }),
    units: lengthOf(texts) + lengthOf(said.map(({ insert }) => insert)),
    ...(stamp !== undefined && { stamp }),
  };
}

const lengthOf = (texts: readonly (string | undefined)[]): number =>
  texts.reduce((sum, text = '') => sum + text.length, 0);

const storedPage = ({ before, after }: PagePair): StoredPage =>
  after
    ? {
        path: after.path,
        ...(after.text !== undefined && {
          edits: difference(after.path, before?.text ?? '', after.text),
        }),
      }
    : {};

/** What a draft starts with. */
export const baseOf = ({ id, before, files, pages, time }: Draft): Base => ({
  id,
  text: before,
  ...(files && { files: files.map(unchanged) }),
  ...(pages && { pages: pages.map((page) => page.before ?? null) }),
  stamp: time,
});
const unchanged = ({ path, before }: DraftFile): BaseFile => ({
  path,
  ...(before !== undefined && { before }),
});

/** Whether what a draft starts with is stored already. */
export const isBaseOf = ({ text, files = [], pages = [] }: Base, draft: Draft): boolean =>
  text === draft.before &&
  pages.length === (draft.pages?.length ?? 0) &&
  pages.every((page, i) => {
    const { before } = draft.pages![i]!;
    return page?.path === before?.path && page?.text === before?.text;
  }) &&
  files.length === (draft.files?.length ?? 0) &&
  files.every(({ path, before }, i) => {
    const file = draft.files![i]!;
    return file.path === path && file.before === before;
  });

/** The draft, or undefined if the text that it started with is missing. */
export function draftOf(
  { edits, more = [], pages = [], units: _units, stamp, ...rest }: StoredDraft,
  base: Base | undefined,
): Draft | undefined {
  // Guard: a draft is applied only to its own text
  if (!base || base.stamp !== stamp) return undefined;
  const files = base.files?.map((file): DraftFile => {
    const own = more.filter((edit) => edit.file === file.path);
    return { ...file, after: apply(file.before ?? '', own) };
  });
  const after = apply(base.text, edits);
  const pairs = base.pages?.map((before, i) => pairOf(before ?? undefined, pages[i] ?? {}));
  return {
    ...rest,
    before: base.text,
    after,
    ...(files && { files }),
    ...(pairs && { pages: pairs }),
  };
}

const pairOf = (before: ReadPage | undefined, { path, edits }: StoredPage): PagePair => ({
  ...(before && { before }),
  ...(path !== undefined && {
    after: { path, ...(edits && { text: apply(before?.text ?? '', edits) }) },
  }),
});

/** An earlier state as a draft, which can be restored like one. */
export function versionOf(draft: Draft, { delta, time, changes, files, pages }: Version): Draft {
  const { changes: _latest, files: _files, pages: _pages, moved: _moved, ...rest } = draft;
  const after = patched(draft.before, delta);
  return {
    ...rest,
    after,
    time,
    ...(changes !== undefined && { changes }),
    ...(files && { files }),
    ...(pages && { pages }),
  };
}
