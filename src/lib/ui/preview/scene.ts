import type { Library } from '$lib/core/icons/library';
import type { NodeId } from '$lib/core/model/node';
import type { Site } from '$lib/core/views/site';
import type { Editing } from './editing';
import type { Texts } from './page-text';
import type { Reader } from './reader.svelte';

/** What every part of the preview draws from. */
export interface Scene {
  readonly site: Site;
  readonly reader: Reader;
  /** Selected in the tree: ringed. */
  readonly selected: ReadonlySet<NodeId>;
  /** In which the site looks up the names of its icons. */
  readonly library: Library;
  readonly texts: Texts;
  /** Which of several sites on the screen it is, for the names of its landmarks. */
  readonly side?: string;
  /** Absent where the site is only read. */
  readonly editing?: Editing;
}
