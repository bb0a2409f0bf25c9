import { describe, expect, test } from 'vitest';
import { check } from '../check.ts';
import { makeDoc } from '../../../../../tests/make-document.ts';
import * as m from '../messages.ts';
import * as specificationsMessages from './messages.ts';

const operations = new Map([
  ['a.json', new Set(['GET /users', 'GET /users/{id}', 'POST /users'])],
  ['b.yaml', new Set(['get /pets', 'webhook petAdded'])],
]);
const found = (navigation: unknown, more: object = {}) =>
  check(makeDoc({ ...more, navigation }), {
    operations,
  }).filter(({ code }) => code === 'endpoint-unknown');
/** The endpoints reported as unknown in a group with this specification. */
const unknown = (openapi: unknown, ...pages: unknown[]) =>
  found({ groups: [{ group: 'G', openapi, pages }] }).map(({ pointer }) =>
    pointer.split('/').at(-1),
  );

describe('an endpoint', () => {
  test('is found in its specification, with the method in any letter case', () => {
    expect(unknown('a.json', 'GET /users', 'get /users/{id}', 'Post /users')).toEqual([]);
    expect(unknown('b.yaml', 'GET /pets')).toEqual([]);
    expect(unknown('a.json', 'PUT /users', 'GET /nothing')).toEqual(['0', '1']);
  });
  test('is looked up first in the specification before its method', () => {
    expect(unknown('a.json', 'b.yaml GET /pets', 'b.yaml GET /users')).toEqual(['1']);
    expect(unknown('a.json', './b.yaml GET /pets', '/b.yaml GET /pets')).toEqual([]);
  });
  test('is looked up in the nearest specification above, then in the site’s', () => {
    const groups = (openapi?: string) => [
      { group: 'G', ...(openapi ? { openapi } : {}), pages: ['GET /pets'] },
    ];
    expect(found({ openapi: 'a.json', groups: groups('b.yaml') })).toEqual([]);
    expect(found({ openapi: 'a.json', groups: groups() })).toHaveLength(1);
    expect(found({ groups: groups() }, { api: { openapi: 'a.json' } })).toHaveLength(1);
    expect(found({ openapi: 'b.yaml', groups: groups() }, { api: { openapi: 'a.json' } })).toEqual(
      [],
    );
    expect(found({ openapi: 'b.yaml', groups: groups(' ') })).toEqual([]);
  });
  test('can be in one of several specifications', () => {
    expect(unknown(['a.json', { source: 'b.yaml' }], 'GET /users', 'GET /pets')).toEqual([]);
    expect(unknown(['a.json', { source: 'b.yaml' }], 'GET /nothing')).toEqual(['0']);
    expect(unknown({ source: 'a.json', directory: 'api' }, 'GET /pets')).toEqual(['0']);
  });
  test('is not judged if a specification is unknown', () => {
    expect(unknown('c.json', 'GET /nothing')).toEqual([]);
    expect(unknown(['a.json', 'c.json'], 'GET /nothing')).toEqual([]);
    expect(unknown({ $ref: './api.json' }, 'GET /nothing')).toEqual([]);
    expect(found({ groups: [{ group: 'G', pages: ['GET /nothing'] }] })).toEqual([]);
  });
  test('that is a webhook is judged if the specification lists webhooks', () => {
    expect(unknown('a.json', 'webhook petAdded')).toEqual([]);
    expect(unknown('b.yaml', 'webhook petAdded', 'WEBHOOK petGone')).toEqual(['1']);
  });
  test('in a nested group is judged by the same specification', () =>
    expect(
      found({
        groups: [{ group: 'G', openapi: 'a.json', pages: [{ group: 'H', pages: ['GET /pets'] }] }],
      }),
    ).toMatchObject([{ severity: 'warning', pointer: '/navigation/groups/0/pages/0/pages/0' }]));
});

describe('an unknown endpoint', () => {
  const says = (entry: string) => {
    const [problem] = found({ groups: [{ group: 'G', openapi: 'a.json', pages: [entry] }] });
    return { message: problem!.message, fixes: problem!.fixes };
  };
  test('is reported with the operation that was probably meant', () => {
    expect(says('GET /Users').message).toBe(
      `${specificationsMessages.noEndpointIn('a.json', 'GET /Users')} ${m.isMeant('“GET /users”')}`,
    );
    expect(says('GET /users/').message).toContain(m.isMeant('“GET /users”'));
    expect(says('GET /users/{user}').message).toContain(m.isMeant('“GET /users/{id}”'));
    expect(says('GET /usres').message).toContain(m.isMeant('“GET /users”'));
    expect(says('DELETE /users/{id}').message).toContain(m.isMeant('“GET /users/{id}”'));
    expect(says('GET /nothing').message).toBe(
      `${specificationsMessages.noEndpointIn('a.json', 'GET /nothing')} ${specificationsMessages.lookAtEndpoint}`,
    );
  });
  test('can name the only specification that has it', () => {
    const { message, fixes } = says('get /pets');
    expect(message).toBe(
      `${specificationsMessages.noEndpointIn('a.json', 'get /pets')} ${specificationsMessages.endpointIsIn('b.yaml')}`,
    );
    expect(fixes).toMatchObject([
      { label: m.write('“b.yaml get /pets”'), operations: [{ value: 'b.yaml get /pets' }] },
    ]);
    const webhook = { group: 'G', openapi: 'b.yaml', pages: ['webhook petGone'] };
    expect(found({ groups: [webhook] })[0]!.fixes).toEqual([]);
  });
  test('keeps its specification if it names one', () =>
    expect(says('a.json GET /usres').fixes).toEqual([
      {
        mends: true,
        label: m.write('“GET /users”'),
        operations: [
          {
            op: 'set',
            node: '/navigation/groups/0/pages/0',
            field: 'path',
            value: 'a.json GET /users',
          },
        ],
      },
    ]));
});
