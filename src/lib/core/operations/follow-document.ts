/*
 * What operations on page files do to the document, as one step with them: entries, links and redirects follow what
 * moves, the entries of deleted pages go, and those of new ones are added.
 */
import { pageOf } from '../document/page-index.ts';
import type { Doc } from '../document/node.ts';
import { documentLinks } from '../links/document-links.ts';
import type { LinkedFiles } from '../links/linked-files.ts';
import { redirectOperations } from '../links/redirects.ts';
import type { Operation, PageOperation } from '../operation.ts';
import { isPageFile } from '../pages/page-paths.ts';
import { ok, type Result } from '../result.ts';
import { join, type TextEdit } from '../text/edit.ts';
import { lineAndColumn } from '../text/syntax.ts';
import type { FilesMoved } from './files-moved.ts';
import { siteMoves, type LeftAlone } from './follow-links.ts';
import * as m from './page-messages.ts';
import { plan, planTogether, type Plan } from './plan.ts';

export interface DocumentFollowed {
  readonly edits: readonly TextEdit[];
  readonly after: Doc;
  readonly left: readonly LeftAlone[];
  /** Number of redirects that are added. */
  readonly redirected: number;
}

/** `withRedirects`: whether addresses that end get one at all. */
export function followInDocument(
  doc: Doc,
  operations: readonly PageOperation[],
  moved: FilesMoved,
  linked: LinkedFiles & { readonly withRedirects?: boolean },
): Result<DocumentFollowed> {
  let after = doc;
  let edits: readonly TextEdit[] = [];
  const take = (planned: Result<Plan>) => {
    if (!planned.ok) return planned;
    edits = join(edits, planned.value.edits);
    after = planned.value.after;
    return undefined;
  };
  const moves = siteMoves(linked, moved);
  const isDeleted = (file: string) => moved.to.has(file) && moved.to.get(file) === undefined;
  const found =
    moved.to.size > 0 ? documentLinks(doc, moves, isDeleted) : { sets: [], gone: [], left: [] };
  const { sets, gone, left } = found;
  const set = sets.length > 0 ? take(planTogether(doc, sets)) : undefined;
  if (set) return set;
  const more: Operation[] = gone.length > 0 ? [{ op: 'remove', nodes: gone }] : [];
  for (const one of operations)
    if (one.op === 'create-page' && one.to)
      more.push({ op: 'insert', value: pageOf(one.path), to: one.to });
  for (const one of more) {
    const refused = take(plan(after, one));
    if (refused) return refused;
  }
  const { operations: rules, added } =
    linked.withRedirects === false ? NO_RULES : redirects(after, moved, moves);
  for (const one of rules) {
    const refused = take(plan(after, one));
    if (refused) return refused;
  }
  const lines = left.map(({ file, at, address }): LeftAlone => {
    const { line } = lineAndColumn(doc.files.get(file)!.text, at);
    return { file, line, message: m.leadsNowhere(address) };
  });
  return ok({ edits, after, left: lines, redirected: added });
}
const NO_RULES = { operations: [], added: 0 };

function redirects(
  doc: Doc,
  { to, silent }: FilesMoved,
  moves: ReturnType<typeof siteMoves>,
): ReturnType<typeof redirectOperations> {
  const pages = [...to].filter(([from]) => isPageFile(from) && !silent.has(from));
  const ended = pages.map(([from]) => ({ from, to: moves.leadsTo(from) }));
  const arrived = pages.flatMap(([, now]) => (now === undefined ? [] : [now]));
  return redirectOperations(doc, moves, { ended, arrived });
}
