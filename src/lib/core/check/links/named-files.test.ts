import { expect, test } from 'vitest';
import { check } from '../check.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { docFromText, makeDoc } from '../../../../../tests/make-document.ts';
import * as m from './messages.ts';

const PATHS = new Set(['docs.json', 'start.mdx', 'logo/light.svg', 'images/a b.png', 'f.woff2']);
const navigation = { pages: ['start'] };

function found(value: object): readonly Diagnostic[] {
  const doc = makeDoc(value);
  return check(doc, { paths: PATHS }).filter(({ code }) => code === 'file-missing');
}

test.each([
  ['/logo', { logo: '/logo/none.svg' }],
  ['/logo/dark', { logo: { light: '/logo/light.svg', dark: '/logo/dark.png' } }],
  ['/favicon', { favicon: 'favicon.ico' }],
  ['/favicon/light', { favicon: { light: '/none.svg', dark: '/logo/light.svg' } }],
  ['/background/image/dark', { background: { image: { light: 'images/a b.png', dark: 'x.png' } } }],
  ['/thumbnails/background', { thumbnails: { background: '/x.png' } }],
  [
    '/fonts/heading/source',
    { fonts: { heading: { source: '/x.woff2' }, body: { source: '/f.woff2' } } },
  ],
  ['/navbar/links/0/icon', { navbar: { links: [{ label: 'A', href: '/start', icon: '/x.svg' }] } }],
])('%s', (pointer, more) => {
  expect(found({ ...more, navigation })).toMatchObject([{ pointer, severity: 'warning' }]);
});

test('icons of elements, by name and by object', () => {
  const groups = ['/x.svg', { name: 'icons/y.svg' }, 'rocket', '/logo/light.svg'].map(
    (icon, i) => ({
      ...{ group: `G${i}`, icon, pages: ['start'] },
    }),
  );
  expect(found({ navigation: { groups } }).map(({ pointer }) => pointer)).toEqual([
    '/navigation/groups/0/icon',
    '/navigation/groups/1/icon/name',
  ]);
});

test('a different letter case is reported and corrected', () => {
  const [one] = found({ favicon: '/Logo/Light.svg', navigation });
  expect(one!.message).toBe(`${m.noFile('Logo/Light.svg')} ${m.fileIsCalled('logo/light.svg')}`);
  expect(one!.fixes).toMatchObject([
    { operations: [{ op: 'set', node: '', field: ['favicon'], value: '/logo/light.svg' }] },
  ]);
});

test.each([
  'https://example.com/a.svg',
  '//cdn.example.com/a.svg',
  'data:image/png;base64,AA',
  '/images/a%20b.png',
  '/.assets/a.svg',
])('%s is not missing', (favicon) => {
  expect(found({ favicon, navigation })).toEqual([]);
});

test('nothing is missing while the folder is unknown', () => {
  const doc = docFromText('{"favicon": "/a.svg"}');
  expect(check(doc, {}).map(({ code }) => code)).not.toContain('file-missing');
});
