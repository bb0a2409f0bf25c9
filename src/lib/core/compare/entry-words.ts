/*
 * Names, places, and numbers for sentences about the navigation.
 */
import { memo } from '../memo.ts';
import type { Node } from '../document/node.ts';
import type { World } from '../check/diagnostic.ts';
import { childrenOf, labelOf } from '../document/elements.ts';
import { pageName } from '../document/page-name.ts';
import { KINDS, type Kind } from '../schema/kinds.ts';
import { aKind } from '../document/kind-words.ts';
import { listed } from '../text/listed.ts';
import { inQuotes, isolated, legible } from '../text/direction.ts';
import { counted } from '../text/plural.ts';
import type { Entry } from './entry.ts';
import * as m from './messages.ts';

export const quoted = inQuotes;

/** The name of an entry: its label, or the name of a page. */
export function entryName(entry: Entry, world: World = {}): string {
  const label = labelOf(entry);
  const name = entry.kind === 'page' ? pageName(label, world.titles) : label;
  return legible(name.trim() || m.unnamed);
}

/** The name of an entry as part of a change: absent if the entry has no label. */
export const ownName = (entry: Entry, world: World = {}): { readonly name?: string } =>
  labelOf(entry).trim() ? { name: entryName(entry, world) } : {};

/** The name of an entry that is written in the file: for a page, its path. */
export const entryText = (entry: Entry): string => legible(labelOf(entry).trim() || m.unnamed);

/** "Group", at the start of a sentence. */
export function wordFor({ kind }: Entry): string {
  const { word } = KINDS[kind];
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** An element as the location of others in a sentence: "“Guides”", "the top level". */
export function entryPlace(entry: Entry, world: World = {}): string {
  if (!entry.parent) return m.theTopLevel;
  return labelOf(entry).trim() ? quoted(entryName(entry, world)) : m.unnamedKind(aKind(entry.kind));
}

/** The labels from the top down to the element: "Documentation › Guides"; "Top level" for the navigation itself. */
export const trail = (entry: Entry, world: World = {}): string => wayTo(entry, world) || m.topLevel;

const ways = new WeakMap<Entry, string>();

function wayTo(entry: Entry, world: World): string {
  if (!entry.parent) return '';
  const known = ways.get(entry);
  if (known !== undefined) return known;
  const above = wayTo(entry.parent, world);
  const own = labelOf(entry).trim() ? entryName(entry, world) : m.untitled(KINDS[entry.kind].word);
  const way = `${above}${above && ' › '}${isolated(own)}`;
  // Page titles depend on the known world, and nothing is below a page.
  if (entry.kind !== 'page') ways.set(entry, way);
  return way;
}

/** The first ten, as words. */
export const ORDINALS = m.ordinals;

/** The divisions of the site on the path down to an element, including itself: ["en", "Guides"]. */
export const entryParts = memo((entry: Entry): readonly string[] => {
  if (!entry.parent) return [];
  const above = entryParts(entry.parent);
  return SMALL.has(entry.kind) ? above : [...above, entryName(entry)];
});

const SMALL: ReadonlySet<Kind> = new Set(['group', 'page', 'endpoint', 'item']);

/** The place of an index: "first in the list", "number 11 in the list". */
export const ordinal = m.placeAt;

/**
 * The content of an element in a few words: "12 pages and 2 endpoints", or "2 groups" if it has neither; an empty string
 * if it has no content.
 */
export function contents(entry: Entry, counts: (node: Node) => boolean = () => true): string {
  const all = pagesBelow(entry.node, counts);
  const endpoints = endpointsBelow(entry.node, counts);
  const pages = all - endpoints;
  if (all > 0)
    return listed([
      ...(pages > 0 ? [m.pages(pages)] : []),
      ...(endpoints > 0 ? [m.endpoints(endpoints)] : []),
    ]);
  const children = childrenOf(entry.node).filter((child) => counts(child.node));
  const [first] = children;
  return first ? counted(children.length, KINDS[first.kind].word, KINDS[first.kind].plural) : '';
}

/** The number of pages and endpoints below a node, counting only nodes that `counts` accepts. */
export function pagesBelow(node: Node, counts: (node: Node) => boolean): number {
  let pages = 0;
  for (const child of childrenOf(node))
    if (counts(child.node))
      pages += child.node.type === 'object' ? pagesBelow(child.node, counts) : 1;
  return pages;
}

function endpointsBelow(node: Node, counts: (node: Node) => boolean): number {
  let endpoints = 0;
  for (const child of childrenOf(node)) {
    if (!counts(child.node)) continue;
    if (child.node.type === 'object') endpoints += endpointsBelow(child.node, counts);
    else if (child.kind === 'endpoint') endpoints++;
  }
  return endpoints;
}
