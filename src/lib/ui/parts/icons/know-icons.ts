/*
 * Whether the names of icons exist is checked when the first rows are painted: then the names of the library that
 * the site uses are loaded, and of Font Awesome too where another library does not have a name.
 */
import { SETS_OF, DEFAULT_LIBRARY, isLibrary, type Library } from '$lib/core/icons/library';
import { joinedNames } from '$lib/core/icons/names';
import { spotAt } from '$lib/core/model/walk';
import type { Editor } from '$lib/editor/editor.svelte';
import { namesOf } from './sets';

/** What is asked of the editor. */
type Open = Pick<Editor, 'doc' | 'world' | 'problems' | 'learn'> & {
  readonly onChange: (listener: () => void) => () => void;
};

/** Teaches the editor these names, also of another library that is chosen later; answers with how to stop. */
export function knowIcons(editor: Open): () => void {
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
      const known = new Set(names.byName.keys());
      editor.learn({ icons: new Map(editor.world.icons).set(library, known) });
      look();
    } catch {
      // What could not be loaded is not known, and asked for again at the next change.
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
