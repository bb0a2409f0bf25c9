import { describe, expect, test } from 'vitest';
import { read, reread } from '../model/read.ts';
import { plan } from '../operations/plan.ts';
import { apply } from '../text/edit.ts';
import { addedError, errorsOf } from './added.ts';
import { check } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { navigationOf } from './elements.ts';
import { resultOf } from './examine.ts';
import { nearestLanguages } from './languages.ts';

const open = (text: string, name = 'docs.json') => read(new Map([[name, text]]), name);
const site = (navigation: unknown, more: object = {}) =>
  open(JSON.stringify({ ...more, navigation }));
const codes = (problems: readonly Diagnostic[]) => problems.map((d) => d.code);

/** The codes found are exactly these, in the order of the text. */
const has = (navigation: unknown, ...expected: string[]) =>
  expect(codes(check(site(navigation)))).toEqual(expected);
const says = (navigation: unknown, code: string) =>
  check(site(navigation)).find((d) => d.code === code)!.message;
/** The same for a site whose navigation is a page and whose settings are these. */
const settings = (more: object, ...expected: string[]) =>
  expect(codes(check(site({ pages: ['a'] }, more)))).toEqual(expected);

const P = { pages: ['a'] };
const G = { group: 'G', pages: ['g'] };
const T = { tab: 'T', pages: ['t'] };
const A = { anchor: 'A', pages: ['x'] };

/** Carries out the fix with this label through `plan`, one operation after the other. */
function mend(navigation: unknown, label: string): unknown {
  let doc = site(navigation);
  const fix = check(doc)
    .flatMap((d) => d.fixes)
    .find((f) => f.label === label);
  if (!fix || !('operations' in fix)) throw new Error(`No fix “${label}”`);
  for (const operation of fix.operations) {
    const planned = plan(doc, operation);
    if (!planned.ok) throw new Error(planned.refusal.sentence);
    doc = reread(doc, planned.value.edits, planned.value.carried);
  }
  return (JSON.parse(doc.files.get('docs.json')!.text) as { navigation: unknown }).navigation;
}

describe('the navigation as a whole', () => {
  test('is an object', () => {
    expect(codes(check(open('{"name":"x"}')))).toEqual(['navigation-shape']);
    has([G], 'navigation-shape');
    has(null, 'navigation-shape');
    expect(codes(check(open('[]')))).toEqual(['navigation-shape']);
  });
  test('in its old form becomes the list of groups', () => {
    const doc = site([G]);
    const fix = check(doc)[0]!.fixes[0]!;
    if (!('edits' in fix)) throw new Error('A text fix is expected');
    const text = apply(doc.files.get('docs.json')!.text, fix.edits);
    expect(JSON.parse(text)).toEqual({ navigation: { groups: [G] } });
  });
  test('has a pattern', () => {
    has({}, 'root-empty');
    has({ global: { anchors: [] } }, 'root-empty');
    has({ pages: [] });
    has({ $ref: './nav.json' }, 'ref-closed');
  });
  test('has one pattern only', () => {
    has({ pages: ['a'], groups: [G] }, 'root-patterns');
    has({ tabs: [], pages: ['a'] }, 'empty-list');
    has({ pages: ['a'], groups: { $ref: './g.json' } });
  });
});

