import { describe, expect, test } from 'vitest';
import { reread } from '../document/read.ts';
import { find, matchesIn, rangesIn, rank, searchIndexOf } from './search.ts';
import { makeDoc } from '../../../../tests/make-document.ts';

const SITE = makeDoc(
  {
    navigation: {
      languages: [
        {
          language: 'fr',
          tabs: [
            {
              tab: 'Guides',
              icon: 'book-open',
              groups: [
                {
                  group: 'Get started',
                  tag: 'Beta',
                  icon: { name: 'rocket', library: 'lucide' },
                  pages: ['guides/quickstart', 'guides/authentication', 'concepts/installation'],
                },
                { group: 'Référence', root: 'ref/overview', pages: ['GET /users/{id}'] },
              ],
            },
            { tab: 'Community', href: 'https://forum.example.com' },
          ],
        },
        {
          language: 'zh',
          groups: [
            { group: '快速入门指南', pages: ['zh/安装'] },
            { group: 'クイックスタートガイド', pages: [] },
            { group: 'Быстрый старт', pages: ['ru/Установка'] },
            { group: 'शुरुआत करें', pages: [] },
          ],
        },
      ],
    },
  },
  2,
);
const names = (query: string, titles?: ReadonlyMap<string, string>) =>
  find(searchIndexOf(SITE, titles), query).map(({ name }) => name);
const marked = (text: string, query: string, loose = false) =>
  rangesIn(text, query, loose).map(([from, until]) => text.slice(from, until));

describe('an element is found', () => {
  test.each([
    ['by its label', 'started', 'Get started'],
    ['by its path', 'concepts', 'Installation'],
    ['by its tag', 'beta', 'Get started'],
    ['by its icon', 'book', 'Guides'],
    ['by an icon with a library', 'rocket', 'Get started'],
    ['by the page that it opens', 'overview', 'Référence'],
    ['by its link', 'forum', 'Community'],
    ['by the method and path of an endpoint', 'get users', 'GET /users/{id}'],
    ['by the name of its language', 'french', 'fr'],
  ])('%s', (_, query, name) => expect(names(query)).toEqual([name]));

  test('by a page’s title if known, and still by its path', () => {
    const titles = new Map([['guides/authentication', 'Sign in']]);
    expect(names('sign in', titles)).toEqual(['Sign in']);
    expect(names('authentication', titles)).toEqual(['Sign in']);
    expect(names('sign')).toEqual([]);
  });

  test('by its words in any order, even in different texts', () => {
    expect(names('started get')).toEqual(['Get started']);
    expect(names('beta rocket started')).toEqual(['Get started']);
    expect(names('started community')).toEqual([]);
  });

  test('by words in the names of its ancestors, too', () => {
    expect(names('community guides')).toEqual([]);
    expect(names('guides reference')).toEqual(['Référence']);
    // What has all of the words comes first, and what is below an element isn't that element.
    expect(names('started quickstart')).toEqual(['Quickstart']);
    expect(names('guides started')).toEqual(['Get started']);
    expect(names('guides quickstart')).toEqual(['Quickstart']);
  });
  test('regardless of case and accents', () => {
    expect(names('REFERENCE')).toEqual(['Référence']);
    expect(names('référence')).toEqual(['Référence']);
    expect(names('GÉT stárted')).toEqual(['Get started']);
  });

  test.each([
    ['a missing letter', 'authentcation'],
    ['a doubled letter', 'authenntication'],
    ['swapped letters', 'authetnication'],
    ['a wrong letter', 'authemtication'],
    ['a wrong letter at the beginning', 'quthentication'],
    ['swapped letters at the beginning', 'uathentication'],
    ['a missing letter at the beginning', 'uthentication'],
  ])('despite %s', (_, query) => expect(names(query)).toEqual(['Authentication']));

  test('despite a typo in each of several words', () => {
    expect(names('gudes quikstart')).toEqual(['Quickstart']);
  });

  test('with or without a space or hyphen', () => {
    expect(names('quick-start')).toContain('Quickstart');
    expect(names('getstarted')).toEqual(['Get started']);
  });

  test('despite a typo that makes another word', () => {
    const doc = makeDoc({ navigation: { pages: ['form/other', 'from/start', 'x/start'] } }, 2);
    expect(find(searchIndexOf(doc), 'form start').map(({ name }) => name)).toEqual(['Start']);
  });
});

