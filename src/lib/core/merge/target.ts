/*
 * What a text shall come to, as pieces of texts that are there: a value as it stands in one of them, or one
 * made like it with other entries.
 */
import type { Doc } from '../model/node.ts';
import type { Spot } from '../model/walk.ts';

/** A value as it stands in a document. */
export interface Piece {
  readonly doc: Doc;
  readonly spot: Spot;
}

export type Target =
  | { readonly is: 'kept'; readonly like: Piece }
  | { readonly is: 'object'; readonly like: Piece; readonly members: readonly TargetSlot[] }
  | { readonly is: 'array'; readonly like: Piece; readonly items: readonly Target[] };

export interface TargetSlot {
  readonly key: string;
  readonly value: Target;
}
