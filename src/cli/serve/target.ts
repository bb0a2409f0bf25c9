import type { FileOnDisk } from './disk.ts';

/** A file to write or to remove. */
export interface Target {
  /** The path for messages. */
  readonly path: string;
  /** The real path, with all links resolved. */
  readonly real: string;
  /** Undefined if the file is removed. */
  readonly bytes: Uint8Array | undefined;
  /** The current file, already compared with what is expected. Undefined for a new file. */
  readonly before: FileOnDisk | undefined;
  /** The file whose mode and owner it gets: the one that moves here. Absent for `before`. */
  readonly like?: FileOnDisk;
}
