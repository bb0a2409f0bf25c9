/*
 * The words that find an element: its name, and other fields that people search. Cached for the parent node,
 * so that an edit recreates only the words of the changed elements and their siblings.
 */
import type { Node, NodeId } from '../document/node.ts';
import { member } from '../document/walk.ts';
import { labelOf, stringField, type Child } from '../document/elements.ts';
import { type Kind } from '../schema/kinds.ts';
import { languageName } from '../schema/languages.ts';
import { endpointName, rowName } from './row-face.ts';
import { shownChildren } from './rows.ts';

export interface Words {
  readonly id: NodeId;
  readonly kind: Kind;
  readonly node: Node;
  /** As shown in the tree. */
  readonly name: string;
  /** The name on the first line, then a line for each other text, ready to compare. */
  readonly text: string;
}

type Titles = ReadonlyMap<string, string> | undefined;

const remembered = new WeakMap<
  Node,
  { readonly titles: Titles; readonly words: readonly Words[] }
>();
const NO_WORDS: readonly Words[] = [];

/**
 * The words of an element's children, in tree order. `fold` folds each text, so that case and accents don't
 * count.
 */
export function wordsBelow(
  node: Node,
  titles: Titles,
  fold: (text: string) => string,
): readonly Words[] {
  if (node.type !== 'object') return NO_WORDS;
  const known = remembered.get(node);
  if (known && known.titles === titles) return known.words;
  const children = shownChildren(node);
  const words = children.length ? children.map((child) => wordsOf(child, titles, fold)) : NO_WORDS;
  remembered.set(node, { titles, words });
  return words;
}

function wordsOf(element: Child, titles: Titles, fold: (text: string) => string): Words {
  const { node, kind } = element;
  const name = rowName(element, titles);
  let text = oneLine(name);
  const title = endpointName(element, titles);
  if (title) text += `\n${oneLine(title)}`;
  for (const other of otherTexts(element)) if (other !== name) text += `\n${other}`;
  return { id: node.id, kind, node, name, text: fold(text) };
}

const oneLine = (name: string) => (name.includes('\n') ? name.replaceAll('\n', ' ') : name);

/** The texts that find an element besides its name: a page's path, or the fields of an element that people know. */
export function otherTexts(element: Pick<Child, 'node' | 'kind'>): readonly string[] {
  const { node, kind } = element;
  if (node.type !== 'object') return [labelOf(element)];
  const language = kind === 'language' ? labelOf(element) : undefined;
  return [
    stringField(node, 'tag'),
    stringField(node, 'href'),
    stringField(node, 'root'),
    iconOf(node),
    language && languageName(language),
  ].filter((text) => text !== undefined);
}

function iconOf(node: Node): string | undefined {
  const icon = member(node, 'icon')?.value;
  if (!icon) return undefined;
  return icon.type === 'object' ? stringField(icon, 'name') : stringField(node, 'icon');
}
