import type { IconIndex } from '$lib/core/icons/search';
import type { Doc } from '$lib/core/document/node';
import type { World } from '$lib/core/check/diagnostic';

/** What is known besides the text: the last document that was read and its surroundings. */
export interface AssistFacts {
  readonly doc: Doc;
  readonly world: World;
  /** Files that can be named as a specification or in a `$ref`. Empty while the folder is unknown. */
  readonly files: readonly string[];
  /** What a specification contains, or why that is unknown, as a sentence. */
  readonly describe?: (name: string) => string | undefined;
  /** The icons that a name can mean here, once they are loaded. */
  readonly icons?: IconIndex | undefined;
}
