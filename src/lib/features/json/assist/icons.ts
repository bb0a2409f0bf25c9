/* Icons at a place: the sets where their names are looked up, and the icons that match the typed text. */
import {
  isLibrary,
  LIBRARY_NAMES,
  setsFor,
  type Library,
  type SetId,
} from '$lib/core/icons/library';
import { findIcons } from '$lib/core/icons/search';
import { libraryOf } from '$lib/core/site/icon';
import type { Doc } from '$lib/core/document/node';
import type { Cursor } from './cursor.ts';
import type { AssistFacts } from './assist-facts.ts';
import { MOST } from './pages.ts';
import * as m from './messages.ts';
import { shapesAt } from './shape.ts';
import { literal, type Suggestion } from './suggestion.ts';

/** How an icon name is resolved at a place. */
export interface IconPlace {
  readonly library: Library;
  readonly sets: readonly SetId[];
}

/** Undefined where no icon name is allowed. */
export function iconPlaceAt({ slot, path, frame }: Cursor, doc: Doc): IconPlace | undefined {
  if (slot !== 'value') return undefined;
  if (shapesAt(path).some(({ is }) => is === 'icon')) {
    const library = libraryOf(doc);
    return { library, sets: setsFor(library) };
  }
  const isPart =
    path.at(-1) === 'name' && shapesAt(path.slice(0, -1)).some(({ is }) => is === 'icon');
  if (!isPart) return undefined;
  const said = (key: string) => frame?.members.get(key)?.texts[0];
  const own = said('library');
  const library = isLibrary(own) ? own : libraryOf(doc);
  return { library, sets: setsFor(library, said('style')) };
}

export function iconsFor(cursor: Cursor, { doc, icons }: AssistFacts): readonly Suggestion[] {
  const place = iconPlaceAt(cursor, doc);
  if (!place || !icons) return [];
  return findIcons(icons, cursor.word?.typed ?? '')
    .slice(0, MOST)
    .map(({ name, others, set }) => ({
      kind: 'icon',
      label: name,
      detail:
        set === 'brands' ? m.brandOf(LIBRARY_NAMES[place.library]) : LIBRARY_NAMES[place.library],
      help: others.length > 0 ? m.alsoCalled(others) : undefined,
      insert: literal(name),
    }));
}