describe('child lists', () => {
  test('of one element do not stand together', () => {
    has({ tabs: [{ tab: 'T', groups: [G], anchors: [A] }] }, 'mixed-children');
    has({ tabs: [{ tab: 'T', groups: [G], anchors: [] }] }, 'empty-list');
  });
  test('say what the site will show and what it will drop', () => {
    const groups = [G, { ...G, group: 'H' }, { ...G, group: 'I' }, { ...G, group: 'J' }];
    expect(says({ tabs: [{ tab: 'Guides', groups, anchors: [A] }] }, 'mixed-children')).toBe(
      '“Guides” holds both groups and anchors. The site will show the anchors and drop the 4 groups.',
    );
    expect(
      says({ tabs: [{ tab: 'X', href: 'https://e.com', ...P, groups: [G] }] }, 'mixed-children'),
    ).toContain('The site will show the link and drop the page and the group.');
  });
  test('are arrays of the right things', () => {
    has({ pages: 'a' }, 'children-shape');
    has({ groups: {} }, 'children-shape');
    has({ tabs: null, pages: ['a'] }, 'children-shape');
    has({ pages: ['a', 5] }, 'children-shape');
    has({ pages: [null] }, 'children-shape');
    has({ pages: [['a']] }, 'children-shape');
    has({ pages: [{ title: 'A', href: 'https://e.com' }] }, 'children-shape');
    has({ pages: [{ tab: 'T', pages: ['a'] }] }, 'children-shape');
    has({ tabs: ['a'] }, 'children-shape');
    has({ pages: [{ pages: ['a'] }] }, 'label-missing');
  });
  test('stand where their kind is known', () => {
    has({ groups: [{ group: 'G', groups: [G] }] }, 'group-groups');
    has({ groups: [{ ...G, tabs: [T] }] }, 'child-dropped');
    has({ tabs: [{ tab: 'T', tabs: [T] }] }, 'own-kind');
    has({ anchors: [{ anchor: 'A', menu: [{ item: 'I', ...P }] }] }, 'menu-place');
    has({ tabs: [{ tab: 'T', menu: [{ item: 'I', tabs: [T] }] }] }, 'menu-item-children');
    has({ tabs: [{ tab: 'T', menu: [{ item: 'I', groups: [G] }] }] });
    has({ products: [{ product: 'X', menu: [{ item: 'I', ...P }] }] });
    has({ tabs: [{ tab: 'T', dropdowns: [{ dropdown: 'D', tabs: [T] }] }] });
  });
  test('beside a link are dropped', () =>
    has({ tabs: [{ tab: 'T', href: 'https://e.com', pages: ['a'] }] }, 'href-content'));
  test('of a closed $ref are not looked for', () => {
    has({ tabs: [{ $ref: './t.json' }] }, 'ref-closed');
    has({ pages: [{ $ref: './p.json' }] }, 'ref-closed');
    has({ tabs: { $ref: './tabs.json' } });
  });
});

describe('groups', () => {
  test('list pages, or are fed by a specification', () => {
    has({ groups: [{ group: 'G' }] }, 'group-pages');
    has({ groups: [{ group: 'G', root: 'a' }] }, 'group-pages');
    has({ groups: [{ group: 'G', openapi: 'o.json' }] });
    has({ groups: [{ group: 'G', asyncapi: 'o.json' }] });
    has({ tabs: [{ tab: 'T', openapi: 'o.json', groups: [{ group: 'G' }] }] });
    has({
      tabs: [{ tab: 'T', openapi: 'o.json', groups: [{ group: 'G', pages: [{ group: 'H' }] }] }],
    });
    has(
      { openapi: '', groups: [{ group: 'G' }] },
      'navigation-openapi',
      'openapi-empty',
      'group-pages',
    );
  });
  test('may have an empty list of pages', () => {
    has({ groups: [{ group: 'G', pages: [] }] }, 'empty-element');
    has({ groups: [{ group: 'G', root: 'a', pages: [] }] });
  });
  test('at the top level always stand open', () => {
    has({ groups: [{ ...G, expanded: true }] }, 'expanded-top');
    has({ groups: [{ group: 'G', pages: [{ ...G, expanded: false }] }] });
    has({ tabs: [{ tab: 'T', pages: [{ ...G, expanded: true }] }] }, 'expanded-top');
  });
});

describe('labels', () => {
  test('are needed', () => {
    has({ groups: [P] }, 'label-missing');
    has({ groups: [{ group: '', ...P }] }, 'label-missing');
    has({ tabs: [{ tab: null, ...P }] }, 'label-missing');
    has({ anchors: [{ anchor: ' ', ...P }] }, 'label-blank');
  });
  test('are told apart', () => has({ groups: [G, { ...G, pages: ['h'] }] }, 'label-twice'));
  test('name the cost: the whole build at the top, a list further down', () => {
    expect(says({ groups: [P] }, 'label-missing')).toContain('The site does not build with it.');
    expect(says({ tabs: [{ tab: 'T', groups: [P] }] }, 'label-missing')).toContain(
      'The site drops the whole list that it stands in.',
    );
  });
});

test('a list that is none, or a wrong entry in it, costs the list, and at the top the build', () => {
  const cost = (navigation: unknown) => says(navigation, 'children-shape').replace(/^.*[.] /, '');
  expect(cost({ pages: 'a' })).toBe('The site does not build with it.');
  expect(cost({ pages: [5] })).toBe('The site does not build with it.');
  expect(cost({ groups: [{ group: 'G', pages: 'a' }] })).toBe('The site does not build with it.');
  expect(cost({ tabs: [{ tab: 'T', pages: 'a' }] })).toBe('The site drops it.');
  const whole = 'The site drops the whole list that it stands in.';
  expect(cost({ tabs: [{ tab: 'T', groups: [null] }] })).toBe(whole);
  expect(cost({ tabs: [{ tab: 'T', groups: [{ group: 'G', pages: 'a' }] }] })).toBe(whole);
});

