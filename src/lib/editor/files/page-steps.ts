/* Pages created and deleted with their files. Loaded for the first one. */
import { isListed, listingOf, namesOf } from '$lib/core/check/pages/page-listing';
import { childrenOf, stringField } from '$lib/core/document/elements';
import type { Node, NodeId } from '$lib/core/document/node';
import { pageOf } from '$lib/core/document/page-index';
import type { Json, PageOperation } from '$lib/core/operation';
import { addressOfFile } from '$lib/core/links/destination';
import { pathTo } from '$lib/core/redirects/address';
import { folderOf, isPageFile } from '$lib/core/pages/page-paths';
import { ok, refuse, type Refusal, type Result } from '$lib/core/result';
import type { Session } from '../context';
import { planFollowed } from './follow';
import { linksTo } from './linked-site';
import { movedOn } from './messages';
import { PageTexts } from './page-texts';
import { withSetting } from './config-steps';
import { commitPages, planFiles, runPages, type StepOptions } from './run-pages';

/** A page to be created. */
export interface NewPage {
  readonly path: string;
  readonly title: string;
  /** Further fields of its frontmatter. */
  readonly frontmatter?: Readonly<Record<string, Json>>;
}

/**
 * Creates the files of pages, like the other files of their folder. With `joined`, the files belong to the last step, if
 * nothing was changed since. With `entries`, the same step does this to the navigation.
 */
export async function createPages(
  session: Session,
  pages: readonly NewPage[],
  { joined = false, entries }: Pick<StepOptions, 'joined' | 'entries'> = {},
): Promise<Refusal | undefined> {
  const { editor } = session;
  const [first] = pages;
  if (!first) return undefined;
  const { doc } = editor;
  const like = await example(session, first.path);
  const last = editor.history.done.at(-1);
  const joins = joined && editor.doc === doc && last !== undefined;
  const operations = pages.map((page): PageOperation => ({
    ...{ op: 'create-page', ...page },
    ...(like !== undefined && { like }),
  }));
  return runPages(editor, operations, 'page.create', {
    others: new PageTexts(session).others,
    ...(joins && { joined: true, label: last.label }),
    ...(entries && { entries, of: doc }),
  });
}

/** The file of a listed page near a new page that the page can be like. Its text is read. */
async function example(session: Session, path: string): Promise<string | undefined> {
  const { editor, files } = session;
  const texts = new PageTexts(session);
  const listing = listingOf(editor.doc, editor.world);
  const all = (files.all ?? []).filter(
    (file) => isPageFile(file) && isListed(file.replace(/\.mdx?$/i, ''), listing),
  );
  const near = all.filter((file) => folderOf(file) === folderOf(path));
  const among = near.length > 0 ? near : all;
  const most = mostOf(among, (file) => (/\.md$/i.test(file) ? 'md' : 'mdx'));
  const like = mostOf(most, (file) =>
    String(files.saidOf(file.replace(/\.mdx?$/i, ''))?.sidebarTitle !== undefined),
  )[0];
  const at = like === undefined ? undefined : texts.pathIn(like);
  if (at === undefined) return undefined;
  const read = await texts.load(at);
  return read.ok ? like : undefined;
}

/** The largest part of files that are alike. */
function mostOf(files: readonly string[], kindOf: (file: string) => string): readonly string[] {
  const kinds = new Map<string, string[]>();
  for (const file of files) {
    const kind = kindOf(file);
    const same = kinds.get(kind);
    if (same) same.push(file);
    else kinds.set(kind, [file]);
  }
  return [...kinds.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

/** Sets a field of the frontmatter of pages, or removes it without a value, as one step with this name. */
export async function setInPages(
  session: Session,
  pages: readonly string[],
  field: string,
  value: Json | undefined,
  label: string,
): Promise<Refusal | undefined> {
  const texts = new PageTexts(session);
  const files = [...new Set(pages.map((page) => session.files.fileOf(page) ?? page))];
  const problem = await texts.loadAll(files.map((file) => texts.pathIn(file)));
  if (problem !== undefined) return refuse('needs-files', problem).refusal;
  const operations = files.map((path): PageOperation => ({
    ...{ op: 'set-frontmatter', path, field },
    ...(value !== undefined && { value }),
  }));
  return runPages(session.editor, operations, `page.${field}`, { label });
}

/** The pages that have a file and are listed nowhere but in these elements. */
export function pagesOnlyIn({ editor, files }: Session, nodes: readonly Node[]): readonly string[] {
  const ids = new Set<NodeId>();
  const pages = new Set<string>();
  const walk = (node: Node) => {
    ids.add(node.id);
    const entry = node.type === 'string' ? node.value : stringField(node, 'root');
    if (entry !== undefined) pages.add(pageOf(entry));
    for (const child of childrenOf(node)) walk(child.node);
  };
  nodes.forEach(walk);
  const { entriesOf } = listingOf(editor.doc, editor.world);
  const isOnlyHere = (page: string) => {
    for (const name of namesOf(page))
      for (let entry = entriesOf(name); entry; entry = entry.next)
        if (!ids.has(entry.id)) return false;
    return true;
  };
  return [...pages].filter((page) => files.fileOf(page) !== undefined && isOnlyHere(page));
}

/** How many files were deleted, and how many links of other pages lead nowhere, or elsewhere, now, if known. */
interface Deleted {
  readonly count: number;
  readonly links: number;
}

export interface Deletion extends StepOptions {
  /** The page that links and old addresses lead to instead. */
  readonly to?: string | undefined;
  /** Whether the config says that their addresses end on purpose. */
  readonly isOnPurpose?: boolean;
}

/** Deletes the files of pages, with entries or without. */
export async function deletePages(
  session: Session,
  pages: readonly string[],
  { to, isOnPurpose = false, entries, of, label }: Deletion = {},
): Promise<Result<Deleted>> {
  const { editor } = session;
  const texts = new PageTexts(session);
  const files = pages.map((page) => session.files.fileOf(page) ?? page);
  const paths = to === undefined ? files : [...files, session.files.fileOf(to) ?? to];
  const problem = await texts.loadAll(paths.map((file) => texts.pathIn(file)));
  if (problem !== undefined) return refuse('needs-files', problem);
  const operations = files.map((path): PageOperation => ({
    op: 'delete-page',
    path,
    ...(to !== undefined && { to }),
  }));
  const links = (await linksTo(session, files))?.length ?? 0;
  const planned =
    to === undefined
      ? planAlone(editor, operations, entries)
      : await planFollowed(session, operations, entries);
  if (!planned.ok) return planned;
  const step = isOnPurpose
    ? await withSetting(session, planned.value.pages, 'gone', goneAfter(session, files))
    : ok(planned.value.pages);
  if (!step.ok) return step;
  if (of !== undefined && of !== editor.doc) return refuse('moved-on', movedOn);
  commitPages(editor, step.value, 'page.delete', {
    ...(planned.value.entries && { entries: planned.value.entries }),
    ...(label !== undefined && { label }),
  });
  return ok({ count: files.length, links });
}

/** The plan without anything that follows. */
function planAlone(
  editor: Session['editor'],
  operations: readonly PageOperation[],
  entries: StepOptions['entries'],
) {
  const pages = planFiles(editor, operations);
  return pages.ok ? ok({ pages: pages.value, entries }) : pages;
}

/** The addresses that the config says have ended on purpose, with those of these files. */
function goneAfter({ editor }: Session, files: readonly string[]): readonly string[] {
  const { gone = [] } = editor.world.config ?? {};
  return [...new Set([...gone, ...files.map((file) => pathTo(addressOfFile(file)))])];
}
