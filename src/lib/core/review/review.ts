/*
 * Arranges changes for a reviewer: by part of the site, with similar changes in one row that unfolds to its
 * parts. Nothing is left out: all rows together contain all of the changes.
 */
import type { Change, ChangeKind } from '../compare/change.ts';
import { frontmatterChanged } from '../compare/page-changes.ts';
import { closely, everywhere, loosely, type Likeness } from './alike-changes.ts';
import { pageOf } from '../document/page-index.ts';
import type { PagePair } from '../page-files.ts';
import { isPageFile } from '../pages/page-paths.ts';
import { inQuotes, isolated } from '../text/direction.ts';
import * as m from './messages.ts';

export interface ReviewRow {
  /** Stays the same for a row that describes the same change, even after the document has changed. */
  readonly key: string;
  readonly kind: ChangeKind;
  /** One sentence without a period. */
  readonly text: string;
  /** The location, by labels. */
  readonly place: string;
  /** The changes it describes: one, or several that are alike. */
  readonly changes: readonly Change[];
  /** The rows it unfolds to; empty for a single change. */
  readonly rows: readonly ReviewRow[];
}

export interface Section {
  /** A part of the site: "en › Guides", "Site settings", "Whole site". */
  readonly name: string;
  readonly rows: readonly ReviewRow[];
  /** Number of changes in its rows. A path and its file are one. */
  readonly count: number;
}

/** From this number on, similar changes are one row. */
const ALIKE = 3;
/** More rows than this of the same type, in one part of the site, are one row. */
const MANY = 6;
/** If there were more sections than this, the site is divided into larger parts. */
const MOST_SECTIONS = 12;
/** How many elements of a folded row are named. */
const MOST_NAMED = 3;

/** The sections of a review in navigation order, after the changes that affect several parts of the site. */
export function reviewOf(changes: readonly Change[]): readonly Section[] {
  const files = filesAlong(changes);
  if (files.size === 0) return sectionsOf(changes);
  const along = new Set(files.values());
  const sections = sectionsOf(changes.filter((change) => !along.has(change)));
  return sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => withFiles(row, files)),
  }));
}

/** The number of changes, as the sections count them: a path and its file are one. */
export const countOf = (changes: readonly Change[]): number =>
  changes.length - new Set(filesAlong(changes).values()).size;

/** By the change of an entry's path, the one of the page file that moved with it, if the new path is the file's. */
export function filesAlong(changes: readonly Change[]): ReadonlyMap<Change, Change> {
  const found = new Map<Change, Change>();
  const moved = changes.filter(({ file }) => file?.before && file.after);
  if (moved.length === 0) return found;
  // A file's path can begin with the folder of docs.json. The least that is left out of it counts.
  const byPath = new Map<string, Change>();
  const ends = moved.map((change) => ({ change, paths: endsOf(stemOf(change.file!.after!.path)) }));
  const deepest = Math.max(...ends.map(({ paths }) => paths.length));
  for (let left = deepest - 1; left >= 0; left--)
    for (const { change, paths } of ends) {
      const path = paths[left];
      if (path !== undefined) byPath.set(path, change);
    }
  for (const change of changes) {
    const [before, after] = (change.paths ?? []).map(pageOf);
    if (before === undefined || after === undefined) continue;
    const file = byPath.get(after);
    const old = file && stemOf(file.file!.before!.path);
    if (file && (old === before || old?.endsWith(`/${before}`))) found.set(change, file);
  }
  return found;
}

/** "a/b/c", "b/c" and "c". */
const endsOf = (path: string): readonly string[] =>
  path.split('/').map((_, i, parts) => parts.slice(i).join('/'));

const stemOf = (path: string): string => path.replace(/\.mdx?$/i, '');

/** The same row, with the files of its entries. */
function withFiles(row: ReviewRow, files: ReadonlyMap<Change, Change>): ReviewRow {
  const own = row.changes.flatMap((change) => files.get(change) ?? []);
  if (own.length === 0) return row;
  return {
    ...row,
    ...(row.rows.length === 0 && { text: m.withItsFile(row.text, fieldsIn(own)) }),
    changes: [...new Set([...row.changes, ...own])],
    rows: row.rows.map((one) => withFiles(one, files)),
  };
}

/** What changed in the frontmatter of a file, besides its path. */
function fieldsIn([change]: readonly Change[]): readonly string[] {
  const [before, after] = [change?.file?.before?.text, change?.file?.after?.text];
  return before === undefined || after === undefined ? [] : frontmatterChanged(before, after);
}

/** Each change by itself. */
function sectionsOf(changes: readonly Change[]): readonly Section[] {
  const library = withLibrary(changes);
  const rest = library ? changes.filter((change) => !library.changes.includes(change)) : changes;
  const depth = depthFor(rest);
  const nameOf = (change: Change) => sectionOf(change, depth);

  const spread = grouped(rest, (change) => everywhere(change)?.key).filter(
    (alike) => alike.length >= ALIKE && new Set(alike.map(nameOf)).size > 1,
  );
  const told = new Set(spread.flat());
  const wide = grouped(
    rest.filter((change) => !told.has(change)),
    (change) => loosely(change)?.key,
  ).filter((alike) => new Set(alike.map(nameOf)).size > MOST_SECTIONS);
  const whole = [
    ...(library ? [library] : []),
    ...spread.map((alike) => folded(alike, everywhere(alike[0]!)!, m.theSite, alike.map(single))),
    ...wide.map((alike) =>
      folded(
        alike,
        loosely(alike[0]!)!,
        m.theSite,
        grouped(alike, nameOf).map((own) => together(own, placeOf(own[0]!, depth))),
      ),
    ),
  ];
  const taken = new Set(whole.flatMap((row) => row.changes));
  const sections = grouped(
    rest.filter((change) => !taken.has(change)),
    nameOf,
  ).map((own): Section => {
    const name = nameOf(own[0]!);
    return { name, rows: reviewRows(own, placeOf(own[0]!, depth)), count: own.length };
  });
  if (whole.length === 0) return sections;
  return [
    { name: m.wholeSite, rows: whole, count: whole.flatMap((row) => row.changes).length },
    ...sections,
  ];
}

