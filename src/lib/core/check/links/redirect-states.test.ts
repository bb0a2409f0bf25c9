import { expect, test } from 'vitest';
import { makeDoc } from '../../../../../tests/make-document.ts';
import type { World } from '../diagnostic.ts';
import { NO_CONFIG } from '../config.ts';
import { judgedRedirects, wayFrom } from './redirect-states.ts';

type Rule = readonly [source: string, destination: string];
const site = (...rules: readonly Rule[]) =>
  makeDoc({
    redirects: rules.map(([source, destination]) => ({ source, destination })),
    navigation: { pages: ['start'] },
  });
const world: World = { pages: new Set(['start', 'guides/index', 'guides/keys']) };

test('each rule has a state and a number of hops', () => {
  const doc = site(
    ['/a', '/start'],
    ['/b', '/a'],
    ['/c', '/c/index'],
    ['/into', '/c'],
    ['/d', '/nowhere-at-all'],
    ['/guides/keys', '/start'],
    ['/a/', '/guides'],
    ['/e#part', '/start'],
    ['/mcp', '/start'],
    ['/f', 'https://example.com'],
    ['/old/:slug*', '/guides/:slug*'],
  );
  const judged = judgedRedirects(doc, world);
  expect(judged.map(({ state, hops = '' }) => `${state} ${hops}`)).toEqual([
    ...['fine 1', 'chain 2', 'loop ', 'loop ', 'nowhere 1', 'page 1', 'twice 1', 'unused 1'],
    ...['unused 1', 'fine 1', 'fine 1'],
  ]);
  expect(judged[0]).not.toHaveProperty('message');
  expect(judged[4]!.message).toContain('/nowhere-at-all');
});

test('nothing is known about the end of a rule without the folder', () => {
  expect(judgedRedirects(site(['/a', '/start']), {}).map(({ state }) => state)).toEqual([
    'unknown',
  ]);
});

test('a redirect of the host can be the end of a rule', () => {
  const doc = site(['/a', '/pricing']);
  const elsewhere = [{ source: '/pricing', destination: 'https://example.com/pricing' }];
  expect(judgedRedirects(doc, world)[0]!.state).toBe('nowhere');
  const known = { ...world, config: { ...NO_CONFIG, elsewhere } };
  expect(judgedRedirects(doc, known)[0]!.state).toBe('unknown');
});

test.each<readonly [string, readonly Rule[], string, string, readonly string[]]>([
  ['a page', [], '/guides/index', 'page', []],
  [
    'a page by hops',
    [
      ['/a', '/b'],
      ['/b', '/guides/'],
    ],
    '/a/',
    'page',
    ['/b', '/guides/'],
  ],
  ['a wildcard', [['/old/:slug*', '/guides/:slug*']], 'old/keys', 'page', ['/guides/keys']],
  ['another site', [['/a', 'https://example.com/x']], '/a', 'elsewhere', ['https://example.com/x']],
  ['nothing', [['/a', '/none/at/all']], '/a', 'nothing', ['/none/at/all']],
  [
    'a loop',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    '/a',
    'loop',
    ['/b', '/a'],
  ],
])('the way ends at %s', (_, rules, from, end, to) => {
  const way = wayFrom(from, site(...rules), world);
  expect([way.end, way.hops.map((hop) => hop.to)]).toEqual([end, to]);
});

test('10,000 rules are judged in a moment, even if each leads to the next', () => {
  const rules = Array.from({ length: 9_000 }, (_, i): Rule => [`/old/a${i}`, `/old/a${i + 1}`]);
  const wild = Array.from({ length: 1_000 }, (_, i): Rule => [
    `/w${i}/:slug*`,
    i % 2 ? `/guides/:slug*` : `/w${i + 1}/:slug*`,
  ]);
  const judged = judgedRedirects(site(...rules, ...wild), world);
  expect(judged).toHaveLength(10_000);
  expect(judged.filter(({ state }) => state === 'chain')).toHaveLength(500);
}, 30_000);
