/*
 * The intended result of a text, as pieces of existing texts: a value kept from one of them, or one modeled on it
 * with other entries.
 */
import type { Doc } from '../document/node.ts';
import type { Spot } from '../document/walk.ts';

/** A value in a document. */
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
