import type { Folder } from '$lib/core/storage';
import { ok, refuse, type Result } from '$lib/core/result';
import { documentsIn } from '$lib/core/document/paths';
import { inQuotes } from '$lib/core/text/direction';
import * as m from './folder-messages';

/** Returns the path of the docs.json in a folder that has one of these texts or is the only one, or refuses. */
export async function findDocument(
  folder: Folder,
  texts: readonly string[],
): Promise<Result<string>> {
  const listed = await folder.list();
  if (!listed.ok) return listed;
  const places = documentsIn(listed.value);
  const equal: string[] = [];
  for (const path of places) {
    const read = await folder.bytes(path);
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    if (read.ok && texts.includes(decoder.decode(read.value))) equal.push(path);
  }
  const found = equal[0] ?? (places.length === 1 ? places[0] : undefined);
  if (found !== undefined) return ok(found);
  return refuse(
    'no-docs',
    places.length === 0
      ? m.noDocument(inQuotes(folder.name))
      : m.otherDocuments(inQuotes(folder.name), places.length),
  );
}
