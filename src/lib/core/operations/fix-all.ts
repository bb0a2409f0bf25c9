/*
 * Applies the first fix of every problem of a kind, as one step. Fixes that set a field, remove an entry or edit the
 * text are planned in batches; a refused batch is divided until the failing fixes are isolated. Other fixes run one
 * by one, innermost first and last to first, so that a fix does not move the target of a later one. The remaining
 * problems are processed again as long as their number decreases.
 */
import type { Doc } from '../document/node.ts';
import { parsePointer } from '../document/walk.ts';
import type { OperationFix, Result } from '../result.ts';
import { check } from '../check/check.ts';
import type { Code } from '../check/codes/codes.ts';
import { TITLE } from '../check/codes/titles.ts';
import type { Diagnostic, TextFix, World } from '../check/diagnostic.ts';
import { elementAt } from '../document/elements.ts';
import { join, type TextEdit } from '../text/edit.ts';
import { clean, planFix, type FixSteps } from './fix.ts';
import * as m from './messages.ts';
import type { Operation } from '../operation.ts';
import { plan, planTogether } from './plan.ts';

export interface Mending extends FixSteps {
  /** The number of problems of the kind that were fixed. */
  readonly mended: number;
  /** The number that remain, because they have no fix or it would be refused. */
  readonly left: number;
}

/** The first fix of every problem with this code, as one step. Returns undefined when none can be applied. */
export function planFixesOf(doc: Doc, code: string, world: World = {}): Mending | undefined {
  const problemsIn = (one: Doc) => check(one, world).filter((problem) => problem.code === code);
  const all = problemsIn(doc);
  const edits: (readonly TextEdit[])[] = [];
  let after = doc;
  let left = all;
  for (;;) {
    const round = applyFixes(after, left.filter(isMendable));
    if (round.edits.length === 0) break;
    const next = problemsIn(round.after);
    if (next.length >= left.length) break;
    edits.push(...round.edits);
    after = round.after;
    left = next;
  }
  if (edits.length === 0) return undefined;
  const mended = all.length - left.length;
  const label = labelOf(all.filter(isMendable), mended);
  return { edits: joined(edits), after, label, landed: [], mended, left: left.length };
}

const isMendable = ({ fixes }: Diagnostic): boolean => fixes.length > 0;

function labelOf(problems: readonly Diagnostic[], mended: number): string {
  const { fixes, code } = problems[0]!;
  const { label } = fixes[0]!;
  const isSame = problems.every((problem) => problem.fixes[0]!.label === label);
  if (isSame) return mended === 1 ? label : m.inPlaces(label, mended);
  return m.mendAll(mended, TITLE[code as Code]);
}

/** Whether a step is allowed, given the document before it and after it. */
export type Guard = (before: Doc, after: Doc) => boolean;
const ANY: Guard = () => true;

export interface Round {
  readonly edits: readonly (readonly TextEdit[])[];
  readonly after: Doc;
}

/**
 * Applies the first fix of each problem, as far as the guard allows. Tries the strategies from cheap to expensive and
 * uses the first one that makes progress.
 */
export function applyFixes(doc: Doc, problems: readonly Diagnostic[], guard: Guard = ANY): Round {
  const ways = [
    () => inLots(doc, setting(problems), guard, (one, lot) => planTogether(one, lot.map(onlyOf))),
    () =>
      inLots(doc, removing(problems), guard, (one, lot) =>
        plan(one, { op: 'remove', nodes: lot.map(onlyOf).flatMap(({ nodes }) => nodes) }),
      ),
    () =>
      inLots(doc, editing(problems), guard, (one, lot) =>
        planFix(one, { label: '', edits: lot.flatMap(({ edits }) => edits) }),
      ),
  ];
  for (const way of ways) {
    const round = way();
    if (round.edits.length > 0) return round;
  }
  return inTurn(doc, problems, guard);
}

