/* Merges newer page files, and page files of a draft, into the work, by lines. */
import { rebase } from '$lib/core/merge/outside-pages';
import { draftOnto } from '$lib/core/merge/page-texts';
import { NO_PAGE_STEP } from '$lib/core/page-files';
import type { Draft, DocumentStorage, FileState } from '$lib/core/storage';
import { inQuotes } from '$lib/core/text/direction';
import { difference, invertAll, type TextEdit } from '$lib/core/text/edit';
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

/**
 * Takes newer page files into the work and into each state of its history, and removes those that others removed unless
 * the work changes them.
 */
export function bringPages(
  { editor, saving }: Parts,
  states: readonly FileState[],
  gone: readonly string[] = [],
): void {
  const { basePages, pages } = editor;
  const pathNow = new Map([...pages.at].map(([path, id]) => [id, path]));
  const texts = new Map(basePages.texts);
  const edits: TextEdit[] = [];
  const kept: string[] = [];
  let { history } = editor;
  for (const { path, text: after } of states) {
    const id = basePages.at.get(path)!;
    const now = pages.texts.get(id);
    const before = texts.get(id)!;
    texts.set(id, after);
    if (now === undefined) continue;
    const rebased = rebase(history, now, { id, before, after });
    ({ history } = rebased);
    edits.push(...difference(id, now, rebased.text));
    if (rebased.conflict && pathNow.has(id)) kept.push(path);
  }
  const inverse = invertAll((id) => pages.texts.get(id)!, edits);
  const step = edits.length > 0 ? { ...NO_PAGE_STEP, edits, inverse } : NO_PAGE_STEP;
  const at = new Map([...basePages.at].filter(([path]) => !gone.includes(path)));
  // The files contain these texts now.
  editor.rebase(history, step, { ...basePages, at, texts });
  saving.met(states);
  const removed = gone.filter((path) => {
    const id = basePages.at.get(path)!;
    return pathNow.get(id) === path && pages.texts.get(id) === texts.get(id);
  });
  if (removed.length > 0)
    editor.commit([], 'merge', m.removedOutside(removed.map(inQuotes)), {
      after: editor.doc,
      pages: { files: removed.map((deleted) => ({ deleted })), edits: [] },
    });
  const [sentence] = sentencesOf(
    kept,
    states.map(({ path }) => path).filter((path) => !pathNow.has(basePages.at.get(path)!)),
    states.map(({ path }) => path),
  );
  if (sentence !== undefined) editor.say(sentence);
}

/** What was done, with what matters most first. */
const sentencesOf = (
  kept: readonly string[],
  deleted: readonly string[],
  all: readonly string[],
): readonly string[] => [
  ...(kept.length > 0 ? [m.keptYours(kept.map(inQuotes))] : []),
  ...(deleted.length > 0 ? [m.changedButDeleted(deleted.map(inQuotes))] : []),
  ...(all.length > 0 ? [m.tookOutside(all.map(inQuotes))] : []),
];

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
