/* Merges newer page files, and page files of a draft, into the work: by lines, as one undo step. */
import { draftOnto, mergeTexts } from '$lib/core/merge/page-texts';
import type { PageChange } from '$lib/core/page-files';
import type { Draft, DocumentStorage, FileState } from '$lib/core/storage';
import { inQuotes } from '$lib/core/text/direction';
import { difference, type TextEdit } from '$lib/core/text/edit';
import type { Editor } from '../editor.svelte';
import type { Saving } from '../saving/saving.svelte';
import * as m from './messages';

interface Parts {
  readonly editor: Editor;
  readonly saving: Saving;
  readonly place: DocumentStorage;
}

/** The page files whose text is no longer the one that the work is based on, and those that were removed. */
export async function newerPages({ editor, place }: Parts): Promise<{
  readonly newer: readonly FileState[];
  readonly gone: readonly string[];
}> {
  const { at, texts } = editor.basePages;
  const known = [...at].filter(([, id]) => texts.has(id));
  const read = await Promise.all(
    known.map(async ([path, id]) => ({ path, id, read: await place.read(path) })),
  );
  return {
    newer: read.flatMap((one) =>
      one.read.ok && one.read.value.text !== texts.get(one.id) ? [one.read.value] : [],
    ),
    gone: read.flatMap(({ path, read: one }) =>
      !one.ok && one.refusal.code === 'missing' ? [path] : [],
    ),
  };
}

/** Merges newer page files, and removes those that others removed unless the work changes them. */
export function bringPages(
  { editor, saving }: Parts,
  states: readonly FileState[],
  gone: readonly string[] = [],
): void {
  const { basePages, pages } = editor;
  const pathNow = new Map([...pages.at].map(([path, id]) => [id, path]));
  const texts = new Map(basePages.texts);
  const edits: TextEdit[] = [];
  const conflicts: string[] = [];
  for (const { path, text } of states) {
    const id = basePages.at.get(path)!;
    const [now, ours] = [pathNow.get(id), pages.texts.get(id)];
    if (now !== undefined && ours !== undefined) {
      const merged = mergeTexts(texts.get(id)!, ours, text);
      if (merged.conflicts > 0) conflicts.push(path);
      edits.push(...difference(now, ours, merged.text));
    }
    texts.set(id, text);
  }
  const at = new Map([...basePages.at].filter(([path]) => !gone.includes(path)));
  const files = gone.flatMap((path): PageChange[] => {
    const id = basePages.at.get(path)!;
    const isUntouched = pathNow.get(id) === path && pages.texts.get(id) === texts.get(id);
    return isUntouched ? [{ deleted: path }] : [];
  });
  const [only] = states.length === 1 ? states : [];
  if (files.length + edits.length > 0)
    editor.commit([], 'merge', m.mergeNewer(only?.path ?? m.pages), {
      after: editor.doc,
      pages: { files, edits },
    });
  // The files contain these texts now.
  editor.saved(editor.base, { ...basePages, at, texts });
  saving.met(states);
  if (conflicts.length > 0) editor.say(m.keptYours(conflicts.map(inQuotes)));
}

/** Makes the page files of a draft known, as far as they exist. */
export async function knowPages(
  { editor, saving, place }: Parts,
  { pages = [] }: Draft,
): Promise<void> {
  const paths = pages.flatMap(({ before, after }) =>
    [before?.path ?? [], after?.path ?? []].flat(),
  );
  const read = await Promise.all([...new Set(paths)].map((path) => place.read(path)));
  const states = read.flatMap((one) => (one.ok ? [one.value] : []));
  editor.loadPages(states);
  saving.joined(states);
}

/** Makes of the page files what a draft made of an earlier state of them. They must be known. */
export function bringDraftPages({ editor }: Parts, { pages = [] }: Draft): void {
  if (pages.length === 0) return;
  const { plan, conflicts } = draftOnto(editor.pages, pages);
  editor.commit([], 'merge', m.restore, { after: editor.doc, pages: plan });
  if (conflicts.length > 0) editor.say(m.keptYours(conflicts.map(inQuotes)));
}
