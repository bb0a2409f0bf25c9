/* Merges newer page files, and page files of a draft, into the work, by lines. */
import { rebase } from '$lib/core/merge/outside-pages';
import { draftOnto } from '$lib/core/merge/page-texts';
import { NO_PAGE_STEP, type PageFiles, type PagePair } from '$lib/core/page-files';
import type { Draft, DocumentStorage, FileState } from '$lib/core/storage';
import { inQuotes } from '$lib/core/text/direction';
import { difference, invertAll, type TextEdit } from '$lib/core/text/edit';
import type { Editor } from '../editor.svelte';
import { inTurn } from '../files/in-turn';
import type { Saving } from '../saving/saving.svelte';
import * as m from './messages';

interface Parts {
  readonly editor: Editor;
  readonly saving: Saving;
  readonly place: DocumentStorage;
}

export interface NewerPages {
  readonly newer: readonly FileState[];
  readonly gone: readonly string[];
}

/**
 * The page files of the work whose text is no longer the one that it is based on, and those that were removed. Others
 * that are `shown` take their new text; the rest is read again when it is needed. `named`: the files that may have
 * changed, if that is known.
 */
export async function newerPages(
  { editor, saving, place }: Parts,
  shown: readonly string[],
  named?: readonly string[],
): Promise<NewerPages> {
  const known = named ? new Set(named) : undefined;
  const all = [...editor.basePages.at.keys()].filter((path) => !known || known.has(path));
  const wanted = new Set([...editor.pagesOfWork(), ...shown]);
  editor.pagesAreOld(all.filter((path) => !wanted.has(path)));
  const read = await inTurn(
    all.filter((path) => wanted.has(path) && textIn(editor.basePages, path) !== undefined),
    async (path) => ({ path, read: await place.read(path) }),
  );
  // Files that are moved as a whole move with what they contain now.
  const moved = await marksOf(
    place,
    all.filter((path) => wanted.has(path) && textIn(editor.basePages, path) === undefined),
  );
  saving.joined(moved.known);
  const changed = read.flatMap(({ path, read: one }) =>
    one.ok && one.value.text !== textIn(editor.basePages, path) ? [one.value] : [],
  );
  const work = editor.pagesOfWork();
  const others = changed.filter(({ path }) => !work.has(path));
  editor.loadPages(others);
  saving.joined(others);
  return {
    newer: changed.filter(({ path }) => work.has(path)),
    gone: [
      ...moved.gone,
      ...read.flatMap(({ path, read: one }) =>
        !one.ok && one.refusal.code === 'missing' ? [path] : [],
      ),
    ].filter((path) => work.has(path)),
  };
}

/** The marks of files whose texts aren't known, and which of them are gone. */
async function marksOf(place: DocumentStorage, paths: readonly string[]) {
  const { mark } = place;
  const asked = mark ? await inTurn(paths, async (path) => ({ path, mark: await mark(path) })) : [];
  return {
    known: asked.flatMap(({ path, mark: one }) => (one.ok ? [{ path, mark: one.value }] : [])),
    gone: asked.flatMap(({ path, mark: one }) =>
      !one.ok && one.refusal.code === 'missing' ? [path] : [],
    ),
  };
}

const textIn = ({ at, texts }: PageFiles, path: string): string | undefined =>
  texts.get(at.get(path) ?? '');

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
  const removed = gone.flatMap((path) => {
    const id = basePages.at.get(path)!;
    const now = pathNow.get(id);
    // Without a text, there is nothing that the work could keep.
    const isKept = texts.has(id) && (now !== path || pages.texts.get(id) !== texts.get(id));
    return now === undefined || isKept ? [] : [now];
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
  const isWhole = ({ before }: PagePair) => before !== undefined && before.text === undefined;
  const pathsIn = (some: readonly PagePair[]) => [
    ...new Set(some.flatMap(({ before, after }) => [before?.path ?? [], after?.path ?? []].flat())),
  ];
  const paths = pathsIn(pages.filter((pair) => !isWhole(pair)));
  const read = await Promise.all(paths.map((path) => place.read(path)));
  const moved = await marksOf(place, pathsIn(pages.filter(isWhole)));
  const states = [...read.flatMap((one) => (one.ok ? [one.value] : [])), ...moved.known];
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
