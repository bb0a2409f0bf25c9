/*
 * `plan` returns text edits, or a refusal with the reason in one plain sentence and, if possible, operations that
 * would make it work. It never adds an error: it checks the resulting document for what an operation would break, so
 * menus and drop lines that query it by planning cannot fail.
 */
import { mountsOf, sourceNode } from '../document/resolve-refs.ts';
import type { Doc } from '../document/node.ts';
import { withMoves } from '../document/moves.ts';
import { renewed, reread, type Carried } from '../document/read.ts';
import { outermost, pointerOf } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { errorsAdded } from '../check/added-errors.ts';
import { elementAtOffset, elementOf, type Element } from '../document/elements.ts';
import { mapOffset, type TextEdit } from '../text/edit.ts';
import { Stale, type PlanDraft } from './change-collector.ts';
import type { Titles } from '../document/page-name.ts';
import type { Operation, Placement, Pointer } from '../operation.ts';
import { convert } from './convert.ts';
import { inOrder, onceEach, tidy, type Ordered } from './applied.ts';
import { commentsLost } from './lost-fields.ts';
import * as m from './messages.ts';
import { extract, inline } from './refs.ts';
import { merge } from './merge-elements.ts';
import { expand, flatten, split } from './restructure.ts';
import { alsoChanged, unusedAfter } from './other-files.ts';
import { duplicate, insert, insertAll, move, remove, sort, type Newcomer } from './place.ts';
import { set } from './set.ts';
import { unwrap, wrap } from './wrap.ts';

/** How to carry out an operation: the edits, the nodes that keep their id, and a label. */
export interface Plan {
  readonly edits: readonly TextEdit[];
  readonly carried: readonly Carried[];
  /** For the history and the live region: "Move “Quickstart” into “Guides”". */
  readonly label: string;
  /** Pointers, in the resulting document, of the elements the operation concerns. */
  readonly landed: readonly Pointer[];
  /** Losses not explicitly requested: one sentence for each element that loses fields. */
  readonly lost: readonly string[];
  /** One sentence for each changed file that appears in several places. */
  readonly also: readonly string[];
  /** Files that no longer appear in the resulting document. */
  readonly unused: readonly string[];
  /** The resulting document. */
  readonly after: Doc;
}

/**
 * The edits that carry out an operation, or why it cannot be done. Never adds an error. `titles`: of pages by their
 * paths, for the label.
 */
export function plan(doc: Doc, operation: Operation, titles?: Titles): Result<Plan> {
  const planned = attempt(doc, () => draftOf(doc, operation, titles), operation.op !== 'set');
  // A copy has the problems of its original.
  if (!planned.ok && operation.op === 'duplicate')
    return refuse(planned.refusal.code, m.copyHasProblem(planned.refusal.sentence));
  if (!planned.ok || !DISSOLVING.has(operation.op)) return planned;
  const { lost, after } = planned.value;
  return ok({ ...planned.value, lost: [...lost, ...commentsLost(doc, after)] });
}

/** Operations that dissolve elements, which may contain comments. */
const DISSOLVING: ReadonlySet<Operation['op']> = new Set(['convert', 'merge', 'flatten', 'unwrap']);

/**
 * The plan of a draft. Refuses while a file that it would change does not parse. `isTidied`: emptied lists are
 * removed.
 */
function attempt(doc: Doc, draft: () => Result<PlanDraft>, isTidied = true): Result<Plan> {
  // Guard: nothing is planned while the JSON is broken
  if (doc.files.get(doc.main)!.problem) return staleness(doc, doc.main);
  try {
    const drafted = draft();
    return drafted.ok ? finish(doc, drafted.value, isTidied) : drafted;
  } catch (thrown) {
    if (thrown instanceof Stale) return staleness(doc, thrown.file);
    throw thrown;
  }
}

function staleness(doc: Doc, file: string): ReturnType<typeof refuse> {
  const { problem, tooDeep } = doc.files.get(file)!;
  const { message } = problem!;
  if (file === doc.main) return refuse('stale', tooDeep ? message : m.fixJson(message));
  return refuse('stale', tooDeep ? m.ofFile(file, message) : m.fixJsonOf(file, message));
}

/**
 * Operations that all refer to the same document, as one plan. They must not move or overlap each other's targets:
 * meant for fields set in different elements. Does not report `landed` for existing elements. Refuses when one of
 * them is refused.
 */
