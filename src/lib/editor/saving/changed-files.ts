import type { Doc } from '$lib/core/document/node';
import type { FileChange } from '$lib/core/file-change';
import type { PageFiles } from '$lib/core/page-files';
import type { Sides } from '../drawn.svelte';

/** A state of all files. */
export interface Work {
  readonly doc: Doc;
  readonly pages: PageFiles;
}

export interface FileText {
  readonly path: string;
  readonly text: string;
}

/** The texts of docs.json and of what it references that differ from what was read. */
export const documentTexts = ({ doc, base }: Sides): readonly FileText[] =>
  [...doc.files].flatMap(([path, { text }]) =>
    text === base.files.get(path)?.text ? [] : [{ path, text }],
  );

/** The path where a change leaves a file, or takes it from. */
export const pathOf = (change: FileChange): string =>
  'to' in change ? change.to : 'path' in change ? change.path : change.deleted;

export const textAt = ({ doc, pages }: Work, path: string): string | undefined =>
  doc.files.get(path)?.text ?? pages.texts.get(pages.at.get(path) ?? '');
