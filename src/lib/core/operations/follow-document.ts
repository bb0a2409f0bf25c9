/*
 * What operations on page files do to the document, as one step with them: entries, links and redirects follow what
 * moves, the entries of deleted pages go, and those of new ones are added.
 */
import { pageOf } from '../document/page-index.ts';
import type { Doc } from '../document/node.ts';
import { documentLinks } from '../links/document-links.ts';
import type { LinkedFiles } from '../links/linked-files.ts';
import { redirectOperations, type RedirectsFollowed } from '../links/redirects.ts';
import type { TakenAddress } from '../redirects/after-step.ts';
import type { Config } from '../check/config.ts';
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
  /** Old addresses where readers now find another page. They are among what is left, too. */
  readonly taken: readonly TakenAddress[];
}

/** What is known around the document. */
interface Around extends LinkedFiles {
  /** Whether addresses that end get redirects, and what else the site says about its addresses. */
  readonly config?: Config | undefined;
  /** Whether readers may know the address of a file. All if omitted. */
  readonly isPublished?: ((file: string) => boolean) | undefined;
}

export function followInDocument(
  doc: Doc,
  operations: readonly PageOperation[],
  moved: FilesMoved,
  linked: Around,
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
  const isOff = linked.config?.redirects === 'off';
  const rules = isOff ? NO_RULES : redirects(after, moved, moves, linked);
  for (const one of rules.operations) {
    const refused = take(plan(after, one));
    if (refused) return refused;
  }
  const lines = left.map(({ file, at, address }): LeftAlone => {
    const { line } = lineAndColumn(doc.files.get(file)!.text, at);
    return { file, line, message: m.leadsNowhere(address) };
  });
  for (const { address, to } of rules.taken) {
    const file = moves.after.fileAt(address) ?? doc.main;
    lines.push({ file, line: 1, message: m.addressTaken(address, to) });
  }
  const { added, taken } = rules;
  return ok({ edits, after, left: lines, redirected: added.length, taken });
}
const NO_RULES: RedirectsFollowed = { operations: [], added: [], taken: [] };

function redirects(
  doc: Doc,
  { to, created, silent }: FilesMoved,
  { leadsTo, paths }: ReturnType<typeof siteMoves>,
  { config, isPublished }: Around,
): RedirectsFollowed {
  const pages = [...to].filter(([from]) => isPageFile(from) && !silent.has(from));
  const left = new Map(pages.map(([from]) => [from, leadsTo(from)]));
  const arrived = [...created, ...pages.flatMap(([, now]) => (now === undefined ? [] : [now]))];
  return redirectOperations(doc, { left, arrived, paths, isPublished }, config);
}
