import { describe, expect, test } from 'vitest';
import { makeDocWith } from '../../../../tests/make-document.ts';
import { listingOf } from '../check/pages/page-listing.ts';
import { elementAt, navigationOf } from '../document/elements.ts';
import { parsePointer } from '../document/walk.ts';
import { matchingPaths } from './matching-paths.ts';

/** The moves proposed for the pages of a navigation, or of an element in it, as “from → to”. */
function proposed(navigation: unknown, files: string, at?: string, wanted?: string) {
  const doc = makeDocWith(navigation);
  const all = files.split(' ').map((path) => (/\.\w+$/.test(path) ? path : `${path}.mdx`));
  const byPage = new Map(all.map((file) => [file.replace(/\.mdx?$/, ''), file]));
  const { entriesOf } = listingOf(doc, { pages: new Set(byPage.keys()) });
  const fileOf = (page: string) =>
    byPage.get(page) ?? byPage.get(page === '' ? 'index' : `${page}/index`);
  const element = at ? elementAt(doc, parsePointer(at)!) : navigationOf(doc);
  return matchingPaths(element!, { all, fileOf, entriesOf }, wanted);
}
const moves = (...given: Parameters<typeof proposed>) =>
  proposed(...given).moves.map(({ file, to }) => `${file.replace(/\.mdx$/, '')} → ${to}`);

const group = (title: string, ...pages: unknown[]) => ({ group: title, pages });
const groups = (...all: unknown[]) => ({ groups: all });
const tab = (title: string, ...all: unknown[]) => ({ tab: title, groups: all });

describe('a group', () => {
  test.each([
    [
      'whose pages are in one folder stays there, whatever it is called',
      groups(group('Start', 'intro', 'setup'), group('Deploy', 'guides/a', 'guides/b')),
      'intro setup guides/a guides/b',
      [],
    ],
    [
      'of which half are in one folder gets one named after it',
      groups(group('Deploy', 'guides/a', 'guides/b', 'hosting/c', 'd')),
      'guides/a guides/b hosting/c d',
      ['guides/a → deploy/a', 'guides/b → deploy/b', 'hosting/c → deploy/c', 'd → deploy/d'],
    ],
    [
      'of which most are in one folder takes the others there',
      groups(group('Deploy', 'guides/a', 'guides/b', 'hosting/c')),
      'guides/a guides/b hosting/c',
      ['hosting/c → guides/c'],
    ],
    [
      'leaves subfolders that belong to no other group as they are',
      groups(
        group('Deploy', 'ops/a', 'ops/b', 'ops/c', 'ops/d', 'ops/aws/x', 'ops/gcp/y', 'z'),
        group('AWS', 'ops/aws/s3', 'ops/aws/ec2'),
      ),
      'ops/a ops/b ops/c ops/d ops/aws/x ops/gcp/y z ops/aws/s3 ops/aws/ec2',
      ['ops/aws/x → ops/x', 'z → ops/z'],
    ],
    [
      'whose pages are in several folders has the one around its groups',
      groups(group('SDKs', 'sdks/a', 'mcp', group('Web', 'sdks/web/b')), group('Start', 'e')),
      'sdks/a mcp sdks/web/b e',
      ['mcp → sdks/mcp'],
    ],
    [
      'with pages in several subfolders has the folder around them',
      groups(
        group('Interface guide', 'interface/a/one', 'interface/b/two', 'interface/c', 'd'),
        group('Start', 'e', 'f'),
      ),
      'interface/a/one interface/b/two interface/c d e f',
      ['d → interface/d'],
    ],
    [
      'without such a folder gets one named after it',
      groups(group('What’s new?', 'a', 'b/c')),
      'a b/c',
      ['a → whats-new/a', 'b/c → whats-new/c'],
    ],
    [
      'uses a folder that differs only in case',
      groups(group('Guides', 'a', 'b/c')),
      'a b/c Guides/other',
      ['a → Guides/a', 'b/c → Guides/c'],
    ],
    [
      'in another one gets a folder in the folder of that one',
      groups(group('Deploy', 'ops/a', 'ops/b', group('On AWS', 'c', 'x/d'))),
      'ops/a ops/b c x/d',
      ['c → ops/on-aws/c', 'x/d → ops/on-aws/d'],
    ],
    ['without a name for a folder keeps its paths', groups(group('🚀', 'a', 'b/c')), 'a b/c', []],
    [
      'named like a folder that isn’t for pages keeps its paths',
      groups(group('Snippets', 'a', 'b/c')),
      'a b/c',
      [],
    ],
    [
      'takes its root page along',
      groups({ group: 'API', root: 'api-intro', pages: ['api/a', 'api/b'] }),
      'api-intro api/a api/b',
      ['api-intro → api/api-intro'],
    ],
    [
      'finds entries with slashes and extensions',
      groups(group('API', '/api/a', 'api/b.mdx', '/c/')),
      'api/a api/b c.md',
      ['c.md → api/c'],
    ],
  ])('%s', (_, navigation, files, expected) => {
    expect(moves(navigation, files)).toEqual(expected);
  });
});

