/* What readers of the site lose, in words: one loss, and all of a kind. */
import type { Change } from '../compare/change.ts';
import type { MovedDirectory } from './moved-directories.ts';

/** One page, or one part of the site; shown in the tree like a change. */
export type ReviewLoss = Pick<Change, 'kind' | 'text' | 'place' | 'before' | 'after'>;

export interface Losses {
  readonly kind: 'gone' | 'address' | 'taken' | 'endpoint' | 'missing' | 'hidden' | 'landing';
  /** "12 pages are no longer in the navigation" */
  readonly title: string;
  /** What that means, if it isn't obvious. */
  readonly note?: string;
  readonly items: readonly ReviewLoss[];
  /** Directories that one redirect each can lead on. */
  readonly moved?: readonly MovedDirectory[];
}
