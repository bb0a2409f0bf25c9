/* What differs between the work and the files as they were read. */
import type { Doc } from '$lib/core/document/node';
import { isWriting, type FileChange } from '$lib/core/file-change';
import type { PageFiles } from '$lib/core/page-files';
import type { Editor } from '../editor.svelte';

/** A state of all files. */
export interface Work {
  readonly doc: Doc;
  readonly pages: PageFiles;
}

export interface FileText {
  readonly path: string;
  readonly text: string;
}

/** The changes that turn the files as they were read into the work. `marks`: those that the files had then, by path. */
export function changesOf(
  { doc, base, pages, basePages, pagePlans }: Editor,
  marks: ReadonlyMap<string, string>,
): readonly FileChange[] {
  const texts = [...doc.files].flatMap(([path, { text }]): FileChange[] => {
    if (text === base.files.get(path)?.text) return [];
    const expected = marks.get(path);
    return [{ path, text, ...(expected !== undefined && { expected }) }];
  });
  const moved = pagePlans?.changesBetween(basePages, pages, (path) => marks.get(path)!) ?? [];
  return [...moved, ...texts];
}

/** The text of every file that changes, or moves. */
export function textsOf(
  { pages, basePages, pagePlans }: Editor,
  changes: readonly FileChange[],
): readonly FileText[] {
  const written = changes.filter(isWriting).map(({ path, text }) => ({ path, text }));
  const moved = (pagePlans?.pairsBetween(basePages, pages) ?? []).flatMap(({ after }) =>
    after?.text === undefined || written.some(({ path }) => path === after.path)
      ? []
      : [{ path: after.path, text: after.text }],
  );
  return [...written, ...moved];
}

export const textAt = ({ doc, pages }: Work, path: string): string | undefined =>
  doc.files.get(path)?.text ?? pages.texts.get(pages.at.get(path) ?? '');
