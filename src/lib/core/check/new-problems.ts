/*
 * The errors and warnings that a change adds. Two states of a document share most of their nodes, and with them the
 * findings. Only the differences are compared, so a fix can be tried before it is offered.
 */
import type { Doc, Node } from '../document/node.ts';
import { severityOf } from './codes/codes.ts';
import { doubledKeys, textErrors } from './document.ts';
import type { CheckedElement } from './check-element.ts';
import type { Finding } from './finding.ts';
import { settingsOf, untoldOf, wholeResult } from './locate-findings.ts';

type ProblemLike = Pick<Finding, 'code' | 'elsewhere' | 'message' | 'field'> & {
  readonly node?: unknown;
};

/** The message of an error or a warning that is in `after` but not in `before`, or undefined if there is none. */
export function newProblem(before: Doc, after: Doc): string | undefined {
  if (before === after) return undefined;
  const change: ProblemChange = { come: new Map(), gone: new Set() };
  compareLists(spoken(before), spoken(after), change);
  // An unreadable navigation had problems too, but they were not reported.
  const old = wholeResult(before);
  if (old) compare(old, wholeResult(after), change);
  for (const [key, message] of change.come) if (!change.gone.has(key)) return message;
  return undefined;
}

interface ProblemChange {
  readonly come: Map<string, string>;
  readonly gone: Set<string>;
}

const problemKey = ({ code, node, field }: ProblemLike): string =>
  `${code} ${String(node)} ${field?.join('/') ?? ''}`;

const isLoud = ({ code, elsewhere }: ProblemLike): boolean =>
  severityOf(code, elsewhere) !== 'hint';

/** Problems of the text and the settings. */
const spoken = (doc: Doc): readonly ProblemLike[] =>
  [
    ...textErrors(doc),
    ...doubledKeys(doc),
    ...[...settingsOf(doc), ...untoldOf(doc)].map(({ finding }) => ({
      ...finding,
      node: undefined,
    })),
  ].map((one) => one as ProblemLike);

function compareLists(
  old: readonly ProblemLike[],
  now: readonly ProblemLike[],
  { come, gone }: ProblemChange,
): void {
  const had = new Set(old.filter(isLoud).map(problemKey));
  const has = new Set<string>();
  for (const one of now.filter(isLoud)) {
    has.add(problemKey(one));
    if (!had.has(problemKey(one))) come.set(problemKey(one), one.message);
  }
  for (const key of had) if (!has.has(key)) gone.add(key);
}

/** Compares the findings in one element and below it, before and after. */
function compare(
  old: CheckedElement | undefined,
  now: CheckedElement | undefined,
  change: ProblemChange,
): void {
  if (old === now) return;
  compareLists(old?.findings ?? [], now?.findings ?? [], change);
  const stayed = new Set(now?.inner.map(({ result }) => result));
  const left = new Map<Node['id'], CheckedElement>();
  for (const { child, result } of old?.inner ?? [])
    if (!stayed.has(result)) left.set(child.node.id, result);
  const shared = new Set(old?.inner.map(({ result }) => result));
  for (const { child, result } of now?.inner ?? []) {
    if (shared.has(result)) continue;
    compare(left.get(child.node.id), result, change);
    left.delete(child.node.id);
  }
  for (const result of left.values()) compare(result, undefined, change);
}
