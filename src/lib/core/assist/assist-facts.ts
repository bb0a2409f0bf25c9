import type { IconIndex } from '../icons/search.ts';
import type { Doc } from '../model/node.ts';
import type { World } from '../rules/diagnostic.ts';

/** What is known besides the text: the document as it was read last, and what lies round it. */
export interface AssistFacts {
  readonly doc: Doc;
  readonly world: World;
  /** Files that a specification or a `$ref` may name; none while the folder is not known. */
  readonly files: readonly string[];
  /** What a specification offers, or why that is not known, in a sentence. */
  readonly describe?: (name: string) => string | undefined;
  /** The icons that a name at this place may mean, as soon as they are there. */
  readonly icons?: IconIndex | undefined;
}
