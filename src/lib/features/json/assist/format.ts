/*
 * Formats a range of a text in the file's own style, on request. Only the white space between tokens changes, and only
 * where it differs. A bracket that spans several lines gets one line per entry. A bracket on one line stays on one
 * line. White space next to comments is kept.
 */
import { indentAt, isLineEnd } from '$lib/core/text/print';
import { difference, type TextEdit } from '$lib/core/text/edit';
import { Token, tokensOf } from '$lib/core/text/syntax';

interface Style {
  readonly unit: string;
  readonly eol: string;
  /** The padding inside the braces of a one-line object. */
  readonly pad: string;
}

interface Piece {
  readonly kind: number;
  readonly at: number;
  readonly end: number;
  /** Whether a comment comes before it. */
  readonly commented: boolean;
  /** The bracket that contains it. */
  readonly holder: Piece | undefined;
  /** For a closing bracket, its opening bracket. */
  readonly opening: Piece | undefined;
  /** For an opening bracket, whether it is closed on another line. */
  isLong: boolean;
}

/** The edits that format the lines between two offsets. Empty while brackets don't match. */
export function formatted(
  file: string,
  text: string,
  from: number,
  to: number,
): readonly TextEdit[] {
  const pieces = piecesOf(text);
  if (!pieces) return [];
  const style = styleOf(text, pieces);
  const first = lineStart(text, from);
  const indentIn = indentation(text, first, style);
  const edits: TextEdit[] = [];
  for (let i = 1; i < pieces.length; i++) {
    const [left, right] = [pieces[i - 1]!, pieces[i]!];
    if (right.at < first || right.at > to || right.commented) continue;
    const gap = text.slice(left.end, right.at);
    for (const edit of difference(file, gap, gapBetween(left, right, indentIn, style)))
      edits.push({ ...edit, at: edit.at + left.end });
  }
  return edits;
}

function lineStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && !isLineEnd(text.charCodeAt(at - 1))) at--;
  return at;
}

function piecesOf(text: string): readonly Piece[] | undefined {
  let commented = false;
  const tokens = tokensOf(text, () => (commented = true));
  const pieces: Piece[] = [];
  let holder: Piece | undefined;
  for (;;) {
    commented = false;
    tokens.next();
    const { kind, at, length, bad } = tokens;
    if (bad) return undefined;
    if (kind === Token.end) return holder ? undefined : pieces;
    const opening = isClosing({ kind }) ? holder : undefined;
    if (isClosing({ kind }) && opening?.kind !== kind - 1) return undefined;
    if (opening) holder = opening.holder;
    const piece: Piece = {
      kind,
      at,
      end: at + length,
      commented,
      holder,
      opening,
      isLong: false,
    };
    if (opening) opening.isLong = /[\r\n]/.test(text.slice(opening.at, at));
    if (isOpening(piece)) holder = piece;
    pieces.push(piece);
  }
}

const isOpening = ({ kind }: Pick<Piece, 'kind'>) =>
  kind === Token.openBrace || kind === Token.openBracket;
const isClosing = ({ kind }: Pick<Piece, 'kind'>) =>
  kind === Token.closeBrace || kind === Token.closeBracket;

/** The indentation of the lines inside a bracket. Brackets before `first` keep their own. */
function indentation(text: string, first: number, { unit }: Style): (holder?: Piece) => string {
  const known = new Map<Piece, string>();
  const inside = (holder: Piece | undefined): string => {
    if (!holder) return '';
    let indent = known.get(holder);
    if (indent === undefined) {
      const own = holder.at < first ? indentAt(text, holder.at) : inside(holder.holder);
      indent = holder.isLong ? own + unit : own;
      known.set(holder, indent);
    }
    return indent;
  };
  return inside;
}

function gapBetween(
  left: Piece,
  right: Piece,
  indentIn: (holder?: Piece) => string,
  { unit, eol, pad }: Style,
): string {
  if (right.kind === Token.comma || right.kind === Token.colon) return '';
  if (left.kind === Token.colon) return ' ';
  if (isOpening(left) && right.opening === left) return '';
  const around = right.opening ?? right.holder;
  const indent = indentIn(around);
  if (around?.isLong) return eol + (right.opening ? indent.slice(0, -unit.length) : indent);
  if (left.kind === Token.comma) return ' ';
  return around?.kind === Token.openBrace ? pad : '';
}

/** The style that most of the file uses. */
function styleOf(text: string, pieces: readonly Piece[]): Style {
  const units = new Map<string, number>();
  let [padded, tight] = [0, 0];
  for (const [i, piece] of pieces.entries()) {
    const next = pieces[i + 1];
    if (!next || next.commented || !isOpening(piece) || isClosing(next)) continue;
    const gap = text.slice(piece.end, next.at);
    if (/[\r\n]/.test(gap)) {
      const [outer, inner] = [indentAt(text, piece.at), indentAt(text, next.at)];
      const unit = inner.startsWith(outer) ? inner.slice(outer.length) : '';
      if (unit) units.set(unit, (units.get(unit) ?? 0) + 1);
    } else if (piece.kind === Token.openBrace) {
      if (gap === '') tight++;
      else padded++;
    }
  }
  const [unit = '  '] = [...units].sort(([, a], [, b]) => b - a).map(([one]) => one);
  return { unit, eol: /\r\n|\r|\n/.exec(text)?.[0] ?? '\n', pad: padded >= tight ? ' ' : '' };
}
