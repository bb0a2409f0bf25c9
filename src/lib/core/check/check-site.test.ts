import { describe, expect, test } from 'vitest';
import {
  checked,
  siteWith,
  expectCodes,
  expectSettingCodes,
  P,
  G,
  T,
  A,
  applyFix,
} from '../../../../tests/check-document.ts';
import { docFromText as open } from '../../../../tests/make-document.ts';
import { reread } from '../document/read.ts';
import { addedError, errorsOf } from './added-errors.ts';
import { navigationOf } from '../document/elements.ts';
import { resultOf } from './check-element.ts';
import * as m from './elements/messages.ts';
import * as fixesMessages from './fixes/messages.ts';
import * as checkMessages from './messages.ts';
import * as documentMessages from '../document/messages.ts';
import * as documentMessages2 from './document-messages.ts';

test('an element inside a hidden one is not reported as empty', () => {
  expectCodes({ groups: [{ group: 'G', pages: [] }] }, 'empty-element');
  expectCodes({ groups: [{ group: 'G', hidden: true, pages: [] }] });
  expectCodes({ tabs: [{ tab: 'T', hidden: true, groups: [{ group: 'G', pages: [] }] }] });
});

describe('fields', () => {
  const tab = (fields: object, ...expected: string[]) =>
    expectCodes({ tabs: [{ ...T, ...fields }] }, ...expected);
  const group = (fields: object, ...expected: string[]) =>
    expectCodes({ groups: [{ ...G, ...fields }] }, ...expected);
  test('of the specification must have their type', () => {
    tab({ icon: 5 }, 'field-type');
    tab({ icon: null }, 'field-type');
    tab({ openapi: 5 }, 'field-type');
    tab({ openapi: ['a.json', { source: 'b.json', directory: 'api' }] });
    tab({ openapi: { source: 'a.json', foo: 1 } }, 'field-builder');
    tab({ openapi: [] }, 'openapi-empty');
    expectCodes({ groups: [{ group: 'G', pages: [{ ...G, expanded: 'true' }] }] }, 'field-type');
  });
  test('of the builder must have their type too', () => {
    group({ hidden: 'yes' }, 'field-builder');
    group({ boost: '2' }, 'field-builder');
    group({ root: '' }, 'field-builder');
    tab({ directory: 'bad' }, 'field-builder');
    tab({ asyncapi: 5 }, 'field-builder');
    group({ graphql: 's.graphql' }, 'field-builder');
    expectCodes({ anchors: [{ ...A, color: { light: 'red' } }] }, 'field-builder');
  });
  test('for icons are names or {name, style, library}', () => {
    tab({ icon: { name: 'book', style: 'sharp-solid', library: 'fontawesome' } });
    tab({ icon: { style: 'solid' } }, 'icon-object');
    tab({ icon: { name: 'book', style: 'wavy' } }, 'icon-object');
    tab({ icon: { name: 'book', library: 'material' } }, 'icon-object');
  });
  test('that are unknown or without effect are only hints', () => {
    tab({ description: 'd' }, 'no-effect');
    group({ href: 'https://e.com' }, 'no-effect');
    tab({ foo: 1 }, 'unknown-field');
    expect(checked(siteWith({ tabs: [{ ...T, foo: 1 }] }))[0]?.severity).toBe('hint');
  });
});

describe('the site’s settings', () => {
  test('must have values that the builder knows', () => {
    expectSettingCodes({ styling: { eyebrows: 'breadcrumbs' }, interaction: { drilldown: false } });
    expectSettingCodes({ styling: { eyebrows: 'section' }, interaction: {} });
    expectSettingCodes({ styling: { eyebrows: 'none' } }, 'enum');
    expectSettingCodes({ styling: { eyebrows: null } }, 'enum');
    expectSettingCodes({ interaction: { drilldown: 'true' } }, 'enum');
    expectSettingCodes({ interaction: { drilldown: null } }, 'enum');
    expectSettingCodes({ interaction: true }, 'field-type');
    expectSettingCodes({ banner: { dismissible: true } }, 'banner-content');
    expectSettingCodes({ theme: 'Mint' }, 'site-setting');
    expectSettingCodes({ icons: { library: 'material' } }, 'site-setting');
  });
  test('belong to no element', () => {
    const [problem] = checked(siteWith(P, { styling: { eyebrows: 'none' } }));
    expect(problem).toMatchObject({
      node: undefined,
      field: ['styling', 'eyebrows'],
      pointer: '/styling/eyebrows',
    });
  });
});

