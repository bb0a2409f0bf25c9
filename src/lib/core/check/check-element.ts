/*
 * Checks one element and everything below it. Results are remembered per node and inherited context, with offsets
 * relative to the node. After an edit, only the path from the changed node to the root is checked again; every other
 * subtree returns its earlier result.
 */
import type { Node, ObjectNode } from '../document/node.ts';
import { checkLists } from './elements/children.ts';
import { checkRoot } from './elements/empties.ts';
import { checkEntry, isGroupLike } from './elements/entries.ts';
import { childrenOf, isRef, stringField, type Child } from '../document/elements.ts';
import { checkFields } from './elements/fields.ts';
import { isError, report, type Finding, type Subject } from './finding.ts';
import { checkHref } from './links/hrefs.ts';
import { Inherited, isFed, isHidden, isSpecified, type Context } from '../document/inherited.ts';
import type { Kind } from '../schema/kinds.ts';
import { checkLabel, checkSiblings } from './elements/labels.ts';
import { checkPage } from './pages/pages.ts';
import * as m from './messages.ts';

/** The findings in an element and below it. The same object as long as nothing in it changes. */
export interface CheckedElement {
  readonly findings: readonly Finding[];
  /** Child elements with findings, and their offsets relative to this element. */
  readonly inner: readonly {
    readonly child: Child;
    readonly at: number;
    readonly result: CheckedElement;
  }[];
  /** The number of errors and of findings of any severity, including those of the elements below. */
  readonly errors: number;
  readonly total: number;
}
export const NO_FINDINGS: CheckedElement = { findings: [], inner: [], errors: 0, total: 0 };

/** Results for one node, by kind and context. There is rarely more than one. */
interface Memo {
  readonly key: number;
  readonly result: CheckedElement;
  readonly next: Memo | undefined;
}
const results = new WeakMap<Node, Memo>();
const KIND_BITS: Readonly<Record<Kind, number>> = {
  navigation: 0,
  global: 1,
  product: 2,
  language: 3,
  version: 4,
  tab: 5,
  dropdown: 6,
  anchor: 7,
  group: 8,
  item: 9,
  page: 10,
  endpoint: 11,
};

const memoKey = (kind: Kind, context: Context): number => context * 16 + KIND_BITS[kind];

function remembered(node: Node, key: number): CheckedElement | undefined {
  let memo = results.get(node);
  while (memo && memo.key !== key) memo = memo.next;
  return memo?.result;
}

/** The findings for an element of this kind with this node and context, remembered. */
export function resultOf(node: ObjectNode, kind: Kind, context: Context): CheckedElement {
  const key = memoKey(kind, context);
  const known = remembered(node, key);
  if (known) return known;
  const result = checkElement(node, kind, context);
  results.set(node, { key, result, next: results.get(node) });
  return result;
}

function checkElement(node: ObjectNode, kind: Kind, context: Context): CheckedElement {
  const fields = new Map(node.members.map((one) => [one.key, one]));
  const findings: Finding[] = [];
  const subject: Subject = { kind, node, fields, context, found: findings };
  if (isRef(node)) {
    report(subject, 'ref-closed', m.closedFile(stringField(node, '$ref') ?? ''), {
      field: ['$ref'],
    });
    return { findings, inner: [], errors: 0, total: 1 };
  }
  if (kind === 'navigation') checkRoot(subject);
  checkLabel(subject);
  checkFields(subject);
  checkHref(subject);
  checkLists(subject);
  const inner = examineChildren(subject);
  let errors = 0;
  for (const finding of findings) if (isError(finding)) errors++;
  let total = findings.length;
  for (const { result } of inner) {
    errors += result.errors;
    total += result.total;
  }
  return total ? { findings, inner, errors, total } : NO_FINDINGS;
}

function examineChildren(subject: Subject): CheckedElement['inner'] {
  const { node, kind, fields, context } = subject;
  const inner: { child: Child; at: number; result: CheckedElement }[] = [];
  const below = contextBelow(kind, fields, context);
  const specified = (below & Inherited.specified) !== 0;
  let siblings: string | undefined;
  for (const child of childrenOf(node)) {
    const held = fields.get(child.key)!;
    if (child.key === 'global') {
      const result = resultOf(child.node as ObjectNode, 'global', below | Inherited.global);
      if (result.total) inner.push({ child, at: held.start, result });
      continue;
    }
    if (held.value.type !== 'array') continue;
    if (child.key !== siblings) {
      siblings = child.key;
      checkSiblings(subject, child.key, held.value);
    }
    if (child.node.type === 'string' && child.key === 'pages') {
      checkPage(subject, held.value, child.index, specified);
      continue;
    }
    // A node with a result is an element, so `checkEntry` is only needed for the others. In `pages` this is true of
    // groups only: any other object may have a result from when it was in `groups`.
    const isKnown = child.key !== 'pages' || isGroupLike(child.node);
    const known = isKnown ? remembered(child.node, memoKey(child.kind, below)) : undefined;
    if (!known && !isRef(child.node) && !checkEntry(subject, child.key, held, child.index))
      continue;
    const result = known ?? resultOf(child.node as ObjectNode, child.kind, below);
    if (result.total)
      inner.push({ child, at: held.start + held.value.starts[child.index]!, result });
  }
  return inner;
}

function contextBelow(kind: Kind, fields: Subject['fields'], context: Context): Context {
  let bits = context & (Inherited.fed | Inherited.specified | Inherited.masked | Inherited.hidden);
  if (isFed(fields)) bits |= Inherited.fed;
  if (isSpecified(fields)) bits |= Inherited.specified;
  if (isHidden(fields)) bits |= Inherited.hidden;
  if (kind === 'group') bits |= Inherited.nested;
  if (kind === 'global') bits |= Inherited.global;
  if (kind !== 'navigation' && kind !== 'group' && kind !== 'global') bits |= Inherited.masked;
  return bits;
}
