/*
 * The comments of a merged file. A merge by structure moves entries without what is around them: a comment that both
 * sides agree on, or that one of them added, is put back next to the line it was next to.
 */
import { apply, type TextEdit } from '../text/edit.ts';
import { linesOf } from '../text/line-edits.ts';
import { tokensOf, Token } from '../text/syntax.ts';
import { sameContent, type Texts } from './layout-changes.ts';

/** A line of code with its comments, as they are written. */
interface Line {
  readonly at: number;
  readonly text: string;
  /** Its code without white space around it and without the comma at its end. */
  readonly code: string;
  readonly comments: readonly string[];
}

/** A comment and the named line next to it: the one that it ends, else the one below, else the one above, if any. */
interface Note {
  readonly text: string;
  readonly line: Line;
  readonly where: 'end' | 'above' | 'below' | 'apart';
  /** The code of the named line, and of the one before it. */
  readonly anchor: string;
  readonly before: string | undefined;
}

/** The merged text with every comment of the two sides that neither removed, next to its line if that is there. */
export function withComments(merged: string, texts: Texts): string {
  if (![texts.ours, texts.theirs].some(mayHaveComments)) return merged;
  const [base, ours, theirs] = [texts.base, texts.ours, texts.theirs].map((text) =>
    notesIn(linesIn(text)),
  ) as [Note[], Note[], Note[]];
  if (ours.length + theirs.length === 0) return merged;
  const lines = linesIn(merged);
  const byCode = new Map<string, number[]>();
  for (const [at, { code }] of lines.entries()) {
    const same = byCode.get(code);
    if (same) same.push(at);
    else byCode.set(code, [at]);
  }
  const present = notesIn(lines);
  const edits: TextEdit[] = [];
  for (const text of new Set([...ours, ...theirs, ...present].map((note) => note.text))) {
    const of = (notes: readonly Note[]) => notes.filter((note) => note.text === text);
    const [old, mine, others, here] = [of(base), of(ours), of(theirs), of(present)];
    const known = new Set([...mine, ...others].map(keyOf));
    const placed = here.filter((note) => known.has(keyOf(note)));
    const strays = here.filter((note) => !known.has(keyOf(note)));
    let missing = expectedCount(old, mine, others) - placed.length;
    const taken = new Set(placed.map(keyOf));
    for (const note of [...mine, ...others]) {
      if (missing <= 0) break;
      if (taken.has(keyOf(note))) continue;
      const edit = insertion(note, lines, byCode.get(note.anchor) ?? []);
      if (!edit) continue;
      taken.add(keyOf(note));
      edits.push(edit);
      missing--;
    }
    // What has no line any more stays where it is, as far as it is wanted.
    for (const stray of strays.slice(Math.max(0, missing))) {
      const edit = removal(stray);
      if (edit) edits.push(edit);
    }
  }
  if (edits.length === 0) return merged;
  const ordered = edits
    .map((edit, i) => ({ edit, i }))
    .sort((a, b) => a.edit.at - b.edit.at || a.edit.remove - b.edit.remove || a.i - b.i)
    .map(({ edit }) => edit);
  return sameContent(merged, apply(merged, ordered));
}

/** Quick: two slashes after a colon are part of an address. */
const mayHaveComments = (text: string): boolean => /\/\*|(?<!:)\/\//.test(text);

const keyOf = ({ where, anchor }: Note): string => `${where} ${anchor}`;

/** How often a comment is wanted: removals of both sides count, and an addition of both counts once. */
function expectedCount(
  base: readonly Note[],
  ours: readonly Note[],
  theirs: readonly Note[],
): number {
  const changes = [ours.length - base.length, theirs.length - base.length];
  const removed = changes.reduce((sum, change) => sum + Math.max(0, -change), 0);
  return Math.max(0, base.length - removed) + Math.max(0, ...changes);
}

/** `alike`: the indexes of the lines with the code of the note's line. */
function insertion(
  note: Note,
  lines: readonly Line[],
  alike: readonly number[],
): TextEdit | undefined {
  const found = alike.find((at) => codeBefore(lines, at) === note.before) ?? alike[0];
  const line = found === undefined ? undefined : lines[found];
  if (!line || note.where === 'apart') return undefined;
  const insert = (at: number, text: string): TextEdit => ({
    file: '',
    at,
    remove: 0,
    insert: text,
  });
  if (note.where === 'end') return insert(line.at + line.text.trimEnd().length, ` ${note.text}`);
  const eol = /\r?\n$/.exec(line.text)?.[0] ?? '\n';
  const own = `${/^[ \t]*/.exec(line.text)![0]}${note.text}${eol}`;
  return insert(note.where === 'above' ? line.at : line.at + line.text.length, own);
}

/** Removes a comment that is alone on its line. */
function removal({ line }: Note): TextEdit | undefined {
  const isAlone = line.code === '' && line.comments.length === 1;
  return isAlone ? { file: '', at: line.at, remove: line.text.length, insert: '' } : undefined;
}

function notesIn(lines: readonly Line[]): Note[] {
  return lines.flatMap((line, i) =>
    line.comments.flatMap((text): Note[] => {
      const isLast = line.text.trimEnd().endsWith(text);
      if (line.code !== '') {
        // Elsewhere on a line, it is part of an entry's own text.
        if (!isLast) return [];
        return [{ text, line, where: 'end', anchor: line.code, before: codeBefore(lines, i) }];
      }
      const beside = [
        { where: 'above', at: codeLine(lines, i + 1, 1) },
        { where: 'below', at: codeLine(lines, i - 1, -1) },
      ] as const;
      const found = beside.find(({ at }) => lines[at]?.code.includes('"'));
      // Brackets alone say nothing about where a line is.
      if (!found) return [{ text, line, where: 'apart', anchor: '', before: undefined }];
      const { where, at } = found;
      return [{ text, line, where, anchor: lines[at]!.code, before: codeBefore(lines, at) }];
    }),
  );
}

/** The index of the first line with code from an index on, in one direction. */
function codeLine(lines: readonly Line[], from: number, step: 1 | -1): number {
  let at = from;
  while (lines[at]?.code === '') at += step;
  return at;
}

const codeBefore = (lines: readonly Line[], at: number): string | undefined =>
  lines[codeLine(lines, at - 1, -1)]?.code;

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
    const own: string[] = [];
    let code = line;
    for (; next < comments.length && comments[next]!.at < at; next++) {
      own.push(comments[next]!.text);
      code = code.replace(comments[next]!.text.split(/\r?\n/)[0]!, '');
    }
    return { at: start, text: line, code: code.trim().replace(/,$/, '').trimEnd(), comments: own };
  });
}
