import { describe, expect, test } from 'vitest';
import { makeDocWith } from '../../../../tests/make-document.ts';
import { elementOf, labelOf } from '../document/elements.ts';
import type { NodeId } from '../document/node.ts';
import { searchIndexOf } from '../tree/search.ts';
import { findOnce } from './find-once.ts';

const guides = (folder: string, group: string) => ({
  group,
  icon: 'book',
  pages: [`${folder}guides/quickstart`, `${folder}guides/setup`],
});
const LANGUAGES = makeDocWith({
  languages: [
    { language: 'en', groups: [guides('', 'Guides'), { group: 'API', pages: ['GET /users'] }] },
    { language: 'fr', groups: [guides('fr/', 'Guides'), { group: 'API', pages: ['GET /users'] }] },
    { language: 'de', default: true, groups: [guides('de/', 'Anleitungen')] },
  ],
});

const found = (doc: typeof LANGUAGES, query: string, current: readonly NodeId[] = []) =>
  findOnce(searchIndexOf(doc), query, new Set(current), 50).map(
    ({ id, above, counterparts }) =>
      `${[...above, labelOf(elementOf(doc, id)!)].join(' > ')}${counterparts.length ? ` + ${counterparts.map(({ division }) => division).join(', ')}` : ''}`,
  );
const idOf = (doc: typeof LANGUAGES, name: string): NodeId =>
  searchIndexOf(doc).words.find((words) => words.name === name)!.id;

describe('an element of several languages or versions is found once', () => {
  test('a page, in the default language first', () => {
    expect(found(LANGUAGES, 'quickstart')).toEqual([
      'de > Anleitungen > de/guides/quickstart + en, fr',
    ]);
  });

  test('in the current language first', () => {
    expect(found(LANGUAGES, 'quickstart', [idOf(LANGUAGES, 'fr')])).toEqual([
      'fr > Guides > fr/guides/quickstart + en, de',
    ]);
  });

  test.each(['quickstart en', 'english quickstart', 'EN quick'])(
    'in the language that the query names: %s',
    (query) => {
      expect(found(LANGUAGES, query, [idOf(LANGUAGES, 'fr')])).toEqual([
        'en > Guides > guides/quickstart + fr, de',
      ]);
    },
  );

  test('in a language where only its own path matches', () => {
    expect(found(LANGUAGES, 'fr/guides/quick')).toEqual([
      'fr > Guides > fr/guides/quickstart + en, de',
    ]);
  });

  test('with a typo, the current and the default language come before the others', () => {
    const doc = makeDocWith({
      languages: [
        { language: 'zh', pages: ['zh/custom-domain'] },
        { language: 'en', default: true, pages: ['hosting/your-custom-domain'] },
      ],
    });
    const [zh, en] = ['zh > zh/custom-domain', 'en > hosting/your-custom-domain'];
    expect(found(doc, 'custom domain')).toEqual([zh, en]);
    expect(found(doc, 'custm domian')).toEqual([en, zh]);
    expect(found(doc, 'custm domian', [idOf(doc, 'zh')])).toEqual([zh, en]);
  });

  test('the text that matches is given if it is not the name', () => {
    const doc = makeDocWith({ pages: ['custom-domains/setup', 'setup'] });
    const because = (query: string) =>
      findOnce(searchIndexOf(doc), query, new Set(), 5).map((hit) => hit.because);
    expect(because('custm domian')).toEqual(['custom-domains/setup']);
    expect(because('setup')).toEqual([undefined, undefined]);
  });

  test('an endpoint, and a group with the same name', () => {
    expect(found(LANGUAGES, 'GET /users')).toEqual(['en > API > GET /users + fr']);
    expect(found(LANGUAGES, 'guides').slice(0, 1)).toEqual(['en > Guides + fr']);
  });

  test('languages themselves are not combined', () => {
    expect(found(LANGUAGES, 'french')).toEqual(['fr']);
  });

  test('a page that is listed twice in a language is found twice', () => {
    const doc = makeDocWith({
      languages: [
        {
          language: 'en',
          groups: [
            { group: 'A', pages: ['start'] },
            { group: 'B', pages: ['start'] },
          ],
        },
        { language: 'fr', groups: [{ group: 'A', pages: ['start'] }] },
      ],
    });
    expect(found(doc, 'start')).toEqual(['en > A > start + fr', 'en > B > start']);
  });

  test('versions inside languages, and the same page in two products', () => {
    const versions = (folder: string) => ({
      versions: ['v1', 'v2'].map((version) => ({
        version,
        pages: [
          `${folder}${version}/intro`,
          `${folder}${version}/setup`,
          `${folder}${version}/more`,
        ],
      })),
    });
    const doc = makeDocWith({
      products: ['App', 'Cloud'].map((product) => ({
        product,
        languages: [
          { language: 'en', ...versions(`${product.toLowerCase()}/`) },
          { language: 'es', ...versions(`es/${product.toLowerCase()}/`) },
        ],
      })),
    });
    expect(found(doc, 'intro')).toEqual([
      'App > en > v1 > app/v1/intro + en · v2, es · v1, es · v2',
      'Cloud > en > v1 > cloud/v1/intro + en · v2, es · v1, es · v2',
    ]);
  });

  test('without languages and versions, each match is a result', () => {
    const doc = makeDocWith({ pages: ['a/setup', 'b/setup'] });
    expect(found(doc, 'setup')).toEqual(['a/setup', 'b/setup']);
  });

  test('at most as many as asked for', () => {
    expect(findOnce(searchIndexOf(LANGUAGES), 'guides', new Set(), 1)).toHaveLength(1);
  });
});
