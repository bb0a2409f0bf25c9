/*
 * Whether the site's builder can read an element. The builder reads a list as a whole: one entry without a
 * label, or with a field of the wrong type, loses everything in that list (inside a division) or fails the
 * build (at the root). A group is checked together with its pages. A division's own lists are not, because
 * the builder then keeps the division and drops the list.
 */
import { memoLast } from '../memo.ts';
import type { Node } from '../document/node.ts';
import { member } from '../document/walk.ts';
import { childrenOf, isRef, stringField, type Child } from '../document/elements.ts';
import { KINDS, type Field, type Kind } from '../schema/kinds.ts';

/** Whether a child could appear on the site at all: a page with a path, an element with a label, or a `$ref`. */
export function isUsable({ kind, node }: Pick<Child, 'kind' | 'node'>): boolean {
  if (node.type === 'string') return (kind === 'page' || kind === 'endpoint') && node.value !== '';
  const { nameKey } = KINDS[kind];
  return isRef(node) || (nameKey !== undefined && !!stringField(node, nameKey));
}

/** The entry that keeps the builder from reading this child: the child itself, or one inside its group. */
export function culpritOf(child: Child): Child | undefined {
  if (child.node.type === 'string') return isUsable(child) ? undefined : child;
  const culprit = lookFor(child.node, child.kind);
  return culprit === 'itself' ? child : culprit;
}

/** Doesn't depend on the child's position in its list, which changes. */
const lookFor = memoLast((node: Node, kind: Kind): Child | 'itself' | undefined => {
  if (!isUsable({ node, kind })) return 'itself';
  if (node.type !== 'object' || isRef(node)) return undefined;
  if (KINDS[kind].fields.some((field) => isMalformed(node, field))) return 'itself';
  if (kind !== 'group') return undefined;
  const pages = member(node, 'pages');
  if (pages && pages.value.type !== 'array') return 'itself';
  for (const entry of childrenOf(node)) {
    const culprit = entry.key === 'pages' ? culpritOf(entry) : undefined;
    if (culprit) return culprit;
  }
  return undefined;
});

function isMalformed(node: Node, { key, type, values }: Field): boolean {
  const value = member(node, key)?.value;
  if (!value) return false;
  switch (type) {
    case 'text':
    case 'long-text':
      return value.type !== 'string';
    case 'page-path':
      return value.type !== 'string' || value.value.trim() === '';
    case 'icon':
      return value.type !== 'string' && stringField(value, 'name') === undefined;
    case 'switch':
      return value.type !== 'boolean';
    case 'number':
      return value.type !== 'number';
    case 'choice':
      return value.type !== 'string' || !values?.includes(value.value);
    case 'specification':
      return value.type !== 'string' && value.type !== 'array' && value.type !== 'object';
    case 'banner':
      return stringField(value, 'content') === undefined;
    case 'color':
      return value.type !== 'object';
    case 'link': // the builder drops only the link it cannot read
    case 'json':
      return false;
  }
}
