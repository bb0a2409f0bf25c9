/*
 * Words for the rules' messages: kinds with their article, counts, labels in curly quotes.
 */
import * as m from './messages.ts';
import type { ArrayNode } from './node.ts';
import { listed } from '../text/listed.ts';
import { counted } from '../text/plural.ts';
import { pageName, type Titles } from './page-name.ts';
import { inQuotes } from '../text/direction.ts';
import { labelOf, type Child } from './elements.ts';
import { KIND_OF_LIST, KINDS, type Kind, type ListKey } from '../schema/kinds.ts';

/** "a tab", "an anchor" */
export const aKind = (kind: Kind): string => withArticle(KINDS[kind].word);

export const withArticle = (word: string): string =>
  `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

/** "A tab" */
export const capital = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** One entry of a list, as a key would name it: `group` for `groups`, `item` for `menu`. */
export const KIND_WORDS: Readonly<Record<ListKey, string>> = {
  products: 'product',
  languages: 'language',
  versions: 'version',
  tabs: 'tab',
  dropdowns: 'dropdown',
  anchors: 'anchor',
  groups: 'group',
  pages: 'page',
  menu: 'item',
};

/** The word for the entries of a list: "groups", "menu items", "pages". */
export const entriesOf = (key: ListKey): string => KINDS[kindIn(key)].plural;

const kindIn = (key: ListKey): Kind => (key === 'pages' ? 'page' : KIND_OF_LIST[key]);

/** "4 groups", "1 menu item", "1 page" */
export function countOf(count: number, key: ListKey): string {
  const { word, plural } = KINDS[kindIn(key)];
  return counted(count, word, plural);
}

/** The entries of a list as a phrase: "the 4 groups", "the page and the 2 groups". */
export function theEntries(list: ArrayNode, key: ListKey): string {
  const the = (count: number, of: ListKey) => {
    const { word, plural } = KINDS[kindIn(of)];
    return m.all(count, word, plural);
  };
  if (key !== 'pages') return the(list.items.length, key);
  const groups = list.items.filter(({ type }) => type === 'object').length;
  const pages = list.items.length - groups;
  return listed([
    ...(pages ? [the(pages, 'pages')] : []),
    ...(groups ? [the(groups, 'groups')] : []),
  ]);
}

/** “Guides”, shortened if a label is very long. */
export function quoted(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return inQuotes(flat.length > 60 ? `${flat.slice(0, 59)}…` : flat);
}

/** “Getting started”, for the page with this path. */
export const quotedPage = (path: string, titles?: Titles): string => quoted(pageName(path, titles));

/** “guides/start”, never shortened: the end distinguishes a path from others. */
export const quotedPath = (path: string): string => inQuotes(path);

/** An element in a sentence: “Guides”, for a page its name as in the tree, or "this tab" if it has no label. */
export function named(element: Pick<Child, 'node' | 'kind'>, titles?: Titles): string {
  if (element.kind === 'navigation') return m.theNavigation;
  if (element.kind === 'global') return m.theGlobalSection;
  const label = labelOf(element);
  if (!label.trim()) return m.unnamed(KINDS[element.kind].word);
  return element.kind === 'page' ? quotedPage(label, titles) : quoted(label);
}
