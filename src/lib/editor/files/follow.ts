/*
 * Steps on page files with everything that leads there: links of other pages, entries, links and redirects of the
 * document. Files that have to be known are read first.
 */
import type { LinkingFile } from '$lib/core/operations/follow-links';
import { followInDocument, type DocumentFollowed } from '$lib/core/operations/follow-document';
import type { Plan } from '$lib/core/operations/plan';
import type { PlannedPages } from '$lib/core/operations/pages';
import type { PageOperation } from '$lib/core/operation';
import { IGNORE_FILE } from '$lib/core/pages/ignored';
import { folderOf, isPageFile } from '$lib/core/pages/page-paths';
import { ok, refuse, type Result } from '$lib/core/result';
import { join, type TextEdit } from '$lib/core/text/edit';
import type { Session } from '../context';
import type { LinkedSite } from './link-worker';
import { readTexts, siteOf } from './linked-site';
import * as m from './follow-messages';
import type { Following } from './follow-messages';
import { movedOn } from './messages';
import { PageTexts } from './page-texts';
import { planFiles } from './run-pages';

type Entries = Pick<Plan, 'edits' | 'after'>;

/** A step on page files, as planned. Right as long as nothing else changes. */
export interface FollowedStep {
  readonly pages: PlannedPages;
  readonly entries: DocumentFollowed;
}

/** How much follows, for a sentence about it. */
export function followingOf({ pages: { edits }, entries }: FollowedStep): Following {
  const isLine = ({ file }: TextEdit) => folderOf(file) + IGNORE_FILE === file;
  const links = edits.filter((edit) => !isLine(edit));
  const files = [...new Set(links.map(({ file }) => file))];
  const pages = files.filter(isPageFile).length;
  return {
    links: links.length,
    pages,
    specifications: files.length - pages,
    redirects: entries.redirected,
    isIgnoreFileChanged: links.length < edits.length,
  };
}

/** What is left to do by hand, a line each. */
export const leftAlone = ({ pages, entries }: FollowedStep): readonly string[] =>
  [...pages.left, ...entries.left].map(({ file, line, message }) => m.leftAt(file, line, message));

/** How often a plan begins again because something changed while files were read. */
const MOST_TURNS = 5;

/**
 * Plans operations on page files, and what follows them. The texts of the operations' own files are known. `first`: what
 * the same step does to the navigation before, as planned on the document as it is.
 */
export async function planFollowed(
  session: Session,
  operations: readonly PageOperation[],
  first?: Entries,
): Promise<Result<FollowedStep>> {
  const { editor } = session;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { history } = editor;
    const texts = new PageTexts(session);
    const alone = planFiles(editor, operations, texts.others);
    if (!alone.ok) return alone;
    const site = siteOf(session);
    const links = await session.files.links;
    const found = await links.follow(alone.value.moved, site, (files) => readTexts(session, files));
    if (!found.ok) return found;
    const problem = await texts.loadAll(found.value.map(({ file }) => texts.pathIn(file)));
    if (problem !== undefined) return refuse('needs-files', problem);
    const isLate = editor.history !== history;
    const planned = isLate ? undefined : planWith(session, operations, site, found.value, first);
    // Files that were changed outside are sent again.
    if (planned && (planned.ok || planned.refusal.code !== 'needs-files')) return planned;
  }
  return refuse('moved-on', movedOn);
}

function planWith(
  { editor }: Session,
  operations: readonly PageOperation[],
  { paths, siteUrl }: LinkedSite,
  found: readonly LinkingFile[],
  first?: Entries,
): Result<FollowedStep> {
  const byFile = new Map(found.map((one) => [one.file, one]));
  const linked = {
    ...{ paths, siteUrl },
    search: () => byFile.keys(),
    linksOf: (file: string, text: string) => {
      const known = byFile.get(file);
      return known?.text === text ? known.links : undefined;
    },
  };
  const pages = planFiles(editor, operations, undefined, linked);
  if (!pages.ok) return pages;
  const { moved } = pages.value;
  const { basePages, doc, world } = editor;
  const home = folderOf(doc.main);
  const isPublished = (file: string) => basePages.at.has(home + file);
  const around = { ...linked, config: world.config, isPublished };
  const followed = followInDocument(first?.after ?? editor.doc, operations, moved, around);
  if (!followed.ok) return followed;
  const edits = join(first?.edits ?? [], followed.value.edits);
  const closed = edits.map((edit) => editor.barredFile(edit.file)).find(Boolean);
  if (closed) return refuse('barred', closed);
  return ok({ pages: pages.value, entries: { ...followed.value, edits } });
}