describe('the text', () => {
  test('has one error with its position if it does not parse', () => {
    const [problem, ...rest] = checked(open('{"navigation": {"pages": ["a" "b"]}}'));
    expect(problem).toMatchObject({ code: 'json', severity: 'error', at: 30, file: 'docs.json' });
    expect(problem?.node).toBeUndefined();
    expect(rest).toEqual([]);
  });
  test.each([
    ['// note\n{"navigation": {"pages": ["a"]}}', 0, 7],
    ['{"navigation": {"pages": ["a" /* b */]}}', 30, 7],
    ['{"navigation": {"pages": ["a",]}}', 29, 1],
    ['{"navigation": {"pages": ["a"]}, "$schema": [1,] // y\n}', 46, 1],
  ])('opens with comments or trailing commas, but is not strict: %s', (text, at, length) =>
    expect(checked(open(text))).toMatchObject([{ code: 'json-lenient', at, length }]),
  );
  test('of a docs.jsonc can be lenient', () =>
    expect(checked(open('{"navigation": {"pages": ["a",]}} // x', 'docs.jsonc'))).toEqual([]));
  test('is reported with its number of comments and commas', () =>
    expect(checked(open('{"navigation": /*a*/ {"pages": ["a",]}} // x'))[0]?.message).toContain(
      '2 comments and 1 trailing comma',
    ));
  test('with a duplicate key is reported with what is lost', () => {
    const text =
      '{"navigation": {"groups": [{"group": "G", "pages": ["x", "y"], "pages": ["a"]}]}}';
    expect(checked(open(text))).toMatchObject([
      {
        code: 'duplicate-key',
        at: text.indexOf('"pages"'),
        length: 7,
        pointer: '/navigation/groups/0',
      },
    ]);
    expect(checked(open(text))[0]?.message).toContain(
      documentMessages2.listTwice('pages', '“G”', documentMessages.all(2, 'page', 'pages')),
    );
  });
  test('keeps the problems of the last good state while it is broken, at their new offsets', () => {
    const doc = open('{"navigation": {"groups": [{"pages": ["a"]}]}}');
    const broken = reread(doc, [{ file: 'docs.json', at: 1, remove: 0, insert: ',,' }]);
    expect(checked(broken)).toMatchObject([{ code: 'json' }, { code: 'label-missing', at: 29 }]);
  });
});

describe('positions', () => {
  test('are those of the value, counting a byte order mark', () => {
    const text =
      '\ufeff{\n  "navigation": {"tabs": [{"tab": "T", "icon": 5, "pages": ["a", ""]}]}\n}';
    expect(
      checked(open(text)).map(({ at, length, pointer }) => [text.slice(at, at + length), pointer]),
    ).toEqual([
      ['5', '/navigation/tabs/0/icon'],
      ['""', '/navigation/tabs/0/pages/1'],
    ]);
  });
  test('shift with an edit before them', () => {
    const text =
      '{"navigation": {"tabs": [{"tab": "T", "pages": ["a"]}, {"tab": "U", "icon": 5, "pages": ["a"]}]}}';
    const doc = open(text);
    checked(doc);
    const longer = reread(doc, [
      { file: 'docs.json', at: text.indexOf('T') + 1, remove: 0, insert: 'wo' },
    ]);
    const after = longer.files.get('docs.json')!.text;
    expect(checked(longer)).toEqual(
      checked(open(after)).map((d) => ({ ...d, node: expect.any(Number) as number })),
    );
    expect(checked(longer)[0]?.at).toBe(checked(doc)[0]!.at + 2);
  });
  test('are those of the page itself for an entry of pages', () => {
    const doc = siteWith({ pages: ['a', ''] });
    const list = navigationOf(doc)!.node;
    if (list.type !== 'object' || list.members[0]?.value.type !== 'array') throw new Error();
    expect(checked(doc)[0]).toMatchObject({
      node: list.members[0].value.items[1]!.id,
      pointer: '/navigation/pages/1',
    });
  });
});

