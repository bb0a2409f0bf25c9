/* The only file that imports `diff`. */
export { diffArrays } from 'diff';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** The difference of two texts in the format of `git apply`; "" if they are equal. `path` uses slashes. */
export function patchOf(path: string, before: string, after: string): string {
  if (before === after) return '';
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(
    `a/${path}`,
    `b/${path}`,
    before,
    after,
    undefined,
    undefined,
    options,
  );
}
