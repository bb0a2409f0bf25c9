/*
 * Writes an input to the document: every keystroke is a `set` that the document's gate plans and commits. A stretch of
 * typing in one field is one undo step, even across several elements.
 */
import type { Editor } from '$lib/editor/editor.svelte';
import type { Operation, Pointer } from '$lib/core/operation';
import { planAll } from '$lib/core/operations/fix';
import type { OperationFix, Refusal } from '$lib/core/result';
import { typedPath } from '$lib/core/document/typed-path';
import { elementOf, pointerTo, type Element } from '$lib/core/document/elements';
import { rowsOf } from './fields';
import { unmarkOthers } from './first-chosen';
import { inSentence } from '$lib/core/text/in-sentence';
import * as m from './messages';
import type { InspectorField } from './row';
import { siteRows } from './site/site-fields';
import { BECOMES_ENDPOINT, changeOf, NOT_A_PATH, type ValueChange } from './values';

/** What an input writes to: an element or the site. */
export interface Target {
  /** Stays the same across edits. */
  readonly id: string;
  readonly pointer: Pointer;
  readonly rows: readonly InspectorField[];
  /** The same rows when the file was opened. */
  readonly opened: () => readonly InspectorField[];
  /** Other changes that come with this one, ahead of it: only one of several siblings can be the default. */
  readonly along: (row: InspectorField, input: string | boolean) => readonly Operation[];
}

export const allRows = (element: Element): readonly InspectorField[] => {
  const { main, more } = rowsOf(element);
  return [...main, ...more];
};

export const elementTarget = (editor: Editor, element: Element): Target => ({
  id: String(element.node.id),
  pointer: pointerTo(element),
  rows: allRows(element),
  opened: () => {
    const before = elementOf(editor.base, element.node.id);
    return before ? allRows(before) : [];
  },
  along: (row, input) => (row.key === 'default' && input === true ? unmarkOthers(element) : []),
});

export const siteTarget = (editor: Editor): Target => ({
  id: 'site',
  pointer: '',
  rows: siteRows(editor.doc),
  opened: () => siteRows(editor.base),
  along: () => [],
});

export interface Writer {
  /**
   * Writes the input of a row's control. Returns the reason if it is refused. `start` is the row when it received the
   * focus. With `continues`, the input joins the undo step of the typing before it, no matter how long the pause was.
   */
  readonly write: (
    row: InspectorField,
    input: string | boolean,
    start?: InspectorField,
    continues?: boolean,
  ) => Refusal | undefined;
  /** The same as a step of its own, after which more may be offered. */
  readonly writeWhole?: (
    row: InspectorField,
    input: string,
    start?: InspectorField,
  ) => Refusal | undefined;
  /** Number of steps in the history, for `revert`. */
  readonly mark: () => number;
  /** Undoes what was typed into the row since the mark. */
  readonly revert: (row: InspectorField, mark: number) => void;
}

/** How an input joins the history: with the typing before it, or as a step of its own. */
interface How {
  readonly continues?: boolean;
  readonly isWhole?: boolean;
}

/** Undoes the steps with this origin and subject since the mark. */
export function reverted(editor: Editor, origin: string, subject: string, mark: number): void {
  for (;;) {
    const last = editor.history.done.at(-1);
    if (editor.history.done.length <= mark) return;
    if (last?.origin !== origin || last.subject !== subject) return;
    editor.undo();
    // The document may be closed for changes.
    if (editor.history.done.at(-1) === last) return;
  }
}

/** Writes to all targets or to none of them. */
export function writerTo(editor: Editor, targets: () => readonly Target[]): Writer {
  const originOf = (row: InspectorField) => `set.${row.path.join('.')}`;
  const subjectOf = (row: InspectorField) =>
    `${targets()
      .map(({ id }) => id)
      .join(',')}:${row.key}`;

  /**
   * Commits all operations as one step, or none. A refusal is shown at its field, not announced to the whole screen.
   */
  function commit(
    operations: readonly Operation[],
    row: InspectorField,
    count: number,
    { continues = false, isWhole = false }: How,
  ): Refusal | undefined {
    const subject = isWhole ? undefined : subjectOf(row);
    const [only] = operations;
    if (only && operations.length === 1) {
      const planned = editor.plan(only);
      if (!planned.ok) return planned.refusal;
      editor.run(only, originOf(row), subject, continues);
      return undefined;
    }
    const planned = planAll(editor.doc, operations);
    if (!planned.ok) return planned.refusal;
    const { edits, after, label } = planned.value;
    const what = count > 1 ? m.setOf(inSentence(row.label), count) : label;
    editor.commit(edits, originOf(row), what, { subject, continues, after });
    return undefined;
  }

  function write(
    row: InspectorField,
    input: string | boolean,
    start: InspectorField | undefined,
    how: How,
  ): Refusal | undefined {
    const operations: Operation[] = [];
    const all = targets();
    for (const { pointer, rows, opened, along } of all) {
      // A field that is being added does not have its own row yet.
      const own = rows.find(({ key }) => key === row.key) ?? (all.length === 1 ? row : undefined);
      if (!own) continue;
      const before =
        typeof input === 'boolean' ? opened().find(({ key }) => key === row.key) : undefined;
      const change = changeOf(own, input, {
        ...{ start, opened: before },
        pages: editor.world.pages,
      });
      if (!change.ok) return withWayOut(change.refusal, pointer, own, input);
      operations.push(...along(own, input), { op: 'set', node: pointer, ...change.value });
    }
    return commit(operations, row, all.length, how);
  }

  return {
    write: (row, input, start, continues = false) => write(row, input, start, { continues }),
    writeWhole: (row, input, start) => write(row, input, start, { isWhole: true }),
    mark: () => editor.history.done.length,
    revert: (row, mark) => reverted(editor, originOf(row), subjectOf(row), mark),
  };
}

/**
 * Adds a fix to a refusal: a page path that reads as an endpoint can become one, a path can do without the characters
 * that don't belong in one, and plain words can be kept as text.
 */
function withWayOut(
  refusal: Refusal,
  node: Pointer,
  { path, control }: InspectorField,
  input: string | boolean,
): Refusal {
  if (typeof input !== 'string') return refusal;
  const offer = (label: string, value = input): Refusal => {
    const change: ValueChange = { field: path, value };
    const fix: OperationFix = { label, operations: [{ op: 'set', node, ...change }] };
    return { ...refusal, fixes: [fix] };
  };
  if (refusal.code === BECOMES_ENDPOINT) return offer(m.makeEndpoint);
  const typed = refusal.code === NOT_A_PATH ? typedPath(input) : '';
  if (typed) return offer(m.usePath(typed), typed);
  if (control === 'json' && !/^\s*["[{]/.test(input)) return offer(m.keepAsText);
  return refusal;
}