/** Combines changes of one type in one part of the site into one row. `where` names the part in a sentence. */
function together(changes: readonly Change[], where: string): ReviewRow {
  const [first, ...more] = changes.map(single);
  return more.length === 0
    ? first!
    : folded(changes, loosely(changes[0]!)!, where, [first!, ...more]);
}

/** The rows of one section. Folds similar changes, then folds again if many rows of one type are left. */
function reviewRows(changes: readonly Change[], where: string): readonly ReviewRow[] {
  const fine = foldBy(
    changes.map(single),
    ALIKE,
    where,
    (change) => everywhere(change) ?? closely(change),
  );
  return foldBy(fine, MANY + 1, where, loosely);
}

function foldBy(
  rows: readonly ReviewRow[],
  least: number,
  where: string,
  find: (change: Change) => Likeness | undefined,
): readonly ReviewRow[] {
  const likeness = new Map(rows.map((row) => [row, find(row.changes[0]!)]));
  const groups = grouped(rows, (row) => likeness.get(row)?.key);
  const alike = groups.filter(({ length }) => length >= least);
  const within = new Set(alike.flat());
  const folds = new Map(
    alike.map((own) => {
      const changes = own.flatMap((row) => row.changes);
      return [own[0]!, folded(changes, likeness.get(own[0]!)!, where, own)];
    }),
  );
  // The others keep their places, so that reverting one of them moves no other.
  return rows.flatMap((row) => folds.get(row) ?? (within.has(row) ? [] : [row]));
}

const single = (change: Change): ReviewRow => ({
  key: JSON.stringify([
    change.kind,
    change.before,
    change.after,
    change.field,
    change.order,
    change.lists,
    change.place,
  ]),
  kind: change.kind,
  text: change.text,
  place: change.place,
  changes: [change],
  rows: [],
});

const folded = (
  changes: readonly Change[],
  { key, tell }: Likeness,
  where: string,
  rows: readonly ReviewRow[],
): ReviewRow => ({
  key: `${where} ${key}`,
  kind: changes[0]!.kind,
  text: tell(changes, where),
  place: aboutOf(changes),
  changes,
  rows,
});

/** "v1 › Old: Quickstart, Install, Deploy and 9 more"; only the names if they are in several places. */
function aboutOf(changes: readonly Change[]): string {
  const places = new Set(changes.map(({ place }) => place));
  const [place] = places;
  const names = changeNames(changes);
  return places.size === 1 && names ? m.namesIn(place!, names) : names || place!;
}

/** "Quickstart, Install, Deploy and 9 more" */
function changeNames(changes: readonly Change[]): string {
  const names = changes
    .map(({ name, field, file }) => name ?? field?.slice(1).join(' › ') ?? fileName(file))
    .flatMap((name) => (name ? [isolated(name)] : []));
  const more = names.length - MOST_NAMED;
  return more > 0 ? m.namesAndMore(names.slice(0, MOST_NAMED), more) : names.join(', ');
}

const fileName = (pair: PagePair | undefined) => pair && (pair.after ?? pair.before)!.path;

/** Another icon library, and the icons that changed with it. */
function withLibrary(changes: readonly Change[]): ReviewRow | undefined {
  const setting = changes.find(
    ({ kind, field }) => kind === 'setting' && field?.join('.') === 'icons.library',
  );
  const icons = changes.filter(({ kind, field }) => kind !== 'setting' && field?.[0] === 'icon');
  if (!setting || icons.length < ALIKE) return undefined;
  const all = [setting, ...icons];
  return {
    ...single(setting),
    text: m.withIcons(setting.text, icons.length),
    changes: all,
    rows: all.map(single),
  };
}

/** The name of a change's section, as a heading. */
const sectionOf = (change: Change, depth: number): string => partOf(change, depth) ?? m.navigation;

/** The same inside a sentence. */
function placeOf(change: Change, depth: number): string {
  const part = partOf(change, depth) ?? m.theNavigation;
  return change.parts?.length ? inQuotes(part) : part;
}

/** The part of the site that a change is in. Undefined if that is all of the navigation. */
function partOf({ kind, parts, place }: Change, depth: number): string | undefined {
  if (kind === 'setting') return m.siteSettings;
  if (kind === 'text') return place;
  if (kind === 'file') return isPageFile(place) ? m.pageFiles : m.otherFiles;
  return parts?.slice(0, depth).map(isolated).join(' › ') || undefined;
}

/** How deep to divide the site into parts: as deep as the limit on sections allows. */
function depthFor(changes: readonly Change[]): number {
  let depth = Math.max(1, ...changes.map(({ parts }) => parts?.length ?? 0));
  while (
    depth > 1 &&
    new Set(changes.map((change) => sectionOf(change, depth))).size > MOST_SECTIONS
  )
    depth--;
  return depth;
}

/** Groups items by key, in the order of the first item of each. An item without a key is alone. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string | undefined): T[][] {
  const lists: T[][] = [];
  const byKey = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const list = key === undefined ? undefined : byKey.get(key);
    if (list) list.push(item);
    else {
      const fresh = [item];
      lists.push(fresh);
      if (key !== undefined) byKey.set(key, fresh);
    }
  }
  return lists;
}
