/*
 * From an input to the document: every keystroke is a `set` that the document's gate plans and commits. A
 * stretch of typing in one field is one undo step, for several elements too.
 */
import type { Editor } from '$lib/editor/editor.svelte';
import type { Pointer } from '$lib/core/operations/operation';
import type { OperationFix, Refusal, Result } from '$lib/core/result';
import { elementOf, pointerTo, type Element } from '$lib/core/rules/elements';
import { rowsOf } from './fields';
import type { Row } from './row';
import { siteRows } from './site-fields';
import { BECOMES_ENDPOINT, changeOf, type Change } from './values';

/** What an input writes to: an element, or the site. */
export interface Target {
  /** Stays the same through every edit. */
  readonly id: string;
  readonly pointer: Pointer;
  readonly rows: readonly Row[];
  /** The same rows as they were when the file was opened. */
  readonly opened: () => readonly Row[];
}

export const allRows = (element: Element): readonly Row[] => {
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
});

export const siteTarget = (editor: Editor): Target => ({
  id: 'site',
  pointer: '',
  rows: siteRows(editor.doc),
  opened: () => siteRows(editor.base),
});

export interface Writer {
  /** Writes what the control of a row holds; answers why not when it is refused. `start` is the row as it was entered. */
  readonly write: (row: Row, input: string | boolean, start?: Row) => Refusal | undefined;
  /** How many steps the history has: what `takeBack` may go back to. */
  readonly mark: () => number;
  /** Takes back what was typed into the row since the mark. */
  readonly takeBack: (row: Row, mark: number) => void;
}

/** Writes to all targets or to none of them. */
export function writerTo(editor: Editor, targets: () => readonly Target[]): Writer {
  const originOf = (row: Row) => `set.${row.path.join('.')}`;
  const subjectOf = (row: Row) =>
    `${targets()
      .map(({ id }) => id)
      .join(',')}:${row.key}`;

  return {
    write(row, input, start) {
      const subject = subjectOf(row);
      const operations = [];
      for (const { pointer, rows, opened } of targets()) {
        const own = rows.find(({ key }) => key === row.key);
        if (!own) continue;
        const before =
          typeof input === 'boolean' ? opened().find(({ key }) => key === row.key) : undefined;
        const change = changeOf(own, input, { start, opened: before });
        if (!change.ok) return withWayOut(change.refusal, pointer, own, input);
        operations.push({ op: 'set', node: pointer, ...change.value } as const);
      }
      // Asked before it is done: a refusal is shown beside its field, not announced to the whole screen.
      const refused = operations.map((operation) => editor.plan(operation)).find(isRefused);
      if (refused) return refused.refusal;
      for (const operation of operations) editor.run(operation, originOf(row), subject);
      return undefined;
    },
    mark: () => editor.history.done.length,
    takeBack(row, mark) {
      const origin = originOf(row);
      const subject = subjectOf(row);
      for (;;) {
        const last = editor.history.done.at(-1);
        if (editor.history.done.length <= mark) return;
        if (last?.origin !== origin || last.subject !== subject) return;
        editor.undo();
      }
    },
  };
}

const isRefused = <T>(result: Result<T>): result is Extract<Result<T>, { ok: false }> => !result.ok;

/** A page's path that reads as an endpoint can be made one, on purpose. */
function withWayOut(refusal: Refusal, node: Pointer, row: Row, input: string | boolean): Refusal {
  if (refusal.code !== BECOMES_ENDPOINT || typeof input !== 'string') return refusal;
  const change: Change = { field: row.path, value: input };
  const fix: OperationFix = {
    label: 'Make it an endpoint',
    operations: [{ op: 'set', node, ...change }],
  };
  return { ...refusal, fixes: [fix] };
}
