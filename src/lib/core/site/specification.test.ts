import { expect, test } from 'vitest';
import { parsePointer } from '../document/walk.ts';
import { elementAt } from '../document/elements.ts';
import { listedEndpoints, namedIn, specificationOf } from './specification.ts';
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
  const found = listedEndpoints(doc).map(({ operation, names }) => [operation, ...names]);
  expect(found).toEqual([
    ['GET /site', 'site.json'],
    ['GET /users', 'api.yaml'],
    ['POST /x', 'other.json'],
    ['webhook paid', 'api.yaml'],
    ['GET /own', 'own.json'],
    ['PUT /users', 'api.yaml'],
  ]);
  expect(listedEndpoints(doc)).toBe(listedEndpoints(doc));
});
