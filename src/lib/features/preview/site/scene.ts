/*
 * This folder draws the site, in the editor and in the exported page. So it takes types at most from the editor, and
 * changes nothing itself: a click goes to the reader or, where there is an editor, to `editing`.
 */
import type { Library } from '$lib/core/icons/library';
import type { NodeId } from '$lib/core/document/node';
import type { Site } from '$lib/core/site/site';
import type { Editing } from '../editing';
import type { Texts } from './page-text';
import type { Reader } from '../reader.svelte';

/** Everything that the parts of the preview need to draw. */
export interface Scene {
  readonly site: Site;
  readonly reader: Reader;
  /** Selected in the tree, shown with a ring. */
  readonly selected: ReadonlySet<NodeId>;
  /** The library that the site's icon names refer to. */
  readonly library: Library;
  readonly texts: Texts;
  /** Distinguishes several sites on the screen in the names of their landmarks. */
  readonly side?: string;
  /** Absent if the site is read-only. */
  readonly editing?: Editing;
}
