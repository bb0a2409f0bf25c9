/*
 * The words by which an element is found: what it is called, and in which other fields people look for it.
 * Remembered for the node above it, so that after an edit only those beside what changed are made anew.
 */
import type { Node, NodeId } from '../model/node.ts';
import { member } from '../model/walk.ts';
import { labelOf, stringField, type Child } from '../rules/elements.ts';
import { EXTRA_LANGUAGES, LANGUAGES, type Kind } from '../rules/kinds.ts';
import { rowName, shownChildren } from './rows.ts';

export interface Words {
  readonly id: NodeId;
  readonly kind: Kind;
  readonly node: Node;
  /** As the tree shows it. */
  readonly name: string;
  /** The name on the first line, then a line for each other text, ready to be compared. */
  readonly text: string;
}

type Titles = ReadonlyMap<string, string> | undefined;

const remembered = new WeakMap<
  Node,
  { readonly titles: Titles; readonly words: readonly Words[] }
>();
const NONE: readonly Words[] = [];

/** The words of an element's children, in the order of the tree, each text folded by `fold` so that case and accents do not count. */
export function wordsBelow(
  node: Node,
  titles: Titles,
  fold: (text: string) => string,
): readonly Words[] {
  if (node.type !== 'object') return NONE;
  const known = remembered.get(node);
  if (known && known.titles === titles) return known.words;
  const children = shownChildren(node);
  const words = children.length ? children.map((child) => wordsOf(child, titles, fold)) : NONE;
  remembered.set(node, { titles, words });
  return words;
}

function wordsOf(element: Child, titles: Titles, fold: (text: string) => string): Words {
  const { node, kind } = element;
  const name = rowName(element, titles);
  let text = oneLine(name);
  for (const other of otherTexts(element)) if (other !== name) text += `\n${other}`;
  return { id: node.id, kind, node, name, text: fold(text) };
}

const oneLine = (name: string) => (name.includes('\n') ? name.replaceAll('\n', ' ') : name);

/** By what an element is found besides its name: a page's path, and a label's fields that people know. */
export function otherTexts(element: Pick<Child, 'node' | 'kind'>): readonly string[] {
  const { node, kind } = element;
  if (node.type !== 'object') return [labelOf(element)];
  const language = kind === 'language' ? labelOf(element) : undefined;
  return [
    stringField(node, 'tag'),
    stringField(node, 'href'),
    stringField(node, 'root'),
    iconOf(node),
    language && (LANGUAGES[language] ?? EXTRA_LANGUAGES[language]),
  ].filter((text) => text !== undefined);
}

function iconOf(node: Node): string | undefined {
  const icon = member(node, 'icon')?.value;
  if (!icon) return undefined;
  return icon.type === 'object' ? stringField(icon, 'name') : stringField(node, 'icon');
}
