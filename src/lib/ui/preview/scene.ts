import type { NodeId } from '$lib/core/model/node';
import type { Site } from '$lib/core/views/site';
import type { Icons } from './icons';
import type { Reader } from './reader.svelte';

/** What every part of the preview draws from. */
export interface Scene {
  readonly site: Site;
  readonly reader: Reader;
  /** Selected in the tree: ringed. */
  readonly selected: ReadonlySet<NodeId>;
  /** Absent until they are loaded. */
  readonly icons: Icons | undefined;
}
