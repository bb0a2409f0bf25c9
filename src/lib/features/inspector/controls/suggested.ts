/*
 * Suggestions during typing: files of the folder that may be specifications, and operations of the one in effect.
 */
import type { Specification } from '$lib/core/openapi/specification';

export interface Suggested {
  /** The text that is written. */
  readonly value: string;
  /** Shown before the value: a method. */
  readonly badge?: string;
  readonly detail?: string;
}

/** Files that contain the typed text. With nothing typed, all of them. */
export const suggestFiles =
  (files: readonly string[]) =>
  (typed: string): readonly Suggested[] => {
    const word = comparable(typed);
    return files.filter((path) => path.toLowerCase().includes(word)).map((value) => ({ value }));
  };

/** Operations whose method, path or summary contains every typed word. Those of the present path come first. */
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

const comparable = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^(\.?\/)+/, '');
