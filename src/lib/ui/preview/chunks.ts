/*
 * Which part of a long list is made: stretches of so many rows, those in view and a little round it. How high a
 * stretch is becomes known once it has been made; until then it is guessed, and the browser keeps what is in view
 * where it is when the guess turns out wrong.
 */
export const CHUNK = 40;
/** Pixels of a row that has not been made. */
const GUESS = 29;
/** So many pixels above and below the view are made too. */
const AROUND = 300;

export type Heights = ReadonlyMap<number, number>;

/** A stretch that is made, and the height of those before it that are not. */
export interface Piece {
  readonly chunk: number;
  readonly gap: number;
}

export interface Pieces {
  readonly pieces: readonly Piece[];
  /** The height of all that follows. */
  readonly tail: number;
}

const heightOf = (chunk: number, length: number, heights: Heights): number =>
  heights.get(chunk) ?? Math.min(CHUNK, length - chunk * CHUNK) * GUESS;

/** Where a row begins, in pixels from the beginning of the list; as near as is known. */
export function topOf(index: number, length: number, heights: Heights): number {
  let top = 0;
  const chunk = Math.floor(index / CHUNK);
  for (let i = 0; i < chunk; i++) top += heightOf(i, length, heights);
  return top + (heightOf(chunk, length, heights) * (index % CHUNK)) / CHUNK;
}

/** The stretches of a list of so many rows for a view from `top` to `bottom`, and the one that has the focus. */
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