describe('kept as it is', () => {
  const most = ['guides/a', 'guides/b'];
  test.each([
    ['a page listed in another group', groups(group('G', ...most, 'x'), group('H', 'x')), 'x'],
    ['a web address', groups(group('G', ...most, 'https://example.com/x')), 'other'],
    ['an endpoint', groups(group('G', ...most, 'GET /x')), 'other'],
    ['a page without a file', groups(group('G', ...most, 'x')), 'other'],
    ['a snippet', groups(group('G', ...most, 'snippets/x')), 'snippets/x'],
    ['the front page', groups(group('G', ...most, 'index')), 'index'],
    [
      'the index of a folder in the folder',
      groups(group('G', ...most, 'guides/c')),
      'guides/c/index',
    ],
  ])('%s', (_, navigation, more) => {
    expect(moves(navigation, `guides/a guides/b ${more}`)).toEqual([]);
  });

  test('a page listed outside the element', () => {
    const navigation = groups(group('G', ...most, 'x', 'y'), group('H', 'x', 'h/z'));
    expect(moves(navigation, 'guides/a guides/b x y h/z', '/navigation/groups/0')).toEqual([
      'y → guides/y',
    ]);
  });

  test('everything outside the element', () => {
    const navigation = groups(group('G', ...most, 'x'), group('H', 'h/a', 'h/b', 'y'));
    expect(moves(navigation, 'guides/a guides/b x h/a h/b y', '/navigation/groups/1')).toEqual([
      'y → h/y',
    ]);
  });
});

describe('names', () => {
  test.each([
    [
      'a taken path gets a number, also if it differs in case or is an index',
      groups(group('G', 'g/a', 'g/b', 'g/c', 'x/Setup', 'x/a', 'y/d')),
      'g/a g/b g/c g/setup g/d/index x/Setup x/a y/d',
      ['x/Setup → g/Setup-2', 'x/a → g/a-2', 'y/d → g/d-2'],
    ],
    [
      'a path of an entry without a file isn’t free',
      groups(group('G', 'g/a', 'g/b', 'g/x', 'g/c', 'x')),
      'g/a g/b g/c x',
      ['x → g/x-2'],
    ],
    [
      'pages trade places',
      groups(group('G', 'g/a', 'g/b', 'h/x'), group('H', 'h/a', 'h/b', 'g/x')),
      'g/a g/b h/x h/a h/b g/x',
      ['h/x → g/x', 'g/x → h/x'],
    ],
    [
      'an index becomes that of the folder',
      groups(group('G', 'old/index', 'g/a', 'g/b')),
      'old/index g/a g/b',
      ['old/index → g/index'],
    ],
    [
      'an index is named like its folder where there is one already',
      groups(group('G', 'old', 'g/a', 'g/b')),
      'old/index g/a g/b g.mdx',
      ['old/index → g/old'],
    ],
    [
      'so are several',
      groups(group('G', 'g/a', 'g/b', 'g/c', 'g/d', 'x/y/index', 'z/index')),
      'g/a g/b g/c g/d x/y/index z/index',
      ['x/y/index → g/y', 'z/index → g/z'],
    ],
  ])('%s', (_, navigation, files, expected) => {
    expect(moves(navigation, files)).toEqual(expected);
  });
});

