/*
 * Content of an element as the builder reads it. If an element has several kinds of content, the builder
 * keeps the first in its own order (schema/kinds.ts) and drops the rest, including a list that it cannot read.
 * Results that follow from a node and its kind are cached per node.
 */
import { memoLast } from '../memo.ts';
import type { Node } from '../document/node.ts';
import { member } from '../document/walk.ts';
import { childrenOf, isRef, stringField, type Child } from '../document/elements.ts';
import { hiddenBy, KEPT_EMPTY } from '../check/elements/empties.ts';
import { isListKey, KINDS, type Kind, type ListKey } from '../schema/kinds.ts';
import { culpritOf, isUsable } from './builder-validity.ts';
import { sourceOf, type Source } from './source.ts';

export type Content =
  | {
      readonly is: 'list';
      readonly key: ListKey;
      readonly entries: readonly Child[];
      /** The entry that makes the site's build fail. */
      readonly culprit?: Child;
      /** Entries that cannot be elements of this list. */
      readonly lost?: readonly Child[];
    }
  | { readonly is: 'link'; readonly address: string }
  /** The whole list is lost because of one entry. */
  | { readonly is: 'dropped'; readonly key: ListKey; readonly culprit: Child }
  | { readonly is: 'closed'; readonly file: string }
  | { readonly is: 'nothing' };

const NO_CONTENT: Content = { is: 'nothing' };

export const contentOf = memoLast((node: Node, kind: Kind): Content => {
  const children = childrenOf(node);
  // Almost always there is only one list. If it is long, this avoids scanning it for each key.
  const only = children.length > 0 && children[0]!.key === children.at(-1)!.key;
  let broken: { key: ListKey; entries: readonly Child[]; culprit: Child } | undefined;
  for (const key of KINDS[kind].order) {
    if (key === 'href') {
      const address = linkOf(node);
      if (address !== undefined) return { is: 'link', address };
      continue;
    }
    const entries = only ? (children[0]?.key === key ? children : []) : inList(children, key);
    if (entries.length === 0) {
      if (isKeptEmpty(node, kind, key, children)) return { is: 'list', key, entries };
      continue;
    }
    const culprit = firstOf(entries, culpritOf);
    if (!culprit) return { is: 'list', key, entries };
    if (!broken || !broken.entries.some(isUsable)) broken = { key, entries, culprit };
  }
  if (isRef(node)) return { is: 'closed', file: stringField(node, '$ref')! };
  if (!broken) return NO_CONTENT;
  const { key, culprit } = broken;
  if (kind !== 'navigation' && kind !== 'group') return { is: 'dropped', key, culprit };
  const lost = broken.entries.filter((entry) => !isUsable(entry));
  const entries = lost.length ? broken.entries.filter(isUsable) : broken.entries;
  return { is: 'list', key, entries, culprit, ...(lost.length > 0 && { lost }) };
});

/** Whether this is an empty list that the builder shows in place of a later one. */
const isKeptEmpty = (node: Node, kind: Kind, key: ListKey, children: readonly Child[]): boolean =>
  KEPT_EMPTY.includes(key) &&
  member(node, key)?.value.type === 'array' &&
  hiddenBy(kind, key, children.map((child) => child.key).filter(isListKey)).length > 0;

const inList = (children: readonly Child[], key: ListKey) =>
  children.filter((child) => child.key === key);

function firstOf<T, R>(list: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An address that the builder accepts: with a scheme, `//host`, `/path`, or `#part`, and without white space. */
export function linkOf(node: Node): string | undefined {
  const href = stringField(node, 'href');
  return href && /^([a-z][a-z0-9+.-]*:|[/#])\S*$/i.test(href) ? href : undefined;
}

const flag = (node: Node, key: string) => {
  const value = member(node, key)?.value;
  return value?.type === 'boolean' && value.value === true;
};
export const isHidden = (node: Node): boolean => flag(node, 'hidden');
export const isExpanded = (node: Node): boolean => flag(node, 'expanded');
export const isDefault = (node: Node): boolean => flag(node, 'default');

/**
 * The specification from which an element's pages are generated: its own, if it lists no pages. A group
 * without the key `pages` and without a root page also inherits one.
 */
export function generatedFrom(
  node: Node,
  kind: Kind,
  inherited: Source | undefined,
): Source | undefined {
  if (node.type !== 'object' || contentOf(node, kind).is !== 'nothing') return undefined;
  const own = sourceOf(node);
  if (own !== undefined || kind !== 'group') return own;
  return member(node, 'pages') || rootOf(node) !== undefined ? undefined : inherited;
}

/** The specification in effect below an element. */
export const specificationBelow = (node: Node, inherited: Source | undefined): Source | undefined =>
  sourceOf(node, ['openapi', 'asyncapi']) ?? inherited;

/** A group's root page. */
export function rootOf(node: Node): string | undefined {
  const root = stringField(node, 'root');
  return root?.trim() ? root : undefined;
}
