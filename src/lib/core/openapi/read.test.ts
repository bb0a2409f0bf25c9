import { expect, test } from 'vitest';
import type { Specification } from './specification.ts';
import { readSpecification } from './read.ts';
import * as openapiMessages from './messages.ts';

function read(text: string): Specification {
  const result = readSpecification(text);
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
}
const why = (text: string): string => {
  const result = readSpecification(text);
  return result.ok ? 'it was read' : result.refusal.sentence;
};
const lines = (text: string) =>
  read(text).operations.map(({ method, path, summary }) => `${method} ${path} ${summary}`.trim());
const json = (value: unknown) => JSON.stringify(value);

const SWAGGER = `swagger: 2.0
info: {title: Pets, version: 1.0}
basePath: /v1
tags: [{name: unused}, {name: pets}]
paths:
  /pets:
    parameters: []
    get: {summary: List pets, tags: [pets]}
    post: {operationId: createPet, tags: [pets, admin], deprecated: true}
`;

test('Swagger 2.0 in YAML: the path as written, without the base path', () => {
  const read2 = read(SWAGGER);
  expect(read2.format).toBe('Swagger 2.0');
  expect(read2.title).toBe('Pets');
  expect(read2.tags).toEqual(['pets', 'admin']);
  expect(lines(SWAGGER)).toEqual(['GET /pets List pets', 'POST /pets createPet']);
  expect(read2.operations.map(({ deprecated }) => deprecated)).toEqual([false, true]);
});

test('OpenAPI 3.0 in JSON, with operations in the order of the paths', () => {
  const text = json({
    openapi: '3.0.3',
    info: { title: 'Shop' },
    paths: {
      '/b': { delete: {}, get: { summary: 'Two\n lines' } },
      '/a/{id}': { patch: { 'x-hidden': true } },
    },
  });
  expect(lines(text)).toEqual(['GET /b Two lines', 'DELETE /b', 'PATCH /a/{id}']);
  expect(read(text).operations.map(({ hidden }) => hidden)).toEqual([false, false, true]);
  expect(read(text).format).toBe('OpenAPI 3.0.3');
});

test('OpenAPI 3.1 in YAML: webhooks, path items by reference, merge keys and anchors', () => {
  const text = `openapi: 3.1.0
info: {title: Events}
paths:
  /same: {$ref: '#/components/pathItems/Shared'}
  /again: {$ref: '#/paths/~1same'}
  /merged:
    <<: *shared
    post: {summary: Own}
  /far: {$ref: './far.yaml#/x'}
webhooks:
  order.paid:
    post: {summary: An order was paid}
`.replace('paths:', 'x-base: &shared {get: {summary: Shared}}\npaths:');
  const withItems = `${text}components:\n  pathItems:\n    Shared: {get: {summary: Referred to}}\n`;
  expect(lines(withItems)).toEqual([
    'GET /same Referred to',
    'GET /again Referred to',
    'GET /merged Shared',
    'POST /merged Own',
    'webhook order.paid An order was paid',
  ]);
  expect(read(withItems).elsewhere).toEqual(['/far']);
});

test('YAML gives the same result as JSON', () => {
  const value = { openapi: '3.1.0', paths: { '/a': { get: { tags: ['x'] }, put: {} } } };
  const yaml = 'openapi: 3.1.0\npaths:\n  /a:\n    get:\n      tags:\n        - x\n    put: {}\n';
  expect(read(yaml)).toEqual(read(json(value)));
});

test('a text that is not a specification is reported as such', () => {
  expect(why('')).toMatch(/empty/);
  expect(why('[1]')).toMatch(openapiMessages.notASpecification);
  expect(why('hello')).toMatch(openapiMessages.notASpecification);
  expect(why('{"openapi": {}}')).toMatch(openapiMessages.notASpecification);
  expect(why('asyncapi: 3.0.0')).toMatch(/AsyncAPI/);
  expect(why('openapi: 3.0.0\n  paths: [')).toMatch(/isn’t valid YAML.*line/);
});

test('circular and dangling references are left out', () => {
  const text = json({
    openapi: '3.1.0',
    paths: {
      '/a': { $ref: '#/paths/~1b' },
      '/b': { $ref: '#/paths/~1a' },
      '/c': { $ref: '#/__proto__/toString' },
      '/d': { $ref: '#/%E0%A4%A' },
      '/e': { get: {} },
    },
  });
  expect(lines(text)).toEqual(['GET /e']);
});

test('hostile values are never mistaken for valid ones', () => {
  const text = `{"openapi": "3.1.0", "__proto__": {"paths": {"/x": {"get": {}}}}, "info": "no", "tags": [null, 5],
    "paths": {"__proto__": {"get": {"summary": "<script>alert(1)</script>"}}, "/a": null, "/b": [1],
      "/c": {"get": "x", "constructor": {}, "connect": {}, "post": {"summary": 5, "tags": "x", "deprecated": "yes"}},
      "": {"get": {"tags": [1, null, "", "__proto__"]}}}}`;
  expect(lines(text)).toEqual(['GET __proto__ <script>alert(1)</script>', 'POST /c', 'GET']);
  expect(read(text).tags).toEqual(['__proto__']);
  expect(read(text).operations[1]).toEqual({
    method: 'POST',
    path: '/c',
    summary: '',
    tags: [],
    deprecated: false,
    hidden: false,
  });
});

test('an alias bomb costs no more than the length of its text', () => {
  const levels = Array.from({ length: 40 }, (_, i) =>
    i === 0 ? 'a0: &a0 [x, x]' : `a${i}: &a${i} [*a${i - 1}, *a${i - 1}]`,
  );
  const text = `openapi: 3.0.0\n${levels.join('\n')}\npaths:\n  /x: {get: {tags: *a39, summary: *a39}}\n`;
  expect(lines(text)).toEqual(['GET /x']);
  const merges = Array.from({ length: 20_000 }, (_, i) => `  /p${i}: {<<: *m}`).join('\n');
  expect(why(`openapi: 3.0.0\nx: &m {get: {}}\npaths:\n${merges}\n`)).toMatch(
    /isn’t valid YAML|can’t be read/,
  );
});

test('endless nesting is refused, not thrown', () => {
  expect(why(`openapi: 3.0.0\nx: ${'['.repeat(200_000)}`)).toMatch(
    /isn’t valid YAML|can’t be read/,
  );
  expect(why('{"openapi":'.repeat(200_000))).toMatch(/isn’t valid YAML|can’t be read/);
});

test('the number of operations is limited', () => {
  const paths = Object.fromEntries(
    Array.from({ length: 30_000 }, (_, i) => [`/p${i}`, { get: {} }]),
  );
  expect(read(json({ openapi: '3.0.0', paths })).operations.length).toBe(20_000);
});

test('a tag with another heading, a hidden operation, and one that gets no page', () => {
  const specification = read(
    json({
      openapi: '3.1.0',
      tags: [
        { name: 'crm', 'x-group': 'CRM actions' },
        { name: 'plain' },
        { 'x-group': 'Nameless' },
      ],
      paths: {
        '/a': { get: { tags: ['crm'] }, put: { 'x-hidden': true }, post: { 'x-excluded': true } },
      },
    }),
  );
  expect([...specification.headings!]).toEqual([['crm', 'CRM actions']]);
  expect(specification.operations.map(({ hidden, excluded }) => [hidden, excluded])).toEqual([
    [false, undefined],
    [true, true],
    [true, undefined],
  ]);
  expect(read(SWAGGER).headings).toBeUndefined();
});
