/*
 * Edits: the only way to change a document. An edit list is simultaneous: every `at` refers to the text before the
 * list, edits are sorted, and they do not overlap (two may touch). Offsets and lengths are UTF-16 units of the file's
 * text, including a byte order mark.
 */

/** Replaces `remove` units at `at` in `file` with `insert`. */
export interface TextEdit {
  readonly file: string;
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

/** The text after all edits of one file. Throws when edits overlap or exceed the text, which is a bug. */
export function apply(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const edit of edits) {
    if (edit.at < from || edit.at + edit.remove > text.length)
      throw new RangeError(`Edit at ${edit.at} overlaps another or leaves the text`);
    parts.push(text.slice(from, edit.at), edit.insert);
    from = edit.at + edit.remove;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** The edits that turn `apply(text, edits)` back into `text`. */
export function invert(text: string, edits: readonly TextEdit[]): TextEdit[] {
  let shift = 0;
  return edits.map(({ file, at, remove, insert }) => {
    const inverse = {
      file,
      at: at + shift,
      remove: insert.length,
      insert: text.slice(at, at + remove),
    };
    shift += insert.length - remove;
    return inverse;
  });
}

/** The same for edits of several files. `textOf`: the text of a file before them. */
export const invertAll = (
  textOf: (file: string) => string,
  edits: readonly TextEdit[],
): readonly TextEdit[] =>
  filesIn(edits).flatMap((file) => invert(textOf(file), editsOf(file, edits)));

/** Maps an offset through edits. An offset inside a removed range maps to the end of the replacement. */
export function mapOffset(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const { at, remove, insert } of edits) {
    if (at > offset || (at === offset && remove > 0)) break;
    if (at + remove > offset) return at + shift + insert.length;
    shift += insert.length - remove;
  }
  return offset + shift;
}

/** Sorts the edits of one file and joins touching ones, so that the list is as short as possible. */
export function normalise(edits: readonly TextEdit[]): TextEdit[] {
  const sorted = [...edits].sort((a, b) => a.at - b.at || a.remove - b.remove);
  const out: TextEdit[] = [];
  for (const edit of sorted) {
    const last = out.at(-1);
    if (last && last.at + last.remove === edit.at)
      out[out.length - 1] = {
        ...last,
        remove: last.remove + edit.remove,
        insert: last.insert + edit.insert,
      };
    else out.push(edit);
  }
  return out.filter((edit) => edit.remove > 0 || edit.insert !== '');
}

/** Strides, in units, for comparing two texts: comparing unit by unit is slow in a large text. */
const STRIDES = [4096, 64, 1] as const;

/** One edit that turns `before` into `after`: the part between their common start and end. */
export function difference(file: string, before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  const isSame = (at: number, then: number, count: number) =>
    before.slice(at, at + count) === after.slice(then, then + count);
  let start = 0;
  for (const by of STRIDES) while (start + by <= most && isSame(start, start, by)) start += by;
  let end = 0;
  for (const by of STRIDES)
    while (
      end + by <= most - start &&
      isSame(before.length - end - by, after.length - end - by, by)
    )
      end += by;
  return [
    {
      file,
      at: start,
      remove: before.length - start - end,
      insert: after.slice(start, after.length - end),
    },
  ];
}

/** One list equivalent to `first` followed by `second`, where `second` refers to the text after `first`. */
export function compose(
  first: readonly TextEdit[],
  second: readonly TextEdit[],
  file: string,
): TextEdit[] {
  const out: { at: number; remove: number; insert: string }[] = [];
  // Walks both lists over the middle text. `i` is the next edit of `first`.
  let i = 0;
  let before = 0; // offset in the text before both lists
  let middle = 0; // offset in the text between the lists
  let rest = ''; // inserted by `first`, not yet consumed
  const put = (at: number, remove: number, insert: string) => {
    const last = out.at(-1);
    if (last && last.at + last.remove === at) {
      last.remove += remove;
      last.insert += insert;
    } else if (remove || insert) out.push({ at, remove, insert });
  };
  /** Advances to `target` in the middle text. `keep` says whether the passed text survives. */
  const advance = (target: number, keep: boolean) => {
    for (;;) {
      if (rest) {
        const take = Math.min(rest.length, target - middle);
        put(before, 0, keep ? rest.slice(0, take) : '');
        rest = rest.slice(take);
        middle += take;
        if (rest) return;
      }
      const next = first[i];
      const gap = next ? next.at - before : Infinity;
      // An edit of `first` exactly at the target is left for later, unless it directly follows the current position.
      if (middle + gap <= target && next && (middle + gap < target || !keep || gap === 0)) {
        if (!keep && gap) put(before, gap, '');
        before += gap;
        middle += gap;
        put(before, next.remove, '');
        before += next.remove;
        rest = next.insert;
        i++;
        if (middle === target && rest) return;
        continue;
      }
      const step = target - middle;
      if (!keep && step) put(before, step, '');
      before += step;
      middle = target;
      return;
    }
  };
  for (const edit of second) {
    advance(edit.at, true);
    put(before, 0, edit.insert);
    if (edit.remove) advance(edit.at + edit.remove, false);
  }
  while (rest || i < first.length) {
    const next = first[i];
    if (rest) {
      put(before, 0, rest);
      middle += rest.length;
      rest = '';
    } else if (next) {
      middle += next.at - before;
      before = next.at;
      put(before, next.remove, '');
      before += next.remove;
      rest = next.insert;
      i++;
    }
  }
  return normalise(out.map((edit) => ({ file, ...edit })));
}

/** One list of edits equivalent to both lists in sequence. */
export const join = (
  first: readonly TextEdit[],
  second: readonly TextEdit[],
): readonly TextEdit[] =>
  first.length === 0
    ? second
    : filesIn([...first, ...second]).flatMap((file) =>
        compose(editsOf(file, first), editsOf(file, second), file),
      );

/** Joins consecutive changes into one, pair by pair. */
export function joinAll<T>(all: readonly T[], none: T, both: (first: T, second: T) => T): T {
  if (all.length < 2) return all[0] ?? none;
  const half = all.length >> 1;
  return both(joinAll(all.slice(0, half), none, both), joinAll(all.slice(half), none, both));
}

export const editsOf = (file: string, edits: readonly TextEdit[]): readonly TextEdit[] =>
  edits.filter((edit) => edit.file === file);

/** The files that are edited, each once. */
export const filesIn = (edits: readonly TextEdit[]): readonly string[] => [
  ...new Set(edits.map(({ file }) => file)),
];
