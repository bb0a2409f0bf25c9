/*
 * `plan` answers with text edits, or with a refusal that says why in one plain sentence and, where there is
 * one, offers operations that would make it possible. It never adds an error: what an operation would break
 * is found by checking the document as it would be, so menus and drop lines that ask by planning cannot fail.
 */
import type { Doc, Node } from '../model/node.ts';
import { pointerOf } from '../model/walk.ts';
import { reread, type Carried } from '../model/read.ts';
import { ok, refuse, type Result } from '../result.ts';
import { addedError } from '../rules/added.ts';
import { elementAtOffset, type Element } from '../rules/elements.ts';
import { mapOffset, normalise, type TextEdit } from '../text/edit.ts';
import type { Draft, FileChange } from './draft.ts';
import type { Operation, Placement, Pointer } from './operation.ts';
import { convert } from './convert.ts';
import { commentsLost } from './loss.ts';
import { expand, flatten, merge, split } from './restructure.ts';
import { duplicate, insert, insertAll, move, remove, sort, type Newcomer } from './place.ts';
import { set } from './set.ts';
import { unwrap, wrap } from './wrap.ts';

/** How an operation is carried out: the edits, what moves along with its id, and what to call it. */
export interface Plan {
  readonly edits: readonly TextEdit[];
  readonly carried: readonly Carried[];
  /** For the history and the live region: "Move “Quickstart” into “Guides”". */
  readonly label: string;
  /** Pointers, in the document after, of the elements that the operation is about. */
  readonly landed: readonly Pointer[];
  /** What goes with it and is not asked for by name: one sentence for each element that loses fields. */
  readonly lost: readonly string[];
  /** The document as it will be. */
  readonly after: Doc;
}

/** The edits that carry out an operation, or why it cannot be done. Never adds an error. */
export function plan(doc: Doc, operation: Operation): Result<Plan> {
  const stale = staleness(doc);
  if (stale) return stale;
  const draft = draftOf(doc, operation);
  if (!draft.ok) return draft;
  const planned = finish(doc, draft.value);
  // A copy has the problems of its original.
  if (!planned.ok && operation.op === 'duplicate')
    return refuse(
      planned.refusal.code,
      `A copy would have this problem too, so mend it first. ${planned.refusal.sentence}`,
    );
  if (!planned.ok || !DISSOLVING.has(operation.op)) return planned;
  const { lost, after } = planned.value;
  return ok({ ...planned.value, lost: [...lost, ...commentsLost(doc, after)] });
}

/** What these take apart may hold comments of its own. */
const DISSOLVING: ReadonlySet<Operation['op']> = new Set(['convert', 'merge', 'flatten', 'unwrap']);

function staleness(doc: Doc): ReturnType<typeof refuse> | undefined {
  const { problem, tooDeep } = doc.files.get(doc.main)!;
  if (!problem) return undefined;
  return refuse('stale', tooDeep ? problem.message : `Fix the JSON first. ${problem.message}`);
}

/**
 * Operations that all speak of the same document, as one plan. They must not touch each other's places: meant
 * for fields set in different elements; what it lands on is not told. Refuses when one of them is refused.
 */
export function planTogether(doc: Doc, operations: readonly Operation[]): Result<Plan> {
  const stale = staleness(doc);
  if (stale) return stale;
  const drafts: Draft[] = [];
  for (const operation of operations) {
    const draft = draftOf(doc, operation);
    if (!draft.ok) return draft;
    drafts.push(draft.value);
  }
  return finish(doc, {
    changes: drafts.flatMap((draft) => draft.changes),
    label: drafts[0]?.label ?? '',
    about: [],
  });
}

/** New elements in one gap, planned together: what as many inserts come to. Refuses when one of them is refused. */
export function planInserts(doc: Doc, to: Placement, newcomers: readonly Newcomer[]): Result<Plan> {
  const stale = staleness(doc);
  if (stale) return stale;
  const draft = insertAll(doc, to, newcomers);
  return draft.ok ? finish(doc, draft.value) : draft;
}

function draftOf(doc: Doc, operation: Operation): Result<Draft> {
  switch (operation.op) {
    case 'move':
      return move(doc, operation);
    case 'insert':
      return insert(doc, operation);
    case 'remove':
      return remove(doc, operation);
    case 'duplicate':
      return duplicate(doc, operation);
    case 'sort':
      return sort(doc, operation);
    case 'set':
      return set(doc, operation);
    case 'wrap':
      return wrap(doc, operation);
    case 'unwrap':
      return unwrap(doc, operation);
    case 'convert':
      return convert(doc, operation);
    case 'merge':
      return merge(doc, operation);
    case 'split':
      return split(doc, operation);
    case 'flatten':
      return flatten(doc, operation);
    case 'expand':
      return expand(doc, operation);
  }
}

function finish(doc: Doc, { changes, label, about, landed, lost = [] }: Draft): Result<Plan> {
  const { edits, carried, arrived } = inOrder(changes);
  const after = edits.length ? reread(doc, edits, carried) : doc;
  const broken = [...after.files.values()].find(({ problem }) => problem);
  if (broken?.tooDeep)
    return refuse('too-deep', 'That would nest elements deeper than the editor can show.');
  if (broken) throw new Error(`A planned edit broke the JSON: ${broken.problem!.message}`);
  const error = addedError(doc, after);
  if (error) return refuse(error.code, error.message);
  const pointers = landed ?? pointersOf(about, edits, carried, arrived, after);
  return ok({ edits, carried, label, landed: pointers, lost, after });
}

/** Where the elements that an operation is about stand afterwards. */
function pointersOf(
  about: readonly Element[],
  edits: readonly TextEdit[],
  carried: readonly Carried[],
  arrived: Ordered['arrived'],
  after: Doc,
): readonly Pointer[] {
  const pieces = new Map(carried.map((piece) => [piece.node, piece]));
  const places = about.map(({ spot }) => {
    const own = edits.filter((edit) => edit.file === spot.file);
    return pieces.get(spot.node) ?? { file: spot.file, at: mapOffset(spot.at, own) };
  });
  const pointers = [...places, ...arrived].flatMap(({ file, at }) => {
    const element = elementAtOffset(after, file, at);
    return element ? pointerOf(element.spot) : [];
  });
  return [...new Set(pointers)];
}

interface Ordered {
  readonly edits: readonly TextEdit[];
  readonly carried: readonly Carried[];
  readonly arrived: readonly { readonly file: string; readonly at: number }[];
}

/** Changes as one sorted list of edits a file, and where their pieces stand in the text afterwards. */
function inOrder(changes: readonly FileChange[]): Ordered {
  const sorted = [...changes].sort((a, b) =>
    a.file === b.file ? a.at - b.at || a.remove - b.remove : a.file < b.file ? -1 : 1,
  );
  const shifts = new Map<string, number>();
  const carried: Carried[] = [];
  const arrived: { file: string; at: number }[] = [];
  for (const change of sorted) {
    const { file } = change;
    const shift = shifts.get(file) ?? 0;
    for (const { at, node, same } of change.carried)
      carried.push({ file, at: change.at + shift + at, node: node as Node, same });
    for (const at of change.arrived) arrived.push({ file, at: change.at + shift + at });
    shifts.set(file, shift + change.insert.length - change.remove);
  }
  const files = [...new Set(sorted.map((change) => change.file))];
  const edits = files.flatMap((file) =>
    normalise(
      sorted
        .filter((change) => change.file === file)
        .map(({ at, remove, insert }) => ({ file, at, remove, insert })),
    ),
  );
  return { edits, carried, arrived };
}
