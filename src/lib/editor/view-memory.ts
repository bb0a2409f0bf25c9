/*
 * Which remembered view belongs to a document that is being opened. A file that the browser can find again has a
 * key of its own. One that was chosen or pasted has only its name, which is mostly docs.json: how its text
 * begins tells it from others.
 */
import type { FileState, Memory, DocumentStorage, View } from '$lib/core/storage';

interface RememberedView {
  readonly place: DocumentStorage;
  readonly file: FileState;
}

/** A document is not kept waiting longer than this many milliseconds. */
const SOON = 10;
/** So much of the text tells one docs.json from another; the site's name stands there. */
const HEAD = 256;

export const viewIdOf = ({ place, file }: RememberedView): string =>
  [place.key, file.path, ...(place.kind === 'memory' ? [sign(file.text.slice(0, HEAD))] : [])].join(
    ' ',
  );

/** How the document stood the last time; `later` where that is not known soon. */
export async function lastView(
  views: Memory<View>,
  found: RememberedView,
): Promise<{
  readonly view: View | undefined;
  readonly later: Promise<View | undefined> | undefined;
}> {
  const asked = views.get(viewIdOf(found)).then((got) => (got.ok ? got.value : undefined));
  const late = new Promise<'late'>((done) => setTimeout(done, SOON, 'late'));
  const first = await Promise.race([asked, late]);
  return first === 'late' ? { view: undefined, later: asked } : { view: first, later: undefined };
}

/** FNV-1a: a number that differs where texts do, and from which no text can be had. */
export function sign(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
