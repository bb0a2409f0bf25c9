import type { World } from './diagnostic.ts';

/** A rule as docs/rules.md has it. */
export interface Rule {
  /** What is wrong, and what comes of it. */
  readonly what: string;
  /** Members of `navigation`, or of what `of` says; none where a short text cannot show it. */
  readonly example: string;
  /** The whole object, the object of a site without its name, theme, and colors, or the file's text. */
  readonly of?: 'file' | 'site' | 'text';
  /** What is known beside the file. */
  readonly world?: World;
  /** Where it does not apply, or what else there is to know. */
  readonly note?: string;
}
