/*
 * Names, places and numbers as sentences about the navigation use them.
 */
import type { Node } from '../model/node.ts';
import type { World } from '../rules/diagnostic.ts';
import { childrenOf, labelOf } from '../rules/elements.ts';
import { KINDS } from '../rules/kinds.ts';
import type { Entry } from './pairs.ts';

export const quoted = (text: string): string => `“${text}”`;

/** What a person calls it: its label, a page's title where it is known, else its path. */
export function nameOf(entry: Entry, world: World = {}): string {
  const label = labelOf(entry);
  return (entry.kind === 'page' && world.titles?.get(label)) || label || 'without a label';
}

/** "Group", at the start of a sentence. */
export function wordFor({ kind }: Entry): string {
  const { word } = KINDS[kind];
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** An element as the place of others: "Guides", "the top level". */
export function placeOf(entry: Entry, world: World = {}): string {
  return entry.parent ? nameOf(entry, world) : 'the top level';
}

/** The labels from the top down to the element: "Documentation › Guides"; "Top level" for the navigation itself. */
export function trail(entry: Entry, world: World = {}): string {
  const names: string[] = [];
  for (let at = entry; at.parent; at = at.parent) names.unshift(nameOf(at, world));
  return names.join(' › ') || 'Top level';
}

/** The first ten, as words. */
export const ORDINALS: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** The place of an index: "first place", "place 11". */
export const ordinal = (index: number): string =>
  ORDINALS[index] ? `${ORDINALS[index]} place` : `place ${index + 1}`;

const thousands = new Intl.NumberFormat('en');

/** "1 page", "1,204 pages" */
export const counted = (count: number, word: string, plural: string): string =>
  `${thousands.format(count)} ${count === 1 ? word : plural}`;

/** What an element holds, in a few words: "12 pages", or "2 groups" where there is no page; nothing when empty. */
export function contents(entry: Entry, counts: (node: Node) => boolean = () => true): string {
  const pages = pagesBelow(entry.node, counts);
  if (pages > 0) return counted(pages, 'page', 'pages');
  const children = childrenOf(entry.node).filter((child) => counts(child.node));
  const [first] = children;
  return first ? counted(children.length, KINDS[first.kind].word, KINDS[first.kind].plural) : '';
}

function pagesBelow(node: Node, counts: (node: Node) => boolean): number {
  let pages = 0;
  for (const child of childrenOf(node))
    if (counts(child.node))
      pages += child.node.type === 'object' ? pagesBelow(child.node, counts) : 1;
  return pages;
}
