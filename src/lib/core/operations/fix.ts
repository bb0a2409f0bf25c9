/*
 * Carrying out what the rules propose: one repair, its operations one after the other, or the first repair of
 * every problem of a kind. All of it is one step: one list of edits, one document afterwards.
 */
import type { Doc } from '../model/node.ts';
import { reread } from '../model/read.ts';
import { ok, type Result } from '../result.ts';
import { check } from '../rules/check.ts';
import type { Diagnostic, Fix, World } from '../rules/diagnostic.ts';
import { compose, type TextEdit } from '../text/edit.ts';
import type { Operation } from './operation.ts';
import { plan, planTogether } from './plan.ts';

/** Several plans as one. */
export interface Steps {
  readonly edits: readonly TextEdit[];
  /** The document that they lead to. */
  readonly after: Doc;
  /** For the history and the live region. */
  readonly label: string;
  /** Pointers of the elements that its last operation was about, as they stand afterwards. */
  readonly landed: readonly string[];
}

/** The edits of a fix, all operations together; or why one of them cannot be done. */
export function planFix(doc: Doc, fix: Fix): Result<Steps> {
  if ('edits' in fix)
    return ok({ edits: fix.edits, after: reread(doc, fix.edits), label: fix.label, landed: [] });
  const planned = planAll(doc, fix.operations);
  if (!planned.ok || fix.operations.length === 1) return planned;
  return ok({ ...planned.value, label: fix.label });
}

/** Operations one after the other, each on the document as it then is; or the refusal of the first that cannot be done. */
export function planAll(doc: Doc, operations: readonly Operation[]): Result<Steps> {
  let steps: Steps = { edits: [], after: doc, label: '', landed: [] };
  for (const operation of operations) {
    const planned = plan(steps.after, operation);
    if (!planned.ok) return planned;
    steps = { ...planned.value, edits: join(steps.edits, planned.value.edits) };
  }
  return ok(steps);
}

export interface Mending extends Steps {
  /** How many problems of the kind are gone. */
  readonly mended: number;
  /** How many stay, because their fix would be refused. */
  readonly left: number;
}

/**
 * The first fix of every problem with this code, as one step; nothing when none of them can be carried out.
 * Fixes that only set fields are planned together; others one by one, each on what the ones before it left.
 */
export function planFixesOf(doc: Doc, code: string, world: World = {}): Mending | undefined {
  let steps: Steps = { edits: [], after: doc, label: '', landed: [] };
  const kindOf = (after: Doc) => check(after, world).filter((problem) => problem.code === code);
  const first = kindOf(doc);
  const refused = new Set<string>();
  for (let rest = first; rest.length > 0;) {
    const open = rest.filter((problem) => problem.fixes.length > 0 && !refused.has(keyOf(problem)));
    if (open.length === 0) break;
    const planned = setTogether(steps.after, open) ?? planFix(steps.after, open.at(-1)!.fixes[0]!);
    const left = planned.ok ? kindOf(planned.value.after) : rest;
    if (planned.ok && left.length < rest.length) {
      steps = { ...planned.value, edits: join(steps.edits, planned.value.edits) };
      rest = left;
    } else refused.add(keyOf(open.at(-1)!));
  }
  const left = kindOf(steps.after).length;
  const mended = first.length - left;
  if (mended === 0) return undefined;
  const label = `${first[0]!.fixes[0]?.label ?? 'Mend'} (${mended} ${mended === 1 ? 'place' : 'places'})`;
  return { ...steps, label, mended, left };
}

const keyOf = ({ node, pointer, field }: Diagnostic): string =>
  `${node ?? pointer} ${field?.join('/') ?? ''}`;

/** One fix of each element, where all that they do is to set one field; nothing where that cannot be told. */
function setTogether(doc: Doc, problems: readonly Diagnostic[]): Result<Steps> | undefined {
  if (problems.length < 2) return undefined;
  const operations = new Map<string, Operation>();
  for (const { fixes } of problems) {
    const [fix] = fixes;
    if (!fix || !('operations' in fix)) return undefined;
    const [operation, ...more] = fix.operations;
    if (operation?.op !== 'set' || more.length > 0) return undefined;
    if (!operations.has(operation.node)) operations.set(operation.node, operation);
  }
  const planned = planTogether(doc, [...operations.values()]);
  return planned.ok ? planned : undefined;
}

function join(first: readonly TextEdit[], second: readonly TextEdit[]): readonly TextEdit[] {
  if (first.length === 0) return second;
  const of = (edits: readonly TextEdit[], file: string) => edits.filter((e) => e.file === file);
  const files = new Set([...first, ...second].map(({ file }) => file));
  return [...files].flatMap((file) => compose(of(first, file), of(second, file), file));
}
