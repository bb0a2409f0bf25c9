/*
 * The files of a documentation folder that its builder ignores: by `.mintignore`, which has the format of `.gitignore`,
 * and those that it ignores in every folder.
 */
import { patternsOf } from './patterns.ts';

export const IGNORE_FILE = '.mintignore';

/** Why a file is ignored. */
export type Ignored =
  /** By a line of `.mintignore`. */
  | 'mintignore'
  /** By default, in every folder. */
  | 'always';

/** A line of `.mintignore` that starts with `!` includes them again. */
const ALWAYS = [
  ...['.*/', 'node_modules/'],
  ...['README.md', 'LICENSE.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
];

/** Why a path from the folder of docs.json is ignored, or undefined if the builder uses it. */
export type IgnoredBy = (path: string) => Ignored | undefined;

/** Reads the text of a `.mintignore`, if there is one. Case-sensitive. */
export function ignoredBy(mintignore: string | null | undefined): IgnoredBy {
  const always = patternsOf(ALWAYS);
  const all = mintignore ? patternsOf(ALWAYS, mintignore) : always;
  return (path) => {
    if (!all(path)) return undefined;
    return all === always || always(path) ? 'always' : 'mintignore';
  };
}
