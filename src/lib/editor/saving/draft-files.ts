/* The files of a draft, as they are where its document is. */
import type { DocumentStorage, Draft, FileState, KnownFile } from '$lib/core/storage';

/** The current state of the files that a draft changes or moves, as far as they can be read. */
export async function pagesOf(
  place: DocumentStorage,
  { pages = [] }: Draft,
): Promise<readonly KnownFile[]> {
  const all = pages.map(async ({ before }): Promise<readonly KnownFile[]> => {
    if (!before) return [];
    const { path, text } = before;
    const mark = text === undefined ? await place.mark?.(path) : undefined;
    if (mark) return mark.ok ? [{ path, mark: mark.value }] : [];
    const read = await place.read(path);
    if (read.ok) return [read.value];
    // Without its folder, the draft alone knows the files.
    return place.list || text === undefined ? [] : [{ path, text, mark: text }];
  });
  return (await Promise.all(all)).flat();
}

/** The current state of the other files that a draft changes, or as the draft knew them if they can't be read. */
export async function othersOf(
  place: DocumentStorage,
  { files = [] }: Draft,
): Promise<readonly FileState[]> {
  const all = files.map(async ({ path, before }): Promise<readonly FileState[]> => {
    const read = await place.read(path);
    if (read.ok) return [read.value];
    return before === undefined ? [] : [{ path, text: before, mark: before }];
  });
  return (await Promise.all(all)).flat();
}
