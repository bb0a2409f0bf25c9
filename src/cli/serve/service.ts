import type { Ground } from './listing.ts';
import type { Turn } from './mutex.ts';
import type { Watching } from './watching.ts';

/** What the answers to the page's requests need. */
export interface Service {
  readonly ground: Ground;
  /** Runs file writes and git commands one after the other. */
  readonly turn: Turn;
  readonly watching: Watching;
  /** Files that were saved, moved or deleted here, which a commit takes along. */
  readonly saved: Set<string>;
  /** Files that were created here, which may be deleted again. */
  readonly created: Set<string>;
}
