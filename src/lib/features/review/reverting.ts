/* Plans to revert the changes of a row. The files of pages go with their entries, and what leads there follows. */
import type { Change } from '$lib/core/compare/change';
import { isUnread } from '$lib/core/compare/other-pages';
import type { Doc } from '$lib/core/document/node';
import { addressOfFile } from '$lib/core/links/destination';
import { revert } from '$lib/core/merge';
import type { PageOperation } from '$lib/core/operation';
import type { FixSteps } from '$lib/core/operations/fix';
import type { PagePair, PagePlan } from '$lib/core/page-files';
import { planOf } from '$lib/core/page-plans';
import { isPageFile } from '$lib/core/pages/page-paths';
import { ok, refuse, type Result } from '$lib/core/result';
import { listedIn } from '$lib/core/review/listed-pages';
import type { ReviewRow } from '$lib/core/review/review';
import { difference, filesIn } from '$lib/core/text/edit';
import type { Session } from '$lib/editor/context';
import { planFollowed } from '$lib/editor/files/follow';
import { movedOn } from '$lib/editor/files/messages';
import { PageTexts } from '$lib/editor/files/page-texts';
import type { Compared } from './comparison.svelte';
import * as m from './messages';
import { filesOf } from './page-files';

export interface RevertPlan {
  readonly steps: FixSteps;
  /** Other changes that cannot stay without these. */
  readonly also: readonly Change[];
}

/**
 * Plans to revert the changes of a row and keep every other change. A page that moved, was created or was deleted is
 * reverted as a whole: its entries, its file, links to it and its redirects. Refuses if that is impossible.
 */
export async function planRevert(
  session: Session,
  of: { readonly compared: Compared },
  row: ReviewRow,
): Promise<Result<RevertPlan>> {
  const { editor } = session;
  const { base, doc, files, read, world = editor.world } = of.compared;
  if (editor.doc !== doc) return refuse('moved-on', movedOn);
  const others = row.changes.filter(({ file }) => !file);
  const taken = others.length > 0 ? revert(base, doc, others, world) : undefined;
  if (taken?.ok === false) return taken;
  const entries = taken?.value ?? { edits: [], after: doc, also: [] };
  const own = new Set(filesOf(row.changes).map(keyOf));
  const along = new Set(filesAlong(session, files, doc, entries.after));
  const pairs = files.filter((pair) => own.has(keyOf(pair)) || along.has(pair));
  const unread = read ? pairs.filter(isUnread) : [];
  if (unread.length > 0) {
    const known = await read!(unread);
    return known.ok ? planRevert(session, of, row) : known;
  }
  const steps = { edits: entries.edits, after: entries.after, label: m.reverted(row.text) };
  const back = await filesBack(session, pairs, taken?.value);
  if (!back.ok) return back;
  if (editor.doc !== doc) return refuse('moved-on', movedOn);
  return ok({ steps: { ...steps, ...back.value, landed: [] }, also: entries.also });
}

const keyOf = ({ before, after }: PagePair): string => JSON.stringify([before?.path, after?.path]);

/** The files of pages whose entries arrive or leave when the document becomes `then`. */
function filesAlong(
  session: Session,
  pairs: readonly PagePair[],
  now: Doc,
  then: Doc,
): readonly PagePair[] {
  const elsewhere = pairs.filter(({ before, after }) => before?.path !== after?.path);
  if (elsewhere.length === 0 || now === then) return [];
  const home = new PageTexts(session).pathIn('').length;
  const [is, was] = [now, then].map(
    (one) => new Set([...listedIn(one).pages.keys()].map(addressOfFile)),
  );
  const differs = (file: PagePair['after'], from: ReadonlySet<string>, to: ReadonlySet<string>) => {
    const address = file && addressOfFile(file.path.slice(home));
    return address !== undefined && from.has(address) && !to.has(address);
  };
  return elsewhere.filter(
    ({ before, after }) => differs(after, is!, was!) || differs(before, was!, is!),
  );
}

type Back = Pick<FixSteps, 'edits' | 'after'> & { readonly pages: PagePlan };

/** What makes files as they were. Links, entries and redirects follow, after `first` was done to the document. */
async function filesBack(
  session: Session,
  pairs: readonly PagePair[],
  first: Pick<FixSteps, 'edits' | 'after'> | undefined,
): Promise<Result<Partial<Back>>> {
  if (pairs.length === 0) return ok({});
  const home = new PageTexts(session).pathIn('').length;
  const linked = pairs.filter((pair) => !isNoPage(pair));
  const operations = linked.flatMap((pair) => operationBack(pair, home) ?? []);
  if (operations.length === 0) return ok({ pages: reversed(pairs) });
  const planned = await planFollowed(session, operations, first);
  if (!planned.ok) return planned;
  const { pages, entries } = planned.value;
  const back = withTexts(pages, linked);
  const others = reversed(pairs.filter(isNoPage));
  const all = { files: [...back.files, ...others.files], edits: [...back.edits, ...others.edits] };
  return ok({ ...entries, pages: all });
}

/** Whether a file appeared or is gone that nothing leads to, such as the site's config. */
const isNoPage = ({ before, after }: PagePair): boolean =>
  (!before || !after) && !isPageFile((before ?? after)!.path);

const reversed = (pairs: readonly PagePair[]): PagePlan =>
  planOf(
    pairs.map(({ before, after }) => ({
      ...(after && { before: after }),
      ...(before && { after: before }),
    })),
  );

/** Undefined for a file that stays where it is. */
function operationBack({ before, after }: PagePair, home: number): PageOperation | undefined {
  const [old, now] = [before, after].map((file) => file?.path.slice(home));
  if (old === now) return undefined;
  if (old === undefined) return { op: 'delete-page', path: now!, redirect: false };
  if (now !== undefined) return { op: 'rename-page', from: now, to: old };
  const extension = /\.md$/i.test(old) ? 'md' : 'mdx';
  return { op: 'create-page', path: old, title: old, extension };
}

/**
 * The plan with the earlier texts of files that are created again, and of other files that have another text. If only the
 * links of a moved file differ, they are as the plan spells them.
 */
function withTexts({ files, edits }: PagePlan, pairs: readonly PagePair[]): PagePlan {
  const created = new Map(
    pairs.flatMap(({ before, after }) =>
      before && !after ? [[before.path, before.text ?? ''] as const] : [],
    ),
  );
  const own = pairs.flatMap(({ before, after }) => {
    if (!before || !after) return [];
    const [old, now] = [before.text ?? '', after.text ?? ''];
    const isLed = before.path !== after.path && withoutTargets(old) === withoutTargets(now);
    return isLed ? [] : difference(before.path, now, old);
  });
  const replaced = new Set(filesIn(own));
  return {
    files: files.map((change) =>
      'text' in change ? { ...change, text: created.get(change.path) ?? change.text } : change,
    ),
    edits: [...edits.filter(({ file }) => !replaced.has(file)), ...own],
  };
}

/** A page's text without where its links lead. */
const withoutTargets = (text: string): string =>
  text.replace(/\]\([^)\s]*|\b(?:href|src|from|file)\s*=?\s*(["'])[^"'\n]*\1/g, '');
