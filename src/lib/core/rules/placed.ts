/*
 * Findings with their places: what was found relative to an element's node, put where that node stands in
 * the document as it is now.
 */
import type { Doc, NodeId, Reading } from '../model/node.ts';
import { below, member, pointerOf, rootSpot, type Path, type Spot } from '../model/walk.ts';
import { mapOffset } from '../text/edit.ts';
import { SEVERITY } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';
import { isRef } from './elements.ts';
import { resultOf, type Result } from './examine.ts';
import { isError, type Finding } from './finding.ts';
import { Inherited, isSpecified, type Context } from './inherited.ts';
import { settingsProblems } from './settings.ts';

/** A finding and the element's node that it was found in, placed in the document. */
export interface Placed {
  readonly finding: Finding;
  /** Absent for settings of the site. */
  readonly owner: NodeId | undefined;
  readonly at: number;
  readonly path: Path;
}

export type Wanted = (finding: Finding) => boolean;

/** Findings of the navigation and the settings, with their places. */
export function* placedFindings(doc: Doc, wanted: Wanted): Generator<Placed> {
  const root = rootSpot(doc);
  if (!root || root.node.type !== 'object' || isRef(root.node)) return;
  for (const finding of settingsProblems(root.node))
    if (wanted(finding)) yield { finding, owner: undefined, at: root.at, path: [] };
  const navigation = below(root, 'navigation');
  if (navigation?.node.type !== 'object') return;
  const result = resultOf(navigation.node, 'navigation', siteContext(root));
  yield* placed(result, navigation.at, navigation.path, wanted);
}

const siteContext = (root: Spot): Context => {
  const api = member(root.node, 'api')?.value;
  const specified =
    api?.type === 'object' && isSpecified(new Map(api.members.map((m) => [m.key, m])));
  return specified ? Inherited.specified : 0;
};

function* placed(result: Result, at: number, path: Path, wanted: Wanted): Generator<Placed> {
  for (const finding of result.findings)
    if (wanted(finding)) yield { finding, owner: finding.node, at, path };
  for (const { child, at: start, result: inner } of result.inner) {
    if (wanted === isError && inner.errors === 0) continue;
    const steps = child.key === 'global' ? [child.key] : [child.key, child.index];
    yield* placed(inner, at + start, [...path, ...steps], wanted);
  }
}

/** As people and tools read it; pointer and fixes are worked out when they are asked for. */
export function diagnostic(
  doc: Doc,
  { finding, owner, at, path }: Placed,
  since: Reading['since'],
): Diagnostic {
  const start = at + finding.at;
  return {
    code: finding.code,
    severity: SEVERITY[finding.code],
    message: finding.message,
    ...(owner === undefined ? {} : { node: owner }),
    ...(finding.field ? { field: finding.field } : {}),
    get pointer() {
      return pointerOf({ path: [...path, ...finding.path] });
    },
    file: doc.main,
    at: since.length ? mapOffset(start, since) : start,
    length: finding.length,
    get fixes() {
      return finding.fixes?.(pointerOf({ path })) ?? [];
    },
  };
}
