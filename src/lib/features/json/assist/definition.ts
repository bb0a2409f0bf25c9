/*
 * Go to definition and rename. A definition is the other entries of a page, or a file that isn't open here. An element
 * is renamed by its label, a page by its path in all its entries.
 */
import type { Doc } from '$lib/core/document/node';
import { pointerOf, spotAtOffset, type Spot } from '$lib/core/document/walk';
import type { Operation } from '$lib/core/operation';
import { plan } from '$lib/core/operations/plan';
import { refuse, ok, type Result } from '$lib/core/result';
import type { World } from '$lib/core/check/diagnostic';
import { elementAt, elementOf, type Element } from '$lib/core/document/elements';
import { KINDS } from '$lib/core/schema/kinds';
import { listingOf, namesOf } from '$lib/core/check/pages/page-listing';
import { pageOf } from '$lib/core/document/page-index';
import { isFilePlace } from './values.ts';
import * as m from './messages.ts';

/** A string in a file, including its quotes. */
export interface DefinitionPlace {
  readonly at: number;
  readonly length: number;
  readonly pointer: string;
}

const definitionPlace = ({ at, node, path }: Spot): DefinitionPlace => ({
  at,
  length: node.length,
  pointer: pointerOf({ path }),
});

/** The page path at an offset, from a page entry or a group's root page. */
function pageAtOffset(
  doc: Doc,
  file: string,
  offset: number,
): { spot: Spot; page: string } | undefined {
  const spot = spotAtOffset(doc, file, offset);
  if (spot?.node.type !== 'string') return undefined;
  const isEntry = elementAt(doc, spot.path)?.kind === 'page';
  const isRoot =
    spot.path.at(-1) === 'root' && elementAt(doc, spot.path.slice(0, -1)) !== undefined;
  return isEntry || isRoot ? { spot, page: pageOf(spot.node.value) } : undefined;
}

/**
 * All places in a file that list the page at an offset, that page's own place included, in text order. Undefined if no
 * page is named there.
 */
export function entriesAt(
  doc: Doc,
  world: World,
  offset: number,
  file = doc.main,
): readonly DefinitionPlace[] | undefined {
  const here = pageAtOffset(doc, file, offset);
  if (!here) return undefined;
  const { entriesOf } = listingOf(doc, world);
  const names = new Set([here.page, ...namesOf(here.page)]);
  if (world.pages?.has(`${here.page}/index`)) names.add(`${here.page}/index`);
  const places = new Map<number, DefinitionPlace>([[here.spot.at, definitionPlace(here.spot)]]);
  for (const name of names)
    for (let entry = entriesOf(name); entry; entry = entry.next) {
      const owner = elementOf(doc, entry.id);
      const spot = owner && (entry.isRoot ? rootSpotOf(owner) : owner.spot);
      if (spot?.file === file) places.set(spot.at, definitionPlace(spot));
    }
  return [...places.values()].sort((a, b) => a.at - b.at);
}

function rootSpotOf({ spot }: Element): Spot | undefined {
  const { node } = spot;
  const own =
    node.type === 'object' ? node.members.findLast(({ key }) => key === 'root') : undefined;
  return (
    own && {
      ...spot,
      node: own.value,
      at: spot.at + own.start,
      path: [...spot.path, 'root'],
      up: spot,
    }
  );
}

/** The file named at an offset by a `$ref` or as a specification. */
export function fileAt(doc: Doc, offset: number, file = doc.main): string | undefined {
  const spot = spotAtOffset(doc, file, offset);
  if (spot?.node.type !== 'string') return undefined;
  const isFile = spot.path.at(-1) === '$ref' || isFilePlace(spot);
  return isFile ? spot.node.value : undefined;
}

/** The target of a rename: the string to edit and its current text. */
export interface Renaming extends DefinitionPlace {
  readonly text: string;
  /** Pointer of the element that has the field. */
  readonly node: string;
  readonly field: string;
}

/** What can be renamed at an offset, or the reason why nothing can. */
export function renamingAt(doc: Doc, offset: number, file = doc.main): Result<Renaming> {
  if (doc.files.get(file)!.problem) return refuse('broken', m.fixFirst);
  const spot = spotAtOffset(doc, file, offset);
  const entry = spot && elementAt(doc, spot.path);
  if (spot?.node.type === 'string' && entry?.kind === 'page')
    return ok({
      ...definitionPlace(spot),
      text: spot.node.value,
      node: pointerOf(spot),
      field: 'path',
    });
  const owner = spot && elementAt(doc, spot.path.slice(0, -1));
  const field = String(spot?.path.at(-1));
  if (
    spot?.node.type === 'string' &&
    owner &&
    (KINDS[owner.kind].nameKey === field || field === 'root')
  )
    return ok({
      ...definitionPlace(spot),
      text: spot.node.value,
      node: pointerOf(owner.spot),
      field,
    });
  return refuse('no-name', m.cursorInNoName);
}

/** The operation that sets the new name, or the reason why it is refused. */
export function rename(doc: Doc, { node, field }: Renaming, name: string): Result<Operation> {
  const operation: Operation = { op: 'set', node, field, value: name };
  const planned = plan(doc, operation);
  return planned.ok ? ok(operation) : planned;
}

/** The operations that set the same new path in all these entries. */
export const renamedTo = (places: readonly DefinitionPlace[], path: string): readonly Operation[] =>
  places.map(({ pointer }) =>
    pointer.endsWith('/root')
      ? { op: 'set', node: pointer.slice(0, -'/root'.length), field: 'root', value: path }
      : { op: 'set', node: pointer, field: 'path', value: path },
  );
