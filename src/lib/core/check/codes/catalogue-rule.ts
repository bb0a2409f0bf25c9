import type { World } from '../diagnostic.ts';

/** A rule as it appears in docs/rules.md. */
export interface Rule {
  /** What is wrong, and its consequence. */
  readonly what: string;
  /** Members of `navigation`, or the kind of text that `of` names. Empty if a short example isn't possible. */
  readonly example: string;
  /**
   * `file`: the whole object. `site`: the object of a site without its name, theme and colors. `text`: the text of the
   * file. `page`: the text of a page file. `change`: a change of files. These two aren't checked here.
   */
  readonly of?: 'file' | 'site' | 'text' | 'page' | 'change';
  /** What is known besides the file. */
  readonly world?: World;
  /** Where it doesn't apply, or other remarks. */
  readonly note?: string;
}