describe('languages', () => {
  const language = (value: unknown, ...expected: string[]) =>
    has({ languages: [{ language: value, ...P }] }, ...expected);
  test('have a code that the site knows', () => {
    language('en');
    language('zh-Hant');
    language('ja', 'language-extra');
    language('ua', 'language-builder');
    language('xx', 'language-code');
    language('EN', 'language-code');
    language('', 'language-code');
    language(null, 'language-code');
    has({ languages: [P] }, 'language-code');
  });
  test.each([
    ['EN', ['en']],
    ['en-US', ['en']],
    ['pt-br', ['pt-BR']],
    ['zh-hant', ['zh-Hant']],
    ['German', ['de']],
    ['dk', ['da']],
    ['xx', []],
  ])('near %s lies %j', (code, near) => expect(nearestLanguages(code)).toEqual(near));
  test('have one default', () =>
    has(
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
      has({ languages: [{ language: 'en', banner: value, ...P }] }, ...expected);
    banner({ content: 'Hi' });
    banner({ dismissible: true }, 'banner-content');
    banner({ content: 'Hi', dismissible: 'yes' }, 'field-type');
    banner({ content: 'Hi', type: 'loud' }, 'field-builder');
    banner(null, 'field-type');
    banner({ $ref: './banner.json' });
  });
});

describe('pages', () => {
  const page = (entry: string, ...expected: string[]) => has({ pages: [entry] }, ...expected);
  test('are paths', () => {
    page('v1.2/notes');
    page('a//b');
    page('With Space/and.dots');
    page('', 'page-empty');
    page(' ', 'page-empty');
    page('https://example.com/x', 'page-url');
    page('a/b.mdx', 'page-extension');
    page('/a', 'leading-slash');
    page('/');
    page('CONNECT /x');
  });
  test('that are endpoints need a specification', () => {
    page('GET /users', 'endpoint-no-spec');
    page('specs/o.yaml GET /users');
    has({ groups: [{ group: 'G', openapi: 'o.json', pages: ['get /users'] }] });
    expect(codes(check(site({ pages: ['GET /x'] }, { api: { openapi: 'o.json' } })))).toEqual([]);
  });
});

describe('links', () => {
  const href = (value: unknown, ...expected: string[]) =>
    has({ tabs: [{ tab: 'T', href: value }] }, ...expected);
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
  test('of what is shown everywhere are full addresses', () => {
    const anchor = (fields: object, ...expected: string[]) =>
      has({ pages: ['a'], global: { anchors: [{ anchor: 'A', ...fields }] } }, ...expected);
    anchor({ href: 'https://example.com' });
    anchor({ href: ' https://example.com ' });
    anchor({ href: 'mailto:a@example.com' });
    anchor({ href: '/a' }, 'global-anchor-href');
    anchor({ href: 'docs/a' }, 'global-anchor-href');
    anchor({ href: '#x' }, 'global-anchor-href');
    anchor({}, 'global-anchor-href');
    anchor({ href: 'https://example.com', ...P }, 'href-content');
    has({ pages: ['a'], global: { foo: 1 } }, 'global-key');
    has({ pages: ['a'], global: { groups: [G] } }, 'global-key');
    has({ pages: ['a'], global: { tabs: [{ tab: 'T' }] } }, 'global-entry');
  });
  test('of old files are called url', () =>
    has({ tabs: [{ ...T, url: 'https://e.com' }] }, 'old-key'));
});

