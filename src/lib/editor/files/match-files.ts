/* Paths for page files that mirror the navigation. Loaded with the dialog that shows them. */
import { listingOf } from '$lib/core/check/pages/page-listing';
import { elementOf } from '$lib/core/document/elements';
import type { NodeId } from '$lib/core/document/node';
import { matchingPaths, type Matching } from '$lib/core/operations/matching-paths';
import { scopeName } from '$lib/core/tree/scope';
import type { Session } from '../context';

export interface MatchedElement extends Matching {
  /** Undefined for the navigation itself. */
  readonly name: string | undefined;
}

/**
 * Which files of the pages in an element would move. Nothing if the element is gone. `folder`: one that its pages should
 * go to instead of its own.
 */
export function matchFiles(
  { editor, files }: Session,
  id: NodeId,
  folder?: string,
): MatchedElement {
  const element = elementOf(editor.doc, id);
  if (!element) return { name: undefined, pages: 0, folder: undefined, moves: [] };
  const { entriesOf } = listingOf(editor.doc, editor.world);
  const fileOf = (page: string) => files.fileOf(page);
  const name = element.parent && scopeName(element, editor.world.titles);
  return { name, ...matchingPaths(element, { all: files.all ?? [], fileOf, entriesOf }, folder) };
}
