/* The JSON schema, compared with the table: every kind, list and field in it, and nothing else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  KIND_OF_LIST,
  KINDS,
  LIST_KEYS,
  METHODS,
  parseEndpoint,
  type Kind,
  type ListKey,
} from '../schema/kinds.ts';
import { capital, entriesOf } from '../document/kind-words.ts';
import { SITE } from '../schema/settings/site.ts';
import { docsJsonSchema } from './json-schema.ts';
import * as m from './messages.ts';

interface Shape {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly enumDescriptions?: readonly string[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
}

const root = docsJsonSchema() as Shape;
const definitions = root.$defs!;
const of = (id: string): Shape => {
  const found = definitions[id];
  if (!found)
    throw new Error(`No definition of ${id} among ${Object.keys(definitions).join(', ')}`);
  return found;
};
const kinds = (Object.keys(KINDS) as Kind[]).filter(
  (kind) => kind !== 'page' && kind !== 'endpoint',
);
const allowed = (kind: Kind) =>
  LIST_KEYS.filter((key) => /^(spec|builder)$/.test(KINDS[kind].holds[key]));
const entries = (list: Shape) => list.items!.anyOf!.map(({ $ref }) => $ref?.split('/').at(-1));

test('every kind has a definition, and the other definitions are known parts', () => {
  const parts = ['banner', 'color', 'icon', 'specification', 'asyncapi', 'reference'];
  const linked = allowed('global').map((key) => `global-${KIND_OF_LIST[key]}`);
  expect(Object.keys(definitions).sort()).toEqual(
    [...Object.keys(KINDS), ...parts, ...linked].sort(),
  );
});

describe.each(kinds)('%s', (kind) => {
  const { properties = {}, required = [], additionalProperties, title } = of(kind);
  const { fields, nameKey, word } = KINDS[kind];

  test('has its fields and the lists that it may contain, and no other keys', () => {
    const keys = [...fields.map(({ key }) => key), ...allowed(kind)];
    expect(Object.keys(properties).sort()).toEqual([...new Set(keys)].sort());
    expect(title).toBe(capital(word));
  });

  test('accepts unknown keys, except in a global section', () =>
    expect(additionalProperties).toEqual(kind === 'global' ? false : {}));

  test('requires its name and nothing else', () =>
    expect(required).toEqual(nameKey ? [nameKey] : []));

  test('says what each field is for, and who supports it', () => {
    for (const { key, label, help, values, spec } of fields) {
      const property = properties[key]!;
      expect(property.title).toBe(label);
      expect(property.description).toContain(help);
      expect(property.description!.includes('It works, but isn’t in the docs.json reference')).toBe(
        !spec,
      );
      if (values) expect(property.enum).toEqual(values);
    }
  });

  test('says who allows each list, and what it contains', () => {
    for (const key of allowed(kind)) {
      const list = properties[key]!;
      expect(list).toMatchObject({ type: 'array', title: capital(entriesOf(key)) });
      const isSpec = KINDS[kind].holds[key] === 'spec';
      expect(list.description).toContain(isSpec ? m.specified : m.onlyBuilderTakes);
      expect(entries(list)).toEqual(inList(kind, key));
    }
  });
});

function inList(parent: Kind, key: ListKey): readonly string[] {
  if (key === 'pages') return ['endpoint', 'page', 'group', 'reference'];
  const kind = KIND_OF_LIST[key];
  return [parent === 'global' ? `global-${kind}` : kind, 'reference'];
}

test('an element on every page is a link and contains no lists', () => {
  for (const key of allowed('global')) {
    const kind = KIND_OF_LIST[key];
    const { properties, required } = of(`global-${kind}`);
    expect(Object.keys(properties!)).toEqual(KINDS[kind].fields.map((field) => field.key));
    expect(required).toEqual(kind === 'anchor' ? ['anchor', 'href'] : [KINDS[kind].nameKey]);
  }
});

test('the settings other than the navigation are described', () => {
  const described = [...Object.keys(SITE), 'banner', 'navigation'];
  expect(Object.keys(root.properties!).sort()).toEqual(described.sort());
  expect([...root.required!].sort()).toEqual(['colors', 'name', 'navigation', 'theme']);
  expect(root.properties!.styling!.properties!.eyebrows!.enum).toEqual(['section', 'breadcrumbs']);
  expect(root.properties!.interaction!.properties!.drilldown!.type).toBe('boolean');
});

test('language codes have the names of their languages', () => {
  const { enum: codes, enumDescriptions } = of('language').properties!.language!;
  expect(enumDescriptions![codes!.indexOf('en')]).toBe('English');
  expect(enumDescriptions).toHaveLength(codes!.length);
});

test('every property has a known type, so that a value can be inserted for it', () => {
  const untyped: string[] = [];
  const visit = (shape: Shape, way: string): void => {
    const { $ref } = shape;
    const type = shape.type ?? ($ref && of($ref.split('/').at(-1)!).type);
    if (way.includes('.') && type === undefined) untyped.push(way);
    for (const [key, inner] of Object.entries(shape.properties ?? {}))
      visit(inner, `${way}.${key}`);
  };
  for (const [id, definition] of Object.entries({ ...definitions, docs: root }))
    visit(definition, id);
  expect(untyped).toEqual([]);
});

test('an endpoint matches what the rules read as one', () => {
  const pattern = new RegExp(of('endpoint').pattern!);
  const word = fc.constantFrom(
    ...METHODS,
    'get',
    'Webhook',
    'CONNECT',
    'specs/o.yaml',
    '/x',
    'a/b',
    ' ',
    '',
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 4 }),
      fc.constantFrom(' ', '  ', '\t'),
      (words, gap) => {
        const entry = words.join(gap);
        expect([entry, pattern.test(entry)]).toEqual([entry, parseEndpoint(entry) !== undefined]);
      },
    ),
    { seed: 7, numRuns: 1000 },
  );
});
