import type { DocumentStorage } from '$lib/core/storage';
import { whenAllowed } from './when-allowed';

/** Lists and reads the files around a document, and can report changes to them. */
export type FileSource = Required<Pick<DocumentStorage, 'list' | 'bytes'>> &
  Pick<DocumentStorage, 'watch'>;

/**
 * The files of a storage, or undefined if it can't list any. Requests wait while the host's rate limit is in effect.
 */
export function sourceOf(place: DocumentStorage, isOff: () => boolean): FileSource | undefined {
  const { list, bytes, watch, limits } = place;
  if (!list || !bytes) return undefined;
  return {
    list: () => whenAllowed(limits, list, isOff),
    bytes: (path) => whenAllowed(limits, () => bytes(path), isOff),
    ...(watch && { watch }),
  };
}
