import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { navigationOf } from '../document/elements.ts';
import { divisionSets } from './sets.ts';
import { parityOf } from './parity.ts';
import { docFromText, makeDoc } from '../../../../tests/make-document.ts';

test('what is there, missing and extra adds up, with tabs that are only links', () => {
  const doc = makeDoc({
    navigation: {
      versions: [
        {
          version: 'v2',
          tabs: [
            { tab: 'Docs', pages: ['a', 'b'] },
            { tab: 'Blog', href: 'https://x.y' },
          ],
        },
        { version: 'v1', tabs: [{ tab: 'Docs', pages: ['a', 'c'] }] },
      ],
    },
  });
  const { columns, root } = parityOf(divisionSets(navigationOf(doc))[0]!);
  expect(columns.map(({ pages }) => pages)).toEqual([2, 2]);
  expect(root.below[1]).toMatchObject({ there: 1, missing: 2, extra: 1 });
});

const real = `${process.env.SIGNPOST_CORPUS ?? '../shared'}/corpus/files`;
describe.skipIf(!existsSync(real))('real sites, counted plainly', () => {
  test.each([
    ['Comfy-Org__docs.json', 'languages'],
    ['mintlify__docs__at_d42bd3f156.json', 'languages'],
    ['bazel-contrib__bazel-docs__at_67bba30eb4.json', 'versions'],
    ['langchain-ai__docs__src.json', 'versions'],
  ])('%s', (name, key) => {
    const text = readFileSync(`${real}/${name}`, 'utf8');
    const { columns, root, reference } = parityOf(
      divisionSets(navigationOf(docFromText(text)))[0]!,
    );
    const plain = (JSON.parse(text) as { navigation: Record<string, unknown[]> }).navigation[key]!;
    const without = (path: string, folder: string) =>
      (folder ? path.replace(new RegExp(`(^|/)${folder}/`), '$1') : path).toLowerCase();
    const pagesOf = (i: number) =>
      stringsIn(plain[i]).map((path) => without(path, columns[i]!.folder.folder));
    const own = pagesOf(reference);
    columns.forEach(({ pages }, i) => {
      const all = pagesOf(i);
      expect(pages).toBe(all.length);
      const there = new Set(all);
      const missing = own.filter((path) => !there.has(path)).length;
      expect(root.below[i]!.missing).toBe(i === reference ? 0 : missing);
    });
  });
});

/** The keys of lists in which `stringsIn` finds pages and endpoints. */
const LISTS = ['languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'groups', 'pages', 'menu'];
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return LISTS.flatMap((key) =>
    ((value as Record<string, unknown[]>)[key] ?? []).flatMap(stringsIn),
  );
}
