/* Names of what is still being written: it stands beside the file that it will become. */
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

/** The process that writes it, and which save it belongs to. */
export const TEMPORARY = /^\..+\.(\d+)(?:-[0-9a-f]{12})?\.signpost$/s;

export const temporaryFor = (real: string): string =>
  join(
    dirname(real),
    `.${basename(real)}.${process.pid}-${randomBytes(6).toString('hex')}.signpost`,
  );
