import type { Doc } from '$lib/core/document/node';
import type { LinkedFiles } from '$lib/core/links/linked-files';
import type { PageOperation } from '$lib/core/operation';
import type { Plan } from '$lib/core/operations/plan';
import type { PlannedPages } from '$lib/core/operations/pages';
import { folderOf } from '$lib/core/pages/page-paths';
import { refuse, type Refusal, type Result } from '$lib/core/result';
import type { Editor } from '../editor.svelte';
import { loading } from '../messages';
import * as m from './messages';
import type { CommitOptions } from '../report';

export interface StepOptions extends CommitOptions {
  /** What the same step does to the navigation, as planned. */
  readonly entries?: Pick<Plan, 'edits' | 'after'>;
  /** The files that no step has read, so that no page takes their place. */
  readonly others?: ReadonlySet<string>;
  /** The document that `entries` was planned on. Refused if it changed. */
  readonly of?: Doc;
  /** The name of the step, if it isn't that of the operations. */
  readonly label?: string;
}

/** Plans operations on page files as one step. `linked`: without it, links stay as they are. */
export function planFiles(
  { reasoning, barred, doc, pages }: Editor,
  operations: readonly PageOperation[],
  others?: ReadonlySet<string>,
  linked?: LinkedFiles,
): Result<PlannedPages> {
  if (!reasoning || barred) return refuse('barred', barred || loading);
  return reasoning.planPages(pages, operations, folderOf(doc.main), linked, others);
}

/** Plans and commits operations on page files as one step. Returns why it is refused. */
export function runPages(
  editor: Editor,
  operations: readonly PageOperation[],
  origin: string,
  { entries, others, of, label, ...how }: StepOptions = {},
): Refusal | undefined {
  const { doc } = editor;
  if (of !== undefined && of !== doc) return refuse('moved-on', m.movedOn).refusal;
  const planned = planFiles(editor, operations, others);
  if (!planned.ok) return planned.refusal;
  commitPages(editor, planned.value, origin, {
    ...how,
    ...(entries && { entries }),
    ...(label !== undefined && { label }),
  });
  return undefined;
}

/** Commits what was planned for page files, if it changes anything. */
export function commitPages(
  editor: Editor,
  pages: PlannedPages,
  origin: string,
  { entries, label, ...how }: Omit<StepOptions, 'of' | 'others'> = {},
): void {
  const { edits, after } = entries ?? { edits: [], after: editor.doc };
  if (edits.length + pages.files.length + pages.edits.length > 0)
    editor.commit(edits, origin, label ?? pages.label, { ...how, after, pages });
}