describe('fields', () => {
  const tab = (fields: object, ...expected: string[]) =>
    has({ tabs: [{ ...T, ...fields }] }, ...expected);
  const group = (fields: object, ...expected: string[]) =>
    has({ groups: [{ ...G, ...fields }] }, ...expected);
  test('of the specification have their type', () => {
    tab({ icon: 5 }, 'field-type');
    tab({ icon: null }, 'field-type');
    tab({ openapi: 5 }, 'field-type');
    tab({ openapi: ['a.json', { source: 'b.json', directory: 'api' }] });
    tab({ openapi: { source: 'a.json', foo: 1 } }, 'field-builder');
    tab({ openapi: [] }, 'openapi-empty');
    has({ groups: [{ group: 'G', pages: [{ ...G, expanded: 'true' }] }] }, 'field-type');
  });
  test('of the builder too', () => {
    group({ hidden: 'yes' }, 'field-builder');
    group({ boost: '2' }, 'field-builder');
    group({ root: '' }, 'field-builder');
    tab({ directory: 'bad' }, 'field-builder');
    tab({ asyncapi: 5 }, 'field-builder');
    group({ graphql: 's.graphql' }, 'field-builder');
    has({ anchors: [{ ...A, color: { light: 'red' } }] }, 'field-builder');
  });
  test('icons are names or {name, style, library}', () => {
    tab({ icon: { name: 'book', style: 'sharp-solid', library: 'fontawesome' } });
    tab({ icon: { style: 'solid' } }, 'icon-object');
    tab({ icon: { name: 'book', style: 'wavy' } }, 'icon-object');
    tab({ icon: { name: 'book', library: 'material' } }, 'icon-object');
  });
  test('without effect, or unknown, are quiet', () => {
    tab({ description: 'd' }, 'no-effect');
    group({ href: 'https://e.com' }, 'no-effect');
    tab({ foo: 1 }, 'unknown-field');
    expect(check(site({ tabs: [{ ...T, foo: 1 }] }))[0]?.severity).toBe('hint');
  });
});

describe('the site’s settings', () => {
  test('have the values that the builder knows', () => {
    settings({ styling: { eyebrows: 'breadcrumbs' }, interaction: { drilldown: false } });
    settings({ styling: { eyebrows: 'section' }, interaction: {} });
    settings({ styling: { eyebrows: 'none' } }, 'enum');
    settings({ styling: { eyebrows: null } }, 'enum');
    settings({ interaction: { drilldown: 'true' } }, 'enum');
    settings({ interaction: { drilldown: null } }, 'enum');
    settings({ interaction: true }, 'field-type');
    settings({ banner: { dismissible: true } }, 'banner-content');
    settings({ theme: 'Mint' }, 'site-setting');
    settings({ icons: { library: 'material' } }, 'site-setting');
  });
  test('belong to no element', () => {
    const [problem] = check(site(P, { styling: { eyebrows: 'none' } }));
    expect(problem).toMatchObject({
      node: undefined,
      field: ['styling', 'eyebrows'],
      pointer: '/styling/eyebrows',
    });
  });
});

describe('the text', () => {
  test('that does not parse is one error with its place', () => {
    const [problem, ...rest] = check(open('{"navigation": {"pages": ["a" "b"]}}'));
    expect(problem).toMatchObject({ code: 'json', severity: 'error', at: 30, file: 'docs.json' });
    expect(problem?.node).toBeUndefined();
    expect(rest).toEqual([]);
  });
  test.each([
    ['// note\n{"navigation": {"pages": ["a"]}}', 0, 7],
    ['{"navigation": {"pages": ["a" /* b */]}}', 30, 7],
    ['{"navigation": {"pages": ["a",]}}', 29, 1],
    ['{"navigation": {"pages": ["a"]}, "x": [1,] // y\n}', 40, 1],
  ])('with comments or trailing commas opens, but is not strict: %s', (text, at, length) =>
    expect(check(open(text))).toMatchObject([{ code: 'json-lenient', at, length }]),
  );
  test('of a docs.jsonc may be lenient', () =>
    expect(check(open('{"navigation": {"pages": ["a",]}} // x', 'docs.jsonc'))).toEqual([]));
  test('counts what it holds', () =>
    expect(check(open('{"navigation": /*a*/ {"pages": ["a",]}} // x'))[0]?.message).toContain(
      '2 comments and a comma before a closing bracket',
    ));
  test('with a key twice says what is hidden', () => {
    const text =
      '{"navigation": {"groups": [{"group": "G", "pages": ["x", "y"], "pages": ["a"]}]}}';
    expect(check(open(text))).toMatchObject([
      {
        code: 'duplicate-key',
        at: text.indexOf('"pages"'),
        length: 7,
        pointer: '/navigation/groups/0',
      },
    ]);
    expect(check(open(text))[0]?.message).toContain('the 2 pages in it are lost');
  });
  test('while it is broken keeps the problems of the last good state, moved along', () => {
    const doc = open('{"navigation": {"groups": [{"pages": ["a"]}]}}');
    const broken = reread(doc, [{ file: 'docs.json', at: 1, remove: 0, insert: ',,' }]);
    expect(check(broken)).toMatchObject([{ code: 'json' }, { code: 'label-missing', at: 29 }]);
  });
});

