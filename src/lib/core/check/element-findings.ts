/*
 * A check that looks at one element at a time, and at the site's settings, and needs information from outside. Findings
 * are remembered per node as long as the check is the same object.
 */
import { memo } from '../memo.ts';
import type { Doc, Member, ObjectNode } from '../document/node.ts';
import { member, rootSpot, type Path } from '../document/walk.ts';
import type { Diagnostic, Fix } from './diagnostic.ts';
import { childrenOf, isRef, type Child } from '../document/elements.ts';
import { NO_FINDINGS, type CheckedElement } from './check-element.ts';
import type { Finding } from './finding.ts';
import { diagnostic, diagnosticsOf } from './locate-findings.ts';
import { positionOf } from './text-position.ts';

/**
 * The findings in one element, without the elements below it. With `isSite`, those in the settings, without the
 * navigation.
 */
type Find = (node: ObjectNode, isSite: boolean) => readonly Finding[];

export interface ElementCheck {
  readonly ofSettings: (root: ObjectNode) => readonly Finding[];
  readonly ofElement: (node: ObjectNode) => CheckedElement;
}

export function elementCheck(find: Find): ElementCheck {
  const ofElement = memo((node: ObjectNode): CheckedElement =>
    isRef(node) ? NO_FINDINGS : withInner(node, find(node, false), ofElement),
  );
  return { ofSettings: memo((root: ObjectNode) => find(root, true)), ofElement };
}

/** All findings in the settings and in every element. */
export function foundBy(doc: Doc, check: ElementCheck): readonly Diagnostic[] {
  const root = rootSpot(doc);
  if (root?.node.type !== 'object' || isRef(root.node)) return [];
  const { node } = root;
  const position = positionOf(root);
  return [
    ...check
      .ofSettings(node)
      .map((finding) => diagnostic(doc, { finding, owner: undefined, position, pointer: '' })),
    ...diagnosticsOf(doc, check.ofElement),
  ];
}

/** The findings in an element together with those in the elements below it. */
function withInner(
  node: ObjectNode,
  findings: readonly Finding[],
  ofElement: ElementCheck['ofElement'],
): CheckedElement {
  const inner: { child: Child; at: number; result: CheckedElement }[] = [];
  let total = findings.length;
  for (const child of childrenOf(node)) {
    if (child.node.type !== 'object') continue;
    const result = ofElement(child.node);
    if (result.total === 0) continue;
    const { start, value } = member(node, child.key)!;
    inner.push({
      child,
      at: start + (value.type === 'array' ? value.starts[child.index]! : 0),
      result,
    });
    total += result.total;
  }
  return total ? { findings, inner, errors: 0, total } : NO_FINDINGS;
}

/** A value below a member: its path and range, relative to the member's value. */
export interface Below {
  readonly path: Path;
  readonly at: number;
  readonly length: number;
}

/** The fixes, given the element's pointer and the keys down to the value. */
export type FieldFix = (pointer: string, field: readonly string[]) => readonly Fix[];

/** A finding about a value below a member of an element. */
export function findingAt(
  node: ObjectNode,
  { key, start }: Member,
  value: Below,
  { code, message }: Pick<Finding, 'code' | 'message'>,
  fixes?: FieldFix,
): Finding {
  const path = [key, ...value.path];
  const field = path.map(String);
  return {
    ...{ code, message, node: node.id, field, path, key: false },
    at: start + value.at,
    length: value.length,
    fixes: fixes && ((pointer) => fixes(pointer, field)),
  };
}
