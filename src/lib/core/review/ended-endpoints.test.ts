import { describe, expect, test } from 'vitest';
import { docFromText, fileText } from '../../../../tests/make-document.ts';
import type { World } from '../check/diagnostic.ts';
import { spotAt, valueOf } from '../document/walk.ts';
import { plan } from '../operations/plan.ts';
import { endpointChanges } from './ended-endpoints.ts';
import { lossesOf } from './losses.ts';
import * as m from './messages.ts';
import { redirectDirectories } from './moved-directories.ts';

const FILE = 'openapi.json';
const known = (...names: readonly string[]): World => ({
  operations: new Map([[FILE, new Set(names)]]),
  excluded: new Map([[FILE, new Set(['GET /internal'])]]),
});
const ALL = known('GET /users', 'POST /users', 'GET /internal');

const tab = (more: object) => ({ tab: 'API', ...more });
const site = (api: object, more: object = {}) =>
  docFromText(
    fileText({
      name: 'Acme',
      navigation: { tabs: [{ tab: 'Guides', pages: ['a'] }, tab(api)] },
      ...more,
    }),
  );
type Site = ReturnType<typeof site>;
const ended = (base: Site, doc: Site, world = ALL, before = world) =>
  endpointChanges(base, doc, world, before).ended.map(({ name, directory }) =>
    directory === '' ? name : `${name} in ${directory}`,
  );

const GENERATED = { openapi: FILE };
const LISTED = { openapi: FILE, pages: ['GET /users', 'post /users'] };
const other = (directory: string) => ({ openapi: { source: FILE, directory } });

test('all end with the specification’s name in docs.json, but those without a page', () => {
  for (const before of [GENERATED, LISTED])
    expect(ended(site(before), site({ pages: ['b'] }))).toEqual(['GET /users', 'POST /users']);
});

test('none ends if it is only listed otherwise, or elsewhere', () => {
  for (const after of [
    LISTED,
    { openapi: FILE, pages: ['b'] },
    { groups: [{ group: 'G', ...GENERATED }] },
  ])
    expect(ended(site(GENERATED), site(after))).toEqual([]);
  const whole = { api: { openapi: FILE } };
  expect(ended(site(GENERATED), site({ pages: ['b'] }, whole))).toEqual([]);
  expect(ended(site({ pages: ['GET /users'] }, whole), site({ pages: ['b'] }))).toEqual([
    'GET /users',
  ]);
  expect(ended(site(GENERATED), site({ pages: [`${FILE} GET /users`] }))).toEqual([]);
});

test('one that the specification loses ends, listed or not', () => {
  for (const navigation of [GENERATED, LISTED])
    expect(ended(site(navigation), site(navigation), known('POST /users'), ALL)).toEqual([
      'GET /users',
    ]);
});

test('with another directory, all have other addresses, unless a redirect takes the old ones', () => {
  const [before, after] = [site(other('api')), other('/reference/')];
  expect(ended(before, site(after))).toEqual(['GET /users in api', 'POST /users in api']);
  const redirects = [{ source: '/api/:slug*', destination: '/reference/:slug*' }];
  expect(ended(before, site(after, { redirects }))).toEqual([]);
  expect(ended(site(other('api')), site(other('/api/')))).toEqual([]);
});

