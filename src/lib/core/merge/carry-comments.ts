/*
 * Comments that their side added next to entries that both sides changed. A merge by structure takes entries without
 * what is around them; each comment is put back next to the line it was next to.
 */
import { apply, type TextEdit } from '../text/edit.ts';
import { lineEdits, linesOf } from '../text/line-edits.ts';
import { tokensOf, Token } from '../text/syntax.ts';
import { sameContent, type Texts } from './layout-changes.ts';

/** A line of code with its comments, as they are written. */
interface Line {
  readonly at: number;
  readonly text: string;
  /** Its code without white space around it and without the comma at its end. */
  readonly code: string;
  readonly comments: readonly { readonly at: number; readonly text: string }[];
}

/** The merged text with the comments that only theirs added. One whose line isn't in the text is left out. */
export function withTheirComments(merged: string, { base, ours, theirs }: Texts): string {
  const news = newRanges(base, theirs);
  const isNew = (at: number) => news.some(([from, to]) => from <= at && at < to);
  const [there, here] = [linesIn(theirs), linesIn(merged)];
  const known = [linesIn(ours), there].map(countsOf);
  const present = countsOf(here);
  const edits: TextEdit[] = [];
  there.forEach((line, i) => {
    for (const comment of line.comments) {
      const expected = Math.max(...known.map((counts) => counts.get(comment.text) ?? 0));
      if (!isNew(comment.at) || (present.get(comment.text) ?? 0) >= expected) continue;
      const edit = placed(comment, line, there, i, here);
      if (!edit) continue;
      edits.push(edit);
      present.set(comment.text, (present.get(comment.text) ?? 0) + 1);
    }
  });
  const ordered = edits
    .map((edit, i) => ({ edit, i }))
    .sort((a, b) => a.edit.at - b.edit.at || a.i - b.i)
    .map(({ edit }) => edit);
  return sameContent(merged, apply(merged, ordered));
}

function placed(
  comment: { readonly at: number; readonly text: string },
  line: Line,
  there: readonly Line[],
  i: number,
  here: readonly Line[],
): TextEdit | undefined {
  const insertAt = (at: number, insert: string): TextEdit => ({ file: '', at, remove: 0, insert });
  const eol = /\r?\n$/.exec(line.text)?.[0] ?? '\n';
  if (line.code !== '') {
    const own = lineLike(there, i, here);
    const end = own && own.at + own.text.trimEnd().length;
    // Only at the end of its line: elsewhere it is part of an entry's own text.
    const isLast = line.text.trimEnd().endsWith(comment.text);
    return end !== undefined && isLast ? insertAt(end, ` ${comment.text}`) : undefined;
  }
  const next = there.findIndex((other, at) => at > i && other.code !== '');
  const after = next >= 0 && isNamed(there[next]!) ? lineLike(there, next, here) : undefined;
  const block = (indent: string) => `${indent}${comment.text}${eol}`;
  if (after) return insertAt(after.at, block(indentOf(after)));
  const last = there.findLastIndex((other, at) => at < i && other.code !== '');
  const before = last >= 0 && isNamed(there[last]!) ? lineLike(there, last, here) : undefined;
  return before && insertAt(before.at + before.text.length, block(indentOf(before)));
}

/** Brackets alone say nothing about where a line is. */
const isNamed = ({ code }: Line): boolean => code.includes('"');
const indentOf = ({ text }: Line): string => /^[ \t]*/.exec(text)![0];

/** The line with the same code, the one after the same line of code if there are several. */
function lineLike(there: readonly Line[], i: number, here: readonly Line[]): Line | undefined {
  const codeBefore = (lines: readonly Line[], at: number) =>
    lines.findLast((other, index) => index < at && other.code !== '')?.code;
  const alike = [...here.keys()].filter((at) => here[at]!.code === there[i]!.code);
  const same = alike.find((at) => codeBefore(here, at) === codeBefore(there, i));
  const found = same ?? alike[0];
  return found === undefined ? undefined : here[found];
}

/** The ranges of `after` that differ from `before`. */
function newRanges(before: string, after: string): readonly (readonly [number, number])[] {
  let shift = 0;
  return lineEdits(before, after).map(({ at, remove, insert }) => {
    const start = at + shift;
    shift += insert.length - remove;
    return [start, start + insert.length] as const;
  });
}

function linesIn(text: string): readonly Line[] {
  const comments: { at: number; text: string }[] = [];
  const tokens = tokensOf(text, (at, length) =>
    comments.push({ at, text: text.slice(at, at + length) }),
  );
  do tokens.next();
  while (tokens.kind !== Token.end);
  let next = 0;
  let at = 0;
  return linesOf(text).map((line) => {
    const start = at;
    at += line.length;
    const own = [];
    let code = line;
    for (; next < comments.length && comments[next]!.at < at; next++) {
      const comment = comments[next]!;
      own.push(comment);
      code = code.replace(comment.text.split(/\r?\n/)[0]!, '');
    }
    return { at: start, text: line, code: code.trim().replace(/,$/, '').trimEnd(), comments: own };
  });
}

function countsOf(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { comments } of lines)
    for (const { text } of comments) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