export function planTogether(doc: Doc, operations: readonly Operation[]): Result<Plan> {
  return attempt(
    doc,
    () => {
      const drafts: PlanDraft[] = [];
      for (const operation of operations) {
        const draft = draftOf(doc, operation);
        if (!draft.ok) return draft;
        drafts.push(draft.value);
      }
      return ok({
        changes: drafts.flatMap((draft) => draft.changes),
        label: drafts[0]?.label ?? '',
        about: [],
      });
    },
    false,
  );
}

/**
 * New elements in one gap, planned together, with the same result as separate inserts. Refuses when one of them is
 * refused.
 */
export function planInserts(
  doc: Doc,
  to: Placement,
  newcomers: readonly Newcomer[],
  titles?: Titles,
): Result<Plan> {
  return attempt(doc, () => insertAll(doc, to, newcomers, titles));
}

function draftOf(doc: Doc, operation: Operation, titles?: Titles): Result<PlanDraft> {
  switch (operation.op) {
    case 'move':
      return move(doc, operation, titles);
    case 'insert':
      return insert(doc, operation, titles);
    case 'remove':
      return remove(doc, operation, titles);
    case 'duplicate':
      return duplicate(doc, operation, titles);
    case 'sort':
      return sort(doc, operation);
    case 'set':
      return set(doc, operation, titles);
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
    case 'extract':
      return extract(doc, operation);
    case 'inline':
      return inline(doc, operation);
  }
}

function finish(doc: Doc, draft: PlanDraft, isTidied: boolean): Result<Plan> {
  const { changes, label, about, landed, lost = [], emptied = [], moved = [] } = draft;
  const own = onceEach(doc, changes);
  if (!own.ok) return own;
  const ordered = inOrder(own.value);
  const applied = {
    ...ordered,
    next: ordered.edits.length ? reread(doc, ordered.edits, ordered.carried) : doc,
  };
  const tidied = isTidied ? tidy(doc, applied) : { ...applied, isTidied: false };
  const { edits, carried, arrived, next } = tidied;
  const unused = unusedAfter(doc, next);
  // Their content moved elsewhere with its ids.
  const kept = renewed(
    next,
    emptied.filter((file) => unused.includes(file)),
  );
  const after = edits.length
    ? withMoves(
        kept,
        moved.map(({ node }) => node.id),
      )
    : kept;
  // A file that was already broken stays broken and does not matter here.
  const broken = [...after.files].find(
    ([file, { problem }]) => problem && !doc.files.get(file)?.problem,
  )?.[1];
  if (broken?.tooDeep) return refuse('too-deep', m.tooDeep);
  if (broken) throw new Error(`A planned edit broke the JSON: ${broken.problem!.message}`);
  // A navigation may lose its last entry; it then offers ways to start.
  const error = errorsAdded(doc, after).find(
    ({ code }) => !(tidied.isTidied && (code === 'root-empty' || code === 'empty-list')),
  );
  // Guard: no plan adds an error
  if (error) return refuse(error.code, error.message);
  const pointers = landed ?? pointersOf(about, edits, carried, arrived, after);
  const also = alsoChanged(doc, new Set(edits.map(({ file }) => file)));
  return ok({ edits, carried, label, landed: pointers, lost, also, unused, after });
}

/** The pointers of the elements an operation concerns, after it. */
function pointersOf(
  about: readonly Element[],
  edits: readonly TextEdit[],
  carried: readonly Carried[],
  arrived: Ordered['arrived'],
  after: Doc,
): readonly Pointer[] {
  const pieces = new Map(carried.map((piece) => [piece.node, piece]));
  const elementAt = ({ file, at }: Ordered['arrived'][number]) =>
    elementAtOffset(after, file, at) ?? [];
  const elements = about.flatMap(({ spot }) => {
    const { file, node, at } = outermost(spot);
    const piece = pieces.get(node);
    if (piece) return elementAt(piece);
    // If the file appears in several places, prefer the chosen one.
    const chosen = mountsOf(after, file).length > 1 ? elementOf(after, spot.node.id) : undefined;
    const own = edits.filter((edit) => edit.file === file);
    return chosen ?? elementAt({ file, at: mapOffset(at, own) });
  });
  // New content inside a known element may be found in another appearance of it; ignore that.
  const known = new Set(elements.map(({ node }) => sourceNode(node)));
  const others = arrived.flatMap(elementAt).filter(({ node }) => !known.has(sourceNode(node)));
  const pointers = [...elements, ...others].map((one) => pointerOf(one.spot));
  return [...new Set(pointers)];
}