type Of<Name extends Operation['op']> = Extract<Operation, { op: Name }>;
/** A fix with a single operation. */
interface Single<O extends Operation> extends OperationFix {
  readonly operations: readonly [O];
}
const onlyOf = <O extends Operation>(fix: Single<O>): O => fix.operations[0];

const isSingle =
  <Name extends Operation['op']>(op: Name) =>
  (fix: Diagnostic['fixes'][number]): fix is Single<Of<Name>> =>
    'operations' in fix && fix.operations.length === 1 && fix.operations[0]!.op === op;

const firstOf = (problems: readonly Diagnostic[]) => problems.map(({ fixes }) => fixes[0]!);

/** One per element: two changes of one object could collide. */
const setting = (problems: readonly Diagnostic[]): readonly Single<Of<'set'>>[] => [
  ...new Map(
    firstOf(problems)
      .filter(isSingle('set'))
      .map((fix) => [onlyOf(fix).node, fix] as const),
  ).values(),
];

const removing = (problems: readonly Diagnostic[]) => firstOf(problems).filter(isSingle('remove'));

/** Those that do not overlap, in text order. */
function editing(problems: readonly Diagnostic[]): readonly TextFix[] {
  const fixes = firstOf(problems)
    .filter((fix) => 'edits' in fix)
    .sort((a, b) => startOf(a) - startOf(b));
  let end = -1;
  return fixes.filter(({ edits }) => {
    const isFree = (edits[0]?.at ?? 0) > end;
    if (isFree) for (const { at, remove } of edits) end = Math.max(end, at + remove);
    return isFree;
  });
}
const startOf = ({ edits }: TextFix) => edits[0]?.at ?? 0;

/**
 * Plans fixes together, and splits a refused batch. The later half comes first, so that the rest keeps its position.
 */
function inLots<F>(
  doc: Doc,
  fixes: readonly F[],
  guard: Guard,
  together: (doc: Doc, lot: readonly F[]) => Result<Omit<FixSteps, 'label' | 'landed'>>,
): Round {
  const edits: (readonly TextEdit[])[] = [];
  let after = doc;
  const take = (lot: readonly F[]): void => {
    const planned = together(after, lot);
    const steps = planned.ok && clean(after, { ...planned.value, label: '', landed: [] });
    if (steps && steps.ok && guard(after, steps.value.after)) {
      edits.push(steps.value.edits);
      after = steps.value.after;
    } else if (lot.length > 1) {
      take(lot.slice(lot.length >> 1));
      take(lot.slice(0, lot.length >> 1));
    }
  };
  if (fixes.length > 1) take(fixes);
  return { edits, after };
}

/** Applies fixes one by one. A problem whose element has moved is left for the next round. */
function inTurn(doc: Doc, problems: readonly Diagnostic[], guard: Guard): Round {
  const edits: (readonly TextEdit[])[] = [];
  let after = doc;
  const depth = ({ pointer }: Diagnostic) => pointer.split('/').length;
  const order = [...problems].sort((a, b) => depth(b) - depth(a) || b.at - a.at);
  for (const problem of order) {
    if (!isThere(after, problem)) continue;
    const planned = planFix(after, problem.fixes[0]!);
    if (!planned.ok || !guard(after, planned.value.after)) continue;
    edits.push(planned.value.edits);
    after = planned.value.after;
    if ('edits' in problem.fixes[0]!) break;
  }
  return { edits, after };
}

/** Whether the element of a problem is still at its pointer, or on the way to it. */
function isThere(doc: Doc, { node, pointer, field = [] }: Diagnostic): boolean {
  if (node === undefined) return true;
  const path = parsePointer(pointer)!;
  const lengths = [path.length, path.length - field.length];
  return lengths.some((length) => elementAt(doc, path.slice(0, length))?.node.id === node);
}

/** Joins neighbors first, so that long lists are not traversed repeatedly. */
function joined(lists: readonly (readonly TextEdit[])[]): readonly TextEdit[] {
  if (lists.length < 2) return lists[0] ?? [];
  const middle = lists.length >> 1;
  return join(joined(lists.slice(0, middle)), joined(lists.slice(middle)));
}
