/* Why the file system refused, in words. */
import { refuse } from '../../lib/core/result.ts';

type Refused = ReturnType<typeof refuse>;

/** A refusal while it is thrown. Callers outside the module get a `Result`. */
export class Refuse extends Error {
  readonly refused: Refused;
  constructor(code: string, sentence: string) {
    super(sentence);
    this.refused = refuse(code, sentence);
  }
}

/** The same refusal as an error. */
export const thrownAs = ({ refusal: { code, sentence } }: Refused): Refuse =>
  new Refuse(code, sentence);

export const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';

const KEPT = 'Nothing was written, and your work is kept as a draft.';

export const gone = (path: string): Refuse =>
  new Refuse(
    'missing',
    `“${path}” is no longer in the folder: it was moved, renamed or removed. ${KEPT} Put the file back and save again, or download your work.`,
  );

export const changed = (path: string): Refuse =>
  new Refuse('changed', `“${path}” has changed since you opened it. ${KEPT}`);

export const readOnly = (path: string): Refuse =>
  new Refuse(
    'read-only',
    `“${path}” is read-only for you. ${KEPT} Allow writing to it and save again, or download your work.`,
  );

/** The refusal for an error while writing a file. */
export function unwritten(path: string, thrown: unknown): Refused {
  if (thrown instanceof Refuse) return thrown.refused;
  switch (codeOf(thrown)) {
    case 'EACCES':
    case 'EPERM':
      return readOnly(path).refused;
    case 'EROFS':
      return refuse(
        'read-only',
        `“${path}” is on a disk that can only be read. ${KEPT} Download your work, or open a copy of the folder that can be written.`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return refuse(
        'full',
        `There is no room left on the disk for “${path}”. ${KEPT} Make some room and save again.`,
      );
    case 'ENOENT':
    case 'ENOTDIR':
      return gone(path).refused;
    case 'EBUSY':
    case 'ETXTBSY':
      return refuse(
        'busy',
        `Another program holds “${path}”. ${KEPT} Close it there and save again.`,
      );
    default:
      return refuse('not-written', `“${path}” could not be written: ${said(thrown)} ${KEPT}`);
  }
}

/** The refusal for an error while reading a file. */
export function unread(path: string, thrown: unknown): Refused {
  if (thrown instanceof Refuse) return thrown.refused;
  switch (codeOf(thrown)) {
    case 'EACCES':
    case 'EPERM':
      return refuse(
        'unreadable',
        `You have no permission to read “${path}”. Allow it on this computer and try again.`,
      );
    default:
      return refuse('unreadable', `“${path}” could not be read: ${said(thrown)}`);
  }
}

/** The message of an error, ending in a period. */
export function said(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
