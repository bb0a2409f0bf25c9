/*
 * Makes strict JSON from a text with comments and trailing commas. A comment alone on its lines is removed with them;
 * all other bytes are unchanged.
 */
import { normalise } from './edit.ts';
import { Token, tokensOf } from './syntax.ts';
import { cut, restOfLine, type RepairEdit } from './repair-candidate.ts';

export interface Strict {
  readonly edits: readonly RepairEdit[];
  readonly comments: number;
  readonly commas: number;
}

/** The edits that make a parsable text strict. */
export function strictEdits(text: string): Strict {
  const edits: RepairEdit[] = [];
  let comments = 0;
  let commas = 0;
  const tokens = tokensOf(text, (at, length) => {
    comments++;
    edits.push(withoutComment(text, at, at + length));
  });
  let comma: number | undefined;
  do {
    tokens.next();
    const isClosing = tokens.kind === Token.closeBrace || tokens.kind === Token.closeBracket;
    if (isClosing && comma !== undefined) {
      commas++;
      edits.push(cut(comma, comma + 1));
    }
    comma = tokens.kind === Token.comma ? tokens.at : undefined;
  } while (tokens.kind !== Token.end);
  return { edits: normalise(edits.map((edit) => ({ ...edit, file: '' }))), comments, commas };
}

/** Removes a comment with its lines if nothing else is on them, or else with the white space on one side. */
function withoutComment(text: string, at: number, end: number): RepairEdit {
  const before = /[ \t]*$/.exec(text.slice(Math.max(0, at - 500), at))![0].length;
  const after = /^[ \t]*/.exec(restOfLine(text, end))![0].length;
  const opensLine = at - before === 0 || /[\r\n\ufeff]/.test(text.charAt(at - before - 1));
  const eol = /^(\r\n|\r|\n)/.exec(text.slice(end + after, end + after + 2))?.[0].length ?? 0;
  const closesLine = eol > 0 || end + after === text.length;
  if (opensLine && closesLine) return cut(at - before, end + after + eol);
  if (closesLine || /[,\]}:]/.test(text.charAt(end + after))) {
    const isTight = /[[{]/.test(text.charAt(at - before - 1));
    return isTight && !closesLine ? cut(at, end) : cut(at - before, end);
  }
  return cut(at, end + after);
}
