/*
 * Checks whether icon names exist. Starts after the first rows are painted: loads the names of the site's library, and
 * Font Awesome's too if another library is missing a name.
 */
import { SETS_OF, DEFAULT_LIBRARY, isLibrary, type Library } from '$lib/core/icons/library';
import { joinedNames } from '$lib/core/icons/names';
import { spotAt } from '$lib/core/document/walk';
import type { Editor } from '$lib/editor/editor.svelte';
import type { Surroundings } from '$lib/editor/world.svelte';
import { namesOf } from './sets';

/** The part of the editor that is needed. */
type Open = Pick<Editor, 'doc' | 'problems'> & {
  readonly onChange: (listener: () => void) => () => void;
};

/**
 * Adds the names of the current library to what is known, and those of another library when it is chosen. Returns a
 * function that stops this.
 */
export function knowIcons(editor: Open, known: Pick<Surroundings, 'icons'>): () => void {
  const asked = new Set<Library>();
  const look = () => {
    const library = libraryOf(editor);
    void know(library);
    const isUnknown = ({ code }: { readonly code: string }) => code === 'icon-unknown';
    if (library !== DEFAULT_LIBRARY && editor.problems.some(isUnknown)) void know(DEFAULT_LIBRARY);
  };
  const know = async (library: Library) => {
    if (asked.has(library)) return;
    asked.add(library);
    try {
      const names = joinedNames(await Promise.all(SETS_OF[library].map(namesOf)));
      known.icons = new Map(known.icons).set(library, new Set(names.byName.keys()));
      look();
    } catch {
      // A library that failed to load is requested again at the next change.
      asked.delete(library);
    }
  };
  look();
  return editor.onChange(look);
}

function libraryOf({ doc }: Open): Library {
  const said = spotAt(doc, ['icons', 'library'])?.node;
  return said?.type === 'string' && isLibrary(said.value) ? said.value : DEFAULT_LIBRARY;
}
