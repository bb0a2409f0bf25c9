import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Doc } from '../document/node.ts';
import { check } from '../check/check.ts';
import { apply } from '../text/edit.ts';
import { planFixesOf } from './fix-all.ts';
import { docFromText, makeDocWith } from '../../../../tests/make-document.ts';
import * as m from './messages.ts';
import * as checkMessages from '../check/messages.ts';
import * as fixesMessages from '../check/fixes/messages.ts';
import * as documentMessages from '../document/messages.ts';

const FILE = 'docs.json';
const navigationIn = (doc: Doc): unknown =>
  (JSON.parse(doc.files.get(FILE)!.text) as { navigation: unknown }).navigation;

/** The label of fixing all problems of a kind, the number left, and the navigation afterwards. */
function mended(navigation: unknown, code: string): unknown {
  const all = planFixesOf(makeDocWith(navigation, 2), code);
  return all && [all.label, all.left, navigationIn(all.after)];
}

describe('fixes all problems of a kind', () => {
  test('when each sets a different field', () =>
    expect(
      mended({ pages: ['a.mdx', 'b', { group: 'G', pages: ['c.md'] }] }, 'page-extension'),
    ).toEqual([
      m.mendAll(2, 'Page paths that end in .md or .mdx'),
      0,
      { pages: ['a', 'b', { group: 'G', pages: ['c'] }] },
    ]));

  test('when each removes an entry, adjacent or nested', () =>
    expect(
      mended({ pages: ['', ' ', 'a', '', { group: 'G', pages: ['', 'b', ''] }] }, 'page-empty'),
    ).toEqual([
      m.inPlaces(checkMessages.removeEntry, 5),
      0,
      { pages: ['a', { group: 'G', pages: ['b'] }] },
    ]));

  test('when one fix moves the element of another', () => {
    const group = (name: string, groups: unknown[], pages: unknown[]) => ({
      group: name,
      pages,
      groups,
    });
    expect(
      mended(
        { groups: [group('A', [group('B', [{ group: 'C', pages: ['c'] }], ['b'])], ['a'])] },
        'group-groups',
      ),
    ).toEqual([
      m.inPlaces(fixesMessages.moveIntoPages(documentMessages.all(1, 'group', 'groups')), 2),
      0,
      {
        groups: [
          {
            group: 'A',
            pages: ['a', { group: 'B', pages: ['b', { group: 'C', pages: ['c'] }] }],
          },
        ],
      },
    ]);
  });

  test('when one element has several of them', () =>
    expect(
      mended({ tabs: [{ tab: 'T', pages: ['a'], description: 'x', tag: 'y' }] }, 'no-effect'),
    ).toEqual([m.mendAll(2, 'Fields with no effect'), 0, { tabs: [{ tab: 'T', pages: ['a'] }] }]));

  test('except those whose fix would be refused', () => {
    const lists = (at: string) => ({ tab: at, groups: [], pages: [`${at}/page`] });
    expect(
      mended({ tabs: [lists('A'), { tab: 'B', groups: [] }], anchors: [] }, 'empty-list'),
    ).toMatchObject([m.mendAll(3, 'Empty lists'), 0, { tabs: [{ tab: 'A' }, { tab: 'B' }] }]);
    expect(
      mended(
        { versions: [{ version: 'A' }, { version: 'B' }, { version: 'C', pages: ['c'] }] },
        'empty-element',
      ),
    ).toMatchObject([m.mendAll(2, 'Empty elements'), 0, { versions: [{ version: 'C' }] }]);
    expect(
      mended({ versions: [{ version: 'A' }, { version: 'B' }] }, 'empty-element'),
    ).toMatchObject([m.mendAll(1, 'Empty elements'), 1, { versions: [{ version: 'A' }] }]);
  });

  test('in the text', () => {
    const text = '{"a": 1, "a": 2, "b": {"c": 1, "c": 2}, "navigation": {"pages": ["x"]}}';
    const all = planFixesOf(docFromText(text), 'duplicate-key')!;
    expect(apply(text, all.edits)).toBe('{"a": 2, "b": {"c": 2}, "navigation": {"pages": ["x"]}}');
  });

  test('or returns nothing', () => {
    expect(mended({ pages: ['a'] }, 'page-extension')).toBeUndefined();
    expect(
      mended({ languages: [{ language: 'xx', pages: ['a'] }] }, 'language-code'),
    ).toBeUndefined();
  });
});

const generator = resolve(join(process.env.SIGNPOST_CORPUS ?? '../shared', 'tools/gen.mjs'));

describe.skipIf(!existsSync(generator))('1,000 pages of 10,000', () => {
  test.each(['languages', 'groups', 'deep'])('%s', async (shape) => {
    const { generate } = (await import(/* @vite-ignore */ pathToFileURL(generator).href)) as {
      readonly generate: (pages: number, shape: string) => unknown;
    };
    let typos = 0;
    const plain = JSON.stringify(generate(10_000, shape), null, 2);
    const text = plain.replace(
      /^(\s*"[a-z0-9-]+\/[^" ]+)"(,?)$/gm,
      (line, page: string, comma: string) =>
        typos++ % 7 === 0 && typos < 7_000 ? `${page}.mdx"${comma}` : line,
    );
    const doc = docFromText(text);
    expect(check(doc).filter(({ code }) => code === 'page-extension')).toHaveLength(1_000);
    const start = performance.now();
    const all = planFixesOf(doc, 'page-extension')!;
    console.log(`${shape}: 1,000 mended in ${(performance.now() - start).toFixed(0)} ms`);
    expect(all).toMatchObject({ mended: 1_000, left: 0 });
    expect(all.after.files.get(FILE)!.text).toBe(plain);
    expect(apply(text, all.edits)).toBe(plain);
  });
});
