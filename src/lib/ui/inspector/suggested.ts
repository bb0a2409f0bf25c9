/*
 * What can be chosen while something is typed: files of the folder that may be specifications, operations of the one
 * in effect.
 */
import type { Specification } from '$lib/core/openapi';

export interface Suggested {
  /** What is written. */
  readonly value: string;
  /** Stands before it: a method. */
  readonly badge?: string;
  readonly detail?: string;
}

/** Files that hold what is typed; with nothing typed, all. */
export const suggestFiles =
  (files: readonly string[]) =>
  (typed: string): readonly Suggested[] => {
    const word = plain(typed);
    return files.filter((path) => path.toLowerCase().includes(word)).map((value) => ({ value }));
  };

/** Operations whose method, path or summary hold all that is typed; the present path first where nothing is. */
export const suggestOperations =
  (specifications: readonly Specification[], present: string) =>
  (typed: string): readonly Suggested[] => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const all = specifications.flatMap(({ operations }) => operations);
    const fitting = all.filter(({ method, path, summary }) => {
      const text = `${method} ${path} ${summary}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const isNear = ({ path }: { readonly path: string }) => path === present;
    return [...fitting.filter(isNear), ...fitting.filter((one) => !isNear(one))]
      .filter(({ path }) => path !== '' && !/\s/.test(path))
      .map(({ method, path, summary }) => ({ value: path, badge: method, detail: summary }));
  };

const plain = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^(\.?\/)+/, '');