describe('tabs, languages and versions', () => {
  test('a new group goes into the folder of its tab', () => {
    const navigation = {
      tabs: [
        tab(
          'Guides',
          group('Start', 'guides/start/a', 'guides/start/b'),
          group('Ship', 'x', 'y/z'),
        ),
        tab('API', group('Users', 'api/users/a')),
      ],
    };
    expect(moves(navigation, 'guides/start/a guides/start/b x y/z api/users/a')).toEqual([
      'x → guides/ship/x',
      'y/z → guides/ship/z',
    ]);
  });

  test('a tab without a folder gives its name', () => {
    const navigation = {
      tabs: [tab('Guides', group('Start', 'a', 'b')), tab('API', group('Users', 'u', 'v/w'))],
    };
    expect(moves(navigation, 'a b u v/w')).toEqual(['u → api/users/u', 'v/w → api/users/w']);
  });

  const languages = {
    languages: [
      {
        language: 'en',
        ...groups(group('Start', 'start/a', 'start/b', 'c'), group('New', 'x', 'y/z')),
      },
      {
        language: 'es',
        ...groups(
          group('Inicio', 'es/start/a', 'es/start/b', 'es/c', 'es/index'),
          group('Nuevo', 'es/x', 'es/y/z'),
        ),
      },
    ],
  };
  const files = 'start/a start/b c x y/z es/start/a es/start/b es/c es/index es/x es/y/z';
  test('pages stay in the folder of their language, with the same folders in all', () => {
    expect(moves(languages, files)).toEqual([
      'c → start/c',
      'x → new/x',
      'y/z → new/z',
      'es/c → es/start/c',
      'es/x → es/new/x',
      'es/y/z → es/new/z',
    ]);
  });

  test('pages of an older version go to the folder of the new one', () => {
    const version = (name: string, ...all: unknown[]) => ({ version: name, groups: all });
    const navigation = {
      versions: [
        version('v1', group('Start', 'v1/start/a', 'v1/start/b', 'v1/start/c')),
        version(
          'v2',
          group('Start', 'v2/start/a', 'v2/start/b', 'v1/start/d', 'v1/start/e', 'v1/start/f'),
        ),
      ],
    };
    const all =
      'v1/start/a v1/start/b v1/start/c v1/start/d v1/start/e v1/start/f v2/start/a v2/start/b';
    expect(moves(navigation, all)).toEqual([
      'v1/start/d → v2/start/d',
      'v1/start/e → v2/start/e',
      'v1/start/f → v2/start/f',
    ]);
  });
});

test('pages are counted once, with those that stay', () => {
  const navigation = groups(group('G', 'g/a', 'g/b', 'x', 'x', 'no-file', 'https://example.com'));
  const { pages, moves: found } = proposed(navigation, 'g/a g/b x');
  expect({ pages, moves: found.length }).toEqual({ pages: 3, moves: 1 });
});

describe('an element for which another folder is wanted', () => {
  const site = groups(
    group('Start', 'docs/intro', 'docs/sdk/js', 'faq', group('More', 'docs/more/a', 'docs/more/b')),
    group('API', 'api/a', 'api/b'),
  );
  const files = 'docs/intro docs/sdk/js faq docs/more/a docs/more/b api/a api/b';
  const at = '/navigation/groups/0';
  test('moves as it is, with what is in its folder', () => {
    expect(proposed(site, files, at).folder).toBe('docs/');
    expect(moves(site, files, at, 'start/')).toEqual([
      'docs/intro → start/intro',
      'docs/sdk/js → start/sdk/js',
      'faq → start/faq',
      'docs/more/a → start/more/a',
      'docs/more/b → start/more/b',
    ]);
  });
  test('can move to the top, and to a folder inside its own', () => {
    expect(moves(site, files, at, '')).toContain('docs/more/a → more/a');
    expect(moves(site, files, at, 'docs/start/')).toContain('docs/intro → docs/start/intro');
  });
  test('keeps the index of its folder', () => {
    const guides = groups(group('Guides', 'guides/index', 'guides/a'));
    expect(moves(guides, 'guides/index guides/a', at, 'help/')).toEqual([
      'guides/index → help/index',
      'guides/a → help/a',
    ]);
  });
});

test('a page that has the address of a folder stays in front of it', () => {
  const site = { tabs: [tab('Docs', group('Start', 'docs', 'docs/a', 'docs/b'))] };
  expect(moves(site, 'docs docs/a docs/b')).toEqual([]);
});
