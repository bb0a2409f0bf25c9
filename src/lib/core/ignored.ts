/*
 * The files of a documentation folder that its builder leaves aside: by `.mintignore`, which is written like
 * `.gitignore`, and those that it leaves aside everywhere.
 */
import ignore from 'ignore';

/** Why a file is left aside. */
export type Ignored =
  /** By a line of `.mintignore`. */
  | 'mintignore'
  /** Everywhere. */
  | 'always';

/** A line with `!` before it brings them back. */
const ALWAYS = [
  ...['.*/', 'node_modules/'],
  ...['README.md', 'LICENSE.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
];

/** Asked of a path from the folder of docs.json; nothing for one that the builder takes. */
export type IgnoredBy = (path: string) => Ignored | undefined;

/** Reads the text of a `.mintignore`, where there is one. Letter case counts. */
export function ignoredBy(mintignore: string | null | undefined): IgnoredBy {
  const always = ignore({ ignorecase: false }).add(ALWAYS);
  const all = mintignore ? ignore({ ignorecase: false }).add(ALWAYS).add(mintignore) : always;
  return (path) => {
    if (!ignore.isPathValid(path) || !all.ignores(path)) return undefined;
    return all === always || always.ignores(path) ? 'always' : 'mintignore';
  };
}
