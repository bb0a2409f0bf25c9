import { describe, expect, test } from 'vitest';
import { check } from '../check.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { rulesOf } from '../../redirects/rules.ts';
import { afterFirstFix } from '../../../../../tests/check-document.ts';
import { makeDoc } from '../../../../../tests/make-document.ts';
import * as m from './redirect-messages.ts';
import * as checkMessages from '../messages.ts';

type Rule = readonly [source: string, destination: string];
const site = (rules: readonly (Rule | object)[], pages: readonly string[] = ['start']) => ({
  redirects: rules.map((rule) =>
    Array.isArray(rule) ? { source: rule[0] as string, destination: rule[1] as string } : rule,
  ),
  navigation: { pages },
});
const folder = (...pages: string[]): World => ({ pages: new Set(pages) });

function found(value: unknown, world: World = {}): readonly Diagnostic[] {
  const doc = makeDoc(value);
  return check(doc, world).filter(({ code }) => code.startsWith('redirect-'));
}
const codes = (value: unknown, world?: World) => found(value, world).map(({ code }) => code);

/** The document after the first fix of the first finding. */
const fixed = (value: unknown, world: World = {}): unknown =>
  afterFirstFix(makeDoc(value), found(value, world));

describe('following', () => {
  const end = (list: readonly Rule[], from: string) =>
    rulesOf(list.map(([source, destination]) => ({ source, destination }))).follow(from);

  test('continues until no rule matches the address', () => {
    const way = end(
      [
        ['/a', '/b'],
        ['/b', '/c'],
      ],
      '/a',
    );
    expect(way).toMatchObject({ end: 'site', destination: '/c' });
    expect(way.by.map(({ index }) => index)).toEqual([0, 1]);
  });
  test.each([
    ['/docs/:slug*', '/new/:slug*', '/docs/a/b', '/new/a/b'],
    ['/docs/:slug*', '/new/:slug*', '/docs', '/docs'],
    ['/docs/:slug*', '/docs', '/docs/a', '/docs'],
    ['/blog/:year/:name', '/posts/:name', '/blog/2020/x', '/posts/x'],
    ['/v1-*', '/v2-*', '/v1-alpha', '/v2-alpha'],
    ['/old', 'https://example.com/x', '/old/', 'https://example.com/x'],
    ['/a%20b', '/c', '/a b', '/c'],
  ])('%s → %s sends %s to %s', (source, destination, from, to) => {
    expect(end([[source, destination]], from).destination).toBe(to);
  });
  test('an exact rule comes before a wildcard, wherever it is', () => {
    const list: Rule[] = [
      ['/a/:rest*', '/x'],
      ['/a/b', '/y'],
    ];
    expect(end(list, '/a/b').destination).toBe('/y');
    expect(end(list, '/a/c').destination).toBe('/x');
  });
  test('a single wildcard matches only one part of a path', () => {
    expect(end([['/a/:b', '/c']], '/a/x/y').by).toEqual([]);
  });
});

describe('loops', () => {
  test.each<readonly [string, readonly Rule[]]>([
    ['an index', [['/migration', '/migration/index']]],
    ['in a language', [['/fr/migration', '/fr/migration/index']]],
    ['a final slash', [['/x', '/x/']]],
    ['itself', [['/x', '/x']]],
    ['a wildcard that matches its own destination', [['/docs/:slug*', '/docs/v2/:slug*']]],
    [
      'a swapped pair',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
    ],
    [
      'three in a circle',
      [
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/a'],
      ],
    ],
  ])('%s', (_, rules) => {
    expect(codes(site(rules))).toEqual(['redirect-loop']);
    expect(codes(site(rules), folder('start'))).toEqual(['redirect-loop']);
  });
  test('that another rule only leads into are reported once', () => {
    expect(
      codes(
        site([
          ['/in', '/a'],
          ['/a', '/a/'],
        ]),
      ),
    ).toEqual(['redirect-loop']);
  });
  test('of one redirect are removed by the fix', () => {
    const after = fixed(
      site([
        ['/old', '/start'],
        ['/x', '/x/'],
      ]),
    );
    expect(after).toEqual(site([['/old', '/start']]));
  });
});

