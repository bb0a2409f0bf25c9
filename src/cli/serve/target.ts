import type { FileOnDisk } from './disk.ts';

/** A file to write. */
export interface Target {
  /** The path for messages. */
  readonly path: string;
  /** The real path, with all links resolved. */
  readonly real: string;
  readonly bytes: Uint8Array;
  /** The current file, already compared with what is expected. Undefined for a new file. */
  readonly before: FileOnDisk | undefined;
}
