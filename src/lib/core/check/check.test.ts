import { describe, expect, test } from 'vitest';
import {
  checked,
  siteWith,
  codesOf,
  expectCodes,
  messageOf,
  P,
  G,
  T,
  A,
} from '../../../../tests/check-document.ts';
import { docFromText as open } from '../../../../tests/make-document.ts';
import { apply } from '../text/edit.ts';
import { nearestLanguages } from './elements/languages.ts';
import * as linksMessages from './links/messages.ts';
import * as documentMessages from '../document/messages.ts';
import * as m from './elements/messages.ts';

describe('the navigation as a whole', () => {
  test('is an object', () => {
    expect(codesOf(checked(open('{"$schema":"x"}')))).toEqual(['navigation-shape']);
    expectCodes([G], 'navigation-shape');
    expectCodes(null, 'navigation-shape');
    expect(codesOf(checked(open('[]')))).toEqual(['navigation-shape']);
  });
  test('is converted from its old form to a list of groups', () => {
    const doc = open(JSON.stringify({ navigation: [G] }));
    const fix = checked(doc)[0]!.fixes[0]!;
    if (!('edits' in fix)) throw new Error('A text fix is expected');
    const text = apply(doc.files.get('docs.json')!.text, fix.edits);
    expect(JSON.parse(text)).toEqual({ navigation: { groups: [G] } });
  });
  test('has a pattern', () => {
    expectCodes({}, 'root-empty');
    expectCodes({ global: { anchors: [] } }, 'root-empty');
    expectCodes({ pages: [] });
    expectCodes({ $ref: './nav.json' }, 'ref-closed');
  });
  test('has only one pattern', () => {
    expectCodes({ pages: ['a'], groups: [G] }, 'root-patterns');
    expectCodes({ tabs: [], pages: ['a'] }, 'empty-list');
    expectCodes({ pages: ['a'], groups: { $ref: './g.json' } });
  });
});

describe('child lists', () => {
  test('of one element cannot be combined', () => {
    expectCodes({ tabs: [{ tab: 'T', groups: [G], anchors: [A] }] }, 'mixed-children');
    expectCodes({ tabs: [{ tab: 'T', groups: [G], anchors: [] }] }, 'empty-list');
  });
  test('are reported with what the site will show and what it will drop', () => {
    const groups = [G, { ...G, group: 'H' }, { ...G, group: 'I' }, { ...G, group: 'J' }];
    expect(messageOf({ tabs: [{ tab: 'Guides', groups, anchors: [A] }] }, 'mixed-children')).toBe(
      `${m.severalLists('“Guides”', ['groups', 'anchors'])} ${m.listShown('anchors', [documentMessages.all(4, 'group', 'groups')])}`,
    );
    expect(
      messageOf(
        { tabs: [{ tab: 'X', href: 'https://e.com', ...P, groups: [G] }] },
        'mixed-children',
      ),
    ).toContain(m.linkShown(['the page', 'the group']));
  });
  test('are arrays with entries of the right type', () => {
    expectCodes({ pages: 'a' }, 'children-shape');
    expectCodes({ groups: {} }, 'children-shape');
    expectCodes({ tabs: null, pages: ['a'] }, 'children-shape');
    expectCodes({ pages: ['a', 5] }, 'children-shape');
    expectCodes({ pages: [null] }, 'children-shape');
    expectCodes({ pages: [['a']] }, 'children-shape');
    expectCodes({ pages: [{ title: 'A', href: 'https://e.com' }] }, 'children-shape');
    expectCodes({ pages: [{ tab: 'T', pages: ['a'] }] }, 'children-shape');
    expectCodes({ tabs: ['a'] }, 'children-shape');
    expectCodes({ pages: [{ pages: ['a'] }] }, 'label-missing');
  });
  test('are reported where their kind is not allowed', () => {
    expectCodes({ groups: [{ group: 'G', groups: [G] }] }, 'group-groups');
    expectCodes({ groups: [{ ...G, tabs: [T] }] }, 'child-dropped');
    expectCodes({ tabs: [{ tab: 'T', tabs: [T] }] }, 'own-kind');
    expectCodes({ anchors: [{ anchor: 'A', menu: [{ item: 'I', ...P }] }] }, 'menu-place');
    expectCodes({ tabs: [{ tab: 'T', menu: [{ item: 'I', tabs: [T] }] }] }, 'menu-item-children');
    expectCodes({ tabs: [{ tab: 'T', menu: [{ item: 'I', groups: [G] }] }] });
    expectCodes({ products: [{ product: 'X', menu: [{ item: 'I', ...P }] }] });
    expectCodes({ tabs: [{ tab: 'T', dropdowns: [{ dropdown: 'D', tabs: [T] }] }] });
  });
  test('next to a link are dropped', () =>
    expectCodes({ tabs: [{ tab: 'T', href: 'https://e.com', pages: ['a'] }] }, 'href-content'));
  test('of a closed $ref are not checked', () => {
    expectCodes({ tabs: [{ $ref: './t.json' }] }, 'ref-closed');
    expectCodes({ pages: [{ $ref: './p.json' }] }, 'ref-closed');
    expectCodes({ tabs: { $ref: './tabs.json' } });
  });
});