describe('a query without typos', () => {
  test('finds no look-alikes', () => {
    const doc = makeDoc({ navigation: { pages: ['a/test', 'a/text'] } }, 2);
    expect(find(searchIndexOf(doc), 'text').map(({ name }) => name)).toEqual(['Text']);
  });
  test('allows no typos in numbers and short words', () => {
    const doc = makeDoc({ navigation: { pages: ['v/2024', 'v/qb'] } }, 2);
    expect(find(searchIndexOf(doc), '2025')).toEqual([]);
    expect(find(searchIndexOf(doc), 'qx')).toEqual([]);
  });
  test('finds nothing if it is empty or matches nothing', () => {
    expect(names('')).toEqual([]);
    expect(names('   ')).toEqual([]);
    expect(names('nothing of that kind')).toEqual([]);
  });
  test('treats regular expression characters literally', () => {
    expect(names('{id}')).toEqual(['GET /users/{id}']);
    for (const query of ['(', '[a', '.*', '\\', '"', '"x"', '-x', '$^|?+'])
      expect(names(query)).toEqual([]);
  });
});

describe('in other scripts', () => {
  test.each([
    ['Chinese', '入门', '快速入门指南'],
    ['a Chinese path', '安装', '安装'],
    ['Japanese', 'スタート', 'クイックスタートガイド'],
    ['Japanese with a typo', 'クイックスターガイド', 'クイックスタートガイド'],
    ['Russian, regardless of case', 'быстрый', 'Быстрый старт'],
    ['Russian with a typo', 'быстырй', 'Быстрый старт'],
    ['a Russian path', 'установка', 'Установка'],
    ['Hindi', 'शुरुआत', 'शुरुआत करें'],
  ])('%s', (_, query, name) => expect(names(query)).toEqual([name]));
});

describe('ranking', () => {
  test('goes by the beginning of the name, then the name, then the rest', () => {
    const doc = makeDoc(
      {
        navigation: {
          groups: [
            { group: 'Mail', icon: 'api', pages: [] },
            { group: 'Rapid', pages: [] },
            { group: 'Reference of the API', pages: [] },
            { group: 'API reference', pages: [] },
            { group: 'API', pages: [] },
          ],
        },
      },
      2,
    );
    expect(find(searchIndexOf(doc), 'api').map(({ name }) => name)).toEqual([
      'API',
      'API reference',
      'Reference of the API',
      'Rapid',
      'Mail',
    ]);
    expect(find(searchIndexOf(doc), 'api', 2)).toHaveLength(2);
  });

  test('reports where a hit is and which part of its name matched', () => {
    const [hit] = find(searchIndexOf(SITE), 'quikstart');
    expect(hit).toMatchObject({
      kind: 'page',
      name: 'Quickstart',
      above: ['fr', 'Guides', 'Get started'],
      ranges: [[0, 10]],
    });
  });

  test('also works for plain texts, whose first line is their name', () => {
    const texts = ['Undo', 'Move up', 'Move down', 'Remove', 'Other\nmove'];
    expect(rank(texts, 'move')).toEqual([1, 2, 3, 4]);
    expect(rank(texts, 'down mvoe')).toEqual([2]);
    expect(rank(texts, '')).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('marks', () => {
  test('each word, at the beginning of a word if possible', () => {
    expect(marked('Rapid API keys', 'keys api')).toEqual(['API', 'keys']);
    expect(marked('Rapid', 'api')).toEqual(['api']);
  });
  test('overlapping words as one', () => {
    expect(marked('Quickstart', 'quick ickst')).toEqual(['Quickst']);
  });
  test('the letters as shown, whatever was folded', () => {
    expect(marked('L’été à Genève', 'geneve ete')).toEqual(['été', 'Genève']);
    expect(marked('e\u0301te\u0301 Genève', 'geneve')).toEqual(['Genève']);
    expect(marked('ﬁnal step', 'step')).toEqual(['step']);
    expect(marked('快速入门指南', '入门')).toEqual(['入门']);
  });
  test('typos only if they count', () => {
    expect(marked('Authentication', 'authentcation')).toEqual([]);
    expect(marked('Authentication', 'authentcation', true)).toEqual(['Authentication']);
  });
});

describe('the index', () => {
  test('is cached for the document, and keeps the words of unchanged elements after an edit', () => {
    const index = searchIndexOf(SITE);
    expect(searchIndexOf(SITE)).toBe(index);
    const at = SITE.files.get('docs.json')!.text.indexOf('Community');
    const edit = { file: 'docs.json', at, remove: 9, insert: 'People' };
    const after = searchIndexOf(reread(SITE, [edit]));
    expect(find(after, 'people').map(({ name }) => name)).toEqual(['People']);
    expect(find(after, 'community')).toEqual([]);
    const word = (name: string, of: typeof index) => of.words.find((one) => one.name === name);
    expect(word('快速入门指南', after)).toBe(word('快速入门指南', index));
  });
  test('returns which of its texts match, in order', () => {
    const { texts, words } = searchIndexOf(SITE);
    const { at, loose } = matchesIn(texts, 'guides');
    expect(at.map((i) => words[i]!.name)).toEqual(['Guides', 'Quickstart', 'Authentication']);
    expect(loose).toBe(false);
  });
  test('finds nothing in a document without navigation', () => {
    expect(find(searchIndexOf(makeDoc({ name: 'x' }, 2)), 'x')).toEqual([]);
  });
});
