/* Why the file system refused, as a code and a sentence. */
import { refuse } from '../../lib/core/result.ts';
import * as m from './messages.ts';

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

export const gone = (path: string): Refuse => new Refuse('missing', m.gone(path));
export const changed = (path: string): Refuse => new Refuse('changed', m.changed(path));
export const readOnly = (path: string): Refuse => new Refuse('read-only', m.readOnly(path));

/** The refusal for an error while writing a file. */
export function unwritten(path: string, thrown: unknown): Refused {
  if (thrown instanceof Refuse) return thrown.refused;
  switch (codeOf(thrown)) {
    case 'EACCES':
    case 'EPERM':
      return readOnly(path).refused;
    case 'EROFS':
      return refuse('read-only', m.readOnlyDisk(path));
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return refuse('full', m.diskFull(path));
    case 'ENOENT':
    case 'ENOTDIR':
      return gone(path).refused;
    case 'EBUSY':
    case 'ETXTBSY':
      return refuse('busy', m.busy(path));
    default:
      return refuse('not-written', m.unwritten(path, said(thrown)));
  }
}

/** The refusal for an error while reading a file. */
export function unread(path: string, thrown: unknown): Refused {
  if (thrown instanceof Refuse) return thrown.refused;
  switch (codeOf(thrown)) {
    case 'EACCES':
    case 'EPERM':
      return refuse('unreadable', m.mayNotRead(path));
    default:
      return refuse('unreadable', m.unreadable(path, said(thrown)));
  }
}

/** The message of an error, ending in a period. */
export function said(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