describe('groups', () => {
  test('list pages or get them from a specification', () => {
    expectCodes({ groups: [{ group: 'G' }] }, 'group-pages');
    expectCodes({ groups: [{ group: 'G', root: 'a' }] }, 'group-pages');
    expectCodes({ groups: [{ group: 'G', openapi: 'o.json' }] });
    expectCodes({ groups: [{ group: 'G', asyncapi: 'o.json' }] });
    expectCodes({ tabs: [{ tab: 'T', openapi: 'o.json', groups: [{ group: 'G' }] }] });
    expectCodes({
      tabs: [{ tab: 'T', openapi: 'o.json', groups: [{ group: 'G', pages: [{ group: 'H' }] }] }],
    });
    expectCodes(
      { openapi: '', groups: [{ group: 'G' }] },
      'navigation-openapi',
      'openapi-empty',
      'group-pages',
    );
  });
  test('can have an empty list of pages', () => {
    expectCodes({ groups: [{ group: 'G', pages: [] }] }, 'empty-element');
    expectCodes({ groups: [{ group: 'G', root: 'a', pages: [] }] });
  });
  test('at the top level are always expanded', () => {
    expectCodes({ groups: [{ ...G, expanded: true }] }, 'expanded-top');
    expectCodes({ groups: [{ group: 'G', pages: [{ ...G, expanded: false }] }] });
    expectCodes({ tabs: [{ tab: 'T', pages: [{ ...G, expanded: true }] }] }, 'expanded-top');
  });
});

describe('labels', () => {
  test('are required', () => {
    expectCodes({ groups: [P] }, 'label-missing');
    expectCodes({ groups: [{ group: '', ...P }] }, 'label-missing');
    expectCodes({ tabs: [{ tab: null, ...P }] }, 'label-missing');
    expectCodes({ anchors: [{ anchor: ' ', ...P }] }, 'label-blank');
  });
  test('differ between siblings', () =>
    expectCodes({ groups: [G, { ...G, pages: ['h'] }] }, 'label-twice'));
  test('are reported with the cost: the whole build at the top, a list further down', () => {
    expect(messageOf({ groups: [P] }, 'label-missing')).toContain(linksMessages.noBuildWithIt);
    expect(messageOf({ tabs: [{ tab: 'T', groups: [P] }] }, 'label-missing')).toContain(
      documentMessages.dropsWholeList,
    );
  });
});

test('an invalid list, or an invalid entry in a list, costs the list, and at the top the build', () => {
  const cost = (navigation: unknown) =>
    messageOf(navigation, 'children-shape').replace(/^.*[.] /, '');
  expect(cost({ pages: 'a' })).toBe(linksMessages.noBuildWithIt);
  expect(cost({ pages: [5] })).toBe(linksMessages.noBuildWithIt);
  expect(cost({ groups: [{ group: 'G', pages: 'a' }] })).toBe(linksMessages.noBuildWithIt);
  expect(cost({ tabs: [{ tab: 'T', pages: 'a' }] })).toBe(documentMessages.dropsIt);
  const whole = documentMessages.dropsWholeList;
  expect(cost({ tabs: [{ tab: 'T', groups: [null] }] })).toBe(whole);
  expect(cost({ tabs: [{ tab: 'T', groups: [{ group: 'G', pages: 'a' }] }] })).toBe(whole);
});

