/* Rules for every file, so that newcomers find their way. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LONG = 300;
/** The required wording in the head comment, built so that this file doesn't match. */
const REASON = new RegExp(`Longer than ${LONG} lines, because [a-z]`);
/** Length of a file's head, in characters. */
const HEAD = 2500;

test('no file is longer than 300 lines without a reason at its head', () => {
  const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|svelte|mjs|css)$/.test(path))
      .map((path) => join(folder, path)),
  );
  expect(files.length).toBeGreaterThan(500);
  const long = files.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const lines = text.split('\n').length - 1;
    const hasReason = REASON.test(text.slice(0, HEAD));
    if (lines > LONG) return hasReason ? [] : `${path} has ${lines} lines`;
    return hasReason ? `${path} has a reason that it does not need` : [];
  });
  expect(long).toEqual([]);
});
