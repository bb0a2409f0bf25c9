/*
 * The pages that a site at a host once had: the lists of files of commits that changed docs.json, compared with each
 * other. Pages move and go together with their entries, so few commits show most of what was there. A file with the same
 * content is where the other one went.
 */
import { pastPages, type HistoryFile, type HistoryStep } from '../../core/ledger/history.ts';
import type { Change, Past } from '../../core/past.ts';
import { ok, type Result } from '../../core/result.ts';
import { decode } from '../bytes.ts';
import { MOST_BLOBS, type Access, type Blob, type Host } from './host.ts';
import type { Stand } from './snapshots.ts';

/** Most texts of deleted pages that are asked for, the newest first. */
const MOST_TEXTS = 3 * MOST_BLOBS;

/** `main`: the path of docs.json. The host has `past`. */
export async function pastAt(
  host: Host,
  access: Access,
  { name, branch }: Stand,
  main: string,
): Promise<Result<Past>> {
  const { changes, most } = host.past!;
  const home = main.slice(0, main.lastIndexOf('/') + 1);
  const [latest, ...told] = await Promise.all(
    [home.slice(0, -1), main, `${home}mint.json`].map((path) =>
      changes(access, name, branch, path),
    ),
  );
  if (!latest!.ok) return latest!;
  // Pages may have gone since docs.json changed.
  const found: Change[] = latest!.value.changes.slice(0, 1);
  let isWhole = true;
  for (const one of told) {
    if (!one.ok) return one;
    isWhole &&= one.value.isWhole;
    for (const change of one.value.changes)
      if (!found.some(({ id }) => id === change.id)) found.push(change);
  }
  found.sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  const looked = spread(found, most);
  const lists = await Promise.all(looked.map(({ id }) => host.files(access, name, id)));
  const steps: HistoryStep[] = [];
  for (const [i, change] of looked.entries()) {
    const [now, before] = [lists[i]!, lists[i + 1]];
    if (!now.ok) return now;
    if (before && !before.ok) return before;
    isWhole &&= !now.value.isTruncated;
    const files = difference(before?.value.files ?? [], now.value.files);
    steps.push({ ...change, files: before ? files : files.filter(({ to }) => to === main) });
  }
  const pages = pastPages(steps, home);
  const blobs = [
    ...new Map(
      pages.flatMap(({ file, now, blob }) =>
        now === undefined && blob !== undefined ? [[blob, { path: file, sha: blob }] as const] : [],
      ),
    ).values(),
  ].slice(0, MOST_TEXTS);
  const texts = await textsOf(host, access, { name, commit: found[0]?.id ?? '' }, blobs);
  return ok({ pages, texts, isWhole: isWhole && looked.length === found.length });
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
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (let from = 0; host.blobs && from < blobs.length; from += MOST_BLOBS) {
    const told = await host.blobs(access, name, commit, blobs.slice(from, from + MOST_BLOBS));
    for (const [sha, bytes] of told.ok ? told.value : []) {
      const text = decode(sha, bytes);
      if (text.ok) texts.set(sha, text.value);
    }
  }
  return texts;
}
