/* Removes one guard from a copy, and restores it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A guard: the text it consists of, what replaces that text, and a test that must notice.
 * @typedef {{
 *   readonly guard: string,
 *   readonly file: string,
 *   readonly is: string,
 *   readonly without: string,
 *   readonly test: string,
 *   readonly says: string,
 * }} Guard
 */

/**
 * Runs `act` while a guard is missing. Throws if its text isn't found exactly once: it was moved or changed, and this
 * list must be updated.
 * @template T
 * @param {string} copy
 * @param {Guard} guard
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function without(copy, { guard, file, is, without: instead }, act) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const [before = '', after, ...more] = text.split(is);
  if (after === undefined || more.length)
    throw new Error(
      `The guard “${guard}” is not found exactly once in ${file}. Say in scripts/guards where it is now:\n${is}`,
    );
  writeFileSync(path, before + instead + after);
  try {
    return await act();
  } finally {
    writeFileSync(path, text);
  }
}