describe('chains', () => {
  test('are reported with all their redirects, and the fix points them to the final address', () => {
    const value = site([
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/start'],
    ]);
    const [chain] = found(value, folder('start'));
    expect(chain).toMatchObject({ code: 'redirect-chain', pointer: '/redirects/0/destination' });
    expect(chain!.related).toHaveLength(2);
    expect(fixed(value, folder('start'))).toEqual(
      site([
        ['/a', '/start'],
        ['/b', '/start'],
        ['/c', '/start'],
      ]),
    );
  });
  test('with wildcards are fixed too', () => {
    expect(
      fixed(
        site([
          ['/a/:slug*', '/b/:slug*'],
          ['/b/:slug*', '/c/:slug*'],
        ]),
      ),
    ).toEqual(
      site([
        ['/a/:slug*', '/c/:slug*'],
        ['/b/:slug*', '/c/:slug*'],
      ]),
    );
  });
  test('205 of them are one finding with all places', () => {
    const rules = Array.from({ length: 205 }, (_, i): Rule => [`/a${i}`, `/b${i}`]);
    const more = Array.from({ length: 205 }, (_, i): Rule => [`/b${i}`, '/start']);
    const all = found(site([...rules, ...more]), folder('start'));
    expect(all.map(({ code }) => code)).toEqual(['redirect-chain']);
    expect(all[0]!.message).toBe(
      '205 redirects lead to another redirect. “/a0” → “/b0”, “/a1” → “/b1”, “/a2” → “/b2”, and 202 more.',
    );
    expect(all[0]!.related).toHaveLength(205);
    expect(all[0]!.related![7]).toMatchObject({ pointer: '/redirects/7/destination' });
  });
  test('keep their anchor, and may lead on for a while only', () => {
    const value = site([
      ['/a', '/b#part'],
      ['/b', '/start'],
    ]);
    expect(fixed(value, folder('start'))).toEqual(
      site([
        ['/a', '/start#part'],
        ['/b', '/start'],
      ]),
    );
    const temporary = { source: '/b', destination: '/start', permanent: false };
    expect(codes(site([['/a', '/b'], temporary]), folder('start'))).toEqual([]);
  });
  test('end at a page, even if a wildcard matches its address', () => {
    const rules: Rule[] = [
      ['/old', '/docs/start'],
      ['/docs/:slug*', '/:slug*'],
    ];
    expect(codes(site(rules), folder('start', 'docs/start'))).toEqual([]);
  });
});

describe('the end of a redirect', () => {
  test('is a page, a file, another site or an address that the host serves', () => {
    const rules: Rule[] = [
      ['/a', '/start'],
      ['/b', '/guides/'],
      ['/c', '/guides/index#part'],
      ['/d', 'https://example.com'],
      ['/e', '/files/paper.pdf'],
      ['/f', '/llms.txt'],
      ['/g', '/'],
      ['/h', '/start?tab=1'],
      ['/i/:slug*', '/guides/:slug*'],
    ];
    const world = {
      ...folder('start', 'guides/index', 'guides/more'),
      paths: new Set(['files/paper.pdf']),
    };
    expect(codes(site(rules), world)).toEqual([]);
  });
  test('can be generated from a specification', () => {
    const value = {
      redirects: [
        { source: '/a', destination: '/api/users/list' },
        { source: '/b', destination: '/apis/users' },
      ],
      navigation: {
        groups: [{ group: 'A', openapi: { source: 'a.json', directory: 'api' } }],
      },
    };
    const all = found(value, folder('start'));
    expect(all.map(({ pointer }) => pointer)).toEqual(['/redirects/1/destination']);
  });
  test('is reported if it is missing', () => {
    const [one] = found(site([['/old', '/strat']]), folder('start'));
    expect(one).toMatchObject({ code: 'redirect-nowhere', severity: 'warning' });
    expect(one!.message).toBe(
      `${m.nowhere('/strat', '/old')} ${checkMessages.isMeant('“/start”')}`,
    );
    expect(fixed(site([['/old', '/strat']]), folder('start'))).toEqual(site([['/old', '/start']]));
  });
  test('is reported if it is in a folder without pages', () => {
    expect(codes(site([['/a/:slug*', '/b/:slug*']]), folder('start'))).toEqual([
      'redirect-nowhere',
    ]);
  });
  test('is not judged while the folder is unknown', () => {
    expect(codes(site([['/old', '/gone']]))).toEqual([]);
  });
  test('is reported once for all redirects that end there', () => {
    const rules: Rule[] = [
      ['/a', '/gone'],
      ['/b', '/gone'],
    ];
    expect(found(site(rules), folder('start'))).toMatchObject([
      {
        related: [{ pointer: '/redirects/0/destination' }, { pointer: '/redirects/1/destination' }],
      },
    ]);
  });
});

describe('a source', () => {
  test('is reported if it is the address of a page', () => {
    expect(codes(site([['/guide', '/start']]), folder('start', 'guide'))).toEqual([
      'redirect-page',
    ]);
  });
  test('is reported if it appears twice', () => {
    const value = site([
      ['/a', '/start'],
      ['/a/', '/other'],
    ]);
    expect(codes(value)).toEqual(['redirect-twice']);
    const again = site([
      ['/a', '/start'],
      ['/a/', '/start'],
    ]);
    expect(codes(again)).toEqual(['redirect-repeated']);
    expect(fixed(again)).toEqual(site([['/a', '/start']]));
  });
  test.each(['/a#b', '/a?b=c'])('%s never matches', (source) => {
    expect(codes(site([[source, '/start']]))).toEqual(['redirect-source']);
  });
  test.each(['/mcp', '/llms.txt', '/llms-full.txt', '/.well-known/x'])(
    '%s is reserved',
    (source) => {
      expect(codes(site([[source, '/start']]))).toEqual(['redirect-reserved']);
    },
  );
  test('is reported if it is in the navigation', () => {
    const value = site([['/old', '/start']], ['start', 'old']);
    expect(found(value)).toMatchObject([
      { code: 'redirect-entry', pointer: '/navigation/pages/1' },
    ]);
    expect(codes(value, folder('start'))).toEqual(['redirect-entry']);
    const doc = makeDoc(value);
    expect(check(doc, folder('start')).map(({ code }) => code)).not.toContain('page-missing');
  });
});

test('“from” and “to” are renamed', () => {
  const value = site([{ from: '/old', to: '/start' }]);
  expect(found(value)).toMatchObject([{ code: 'redirect-keys', severity: 'error' }]);
  expect(fixed(value)).toEqual(site([['/old', '/start']]));
});
