/*
 * At 10,000 pages an edit costs the path that it touches. The limits are those of the design; what is
 * measured lies far below, so that a busy machine does not matter.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Doc } from '../model/node.ts';
import { read, reread } from '../model/read.ts';
import { addedError, errorsOf } from './added.ts';
import { check } from './check.ts';

const generator = resolve(join(process.env.SIGNPOST_CORPUS ?? '../shared', 'tools/gen.mjs'));

interface Generator {
  readonly generate: (pages: number, shape: string) => unknown;
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1]!;
function timed(act: () => unknown): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

describe.skipIf(!existsSync(generator))('10,000 pages', () => {
  test.each(['languages', 'groups', 'deep'])('%s', async (shape) => {
    const { generate } = (await import(
      /* @vite-ignore */ pathToFileURL(generator).href
    )) as Generator;
    const text = JSON.stringify(generate(10_000, shape), null, 2);
    let doc: Doc = read(new Map([['docs.json', text]]), 'docs.json');
    const first = timed(() => check(doc));
    const errors: number[] = [];
    const all: number[] = [];
    for (let i = 0; i < 40; i++) {
      const now = doc.files.get('docs.json')!.text;
      const near = now.indexOf('"group": "', Math.floor((now.length * (i % 10)) / 11));
      const at = near + '"group": "'.length;
      const next = reread(doc, [{ file: 'docs.json', at, remove: 0, insert: 'x' }]);
      errorsOf(doc);
      errors.push(timed(() => addedError(doc, next)));
      all.push(timed(() => check(next)));
      doc = next;
    }
    const ms = (time: number) => `${time.toFixed(2)} ms`;
    console.log(
      `${shape}: first check ${ms(first)}, errors after an edit ${ms(median(errors))}, all problems ${ms(median(all))} more`,
    );
    expect(median(errors)).toBeLessThan(5);
    expect(median(all)).toBeLessThan(5);
  });
});
