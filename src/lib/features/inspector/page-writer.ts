/* The rows of a page's frontmatter, and what writes them into its file. */
import type { Session } from '$lib/editor/context';
import { runPages } from '$lib/editor/files/run-pages';
import type { Json, PageOperation } from '$lib/core/operation';
import { PAGE_FIELDS } from '$lib/core/schema/page-fields';
import { jsonRow, rowFrom, type Rows } from './fields';
import type { Control, InspectorField } from './row';
import { changeOf } from './values';
import { reverted, type Writer } from './writer';
import * as m from './page-messages';

/** The rows of a page's frontmatter. Rarely used fields that aren't set, and unknown ones, are `more`. */
export function pageRows(fields: Readonly<Record<string, unknown>>): Rows {
  const known = PAGE_FIELDS.map((field) =>
    rowFrom(field, field.type as Control, fields[field.key] as Json | undefined),
  );
  const rows = known.map((row) => ({
    ...row,
    placeholder: row.key === 'title' ? m.noTitle : row.placeholder,
  }));
  const others = Object.entries(fields).filter(
    ([key]) => !PAGE_FIELDS.some((field) => field.key === key),
  );
  const isMore = (row: InspectorField) => row.isRare === true && row.value === undefined;
  return {
    main: rows.filter((row) => !isMore(row)),
    more: [...rows.filter(isMore), ...others.map(([key, value]) => jsonRow(key, value as Json))],
  };
}

/** Writes to the files of pages, all or none. `paths`: from the folder of docs.json. */
export function pageWriter(session: Session, paths: () => readonly string[]): Writer {
  const { editor } = session;
  const originOf = (row: InspectorField) => `page.${row.key}`;
  const subjectOf = (row: InspectorField) => `${paths().join(' ')}:${row.key}`;
  return {
    write(row, input, start, continues = false) {
      const change = changeOf(row, input, { start, opened: undefined });
      if (!change.ok) return change.refusal;
      const { field, value } = change.value;
      // What is switched off is removed, as it was before it was switched on.
      const kept = row.control === 'switch' && value === false ? undefined : value;
      const operations = paths().map((path): PageOperation => ({
        ...{ op: 'set-frontmatter', path, field: field[0]! },
        ...(kept !== undefined && { value: kept }),
      }));
      const how = { subject: subjectOf(row), continues };
      const refusal = runPages(editor, operations, originOf(row), how);
      if (!refusal && row.key === 'hidden' && kept === true) void tellLinks(session, paths());
      return refusal;
    },
    mark: () => editor.history.done.length,
    revert: (row, mark) => reverted(editor, originOf(row), subjectOf(row), mark),
  };
}

async function tellLinks(session: Session, files: readonly string[]): Promise<void> {
  const { sayHidden } = await import('$lib/editor/files/still-linked');
  await sayHidden(session, files);
}
