import { nearSpecifications } from '$lib/editor/files/near-specifications';
import { cursorAt, type Cursor } from '$lib/features/json/assist/cursor';
import { hoveredIn } from '$lib/features/json/assist/hover';
import { iconPlaceAt } from '$lib/features/json/assist/icons';
import type { AssistFacts } from '$lib/features/json/assist/assist-facts';
import { mountsOf } from '$lib/core/document/resolve-refs';
import type { Doc } from '$lib/core/document/node';
import type { Path } from '$lib/core/document/walk';
import type { Session } from '$lib/editor/context';
import { searchIn } from '$lib/ui/icons/sets';
import type { Reading } from '$lib/editor/files/specifications.svelte';
import * as m from './messages';

/** Facts for a cursor. Loads the icons if one can be written there. */
export async function knownAt(session: Session, cursor: Cursor): Promise<AssistFacts> {
  const { editor, specifications, files } = session;
  const place = iconPlaceAt(cursor, editor.doc);
  // Without the icons, everything else is still available.
  const icons =
    place && place.sets.length > 0
      ? await searchIn(...place.sets).catch(() => undefined)
      : undefined;
  const { doc, world } = editor;
  const others = (files.all ?? []).filter((path) => /\.jsonc?$/i.test(path));
  return {
    doc,
    world,
    files: [...new Set([...specifications.candidates, ...others])],
    describe: (name) => describe(name, specifications.of(name)),
    ...(icons ? { icons } : {}),
  };
}

/** The cursor in a file. Its path is the document's, through the first `$ref` that shows the file. */
export const cursorIn = ({ editor: { doc } }: Session, offset: number, file = doc.main): Cursor => {
  const reading = doc.files.get(file)!;
  const cursor = cursorAt(reading.text, offset, reading);
  return { ...cursor, path: [...pathTo(doc, file), ...cursor.path] };
};

/** The same for what is under the pointer. */
export const cursorHovered = ({ editor }: Session, offset: number, file: string): Cursor => {
  const cursor = hoveredIn(editor.textOf(file), offset);
  return { ...cursor, path: [...pathTo(editor.doc, file), ...cursor.path] };
};

/** Path in the document of a file's content, at the first place that shows it. */
export const pathTo = (doc: Doc, file: string): Path => mountsOf(doc, file)[0]?.path ?? [];

/** Describes a specification, or says why its content is not known. */
function describe(name: string, reading: Reading): string {
  switch (reading.state) {
    case 'read': {
      const { title, format, operations, tags } = reading.specification;
      return m.specification(title, format, operations.length, tags.length);
    }
    case 'reading':
      return m.beingRead;
    case 'unreadable':
      return reading.sentence;
    case 'address':
      return m.atAddress;
    case 'missing': {
      const near = nearSpecifications(name, reading.files);
      return near.length > 0 ? m.noSuchFileNear(near) : m.noSuchFile;
    }
    case 'unknown':
      return m.contentUnknown(name);
  }
}
