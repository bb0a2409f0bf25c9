/*
 * Reports once, at the start of a run, why tests are skipped: real docs.json files belong to their owners and aren't in
 * this repository. Vitest lists the skipped tests by file, Playwright by name.
 */
import { existsSync } from 'node:fs';

export default function setup(): void {
  const corpus = process.env.SIGNPOST_CORPUS ?? '../shared';
  if (existsSync(corpus)) return;
  console.info(
    `No real docs.json files in ${corpus}: the tests that read them are skipped. SIGNPOST_CORPUS names their folder.`,
  );
}
