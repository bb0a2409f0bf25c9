import { describe, expect, test } from 'vitest';
import { afterFirstFix, NEEDED } from '../../../../../tests/check-document.ts';
import { docFromText, makeDoc } from '../../../../../tests/make-document.ts';
import type { Doc } from '../../document/node.ts';
import { plan } from '../../operations/plan.ts';
import { check } from '../check.ts';
import * as m from './messages.ts';

const NAVIGATION = { pages: ['a'] };
const site = (more: object): Doc => makeDoc({ ...NEEDED, ...more, navigation: NAVIGATION });
const said = (doc: Doc) =>
  check(doc).map(({ code, severity, message }) => [severity, code, message]);

describe('a file with nothing but a navigation', () => {
  const fragment = makeDoc({ $schema: 'x', navigation: NAVIGATION });
  test('gets one hint', () =>
    expect(check(fragment)).toMatchObject([
      { code: 'fragment', severity: 'hint', at: 0, length: 1 },
    ]));
  test('becomes a site with its fix', () =>
    expect(check(makeDoc(afterFirstFix(fragment)))).toEqual([]));
  test('can get one setting after the other', () => {
    const named = plan(fragment, { op: 'set', node: '', field: 'name', value: 'Acme' });
    if (!named.ok) throw new Error(named.refusal.sentence);
    expect(check(named.value.after).map(({ code, field }) => [code, field])).toEqual([
      ['site-setting', ['theme']],
      ['site-setting', ['colors']],
    ]);
  });
  test('is not checked for settings that a closed $ref may contain', () =>
    expect(
      check(docFromText('{"$ref": "all.json"}')).map(({ severity }) => severity),
    ).not.toContain('error'));
});

describe('a setting that the site doesn’t build with', () => {
  test.each([
    [{ theme: 'Mint' }, { theme: 'mint' }],
    [{ colors: { primary: '0d9373' } }, { colors: { primary: '#0d9373' } }],
    [
      { colors: { primary: '#0d9373', Dark: '#000' } },
      { colors: { primary: '#0d9373', dark: '#000' } },
    ],
    [{ icons: { library: 'Lucide' } }, { icons: { library: 'lucide' } }],
    [{ api: { playground: { proxy: 'yes' } } }, { api: { playground: { proxy: true } } }],
    [{ appearance: { strict: 'false' } }, { appearance: { strict: false } }],
    [{ variables: { version: 2 } }, { variables: { version: '2' } }],
    [
      { redirects: [{ source: '/x', destination: '/a', permanent: 'true' }] },
      { redirects: [{ source: '/x', destination: '/a', permanent: true }] },
    ],
    [{ seo: true }, {}],
  ])('%j has a fix', (wrong, right) => {
    const doc = site(wrong);
    expect(check(doc)[0]).toMatchObject({ code: 'site-setting', severity: 'error' });
    expect(afterFirstFix(doc)).toEqual({ ...NEEDED, ...right, navigation: NAVIGATION });
  });

  test('is named in a sentence, with its place', () => {
    const doc = site({ footer: { links: [{ items: [{ label: 'A' }] }] } });
    expect(said(doc)).toEqual([
      [
        'error',
        'site-setting',
        m.needsKey('Entry 1 in “items” of entry 1 in “footer.links”', 'href', 'text in quotes'),
      ],
    ]);
    expect(check(doc)[0]!.pointer).toBe('/footer/links/0/items/0');
  });

  test('can be in another file', () =>
    expect(
      said(site({ colors: { $ref: 'colors.json' }, redirects: { $ref: 'redirects.json' } })).filter(
        ([severity]) => severity !== 'hint',
      ),
    ).toEqual([]));
});

describe('an unknown key', () => {
  test('is a hint, with the key that was meant', () => {
    const doc = site({ Favicon: '/a.svg' });
    expect(check(doc)).toMatchObject([{ code: 'unknown-field', severity: 'hint' }]);
    expect(afterFirstFix(doc)).toEqual({ ...NEEDED, favicon: '/a.svg', navigation: NAVIGATION });
  });
});
