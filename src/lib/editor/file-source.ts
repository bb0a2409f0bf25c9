import type { DocumentStorage } from '$lib/core/storage';
import { whenAllowed } from './when-allowed';

/** What can list and read the files around a document, and may tell what becomes of them. */
export type FileSource = Required<Pick<DocumentStorage, 'list' | 'bytes'>> &
  Pick<DocumentStorage, 'watch'>;

/** The files of a place that knows some. While a limit of its host is in the way, what is asked for waits. */
export function sourceOf(place: DocumentStorage, isOff: () => boolean): FileSource | undefined {
  const { list, bytes, watch, limits } = place;
  if (!list || !bytes) return undefined;
  return {
    list: () => whenAllowed(limits, list, isOff),
    bytes: (path) => whenAllowed(limits, () => bytes(path), isOff),
    ...(watch && { watch }),
  };
}