describe('places', () => {
  test('are those of the value, a byte order mark counted', () => {
    const text =
      '\ufeff{\n  "navigation": {"tabs": [{"tab": "T", "icon": 5, "pages": ["a", ""]}]}\n}';
    expect(
      check(open(text)).map(({ at, length, pointer }) => [text.slice(at, at + length), pointer]),
    ).toEqual([
      ['5', '/navigation/tabs/0/icon'],
      ['""', '/navigation/tabs/0/pages/1'],
    ]);
  });
  test('move along with an edit before them', () => {
    const text =
      '{"navigation": {"tabs": [{"tab": "T", "pages": ["a"]}, {"tab": "U", "icon": 5, "pages": ["a"]}]}}';
    const doc = open(text);
    check(doc);
    const longer = reread(doc, [
      { file: 'docs.json', at: text.indexOf('T') + 1, remove: 0, insert: 'wo' },
    ]);
    const after = longer.files.get('docs.json')!.text;
    expect(check(longer)).toEqual(
      check(open(after)).map((d) => ({ ...d, node: expect.any(Number) as number })),
    );
    expect(check(longer)[0]?.at).toBe(check(doc)[0]!.at + 2);
  });
  test('are the page’s own for an entry of pages', () => {
    const doc = site({ pages: ['a', ''] });
    const list = navigationOf(doc)!.node;
    if (list.type !== 'object' || list.members[0]?.value.type !== 'array') throw new Error();
    expect(check(doc)[0]).toMatchObject({
      node: list.members[0].value.items[1]!.id,
      pointer: '/navigation/pages/1',
    });
  });
});

describe('fixes go through plan', () => {
  test('anchors and groups side by side: the groups into a new anchor', () =>
    expect(
      mend({ tabs: [{ tab: 'T', groups: [G], anchors: [A] }] }, 'Put the group into a new anchor'),
    ).toEqual({
      tabs: [{ tab: 'T', anchors: [A, { anchor: 'New anchor', groups: [G] }] }],
    }));
  test('pages beside groups: among the pages', () =>
    expect(mend({ pages: ['a'], groups: [G] }, 'Put the group among the pages')).toEqual({
      pages: ['a', G],
    }));
  test('groups of a group go among its pages', () =>
    expect(
      mend(
        { groups: [{ ...G, groups: [{ group: 'H', pages: [] }] }] },
        'Move the group into its pages',
      ),
    ).toEqual({
      groups: [{ group: 'G', pages: [...G.pages, { group: 'H', pages: [] }] }],
    }));
  test('a text becomes a switch', () =>
    expect(
      mend({ groups: [{ group: 'G', pages: [{ ...G, expanded: 'true' }] }] }, 'Write true'),
    ).toMatchObject({
      groups: [{ pages: [{ expanded: true }] }],
    }));
  test('a code becomes the nearest', () =>
    expect(
      mend({ languages: [{ language: 'pt-br', ...P }] }, 'Use “pt-BR” (Portuguese, Brazil)'),
    ).toMatchObject({
      languages: [{ language: 'pt-BR' }],
    }));
  test('an extension goes', () =>
    expect(mend({ pages: ['a/b.mdx'] }, 'Remove .mdx')).toEqual({ pages: ['a/b'] }));
  test('an empty navigation starts', () =>
    expect(mend({}, 'Start with groups')).toEqual({ groups: [{ group: 'New group', pages: [] }] }));
});

describe('what is remembered', () => {
  const groups = (label: string) => [
    { group: label, pages: ['a', ''] },
    { group: 'B', pages: ['', 'b'] },
  ];
  const doc = site({
    tabs: [
      { tab: 'One', groups: groups('A') },
      { tab: 'Two', groups: groups('C') },
    ],
  });
  const text = doc.files.get('docs.json')!.text;
  const tabs = (d: typeof doc) =>
    resultOf(navigationOf(d)!.node as never, 'navigation', 0).inner.map((i) => i.result);

  test('stays the same object where an edit did not touch', () => {
    const before = tabs(doc);
    const at = text.indexOf('"A"') + 1;
    const next = reread(doc, [{ file: 'docs.json', at, remove: 1, insert: 'Renamed' }]);
    const after = tabs(next);
    expect(after[1]).toBe(before[1]);
    expect(after[0]).not.toBe(before[0]);
    expect(after[0]!.inner[1]!.result).toBe(before[0]!.inner[1]!.result);
  });
  test('is kept apart by context', () => {
    const plain = site({ tabs: [{ tab: 'T', groups: [{ group: 'G' }] }] });
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
