/* Restructures the contents of an element: splits them by folder, dissolves groups, expands and collapses them. */
import type { Doc } from '../document/node.ts';
import { below, homeOf, layersOf, member } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { childElements, isRef, labelOf, pointerTo, type Element } from '../document/elements.ts';
import { parseEndpoint } from '../schema/kinds.ts';
import { plainPath, readable } from '../document/paths.ts';
import { named } from '../document/kind-words.ts';
import { rearrange, replace, type ListEntry } from '../text/rewrite.ts';
import {
  find,
  inFile,
  listSpot,
  lyingAt,
  valueInTextOf,
  lyingOutside,
  rest,
  sizeOf,
  type PlanDraft,
  type FileChange,
} from './change-collector.ts';
import { embedded, leftBehind } from './embedded.ts';
import { lostIn, refusalOfLoss, type FieldLoss } from './lost-fields.ts';
import { entriesIn, refusalOfClosed } from './merge-elements.ts';
import type { Operation } from '../operation.ts';
import * as m from './restructure-messages.ts';
import { set } from './set.ts';

type Of<Name extends Operation['op']> = Extract<Operation, { op: Name }>;

export function split(doc: Doc, operation: Of<'split'>): Result<PlanDraft> {
  const found = find(doc, operation.node);
  if (!found.ok) return found;
  const element = found.value;
  const pages = childElements(element).filter(
    ({ key, node }) => key === 'pages' && node.type === 'string',
  );
  // Pages in a folder with the element's own name stay in place.
  const own = readable(labelOf(element)).toLowerCase();
  const folders = new Map(
    [...foldersOf(pages)].filter(([, folder]) => readable(folder).toLowerCase() !== own),
  );
  const names = new Set([...folders.values()]);
  if (names.size === 0 || (names.size === 1 && folders.size === pages.length))
    return refuse(
      'nothing',
      pages.length === 0 ? m.noPagesToSplit(named(element)) : m.pagesInOneFolder(named(element)),
    );
  const list = listSpot(pages[0]!);
  const made = new Set<string>();
  const next = rest(list, new Set()).flatMap((index): (number | ListEntry)[] => {
    const page = pages.find((one) => one.index === index);
    const folder = page && folders.get(page);
    if (folder === undefined) return [index];
    if (made.has(folder)) return [];
    made.add(folder);
    const inside = pages.filter((one) => folders.get(one) === folder);
    const value = {
      group: readable(folder),
      pages: inside.map((one) => embedded(doc, one, list.file)),
    };
    return [{ value }];
  });
  return ok({
    changes: inFile(list.file, rearrange(valueInTextOf(doc, list), next)),
    label: m.split(named(element), names.size),
    about: [],
  });
}

