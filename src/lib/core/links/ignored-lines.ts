/* What becomes of the lines of `.mintignore` when files move. */
import { ignoredBy, IGNORE_FILE } from '../pages/ignored.ts';
import { apply, type TextEdit } from '../text/edit.ts';

export interface IgnoredLines {
  readonly edits: readonly TextEdit[];
  /** Files that were ignored and aren't at their new paths. */
  readonly shown: readonly string[];
  /** Files that weren't ignored and are at their new paths. */
  readonly hidden: readonly string[];
}

/** A line without wildcards: a `!` of an exception and a slash, which may be left out, and a path. */
const LITERAL = /^!?\/?((?:[^*?[\]\\!#/]+\/)*[^*?[\]\\!#/]+\/?)[ \t]*$/;

/**
 * The lines that name a moved file, or a folder whose files all move to another one, name the new path. `to`: where each
 * moved file goes; undefined if it is deleted. Paths are from the folder of docs.json.
 */
export function ignoredLines(
  text: string,
  paths: ReadonlySet<string>,
  to: ReadonlyMap<string, string | undefined>,
): IgnoredLines {
  const edits: TextEdit[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const [, path] = LITERAL.exec(line.replace(/\r$/, '')) ?? [];
    const next =
      path !== undefined && isOnePlace(line, path, paths) ? placeAfter(path, paths, to) : undefined;
    if (path !== undefined && next !== undefined && next !== path)
      edits.push({
        ...{ file: IGNORE_FILE, at: at + line.indexOf(path) },
        ...{ remove: path.length, insert: next },
      });
    at += line.length + 1;
  }
  const before = ignoredBy(text);
  const after = ignoredBy(apply(text, edits));
  const shown: string[] = [];
  const hidden: string[] = [];
  for (const [from, now] of to) {
    if (now === undefined) continue;
    const [was, is] = [before(from), after(now)];
    if (was === 'mintignore' && is === undefined) shown.push(now);
    if (was === undefined && is === 'mintignore') hidden.push(now);
  }
  return { edits, shown, hidden };
}

/** A name without a slash before it is ignored in every folder. It may be in only one. */
function isOnePlace(line: string, path: string, paths: ReadonlySet<string>): boolean {
  if (/^\/|.\/./.test(line.trimEnd().replace(/^!/, ''))) return true;
  const name = path.replace(/\/$/, '');
  return ![...paths].some((file) => file.split('/').indexOf(name) > 0);
}

function placeAfter(
  path: string,
  paths: ReadonlySet<string>,
  to: ReadonlyMap<string, string | undefined>,
): string | undefined {
  if (paths.has(path)) return to.get(path);
  const folder = path.endsWith('/') ? path : `${path}/`;
  const files = [...paths].filter((file) => file.startsWith(folder));
  const starts = new Set(
    files.map((file) => {
      const rest = file.slice(folder.length);
      const now = to.get(file);
      return now?.endsWith(`/${rest}`) ? now.slice(0, -rest.length) : undefined;
    }),
  );
  const [start] = starts;
  if (starts.size !== 1 || start === undefined) return undefined;
  return path.endsWith('/') ? start : start.slice(0, -1);
}
