import { expect, test } from 'vitest';
import { parsePointer } from '../document/walk.ts';
import { elementAt } from '../document/elements.ts';
import { belongsTo, listedEndpoints, namedIn, specificationOf } from './specification.ts';
import { factsOf } from '../pages/page-file.ts';
import { makeDoc } from '../../../../tests/make-document.ts';

const DOC = {
  api: { openapi: ['/site.json'] },
  navigation: {
    tabs: [
      { tab: 'Plain', pages: ['a', 'get /site'] },
      {
        tab: 'API',
        openapi: { source: './api.yaml', directory: 'api' },
        groups: [
          { group: 'Users', pages: ['GET /users', 'other.json POST /x', 'webhook paid'] },
          { group: 'Own', openapi: 'own.json', pages: ['GET /own'] },
          { group: 'Empty', openapi: '', pages: ['PUT /users'] },
        ],
      },
    ],
  },
};
const doc = makeDoc(DOC);
const at = (pointer: string) => specificationOf(elementAt(doc, parsePointer(pointer)!)!);

test('the nearest element that names a specification decides which is in effect, then the site', () => {
  expect(at('/navigation/tabs/0/pages/1')).toEqual({ names: ['/site.json'], from: 'site' });
  const users = at('/navigation/tabs/1/groups/0');
  expect(users?.names).toEqual(['./api.yaml']);
  expect(users?.from).toMatchObject({ kind: 'tab' });
  expect(at('/navigation/tabs/1/groups/1')?.names).toEqual(['own.json']);
  expect(at('/navigation/tabs/1/groups/2')?.names).toEqual(['./api.yaml']);
  const bare = makeDoc({ navigation: { pages: ['a'] } });
  expect(specificationOf(elementAt(bare, ['navigation'])!)).toBeUndefined();
});

test('finds every name in the document, including those in entries', () => {
  expect(namedIn(doc)).toEqual(['/site.json', './api.yaml', 'other.json', 'own.json']);
  expect(namedIn(makeDoc([]))).toEqual([]);
});

test('finds all endpoint entries, each with the specifications that it may belong to', () => {
  const found = listedEndpoints(doc, undefined).map(({ operation, names }) => [
    operation,
    ...(names ?? []),
  ]);
  expect(found).toEqual([
    ['GET /site', 'site.json'],
    ['GET /users', 'api.yaml'],
    ['POST /x', 'other.json'],
    ['webhook paid', 'api.yaml'],
    ['GET /own', 'own.json'],
    ['PUT /users', 'api.yaml'],
  ]);
  expect(listedEndpoints(doc, undefined)).toBe(listedEndpoints(doc, undefined));
});

test('a page whose frontmatter names an endpoint lists it, for the specification that it may mean', () => {
  const pages = makeDoc({
    navigation: {
      openapi: 'api.yaml',
      groups: [{ group: 'Users', root: 'users', pages: ['users/list', '/users/add.mdx', 'intro'] }],
    },
  });
  const file = (page: string, openapi: string) =>
    [page, factsOf(`${page}.mdx`, `---\nopenapi: ${openapi}\n---\n`)] as const;
  const files = new Map([
    file('users/index', 'get /users'),
    file('users/list', 'specs/v1 GET /users/list'),
    file('users/add', 'openapi.json POST /users'),
    ['intro', factsOf('intro.mdx', '# Intro')] as const,
    file('unlisted', 'PUT /users'),
  ]);
  const found = listedEndpoints(pages, files);
  expect(found.map(({ operation, names, place }) => [operation, names, place])).toEqual([
    ['GET /users', undefined, 'Users'],
    ['GET /users/list', ['specs/v1'], 'Users'],
    ['POST /users', ['openapi.json'], 'Users'],
  ]);
  const [any, byEnd, byName] = found;
  expect(belongsTo(any!, 'whatever.yaml')).toBe(true);
  expect(belongsTo(byEnd!, 'api/specs/v1.json')).toBe(true);
  expect(belongsTo(byEnd!, 'api/specs/v11.json')).toBe(false);
  expect(belongsTo(byName!, 'api/openapi.json')).toBe(true);
  expect(belongsTo(byName!, 'api/other.json')).toBe(false);
  expect(listedEndpoints(pages, files)).toBe(found);
  expect(listedEndpoints(pages, undefined)).toEqual([]);
});
