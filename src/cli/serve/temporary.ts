/* Names of files that are being written. Each is next to the file that it will become. */
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

/** Contains the id of the process that writes it, and which save it belongs to. */
export const TEMPORARY = /^\..+\.(\d+)(?:-[0-9a-f]{12})?\.signpost$/s;

export const temporaryFor = (real: string): string =>
  join(
    dirname(real),
    `.${basename(real)}.${process.pid}-${randomBytes(6).toString('hex')}.signpost`,
  );
