/*
 * The pages that a site at a host once had: the lists of files of commits that changed docs.json, compared with each
 * other. Pages move and go together with their entries, so few commits show most of what was there. A file with the same
 * content is where the other one went.
 */
import { pastPages, type HistoryFile, type HistoryStep } from '../../core/ledger/history.ts';
import type { Change, Past, PastExtent } from '../../core/past.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import { decode } from '../bytes.ts';
import { MOST_BLOBS, type Access, type Blob, type Host, type Listing } from './host.ts';
import * as m from './messages.ts';
import type { Snapshot } from './snapshots.ts';

/** Most commits that are known of a file. */
const MOST_CHANGES = 100;
/** How many lists of files are asked for at a time. */
const AT_ONCE = 6;
/** Most texts of deleted pages that are asked for, the newest first: together, or one by one. */
const MOST_TEXTS = 3 * MOST_BLOBS;
const MOST_SINGLE = 60;

/** A repository as it is open. */
export interface PastPlace {
  readonly name: string;
  readonly now: Snapshot;
  readonly read: (blob: Blob) => Promise<Result<Uint8Array>>;
}

/** `main`: the path of docs.json. Refuses with `signed-out` without a token, because it takes many requests. */
export async function pastAt(
  host: Host,
  access: Access,
  { name, now, read }: PastPlace,
  main: string,
): Promise<Result<Past>> {
  if (access.token === undefined) return refuse('signed-out', m.signInForPast(host.name));
  const home = main.slice(0, main.lastIndexOf('/') + 1);
  const folder = home.slice(0, -1);
  const told = await changesOf(host, access, { name, now }, [main, `${home}mint.json`], folder);
  if (!told.ok) return told;
  const { changes, isMore } = told.value;
  const paths = [...now.files.keys()];
  const looked = spread(changes, host.past.commits(paths, home));
  // The newest one left the site as it is, which is known, unless there are too many files.
  const asked = [now.isTruncated ? [now.commit] : [], looked.slice(1).map(({ id }) => id)].flat();
  const lists = await listsOf(host, access, name, asked, folder);
  if (!lists.ok) return lists;
  // What isn't listed isn't deleted.
  if (lists.value.some(({ isTruncated }) => isTruncated))
    return refuse('too-large', m.tooManyFilesForPast(name, host.name));
  const today = now.isTruncated ? [] : [[...now.files.values()]];
  const states = [...today, ...lists.value.map(({ files }) => files)];
  const steps = looked.map((change, i): HistoryStep => {
    const before = states[i + 1];
    const files = difference(before ?? [], states[i]!);
    return { ...change, files: before ? files : files.filter(({ to }) => to === main) };
  });
  const pages = pastPages(steps, home);
  const deleted = new Map(
    pages.flatMap(({ file, now, blob }) =>
      now === undefined && blob !== undefined ? [[blob, { path: file, sha: blob }] as const] : [],
    ),
  );
  const texts = await textsOf(
    host,
    access,
    { name, commit: now.commit },
    [...deleted.values()],
    read,
  );
  const isAll = looked.length === changes.length && !isMore;
  return ok({
    ...{ pages, texts, isWhole: isAll },
    ...(!isAll && { extent: extentOf(looked, changes.length, isMore) }),
  });
}

/** The commits that changed files, and the last one that changed anything in the folder, the newest first. */
async function changesOf(
  host: Host,
  access: Access,
  { name, now }: Pick<PastPlace, 'name' | 'now'>,
  files: readonly string[],
  folder: string,
): Promise<Result<{ readonly changes: readonly Change[]; readonly isMore: boolean }>> {
  const from = now.commit;
  const [latest, ...told] = await Promise.all([
    // Pages may have gone since docs.json changed.
    host.past.changes(access, name, { from, path: folder, most: 1 }),
    ...files.map((path) => host.past.changes(access, name, { from, path, most: MOST_CHANGES })),
  ]);
  if (!latest.ok) return latest;
  const found = new Map(latest.value.slice(0, 1).map((change) => [change.id, change]));
  let isMore = false;
  for (const one of told) {
    if (!one.ok) return one;
    isMore ||= one.value.length >= MOST_CHANGES;
    for (const change of one.value) found.set(change.id, change);
  }
  const changes = [...found.values()].sort((one, other) =>
    one.date < other.date ? 1 : one.date > other.date ? -1 : 0,
  );
  return ok({ changes, isMore });
}

/** The files of commits. */
async function listsOf(
  host: Host,
  access: Access,
  name: string,
  commits: readonly string[],
  folder: string,
): Promise<Result<readonly Listing[]>> {
  const lists: Listing[] = [];
  for (let from = 0; from < commits.length; from += AT_ONCE) {
    const some = commits.slice(from, from + AT_ONCE);
    const told = await Promise.all(some.map((id) => host.files(access, name, id, folder)));
    for (const list of told)
      if (list.ok) lists.push(list.value);
      else return list;
  }
  return ok(lists);
}

function extentOf(looked: readonly Change[], known: number, isMore: boolean): PastExtent {
  const since = looked.at(-1)?.date;
  return { ...{ read: looked.length, known, isMore }, ...(since && { since }) };
}

/** At most this many of them, evenly spread, with the first and the last. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from(
    { length: most },
    (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!,
  );
}

/** What became of files between two lists. */
function difference(before: readonly Blob[], now: readonly Blob[]): readonly HistoryFile[] {
  const [old, paths] = [before, now].map((files) => new Set(files.map(({ path }) => path)));
  const news = new Map<string, string[]>();
  for (const { path, sha } of now)
    if (!old!.has(path)) news.set(sha, [...(news.get(sha) ?? []), path]);
  const files: HistoryFile[] = [];
  const taken = new Set<string>();
  for (const { path, sha } of before) {
    if (paths!.has(path)) continue;
    const to = news.get(sha)?.find((one) => !taken.has(one));
    if (to !== undefined) taken.add(to);
    files.push({ from: path, blob: sha, ...(to !== undefined && { to }) });
  }
  for (const { path } of now) if (!old!.has(path) && !taken.has(path)) files.push({ to: path });
  return files;
}

/** Texts by their ids, whichever commits they are of. Those that the host doesn't send are left out. */
async function textsOf(
  host: Host,
  access: Access,
  { name, commit }: { readonly name: string; readonly commit: string },
  blobs: readonly Blob[],
  read: PastPlace['read'],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const keep = (sha: string, bytes: Uint8Array) => {
    const text = decode(sha, bytes);
    if (text.ok) texts.set(sha, text.value);
  };
  if (!host.blobs || !host.past.findsDeleted) {
    const some = blobs.slice(0, MOST_SINGLE);
    const told = await Promise.all(some.map(read));
    for (const [i, one] of told.entries()) if (one.ok) keep(some[i]!.sha, one.value);
    return texts;
  }
  for (let from = 0; from < Math.min(blobs.length, MOST_TEXTS); from += MOST_BLOBS) {
    const some = blobs.slice(from, from + MOST_BLOBS);
    const told = await host.blobs(access, name, commit, some);
    for (const [sha, bytes] of told.ok ? told.value : []) keep(sha, bytes);
  }
  return texts;
}