describe('a directory that has another name', () => {
  const offered = (before: Site, after: Site, world: World = {}) =>
    lossesOf(before, after, { ...ALL, pages: new Set(['a', 'b']), ...world }).flatMap(
      ({ moved = [] }) => moved,
    );
  const before = site(other('/api'));

  test('gets one redirect that takes all old addresses to the new ones', () => {
    const list = [{ source: '/old', destination: '/a', permanent: true }];
    const after = site(other('reference/v2'), { redirects: list });
    const moved = offered(before, after);
    expect(moved).toEqual([{ from: 'api', to: 'reference/v2' }]);
    const planned = plan(after, redirectDirectories(after, moved));
    if (!planned.ok) throw new Error(planned.refusal.sentence);
    const led = planned.value.after;
    expect(valueOf(spotAt(led, ['redirects'])!.node)).toEqual([
      ...list,
      { source: '/api/:slug*', destination: '/reference/v2/:slug*', permanent: true },
    ]);
    expect(offered(before, led)).toEqual([]);
    expect(ended(before, led)).toEqual([]);
  });

  test('gets none if something else is there, or might be', () => {
    const after = site(other('reference'));
    expect(offered(before, after, { pages: new Set(['api/errors']) })).toEqual([]);
    expect(lossesOf(before, after, ALL).flatMap(({ moved = [] }) => moved)).toEqual([]);
    expect(offered(before, site(other('reference'), { redirects: 'redirects.json' }))).toEqual([]);
    expect(offered(before, site(other('api/v2')))).toEqual([]);
  });

  test('gets none if its endpoints are in several others, or in none', () => {
    expect(offered(before, site(GENERATED))).toEqual([]);
    const groups = ['v1', 'v2'].map((name) => ({ group: name, ...other(name) }));
    expect(offered(before, site({ groups }))).toEqual([]);
    const listed = [
      { group: 'A', ...other('v1'), pages: ['GET /users'] },
      { group: 'B', ...other('v2'), pages: ['POST /users'] },
    ];
    expect(offered(before, site({ groups: listed }))).toEqual([]);
  });
});

test('nothing is said where a specification isn’t known', () => {
  const foreign = { openapi: 'https://example.com/openapi.json' };
  expect(ended(site(foreign), site({ pages: ['b'] }))).toEqual([]);
  expect(ended(site(GENERATED), site(foreign))).toEqual([]);
  expect(ended(site(GENERATED), site({ pages: ['b'] }), {})).toEqual([]);
});

test('a review lists them once, apart from pages that are only unlisted', () => {
  const base = site({ openapi: FILE, pages: ['GET /users', 'c'] });
  const losses = lossesOf(base, site({ pages: ['b'] }), ALL);
  const told = losses.map(({ title, items }) => [
    title,
    ...items.map(({ text, place }) => [text, place]),
  ]);
  expect(told.slice(0, 2)).toEqual([
    [m.pagesGone(1), ['“C” (c)', m.wasIn('API')]],
    [m.endpointsEnded(1), ['GET /users', m.fromFile(m.wasIn('API'), FILE)]],
  ]);
});

describe('an endpoint that is listed no longer', () => {
  const gone = (base: Site, doc: Site, world: World = {}) =>
    lossesOf(base, doc, { ...ALL, ...world })
      .filter(({ kind }) => kind === 'gone')
      .flatMap(({ items }) => items.map(({ text, place }) => [text, place]));
  const wasIn = (place: string) => m.fromFile(m.wasIn(place), FILE);

  test('is not lost if its page is generated now', () => {
    for (const after of [
      { openapi: FILE, pages: [] },
      GENERATED,
      { pages: ['b', { group: 'All', openapi: FILE }] },
    ])
      expect(gone(site(LISTED), site(after))).toEqual([]);
    const many = site({ openapi: FILE, pages: ['GET /users', `${FILE} GET /users`] });
    expect(gone(many, site({ openapi: FILE, pages: ['GET /users'] }))).toEqual([]);
  });

  test('is not lost if a page file names it', () => {
    const facts = { file: 'b.mdx', hasHeading: true, imports: [], openapi: 'get /users' };
    const pageFiles = new Map([['b', facts]]);
    const after = site({ openapi: FILE, pages: ['b', 'POST /users'] });
    for (const before of [LISTED, GENERATED]) {
      expect(gone(site(before), after, { pageFiles })).toEqual([]);
      expect(gone(site(before), after)).toHaveLength(1);
    }
  });

  test('is lost if its page was generated, and only others are listed', () => {
    const after = site({ openapi: FILE, pages: ['GET /users'] });
    expect(gone(site(GENERATED), after)).toEqual([['POST /users', wasIn('API')]]);
  });
});

test('nothing is said while a part of the navigation isn’t read', () => {
  const doc = site({ groups: [{ $ref: './api.json' }] });
  const kinds = lossesOf(site(GENERATED), doc, ALL).map(({ kind }) => kind);
  expect(kinds).not.toContain('endpoint');
});
