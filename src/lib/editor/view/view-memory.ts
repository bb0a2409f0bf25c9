/*
 * Finds the remembered view of a document. A file that the browser can find again has its own key. A chosen or pasted
 * file has only a name, usually docs.json, so the start of its text distinguishes it.
 */
import type { FileState, Memory, DocumentStorage, View } from '$lib/core/storage';

interface RememberedView {
  readonly place: DocumentStorage;
  readonly file: FileState;
}

/** How long opening a document waits for its view, in milliseconds. */
const VIEW_WAIT = 10;
/** How much of the text distinguishes one docs.json from another, in UTF-16 units. It includes the site's name. */
const HEAD = 256;

export const viewIdOf = ({ place, file }: RememberedView): string =>
  [place.key, file.path, ...(place.kind === 'memory' ? [sign(file.text.slice(0, HEAD))] : [])].join(
    ' ',
  );

/** The last view of the document. `later` is set if it isn't available in time. */
export async function lastView(
  views: Memory<View>,
  found: RememberedView,
): Promise<{
  readonly view: View | undefined;
  readonly later: Promise<View | undefined> | undefined;
}> {
  const asked = views.get(viewIdOf(found)).then((got) => (got.ok ? got.value : undefined));
  const late = new Promise<'late'>((done) => setTimeout(done, VIEW_WAIT, 'late'));
  const first = await Promise.race([asked, late]);
  return first === 'late' ? { view: undefined, later: asked } : { view: first, later: undefined };
}

/** FNV-1a: a hash of a text that doesn't reveal it. */
export function sign(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
