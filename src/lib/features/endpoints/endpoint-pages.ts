/* Pages for endpoints, with their files. An endpoint that is listed here becomes its page. */
import { elementOf, pointerTo } from '$lib/core/document/elements';
import { folderNear } from '$lib/core/operations/near-folder';
import { planListing } from '$lib/core/operations/listing';
import { planTogether } from '$lib/core/operations/plan';
import type { FixSteps } from '$lib/core/operations/fix';
import { refuse, type Result } from '$lib/core/result';
import { join } from '$lib/core/text/edit';
import type { Session } from '$lib/editor/context';
import { pagesOfEndpoints } from '$lib/editor/files/endpoint-pages';
import { created } from '$lib/editor/files/messages';
import type { NewPage } from '$lib/editor/files/page-steps';
import { ranksIn } from './endpoint-actions';
import type { OperationUse } from './endpoint-overview';
import * as m from './messages';
import type { Picker } from './picker.svelte';

/** Whether an operation can get a page here: one that is a page already can't. */
export const canHavePage = (picker: Picker, use: OperationUse): boolean =>
  picker.holder !== undefined && !use.here?.isPage && picker.entryOf(use) !== undefined;

/** The operations in view that are selected, and have no page. */
export const selectedWithoutPage = ({ rows }: Picker): readonly OperationUse[] =>
  rows.flatMap((row) =>
    row.type === 'operation' && row.standing.here && !row.standing.here.isPage
      ? [row.standing]
      : [],
  );

/** Creates a page for each of these operations, and lists it, as one step. */
export async function createPagesFor(
  session: Session,
  picker: Picker,
  uses: readonly OperationUse[],
): Promise<void> {
  const { editor } = session;
  const made = planPages(session, picker, uses);
  if (!made.ok) return editor.say(made.refusal.sentence, 'refusal');
  const { pages, entries } = made.value;
  const { createPages } = await import('$lib/editor/files/page-steps');
  const refusal = await createPages(session, pages, { entries });
  if (refusal) return editor.say(refusal.sentence, 'refusal');
  editor.say(created(pages.map(({ title }) => title)), 'undoable');
}

const AT_END = Number.MAX_SAFE_INTEGER;

interface Planned {
  readonly pages: readonly NewPage[];
  readonly entries: Pick<FixSteps, 'edits' | 'after'>;
}

function planPages(
  session: Session,
  picker: Picker,
  uses: readonly OperationUse[],
): Result<Planned> {
  const { doc } = session.editor;
  const { holder, name } = picker;
  if (!holder || name === undefined) return refuse('place', m.selectGroupFirst);
  const endpoints = uses.map(({ operation, here }) => {
    const index = here && elementOf(doc, here.id)?.index;
    const folder = folderNear(holder, 'pages', index ?? AT_END);
    return { operation, specification: name, folder };
  });
  const all = pagesOfEndpoints(session, endpoints);
  const pages = all.flatMap((page) => page ?? []);
  if (pages.length < uses.length) return refuse('place', m.cannotName);
  const replaced = uses.flatMap(({ here }, i) => {
    const entry = here && elementOf(doc, here.id);
    if (!entry) return [];
    return [{ op: 'set', node: pointerTo(entry), field: 'path', value: pages[i]!.path } as const];
  });
  const set = planTogether(doc, replaced);
  if (!set.ok) return set;
  const into = elementOf(set.value.after, holder.node.id);
  const wanted = uses.flatMap(({ here, rank }, i) =>
    here ? [] : [{ entry: pages[i]!.path, rank }],
  );
  if (!into || wanted.length === 0) return { ok: true, value: { pages, entries: set.value } };
  const listed = planListing(set.value.after, into, wanted, ranksIn(picker));
  if (!listed.ok) return listed;
  const { edits, after } = listed.value;
  return { ok: true, value: { pages, entries: { edits: join(set.value.edits, edits), after } } };
}