describe('fixes applied with plan', () => {
  test('anchors next to groups: the groups move to a new anchor', () =>
    expect(
      applyFix(
        { tabs: [{ tab: 'T', groups: [G], anchors: [A] }] },
        m.putIntoNew(documentMessages.all(1, 'group', 'groups'), 'anchor', 1),
      ),
    ).toEqual({
      tabs: [{ tab: 'T', anchors: [A, { anchor: 'New anchor', groups: [G] }] }],
    }));
  test('pages next to groups: the group moves to the pages', () =>
    expect(applyFix({ pages: ['a'], groups: [G] }, m.putAmongPages('the group'))).toEqual({
      pages: ['a', G],
    }));
  test('groups of a group move to its pages', () =>
    expect(
      applyFix(
        { groups: [{ ...G, groups: [{ group: 'H', pages: [] }] }] },
        fixesMessages.moveIntoPages('the group'),
      ),
    ).toEqual({
      groups: [{ group: 'G', pages: [...G.pages, { group: 'H', pages: [] }] }],
    }));
  test('a string becomes a boolean', () =>
    expect(
      applyFix(
        { groups: [{ group: 'G', pages: [{ ...G, expanded: 'true' }] }] },
        checkMessages.write('true'),
      ),
    ).toMatchObject({
      groups: [{ pages: [{ expanded: true }] }],
    }));
  test('a language code becomes the nearest one', () =>
    expect(
      applyFix(
        { languages: [{ language: 'pt-br', ...P }] },
        m.useLanguage('pt-BR', 'Portuguese, Brazil'),
      ),
    ).toMatchObject({
      languages: [{ language: 'pt-BR' }],
    }));
  test('an extension is removed', () =>
    expect(applyFix({ pages: ['a/b.mdx'] }, checkMessages.remove('.mdx'))).toEqual({
      pages: ['a/b'],
    }));
  test('an empty navigation gets its first list', () =>
    expect(applyFix({}, checkMessages.startWith('groups'))).toEqual({
      groups: [{ group: 'New group', pages: [] }],
    }));
});

describe('a remembered result', () => {
  const groups = (label: string) => [
    { group: label, pages: ['a', ''] },
    { group: 'B', pages: ['', 'b'] },
  ];
  const doc = siteWith({
    tabs: [
      { tab: 'One', groups: groups('A') },
      { tab: 'Two', groups: groups('C') },
    ],
  });
  const text = doc.files.get('docs.json')!.text;
  const tabs = (d: typeof doc) =>
    resultOf(navigationOf(d)!.node as never, 'navigation', 0).inner.map((i) => i.result);

  test('stays the same object where an edit changed nothing', () => {
    const before = tabs(doc);
    const at = text.indexOf('"A"') + 1;
    const next = reread(doc, [{ file: 'docs.json', at, remove: 1, insert: 'Renamed' }]);
    const after = tabs(next);
    expect(after[1]).toBe(before[1]);
    expect(after[0]).not.toBe(before[0]);
    expect(after[0]!.inner[1]!.result).toBe(before[0]!.inner[1]!.result);
  });
  test('is specific to its context', () => {
    const plain = siteWith({ tabs: [{ tab: 'T', groups: [{ group: 'G' }] }] });
    expect(errorsOf(plain).size).toBe(1);
    const from = plain.files.get('docs.json')!.text.indexOf('"groups"');
    const fed = reread(plain, [
      { file: 'docs.json', at: from, remove: 0, insert: '"openapi":"o.json",' },
    ]);
    expect(errorsOf(fed).size).toBe(0);
    expect(addedError(fed, plain)?.code).toBe('group-pages');
    expect(addedError(plain, fed)).toBeUndefined();
  });
});
