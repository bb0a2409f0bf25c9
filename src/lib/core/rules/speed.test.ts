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
import type { World } from './diagnostic.ts';

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

const ms = (time: number) => `${time.toFixed(2)} ms`;

/** Types a letter into labels all over the document; answers with what `act` took after each. */
function typing(doc: Doc, act: (before: Doc, after: Doc) => number): number[] {
  const times: number[] = [];
  for (let i = 0; i < 40; i++) {
    const now = doc.files.get('docs.json')!.text;
    const near = now.indexOf('"group": "', Math.floor((now.length * (i % 10)) / 11));
    const at = near + '"group": "'.length;
    const next = reread(doc, [{ file: 'docs.json', at, remove: 0, insert: 'x' }]);
    times.push(act(doc, next));
    doc = next;
  }
  return times;
}

const PAGE_LINE = /^(\s*)"([a-z0-9-]+\/[^" ]+)"(,?)$/gm;

/** The text with so many pages listed twice, and the folder of all of them but so many. */
function troubled(text: string, count: number): { readonly text: string; readonly world: World } {
  let twice = 0;
  let missing = 0;
  const pages = new Set<string>();
  const doubled = text.replace(PAGE_LINE, (line, indent: string, page: string, comma: string) => {
    if (missing < count) missing++;
    else pages.add(page);
    return missing < count || twice++ >= count
      ? line
      : `${indent}"${page}",\n${indent}"${page}"${comma}`;
  });
  return { text: doubled, world: { pages } };
}

describe.skipIf(!existsSync(generator))('10,000 pages', () => {
  const textIn = async (shape: string) => {
    const { generate } = (await import(
      /* @vite-ignore */ pathToFileURL(generator).href
    )) as Generator;
    return JSON.stringify(generate(10_000, shape), null, 2);
  };
  const open = (text: string) => read(new Map([['docs.json', text]]), 'docs.json');

  test.each(['languages', 'groups', 'deep'])('%s', async (shape) => {
    const doc = open(await textIn(shape));
    const first = timed(() => check(doc));
    const errors: number[] = [];
    const all = typing(doc, (before, after) => {
      errorsOf(before);
      errors.push(timed(() => addedError(before, after)));
      return timed(() => check(after));
    });
    console.log(
      `${shape}: first check ${ms(first)}, errors after an edit ${ms(median(errors))}, all problems ${ms(median(all))} more`,
    );
    expect(median(errors)).toBeLessThan(5);
    expect(median(all)).toBeLessThan(5);
  });

  test.each(['languages', 'groups', 'deep'])(
    '%s, 500 of them listed twice, 500 without a file',
    async (shape) => {
      const { text, world } = troubled(await textIn(shape), 500);
      const doc = open(text);
      const found = check(doc, world).filter(({ code }) => /^page-(twice|missing)$/.test(code));
      expect(found.length).toBeGreaterThan(900);
      const times = typing(doc, (_, after) => timed(() => check(after, world)));
      console.log(`${shape}: ${found.length} problems, checked again in ${ms(median(times))}`);
      expect(median(times)).toBeLessThan(10);
    },
  );

  test('a page that moves from one end to the other', async () => {
    const text = await textIn('languages');
    const pages = [...text.matchAll(PAGE_LINE)];
    const [first, last] = [pages[0]!, pages.at(-1)!];
    const doc = open(text);
    const world = { pages: new Set(pages.map((match) => match[2]!)) };
    check(doc, world);
    const there = reread(doc, [
      { file: 'docs.json', at: first.index, remove: first[0].length + 1, insert: '' },
      { file: 'docs.json', at: last.index, remove: 0, insert: `"${first[2]!}",\n` },
    ]);
    const times = Array.from({ length: 20 }, (_, i) =>
      timed(() => check(i % 2 ? doc : there, world)),
    );
    console.log(`to and fro between two states: ${ms(median(times))}`);
    expect(median(times)).toBeLessThan(5);
  });
});
