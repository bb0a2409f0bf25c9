/* What changed in a site between two commits, as it is reviewed. Reads git objects only. */
import { basename } from 'node:path';
import { CONFIG_FILE } from '../lib/core/check/config.ts';
import type { Diagnostic, World } from '../lib/core/check/diagnostic.ts';
import { worldOf, type FolderFiles } from '../lib/core/check/world.ts';
import { changesOf } from '../lib/core/compare/changes.ts';
import type { Change } from '../lib/core/compare/change.ts';
import { pageChanges } from '../lib/core/compare/page-changes.ts';
import { readConfig } from '../lib/core/config.ts';
import type { Doc } from '../lib/core/document/node.ts';
import { folderOf } from '../lib/core/document/references.ts';
import { readOther } from '../lib/core/merge.ts';
import type { Json } from '../lib/core/operation.ts';
import { NO_PAGES, type PageChange } from '../lib/core/page-files.ts';
import { stepOf, withPages } from '../lib/core/page-plans.ts';
import { isPageFile } from '../lib/core/pages/page-paths.ts';
import { documentIn } from '../lib/core/public-api/given-files.ts';
import { checkedDocument, type Checked } from '../lib/core/public-api/json-report.ts';
import { pageTextsIn } from '../lib/core/public-api/page-links.ts';
import { ledAddresses, type LedAddress } from '../lib/core/review/addresses.ts';
import type { Losses } from '../lib/core/review/loss.ts';
import { lossesOf } from '../lib/core/review/losses.ts';
import { differenceOf, type Difference } from '../lib/core/text/line-difference.ts';
import { endedSince } from './ended-since.ts';
import { changedFiles, filesAt, type ChangedFile } from './git-files.ts';
import { iconNames } from './icon-names.ts';
import { broughtBy } from './new-findings.ts';

/** Two commits, by their ids. */
export interface Commits {
  readonly base: string;
  readonly head: string;
}

export interface SiteReview {
  /** The path of docs.json in its repository. */
  readonly main: string;
  /** The document at both commits. Undefined if only one of them has a docs.json. */
  readonly base: Doc | undefined;
  readonly doc: Doc | undefined;
  /** What is known around it at the later commit. */
  readonly world: World;
  readonly is: 'changed' | 'added' | 'removed';
  readonly changes: readonly Change[];
  readonly losses: readonly Losses[];
  /** The files of the document that differ. */
  readonly files: readonly FileDifference[];
  /** Old addresses that lead on. */
  readonly addresses: readonly LedAddress[];
  /** Addresses that end without a redirect, and the redirects to add. */
  readonly ended: readonly Diagnostic[];
  readonly redirects: readonly Json[];
  /** Problems that weren't there before. */
  readonly problems: readonly Diagnostic[];
  /** Whether the links of page files were checked. */
  readonly hasLinks: boolean;
}

/** The changed lines of a file, from its path in the folder of docs.json. */
export interface FileDifference extends Difference {
  readonly file: string;
}

/** Most page files whose links are checked, at both commits. */
const MOST_LINKED = 5000;

const NOTHING = {
  ...{ base: undefined, doc: undefined, world: {} },
  ...{ changes: [], losses: [], files: [], ended: [], redirects: [] },
  ...{ addresses: [], problems: [], hasLinks: true },
};

