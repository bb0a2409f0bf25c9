import type { Ground } from './listing.ts';
import type { Turn } from './mutex.ts';
import type { Watching } from './watching.ts';

/** What answers the questions of the page. */
export interface Service {
  readonly ground: Ground;
  /** Files are compared and written, and git is asked, one after the other. */
  readonly turn: Turn;
  readonly watching: Watching;
}
