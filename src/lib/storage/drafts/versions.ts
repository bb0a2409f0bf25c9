/*
 * Decides which earlier states of unsaved work are worth keeping, and which are dropped when there are too many. All
 * times are milliseconds since 1970.
 */
import type { PagePair } from '../../core/page-files.ts';
import type { Draft } from '../../core/storage.ts';
import { difference, type TextEdit } from '../../core/text/edit.ts';

const MINUTE = 60_000;
/** After a pause this long, the state before it is kept. */
const PAUSE = 2 * MINUTE;
/** Without any pause, a state is kept this often. */
const OFTEN = 10 * MINUTE;
/** Length of a big change: the UTF-16 units between the first and the last that changed in one step. */
const BIG = 4000;
/** Limit for one editing session, and those that it continues. */
export const MOST_VERSIONS = 10;
/** Limits for all documents together. */
export const MOST_DRAFTS = 50;
export const MOST_UNITS = 32_000_000;

/** Whether `last` is kept in addition to `next`, which replaces it. `since`: when a state was last kept. */
export function isWorthKeeping(last: Draft, next: Draft, since: number): boolean {
  const edits = between(last, next);
  if (edits.length === 0) return false;
  if (next.time - last.time >= PAUSE || next.time - since >= OFTEN) return true;
  return edits.some(({ remove, insert }) => Math.max(remove, insert.length) >= BIG);
}

/** The edits from one state to the other, in all files. */
function between(last: Draft, next: Draft): readonly TextEdit[] {
  const edits = difference(next.path, last.after, next.after);
  const paths = new Set([last, next].flatMap(({ files = [] }) => files.map(({ path }) => path)));
  for (const path of paths) {
    const [old, now] = [last, next].map((draft) => draft.files?.find((file) => file.path === path));
    // A file that is missing from one of them has the text that was read.
    const text = (old ?? now)?.before ?? '';
    edits.push(...difference(path, old?.after ?? text, now?.after ?? text));
  }
  return [...edits, ...pagesBetween(last, next)];
}

/** The same for page files. A file that is elsewhere counts as an edit of nothing. */
function pagesBetween(last: Draft, next: Draft): readonly TextEdit[] {
  const keyOf = ({ before, after }: PagePair) => before?.path ?? after?.path ?? '';
  const [old, now] = [last, next].map(({ pages = [] }) => new Map(pages.map((p) => [keyOf(p), p])));
  return [...new Set([...old!.keys(), ...now!.keys()])].flatMap((key) => {
    const one = old!.get(key);
    const two = now!.get(key);
    // A file that is missing from one of them is there as it was read.
    const was = one ? one.after : two?.before;
    const is = two ? two.after : one?.before;
    const moved = was?.path === is?.path ? [] : [{ file: key, at: 0, remove: 0, insert: '' }];
    return [...moved, ...difference(key, was?.text ?? '', is?.text ?? '')];
  });
}

/**
 * At most `most` of these, which are sorted by time. Removes those closest to their neighbors, so that the first and
 * the last stay, and the rest is spread over the whole time.
 */
export function thinned<T extends { readonly time: number }>(
  all: readonly T[],
  most = MOST_VERSIONS,
): readonly T[] {
  const left = [...all];
  while (left.length > most) {
    let closest = 1;
    const gap = (i: number) => left[i + 1]!.time - left[i - 1]!.time;
    for (let i = 2; i < left.length - 1; i++) if (gap(i) < gap(closest)) closest = i;
    left.splice(closest, 1);
  }
  return left;
}

interface Sized extends Pick<Draft, 'id' | 'place' | 'path' | 'time'> {
  /** UTF-16 units. Absent from a draft of an older Signpost. */
  readonly units?: number;
}

/** What to drop so that the rest is within the limits: the oldest first, but never the only draft of a document. */
export function surplus(
  drafts: readonly Sized[],
  most = MOST_DRAFTS,
  mostUnits = MOST_UNITS,
): readonly string[] {
  const document = ({ place, path }: Sized) => JSON.stringify([place, path]);
  const left = new Map<string, number>();
  for (const draft of drafts) left.set(document(draft), (left.get(document(draft)) ?? 0) + 1);
  let count = drafts.length;
  let units = drafts.reduce((sum, draft) => sum + (draft.units ?? 0), 0);
  const gone: string[] = [];
  for (const draft of [...drafts].sort((a, b) => a.time - b.time)) {
    if (count <= most && units <= mostUnits) break;
    const others = left.get(document(draft))! - 1;
    if (others === 0) continue;
    left.set(document(draft), others);
    count--;
    units -= draft.units ?? 0;
    gone.push(draft.id);
  }
  return gone;
}
