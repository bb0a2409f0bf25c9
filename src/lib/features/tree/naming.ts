/*
 * Extras of the fields for a page: they suggest unlisted files and accept several paths at once.
 */
import { planInserts } from '$lib/core/operations/plan';
import { namesOf } from '$lib/core/operations/change-collector';
import { listTitle } from '$lib/core/operations/place';
import { parsePointer } from '$lib/core/document/walk';
import { elementAt, elementOf, labelOf } from '$lib/core/document/elements';
import { orphansOf } from '$lib/core/check/pages/orphans';
import { listingOf, namesOf as namesOfPage } from '$lib/core/check/pages/page-listing';
import { pageOf } from '$lib/core/document/page-index';
import { parseEndpoint } from '$lib/core/schema/kinds';
import { isUrl } from '$lib/core/schema/links';
import { folderOf } from '$lib/core/pages/page-paths';
import { methodAndPath } from '$lib/core/openapi/specification';
import { listedEndpoints, specificationOf } from '$lib/core/site/specification';
import { rank } from '$lib/core/tree/search';
import { suggestFrom, type Suggest, type Suggestion } from '$lib/core/tree/suggestions';
import { rowPointer, type TreeItem } from '$lib/core/tree/rows';
import { isNew, refuse } from './commands/perform';
import { createPasted } from './commands/page-file-commands';
import { elementsAt, readPages } from './commands/pasting';
import { PageTexts } from '$lib/editor/files/page-texts';
import * as words from './commands/messages';
import * as m from './naming-messages';
import type { Tree } from './tree.svelte';

/** Number of suggestions shown. Typing finds the others. */
export const SHOWN = 8;

/**
 * Suggests files for a row's path, or endpoints for that of an endpoint. Undefined if the folder, or the API, is not
 * known.
 */
export function suggestFor({ session }: Tree, row: TreeItem): Suggest | undefined {
  const { doc, world } = session.editor;
  if (row.kind === 'endpoint') return suggestEndpoints(session, row);
  const pages = orphansOf(doc, world);
  return pages && suggestFrom(pages, world.titles, labelOf(row));
}

/** Suggests the endpoints that aren't listed yet, of the specifications in effect or else of all that are known. */
function suggestEndpoints(
  { editor, specifications }: Tree['session'],
  { id }: TreeItem,
): Suggest | undefined {
  const { doc, world } = editor;
  const element = elementOf(doc, id);
  const names = (element && specificationOf(element)?.names) ?? [
    ...specifications.named,
    ...specifications.likely,
  ];
  const listed = new Set(listedEndpoints(doc, world.pageFiles).map(({ operation }) => operation));
  // Several specifications may describe the same endpoint. The first one names it.
  const byPath = new Map<string, Suggestion>();
  for (const operation of names.flatMap((name) => specifications.read(name)?.operations ?? [])) {
    const path = methodAndPath(operation);
    if (!listed.has(path) && !byPath.has(path))
      byPath.set(path, { path, title: operation.summary });
  }
  const operations = [...byPath.values()];
  if (operations.length === 0) return undefined;
  const texts = operations.map(({ path, title }) => (title ? `${title}\n${path}` : path));
  return (typed) => rank(texts, typed).map((at) => operations[at]!);
}

/** Whether another entry has this path. */
export function isTaken({ session }: Tree, row: TreeItem, path: string): boolean {
  const { doc, world } = session.editor;
  const { entriesOf } = listingOf(doc, world);
  for (const name of namesOfPage(pageOf(path)))
    for (let entry = entriesOf(name); entry; entry = entry.next)
      if (entry.id !== row.id) return true;
  return false;
}

/** What becomes of a new page with this path. */
export function noteOn(tree: Tree, row: TreeItem, path: string): string {
  if (!path) return m.noLetters;
  if (isTaken(tree, row, path)) return m.listedAlready;
  const { session } = tree;
  const { world } = session.editor;
  if (world.pages?.has(pageOf(path))) return m.fileIsThere;
  if (parseEndpoint(path) || isUrl(path)) return '';
  return new PageTexts(session).canCreate(path) ? m.createsFile : m.onlyPath(pageOf(path));
}

/**
 * Adds several pasted lines as pages, in place of the page that is being added, or else after the page. One step.
 * Returns whether the text had several lines.
 */
export function addLines(tree: Tree, row: TreeItem, text: string): boolean {
  if (!/\S[ \t]*[\r\n]+\s*\S/.test(text) || !row.parent || row.key === 'global') return false;
  const { editor } = tree.session;
  const inPlace = isNew(tree, row);
  const read = readPages(text, folderOf(labelOf(row)), editor.world.pages, inPlace);
  if (!read.ok) {
    editor.say(read.refusal.sentence, 'refusal');
    return true;
  }
  const { values, changed } = read.value;
  const { parent, key, index } = row;
  tree.renaming = tree.made = undefined;
  if (inPlace) editor.retract();
  const to = { parent: rowPointer(parent), key, index: inPlace ? index : index + 1 };
  const planned = planInserts(editor.doc, to, values);
  if (!planned.ok) {
    refuse(tree, planned.refusal);
    tree.focusFallback(parent);
    return true;
  }
  const { edits, after, landed } = planned.value;
  const element = elementAt(after, parsePointer(to.parent) ?? []);
  const names = namesOf(elementsAt(after, landed), editor.world.titles);
  const label = element ? words.addedTo(names, listTitle(element, key)) : words.added(names);
  editor.commit(edits, 'insert', label, { after });
  const notes = [createPasted(tree, values), changed].filter(Boolean);
  editor.say(notes.length > 0 ? `${label}. ${notes.join(' ')}` : label, 'undoable');
  tree.land(elementsAt(editor.doc, landed));
  return true;
}
