import { expect, test } from 'vitest';
import { changeOperations } from '../icons/library-change.ts';
import { planTogether } from '../operations/plan.ts';
import { iconsIn } from './icons-used.ts';
import { libraryOf, sortOf } from './icon.ts';
import { makeDocOfFiles } from '../../../../tests/make-document.ts';

test('finds every icon of the navigation, with its fields and its element', () => {
  const doc = makeDocOfFiles({
    'docs.json': {
      navigation: {
        global: { anchors: [{ anchor: 'A', href: '/a', icon: 'anchor' }] },
        groups: [
          { group: 'G', icon: { name: 'bell', style: 'thin', library: 'lucide' }, pages: ['a'] },
          { group: 'H', pages: [{ group: 'I', icon: '/i.svg', pages: [] }] },
        ],
      },
    },
  });
  expect(iconsIn(doc).map(({ icon, pointer, isObject }) => [icon.name, pointer, isObject])).toEqual(
    [
      ['anchor', '/navigation/global/anchors/0', false],
      ['bell', '/navigation/groups/0', true],
      ['/i.svg', '/navigation/groups/1/pages/0', false],
    ],
  );
  expect(iconsIn(doc)[1]?.icon).toEqual({
    name: 'bell',
    sort: 'name',
    style: 'thin',
    library: 'lucide',
  });
});

test('distinguishes the kinds of text in an icon’s place', () => {
  expect(
    ['rocket', '/a.svg', 'a.png', 'https://x.y/z', 'data:image/png,x', ' <svg/>'].map(sortOf),
  ).toEqual(['name', 'file', 'file', 'address', 'address', 'svg']);
});

test('the site’s library is Font Awesome unless it names another known one', () => {
  expect(libraryOf(makeDocOfFiles({ 'docs.json': {} }))).toBe('fontawesome');
  expect(libraryOf(makeDocOfFiles({ 'docs.json': { icons: { library: 'tabler' } } }))).toBe(
    'tabler',
  );
  expect(libraryOf(makeDocOfFiles({ 'docs.json': { icons: { library: 'emoji' } } }))).toBe(
    'fontawesome',
  );
});

test('changes 1,600 icons together without touching anything else', () => {
  const groups = Array.from({ length: 1_600 }, (_, i) => ({
    group: `G${i}`,
    icon: 'house',
    pages: [`p/${i}`],
  }));
  const doc = makeDocOfFiles({
    'docs.json': { icons: { library: 'fontawesome' }, navigation: { groups } },
  });
  const operations = changeOperations(
    iconsIn(doc).map(({ icon: { name }, pointer, isObject }) => ({
      name,
      pointer,
      isObject,
    })),
    new Map([['house', { becomes: 'name', name: 'home' }]]),
    'fontawesome',
    'tabler',
  );
  const planned = planTogether(doc, operations);
  const before = doc.files.get('docs.json')!.text;
  expect(planned.ok && planned.value.after.files.get('docs.json')?.text).toBe(
    before.replaceAll('"house"', '"home"').replace('"fontawesome"', '"tabler"'),
  );
});