/** `main`: the path of a docs.json that at least one of the commits has. */
export async function reviewSite(
  root: string,
  commits: Commits,
  main: string,
): Promise<SiteReview> {
  const folder = folderOf(main);
  const name = basename(main);
  const [before, now] = await Promise.all(
    [commits.base, commits.head].map((commit) =>
      filesAt(root, `${commit}:${folder.replace(/\/$/, '')}`),
    ),
  );
  if (!now?.has(name)) return { main, is: 'removed', ...NOTHING };
  if (!before?.has(name)) return { main, is: 'added', ...NOTHING };

  const base = documentIn(before, { main: name });
  const source = new Map(
    [...documentIn(now, { main: name }).files].map(([path, { text }]) => [path, text] as const),
  );
  const changed = await changedFiles(root, commits, folder);
  const renamed = new Map(
    changed.flatMap(({ from, to }) => (from && to && from !== to ? [[from, to] as const] : [])),
  );
  const doc = readOther(base, source, renamed);
  const config = now.get(CONFIG_FILE);
  const world = {
    ...worldOf(now, name),
    icons: iconNames(),
    ...(config && { config: readConfig(config) }),
  };
  const hasLinks = [...now.keys()].filter(isPageFile).length <= MOST_LINKED;
  const { found: ended, redirects } = await endedSince(
    { files: before, main: name, renamed: () => Promise.resolve(renamed) },
    { doc, world, pages: pageTextsIn(now) },
  );
  const old = {
    ...worldOf(before, name),
    icons: iconNames(),
    ...('config' in world && { config: world.config }),
  };
  const named = { ...world, titles: titlesIn(old, world) };
  const changes = [...changesOf(base, doc, named), ...pagesChanged(before, now, changed)];
  return {
    ...{ main, base, doc, is: 'changed', changes, ended, redirects, hasLinks },
    world: named,
    addresses: ledAddresses(doc, changes),
    losses: lossesOf(base, doc, named, old),
    files: differencesOf(base, doc),
    problems: broughtBy(found(doc, world, now, hasLinks), found(base, old, before, hasLinks)),
  };
}

const found = (
  doc: Doc,
  world: Parameters<typeof checkedDocument>[1]['world'],
  files: FolderFiles,
  hasLinks: boolean,
): Checked => checkedDocument(doc, { world, ...(hasLinks && { pages: pageTextsIn(files) }) });

/** The titles of pages as the navigation shows them, by page path. Those of the later world win. */
const titlesIn = (...worlds: readonly World[]): ReadonlyMap<string, string> =>
  new Map(
    worlds.flatMap(({ pageFiles }) =>
      [...(pageFiles ?? [])].flatMap(([page, { sidebarTitle, title }]) => {
        const name = sidebarTitle ?? title;
        return name ? [[page, name] as const] : [];
      }),
    ),
  );

function differencesOf(base: Doc, doc: Doc): readonly FileDifference[] {
  const textIn = (one: Doc, file: string) => one.files.get(file)?.text ?? '';
  return [...new Set([...doc.files.keys(), ...base.files.keys()])].flatMap((file) => {
    const [before, after] = [textIn(base, file), textIn(doc, file)];
    return before === after ? [] : [{ file, ...differenceOf(before, after) }];
  });
}

/** The changes of page files. One that isn't text is left out. */
function pagesChanged(
  before: FolderFiles,
  now: FolderFiles,
  changed: readonly ChangedFile[],
): readonly Change[] {
  const pages = changed.filter(({ from, to }) => isPageFile(to ?? from ?? ''));
  const known = pages.flatMap(({ from }) => {
    const text = from === undefined ? undefined : before.get(from);
    return from !== undefined && typeof text === 'string' ? [{ path: from, text }] : [];
  });
  const [base] = withPages(NO_PAGES, NO_PAGES, known);
  const files: PageChange[] = [];
  const edits = [];
  for (const { from, to } of pages) {
    const old = from === undefined ? undefined : before.get(from);
    const text = to === undefined ? undefined : now.get(to);
    if (typeof old === 'string' && to !== undefined && typeof text === 'string') {
      if (from !== to) files.push({ from: from!, to });
      if (old !== text) edits.push({ file: to, at: 0, remove: old.length, insert: text });
    } else if (typeof old === 'string') files.push({ deleted: from! });
    else if (typeof text === 'string') files.push({ path: to!, text });
  }
  return pageChanges(base, stepOf(base, { files, edits }).after);
}
