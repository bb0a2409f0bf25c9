import type { FileOnDisk } from './disk.ts';

/** A file as it is to be written. */
export interface Target {
  /** In words. */
  readonly path: string;
  /** Where it stands, behind all links. */
  readonly real: string;
  readonly bytes: Uint8Array;
  /** What stands there now, and was compared with what is expected; absent for a file that is new. */
  readonly before: FileOnDisk | undefined;
}
