/*
 * Which part of a long list is rendered: the chunks in view and a little around them. A chunk's height is known once it
 * has been rendered. Until then it is estimated, and the browser keeps the view in place when the estimate turns out
 * wrong.
 */
export const CHUNK = 40;
/** Estimated height of a row that has not been rendered, in pixels. */
const GUESS = 29;
/** Overscan above and below the view, in pixels. */
const AROUND = 300;

export type Heights = ReadonlyMap<number, number>;

/** A rendered chunk, and the height of the chunks before it that are not rendered. */
export interface Piece {
  readonly chunk: number;
  readonly gap: number;
}

export interface Pieces {
  readonly pieces: readonly Piece[];
  /** Height of everything after the last piece. */
  readonly tail: number;
}

const heightOf = (chunk: number, length: number, heights: Heights): number =>
  heights.get(chunk) ?? Math.min(CHUNK, length - chunk * CHUNK) * GUESS;

/** Offset of a row from the start of the list, in pixels, as far as the heights are known. */
export function topOf(index: number, length: number, heights: Heights): number {
  let top = 0;
  const chunk = Math.floor(index / CHUNK);
  for (let i = 0; i < chunk; i++) top += heightOf(i, length, heights);
  return top + (heightOf(chunk, length, heights) * (index % CHUNK)) / CHUNK;
}

/** The chunks of a list of `length` rows for a view from `top` to `bottom`, plus the chunk that has the focus. */
export function piecesOf(
  length: number,
  heights: Heights,
  view: { readonly top: number; readonly bottom: number },
  focused: number | undefined,
): Pieces {
  const pieces: Piece[] = [];
  let at = 0;
  let gap = 0;
  for (let chunk = 0; chunk * CHUNK < length; chunk++) {
    const height = heightOf(chunk, length, heights);
    const isNear = at + height > view.top - AROUND && at < view.bottom + AROUND;
    if (isNear || chunk === focused) {
      pieces.push({ chunk, gap });
      gap = 0;
    } else gap += height;
    at += height;
  }
  return { pieces, tail: gap };
}