/** The path part of each page after the common prefix of all. Pages directly in the common folder have none. */
function foldersOf(pages: readonly Element[]): ReadonlyMap<Element, string> {
  const paths = pages.map((page): readonly string[] => {
    const entry = page.node.type === 'string' ? page.node.value : '';
    const endpoint = parseEndpoint(entry);
    return endpoint
      ? endpoint.path.split('/').filter((part) => part && !/^[{:]/.test(part))
      : plainPath(entry).split('/').slice(0, -1);
  });
  const out = new Map<Element, string>();
  for (const isEndpoint of [false, true]) {
    const own = pages.flatMap((page, i) =>
      (page.kind === 'endpoint') === isEndpoint ? [{ page, path: paths[i]! }] : [],
    );
    let shared = 0;
    while (
      own.length > 1 &&
      own.every(({ path }) => path[shared] !== undefined && path[shared] === own[0]!.path[shared])
    )
      shared++;
    // Endpoints that share their whole path belong to its last part.
    for (const { page, path } of own) {
      const part = path[isEndpoint ? Math.min(shared, path.length - 1) : shared];
      if (part !== undefined) out.set(page, part);
    }
  }
  return out;
}

export function flatten(doc: Doc, operation: Of<'flatten'>): Result<PlanDraft> {
  const found = find(doc, operation.node);
  if (!found.ok) return found;
  const element = found.value;
  const groups = childElements(element).filter(
    ({ kind, node }) => kind === 'group' && node.type === 'object',
  );
  const [first] = groups;
  if (!first) return refuse('nothing', m.noGroups(named(element)));
  const beside = childElements(element).some(({ key }) => key !== first.key && key !== 'global');
  const strange = first.key === 'groups' && groups.length < sizeOf(listSpot(first));
  if (beside || strange) return refuse('mixed-children', m.notOnlyGroups(named(element)));
  const closed = groups.find((group) => isRef(group.node));
  if (closed) return refusalOfClosed(closed)!;
  const losses = groups.flatMap((group): FieldLoss[] => {
    const keys = group.node.type === 'object' ? group.node.members.map(({ key }) => key) : [];
    const lost = [...new Set(keys)].filter((key) => key !== 'group' && key !== 'pages');
    return lost.length ? [{ element: group, keys: lost }] : [];
  });
  if (losses.length && !operation.drop) return refusalOfLoss(losses, m.onlyPagesStay, operation);
  const list = listSpot(first);
  const dissolved = new Set(groups.map((group) => group.index));
  const pagesOf = (group: Element) => entriesIn(group, 'pages');
  const isInPlace = first.key === 'pages';
  const to = isInPlace ? list.file : homeOf(element.spot, 'groups').file;
  const left = groups.flatMap((group) => [group.spot, ...pagesOf(group).map(listSpot)]);
  const { isCopy, emptied } = leftBehind(doc, left, to);
  const inside = (group: Element) =>
    pagesOf(group).map((child) => embedded(doc, child, to, isCopy));
  const changes: FileChange[] = [];
  if (isInPlace) {
    const next = rest(list, new Set()).flatMap((index): (number | ListEntry)[] =>
      dissolved.has(index)
        ? inside(groups.find((group) => group.index === index)!).map((value) => ({ value }))
        : [index],
    );
    changes.push(...inFile(list.file, rearrange(valueInTextOf(doc, list), next)));
  } else {
    changes.push(...asPages(doc, element, groups.flatMap(inside)));
  }
  return ok({
    changes,
    label: m.flatten(named(element)),
    about: [element],
    lost: losses.map((loss) => lostIn(loss.element, loss.keys)),
    emptied,
  });
}

/** Turns the list of groups into a list of pages. An existing empty list of pages is removed. */
function asPages(
  doc: Doc,
  element: Element,
  items: readonly ReturnType<typeof embedded>[],
): FileChange[] {
  const { spot } = element;
  const list = below(spot, 'groups')!;
  const owner = homeOf(spot, 'groups');
  const own = member(owner.node, 'groups')!;
  const gone = layersOf(spot).flatMap((layer) => {
    if (layer.node.type !== 'object' || !member(layer.node, 'pages')) return [];
    const { members } = layer.node;
    const kept = [...members.keys()].filter((i) => members[i]!.key !== 'pages');
    return inFile(layer.file, rearrange(lyingAt(doc, spot, layer), kept));
  });
  const rename = {
    at: owner.at + own.at,
    remove: own.keyLength,
    insert: '"pages"',
    carried: [],
    arrived: [],
  };
  return [...gone, ...inFile(owner.file, [rename, ...replace(lyingOutside(doc, list), items)])];
}

export function expand(doc: Doc, operation: Of<'expand'>): Result<PlanDraft> {
  const found = find(doc, operation.node);
  if (!found.ok) return found;
  const element = found.value;
  const groups = nestedBelow(element);
  if (groups.length === 0) return refuse('nothing', m.noNestedGroups(named(element)));
  const wanted = operation.expanded;
  const changes: FileChange[] = [];
  let count = 0;
  for (const group of groups) {
    const value = member(group.node, 'expanded')?.value;
    const said = value?.type === 'boolean' ? value.value : value ? 'other' : undefined;
    if (said === wanted) continue;
    const one = { op: 'set', node: pointerTo(group), field: 'expanded' } as const;
    const draft = set(doc, wanted === undefined ? one : { ...one, value: wanted });
    if (!draft.ok) return draft;
    changes.push(...draft.value.changes);
    count++;
  }
  const label = wanted === undefined ? m.leaveToTheme : wanted ? m.expand : m.collapse;
  return ok({ changes, label: label(count, named(element)), about: [element] });
}

/** Groups below an element whose parent is a group: only these can be expanded or collapsed. */
function nestedBelow(element: Element): Element[] {
  return childElements(element).flatMap((child) => {
    const own =
      child.kind === 'group' &&
      element.kind === 'group' &&
      child.node.type === 'object' &&
      !isRef(child.node);
    return [...(own ? [child] : []), ...nestedBelow(child)];
  });
}