describe('languages', () => {
  const language = (value: unknown, ...expected: string[]) =>
    expectCodes({ languages: [{ language: value, ...P }] }, ...expected);
  test('have a code that the site knows', () => {
    language('en');
    language('zh-Hant');
    language('ja', 'language-extra');
    language('ua', 'language-builder');
    language('xx', 'language-code');
    language('EN', 'language-code');
    language('', 'language-code');
    language(null, 'language-code');
    expectCodes({ languages: [P] }, 'language-code');
  });
  test.each([
    ['EN', ['en']],
    ['en-US', ['en']],
    ['pt-br', ['pt-BR']],
    ['zh-hant', ['zh-Hant']],
    ['German', ['de']],
    ['dk', ['da']],
    ['xx', []],
  ])('near %s are %j', (code, near) => expect(nearestLanguages(code)).toEqual(near));
  test('have one default', () =>
    expectCodes(
      {
        languages: [
          { language: 'en', default: true, ...P },
          { language: 'fr', default: true, pages: ['fr/a'] },
        ],
      },
      'default-twice',
    ));
  test('have a banner with text', () => {
    const banner = (value: unknown, ...expected: string[]) =>
      expectCodes({ languages: [{ language: 'en', banner: value, ...P }] }, ...expected);
    banner({ content: 'Hi' });
    banner({ dismissible: true }, 'banner-content');
    banner({ content: 'Hi', dismissible: 'yes' }, 'field-type');
    banner({ content: 'Hi', type: 'loud' }, 'field-builder');
    banner(null, 'field-type');
    banner({ $ref: './banner.json' });
  });
});

describe('pages', () => {
  const page = (entry: string, ...expected: string[]) =>
    expectCodes({ pages: [entry] }, ...expected);
  test('are paths', () => {
    page('v1.2/notes');
    page('a//b', 'page-rewritten');
    page('../a', 'page-rewritten');
    page('./a', 'page-rewritten');
    page('a/../b', 'page-rewritten');
    page('a/b..c/.d/e');
    page('a/');
    page('With Space/and.dots');
    page('', 'page-empty');
    page(' ', 'page-empty');
    page('https://example.com/x', 'page-url');
    page('a/b.mdx', 'page-extension');
    page('/a', 'leading-slash');
    page('/');
    page('CONNECT /x', 'endpoint-misspelled');
    page('FETCH /x', 'endpoint-misspelled');
    page('DELETE /a b', 'endpoint-misspelled');
    page('GET', 'endpoint-misspelled');
    page('GET x', 'endpoint-misspelled');
    page('get');
    page('get started', 'endpoint-misspelled');
  });
  test('that are endpoints need a specification', () => {
    page('GET /users', 'endpoint-no-spec');
    page('specs/o.yaml GET /users');
    expectCodes({ groups: [{ group: 'G', openapi: 'o.json', pages: ['get /users'] }] });
    expect(
      codesOf(checked(siteWith({ pages: ['GET /x'] }, { api: { openapi: 'o.json' } }))),
    ).toEqual([]);
  });
});

describe('links', () => {
  const href = (value: unknown, ...expected: string[]) =>
    expectCodes({ tabs: [{ tab: 'T', href: value }] }, ...expected);
  test('are addresses or paths with a slash', () => {
    href('https://example.com');
    href('mailto:a@example.com');
    href('//example.com');
    href('#part');
    href('/a', 'href-relative');
    href('docs/a', 'href-bare');
    href('not a url', 'href-bare');
    href('', 'href-bare');
    href('javascript:alert(1)', 'href-script');
    href(5, 'field-type');
  });
  test('in the global section are full addresses', () => {
    const anchor = (fields: object, ...expected: string[]) =>
      expectCodes({ pages: ['a'], global: { anchors: [{ anchor: 'A', ...fields }] } }, ...expected);
    anchor({ href: 'https://example.com' });
    anchor({ href: ' https://example.com ' });
    anchor({ href: 'mailto:a@example.com' });
    anchor({ href: '/a' }, 'global-anchor-href');
    anchor({ href: 'docs/a' }, 'global-anchor-href');
    anchor({ href: '#x' }, 'global-anchor-href');
    anchor({}, 'global-anchor-href');
    anchor({ href: 'https://example.com', ...P }, 'href-content');
    expectCodes({ pages: ['a'], global: { foo: 1 } }, 'global-key');
    expectCodes({ pages: ['a'], global: { groups: [G] } }, 'global-key');
    expectCodes({ pages: ['a'], global: { tabs: [{ tab: 'T' }] } }, 'global-entry');
  });
  test('of old files are called url', () =>
    expectCodes({ tabs: [{ ...T, url: 'https://e.com' }] }, 'old-key'));
});
