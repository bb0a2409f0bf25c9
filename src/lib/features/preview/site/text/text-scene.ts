/* What the parts of a page's text share. */
import { createContext } from 'svelte';
import { isLibrary, type Library } from '$lib/core/icons/library';
import type { PageIcon, Target } from '$lib/core/page/tree';
import { sortOf, type Icon } from '$lib/core/site/icon';

export interface TextScene {
  /** The library that the site's icon names refer to. */
  readonly library: Library;
  /** Follows a link within the site. Any other only shows its address. */
  readonly follow: (target: Target, label: string) => void;
}

/** Throws if no component above has provided it. */
export const [useTextScene, provideTextScene] = createContext<TextScene>();

export function iconFrom({ name, style, library }: PageIcon): Icon {
  return { name, sort: sortOf(name), style, library: isLibrary(library) ? library : undefined };
}
