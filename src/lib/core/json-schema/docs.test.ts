/*
 * What the schema accepts, compared with the rules, which are authoritative: it accepts whatever has no error by them.
 * In the other direction the schema finds less; the difference is printed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { siteValues, layOut } from '../../../../tests/generated-documents.ts';
import { valueOf } from '../document/walk.ts';
import { check } from '../check/check.ts';
import { docs } from './docs.ts';
import * as z from '../schema/zod.ts';
import { docFromText } from '../../../../tests/make-document.ts';

interface Verdict {
  /** Codes of the errors that the rules find. */
  readonly errors: readonly string[];
  /** Why the schema refuses it, in short. Empty if it accepts. */
  readonly refusal: string;
}

function judge(text: string): Verdict {
  const doc = docFromText(text, 'docs.jsonc');
  const { root } = doc.files.get('docs.jsonc')!;
  const errors = check(doc)
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);
  const parsed = z.safeParse(docs, root && valueOf(root));
  return { errors, refusal: parsed.success ? '' : z.prettifyError(parsed.error) };
}

const shared = process.env.SIGNPOST_CORPUS ?? '../shared';
const files = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.jsonc?$/.test(name))
        .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    : [];

describe('a document without errors is accepted', () => {
  test.each([
    ...files('tests/fixtures'),
    ...files('examples').filter(({ name }) => name === 'docs.json'),
  ])('$name', ({ text }) => {
    expect(judge(text)).toEqual({ errors: [], refusal: '' });
  });

  const corpus = files(join(shared, 'corpus/files'));
  test.skipIf(corpus.length === 0)('every real file without errors', () => {
    const good = corpus
      .map(({ name, text }) => ({ name, ...judge(text) }))
      .filter(({ errors }) => errors.length === 0);
    expect(good.length).toBeGreaterThan(30);
    expect(good.filter(({ refusal }) => refusal)).toEqual([]);
  });

  test('every generated one', () => {
    fc.assert(
      fc.property(siteValues, (document) => {
        const { errors, refusal } = judge(layOut(document, 'two', () => 0.5));
        if (errors.length === 0) expect(refusal).toBe('');
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

const accepts = (document: unknown) => judge(JSON.stringify(document)).refusal === '';
const inTab = (fields: object) => ({
  navigation: { tabs: [{ tab: 'Guides', pages: ['a'], ...fields }] },
});

describe('the schema requires, as the rules do,', () => {
  test.each([
    ['a label', { navigation: { tabs: [{ pages: ['a'] }] } }],
    ['a label with letters', { navigation: { groups: [{ group: '', pages: ['a'] }] } }],
    ['a list', { navigation: { groups: { group: 'A', pages: [] } } }],
    ['pages that are text or groups', { navigation: { pages: [5] } }],
    ['a page, no web address', { navigation: { pages: ['https://example.com'] } }],
    ['an icon that is a name', inTab({ icon: 3 })],
    ['an icon with a name', inTab({ icon: { style: 'solid' } })],
    ['a known language', { navigation: { languages: [{ language: 'xx', pages: ['a'] }] } }],
    [
      'a full link on every page',
      {
        navigation: { pages: ['a'], global: { anchors: [{ anchor: 'A', href: '/a' }] } },
      },
    ],
    ['eyebrows that exist', { styling: { eyebrows: 'none' }, navigation: { pages: ['a'] } }],
    ['a navigation', { name: 'Acme' }],
    ['true or false', inTab({ hidden: 'yes' })],
    ['a directory that exists', inTab({ directory: 'tiles' })],
    [
      'a color in hex',
      { navigation: { dropdowns: [{ dropdown: 'D', pages: ['a'], color: { light: 'red' } }] } },
    ],
    ['a specification with a source', inTab({ openapi: { source: '' } })],
    ['no overlays of events', inTab({ asyncapi: { source: 'a.yaml', overlays: ['b.yaml'] } })],
    ['a schema or pages, not both', inTab({ graphql: 'schema.graphql' })],
    [
      'a library where it can be',
      { navigation: { anchors: [{ anchor: 'A', pages: ['a'], sdk: { format: 'x' } }] } },
    ],
    [
      'no strangers among what is on every page',
      { navigation: { pages: ['a'], global: { unheard: 1 } } },
    ],
    [
      'groups among the pages of a group',
      { navigation: { groups: [{ group: 'A', pages: [], groups: ['a'] }] } },
    ],
    [
      'what the footer of the site is, in a language',
      {
        navigation: {
          languages: [
            { language: 'en', pages: ['a'], footer: { socials: { unheard: 'https://e.com' } } },
          ],
        },
      },
    ],
  ])('%s', (_, document) => {
    expect(accepts(document)).toBe(false);
    expect(judge(JSON.stringify(document)).errors).not.toEqual([]);
  });
});

describe('the schema accepts', () => {
  test.each([
    ['what nobody knows', inTab({ unheard: { of: [1] } })],
    ['what the rules only warn about', inTab({ align: undefined, url: 5, expanded: 'yes' })],
    [
      'a banner of spaces',
      { navigation: { languages: [{ language: 'en', pages: ['a'], banner: { content: ' ' } }] } },
    ],
    ['an empty list of specifications', inTab({ openapi: [], asyncapi: [] })],
    [
      'a blank specification where the site ignores it',
      { navigation: { openapi: ' ', pages: ['a'] } },
    ],
    ['what the builder takes beyond the specification', inTab({ pages: undefined, products: [] })],
    ['a reference in place of an element', { navigation: { tabs: [{ $ref: 'tab.json' }] } }],
    ['a reference in place of a list', { navigation: { tabs: { $ref: 'tabs.json' } } }],
    ['a reference in place of everything', { $ref: 'other.json' }],
    ['an endpoint', inTab({ openapi: 'o.yaml', pages: ['GET /x', 'webhook paid'] })],
  ])('%s', (_, document) => {
    expect(accepts(document)).toBe(true);
  });
});

const cases = join(shared, 'cases/cases.jsonl');
test.skipIf(!existsSync(cases))('schema and rules agree on the small documents', () => {
  const all = readFileSync(cases, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; document: unknown })
    .map(({ id, document }) => ({ id, ...judge(JSON.stringify(document)) }));
  const both = all.filter(({ errors, refusal }) => errors.length > 0 === (refusal !== ''));
  const tooStrict = all.filter(({ errors, refusal }) => errors.length === 0 && refusal);
  const unseen = all.filter(({ errors, refusal }) => errors.length > 0 && !refusal);
  const codes = [...new Set(unseen.flatMap(({ errors }) => errors))].map((code) => {
    const count = unseen.filter(({ errors }) => errors.includes(code)).length;
    return `${code} ${count}`;
  });
  console.info(
    `${both.length} of ${all.length} small documents: the schema says what the rules say. ` +
      `It takes ${unseen.length} that have an error (${codes.join(', ')}).`,
  );
  expect(tooStrict).toEqual([]);
});

const oneField = join(shared, 'cases/one-field.jsonl');
describe('documents that differ from a correct one in one field', () => {
  interface Base {
    readonly document: Readonly<Record<string, unknown>>;
    readonly at: string;
  }
  interface Case {
    readonly on: string;
    readonly key: string;
    readonly value?: unknown;
    readonly removed?: true;
    readonly builder: string;
  }
  const text = ({ on, key, value, removed }: Case, bases: Readonly<Record<string, Base>>) => {
    const { document, at } = structuredClone(bases[on]!);
    const owner = at
      .split('/')
      .slice(1)
      .reduce<object>((inner, step) => Reflect.get(inner, step) as object, document);
    Object.assign(owner, { [key]: removed ? undefined : value });
    return JSON.stringify(document);
  };

  /** Lists that hide each other: what the builder makes of several isn't a matter of shape. */
  const TOGETHER = ['mixed-children', 'root-patterns'];
  const told = ({ on, key, value }: Case) => `${on} ${key} ${JSON.stringify(value)}`;
  /** Every how many of these documents one is tried. */
  const EACH = process.env.SIGNPOST_RUNS === 'full' ? 1 : 5;
  const isThere = existsSync(oneField);
  test.skipIf(!isThere)(
    'are refused if they have an error, and only then',
    { timeout: 120_000 },
    () => {
      const bases = JSON.parse(
        readFileSync(join(shared, 'cases/one-field-bases.json'), 'utf8'),
      ) as Readonly<Record<string, Base>>;
      const all = readFileSync(oneField, 'utf8')
        .trim()
        .split('\n')
        .filter((_, i) => i % EACH === 0)
        .map((line) => JSON.parse(line) as Case)
        .map((one) => ({ ...one, ...judge(text(one, bases)) }));
      const wrong = all.filter(({ errors }) => errors.length > 0);
      const tooStrict = all.filter(({ errors, refusal }) => errors.length === 0 && refusal);
      const unseen = wrong.filter(
        ({ refusal, errors }) => !refusal && !errors.some((code) => TOGETHER.includes(code)),
      );
      console.info(
        `${all.length} documents with one field changed: the schema refuses ` +
          `${wrong.filter(({ refusal }) => refusal).length} of the ${wrong.length} that have an error.`,
      );
      expect(tooStrict.map(told)).toEqual([]);
      expect(unseen.map(told)).toEqual([]);
    },
  );
});
