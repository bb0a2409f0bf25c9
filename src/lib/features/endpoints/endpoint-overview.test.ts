import { expect, test } from 'vitest';
import type { ApiOperation } from '$lib/core/openapi/specification';
import { readSpecification } from '$lib/core/openapi/read';
import { elementAt } from '$lib/core/document/elements';
import { entryOf, overviewOf } from './endpoint-overview.ts';
import { generatorsOf, listedEndpoints } from '$lib/core/site/specification';
import { factsOf } from '$lib/core/pages/page-file';
import { makeDoc } from '../../../../tests/make-document.ts';

function specification(...operations: string[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const line of operations) {
    const [method = '', path = '', ...tags] = line.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = { tags };
  }
  const result = readSpecification(JSON.stringify({ openapi: '3.0.0', paths }));
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
}
const doc = makeDoc({
  navigation: {
    openapi: './a.yaml',
    groups: [
      { group: 'One', pages: ['get /x', 'GET /gone', 'GET /user', 'b.yaml GET /y'] },
      { group: 'Two', pages: ['POST /x'] },
      { group: 'Both', openapi: ['a.yaml', 'b.yaml'], pages: ['GET /y', 'GET /neither'] },
    ],
  },
});
const A = specification('GET /x things', 'POST /x things', 'PUT /x', 'GET /users things');
const B = specification('GET /y');

test('each operation is here, elsewhere, or nowhere; an unknown endpoint comes with the nearest operation', () => {
  const holder = elementAt(doc, ['navigation', 'groups', 0])!.node;
  const { sections, unknownEndpoints } = overviewOf(
    A,
    'a.yaml',
    { listed: listedEndpoints(doc, undefined) },
    holder,
    () => B,
  );
  expect(sections.map(({ tag }) => tag)).toEqual(['things', '']);
  expect(
    sections.flatMap(({ operations }) =>
      operations.map(({ name, here, elsewhere }) => `${name}: ${here?.entry} ${elsewhere.length}`),
    ),
  ).toEqual([
    'GET /x: get /x 0',
    'POST /x: undefined 1',
    'GET /users: undefined 0',
    'PUT /x: undefined 0',
  ]);
  expect(unknownEndpoints.map(({ listed, near }) => [listed.entry, near])).toEqual([
    ['GET /gone', undefined],
    ['GET /user', 'GET /users'],
    ['GET /neither', undefined],
  ]);
});

test('does not report entries that an unread specification may contain', () => {
  const found = overviewOf(
    A,
    'a.yaml',
    { listed: listedEndpoints(doc, undefined) },
    undefined,
    () => undefined,
  );
  expect(found.unknownEndpoints.map(({ listed }) => listed.entry)).toEqual([
    'GET /gone',
    'GET /user',
  ]);
});

test('an entry names the specification if it would be ambiguous otherwise', () => {
  const [get] = A.operations as [ApiOperation];
  expect(entryOf(get, './a.yaml', ['a.yaml'], () => A)).toBe('GET /x');
  expect(entryOf(get, 'a.yaml', ['b.yaml'], () => B)).toBe('a.yaml GET /x');
  expect(entryOf(get, 'a.yaml', [], () => undefined)).toBe('a.yaml GET /x');
  expect(entryOf(get, 'a.yaml', ['a.yaml', 'b.yaml'], () => B)).toBe('GET /x');
  expect(entryOf(get, 'a.yaml', ['a.yaml', 'b.yaml'], () => A)).toBe('a.yaml GET /x');
  expect(entryOf({ ...get, path: '/a b' }, 'a.yaml', ['a.yaml'], () => A)).toBeUndefined();
  expect(entryOf(get, 'my file.yaml', [], () => A)).toBeUndefined();
});

test('a page that names an operation lists it, and is never an unknown endpoint', () => {
  const site = makeDoc({
    navigation: { groups: [{ group: 'One', openapi: 'a.yaml', pages: ['list', 'gone', 'other'] }] },
  });
  const file = (page: string, openapi: string) =>
    [page, factsOf(`${page}.mdx`, `---\nopenapi: ${openapi}\n---\n`)] as const;
  const files = new Map([
    file('list', 'GET /x'),
    file('gone', 'GET /gone'),
    file('other', 'b.yaml POST /x'),
  ]);
  const { node } = elementAt(site, ['navigation', 'groups', 0])!;
  const { sections, unknownEndpoints } = overviewOf(
    A,
    'a.yaml',
    { listed: listedEndpoints(site, files) },
    node,
    () => B,
  );
  const listed = sections.flatMap(({ operations }) => operations).filter(({ here }) => here);
  expect(listed.map(({ name, here }) => [name, here?.entry])).toEqual([['GET /x', 'list']]);
  expect(unknownEndpoints).toEqual([]);
});

test('what an empty group generates is in the navigation, except as seen from that group', () => {
  const site = makeDoc({
    navigation: {
      groups: [
        { group: 'All', openapi: ['a.yaml'] },
        { group: 'Some', openapi: 'a.yaml', pages: ['GET /x'] },
        { group: 'Other', openapi: 'b.yaml' },
      ],
    },
  });
  const generators = generatorsOf(site);
  expect(generators.map(({ place }) => place)).toEqual(['All', 'Other']);
  const placesFrom = (group: number) => {
    const { node } = elementAt(site, ['navigation', 'groups', group])!;
    const navigation = { listed: listedEndpoints(site, undefined), generators };
    const { sections } = overviewOf(A, 'a.yaml', navigation, node, () => B);
    return sections.flatMap(({ operations }) => operations.map((one) => one.generator?.place));
  };
  expect(placesFrom(1)).toEqual(['All', 'All', 'All', 'All']);
  expect(placesFrom(0)).toEqual([undefined, undefined, undefined, undefined]);
});
