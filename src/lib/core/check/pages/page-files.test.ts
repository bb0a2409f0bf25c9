import { describe, expect, test } from 'vitest';
import { reread } from '../../document/read.ts';
import { check } from '../check.ts';
import { orphansOf, asideOf } from './orphans.ts';
import { lister } from './page-listing.ts';
import { worldOf } from '../world.ts';
import { docFromText } from '../../../../../tests/make-document.ts';
import * as m from '../../openapi/messages.ts';
import * as specificationsMessages from '../specifications/messages.ts';
import * as checkMessages from '../messages.ts';
import * as pagesMessages from './messages.ts';

type Files = Readonly<Record<string, unknown>>;
const OPENAPI = { openapi: '3.1.0', info: {}, paths: { '/users': { get: {} } } };

function site(navigation: unknown, files: Files, more: Files = {}) {
  const main = JSON.stringify({ navigation, ...more });
  const texts = Object.entries({ 'docs.json': main, ...files }).map(
    ([path, text]) => [path, typeof text === 'string' ? text : JSON.stringify(text)] as const,
  );
  return { doc: docFromText(main), world: worldOf(new Map(texts)) };
}

/** "code pointer: message" of all problems with pages, specifications and orphans. */
function said(navigation: unknown, files: Files, more: Files = {}): readonly string[] {
  const { doc, world } = site(navigation, files, more);
  const own = /^(page-|openapi-|endpoint-unknown|orphan)/;
  return check(doc, world, lister())
    .filter(({ code }) => own.test(code))
    .map(({ code, pointer, message }) => `${code} ${pointer}: ${message}`);
}

describe('the file of a page', () => {
  test('with invalid frontmatter is reported once, with file and line', () => {
    const groups = [
      { group: 'A', pages: ['a'] },
      { group: 'B', pages: ['/a'] },
    ];
    expect(said({ groups }, { 'a.mdx': '---\ntitle: One: two\n---\n# A\n' })).toEqual([
      'page-frontmatter /navigation/groups/0/pages/0: The frontmatter of a.mdx isn’t valid YAML (line 2: bad indentation of a mapping entry). The page may lose its title and settings.',
      expect.stringContaining('page-twice'),
      expect.stringContaining('page-twice'),
    ]);
  });
  test('without a title is reported', () => {
    const untitled = (text: string) => said({ pages: ['b/a'] }, { 'b/a.md': text });
    expect(untitled('text')).toEqual([
      'page-untitled /navigation/pages/0: Add “title” to the frontmatter of b/a.md. Without it, the title of “b/a” comes from its path.',
    ]);
    for (const text of ['# A', '---\ntitle: A\n---\n', '---\nsidebarTitle: A\n---\n'])
      expect(untitled(text)).toEqual([]);
    expect(untitled('---\napi: GET /users\n---\n')).toEqual([]);
  });
});

describe('the API operation of a page', () => {
  const page = (openapi: string, ...files: [string, unknown][]) =>
    said(
      { pages: ['a'] },
      { 'a.mdx': `---\nopenapi: "${openapi}"\n---\n`, ...Object.fromEntries(files) },
    );

  test('is looked up in every specification of the folder', () => {
    expect(page('GET /users', ['api/v1.json', OPENAPI])).toEqual([]);
    expect(page('get /users', ['api/v1.json', OPENAPI])).toEqual([]);
    expect(page('GET /user', ['api/v1.json', OPENAPI])).toEqual([
      'endpoint-unknown /navigation/pages/0: a.mdx describes “GET /user”, which isn’t in any API specification in this folder. Did you mean “GET /users”?',
    ]);
  });
  test('is looked up in the file that it names, however the name is written', () => {
    for (const name of ['api/v1.json', '/api/v1.json', 'v1', 'v1.json', 'api/v1'])
      expect(page(`${name} GET /users`, ['api/v1.json', OPENAPI]), name).toEqual([]);
    expect(page('v1 POST /users', ['api/v1.json', OPENAPI])).toEqual([
      'endpoint-unknown /navigation/pages/0: a.mdx describes “POST /users”, which isn’t in “v1”. Did you mean “GET /users”?',
    ]);
    expect(page('v2.json GET /users', ['api/v1.json', OPENAPI])).toEqual([
      'openapi-missing /navigation/pages/0: The frontmatter of a.mdx refers to the API specification “v2.json”, which isn’t in this folder.',
    ]);
  });
  test('is not judged if a specification is unknown', () => {
    const files = { 'a.mdx': '---\nopenapi: GET /x\n---\n', 'api.json': OPENAPI };
    const groups = [{ group: 'G', openapi: 'https://e.com/api.json', pages: ['a'] }];
    expect(said({ groups }, files)).toEqual([]);
    expect(said({ pages: ['a'] }, { ...files, 'b.json': '{"openapi": "3.0.0", ' })).toEqual([]);
    expect(page('https://e.com/api.json GET /x')).toEqual([]);
  });
  test('needs no specification if the page describes it itself', () => {
    const files = { 'a.mdx': '---\napi: POST /x\n---\n', 'api.json': OPENAPI };
    expect(said({ pages: ['a'] }, files)).toEqual([]);
  });
});

describe('an API specification', () => {
  test('that is not in the folder is reported with the file that may be meant', () => {
    const { doc, world } = site(
      { groups: [{ group: 'G', openapi: '/Api.json' }] },
      { 'api.json': OPENAPI },
    );
    expect(
      check(doc, world, lister()).filter(({ code }) => code.startsWith('openapi')),
    ).toMatchObject([
      {
        code: 'openapi-missing',
        severity: 'warning',
        pointer: '/navigation/groups/0/openapi',
        message: `${specificationsMessages.notInFolder(specificationsMessages.fileOf('OpenAPI', '/Api.json', '“G”'))} ${checkMessages.isMeant('“/api.json”')}`,
        fixes: [{ label: checkMessages.write('“/api.json”') }],
      },
    ]);
  });
  test('is found in the settings, in a list, as a source and before a method', () => {
    const navigation = {
      tabs: [
        { tab: 'A', openapi: ['api.json', 'b.json'] },
        { tab: 'B', openapi: { source: 'c.json', directory: 'c' } },
        { tab: 'C', asyncapi: 'd.yaml', pages: ['e.json GET /x', 'e.json GET /y'] },
      ],
    };
    const found = said(navigation, { 'api.json': OPENAPI }, { api: { openapi: 'f.json' } });
    expect(found.map((one) => one.replace(/:.*“([^”]+\.(json|yaml))”.*/, ' $1'))).toEqual([
      'openapi-missing /navigation/tabs/0/openapi b.json',
      'openapi-missing /navigation/tabs/1/openapi/source c.json',
      'openapi-missing /navigation/tabs/2/asyncapi d.yaml',
      'openapi-missing /navigation/tabs/2/pages/0 e.json',
      'openapi-missing /api/openapi f.json',
    ]);
  });
  test('that is a web address or a folder is not judged', () => {
    const groups = [
      { group: 'A', openapi: 'https://e.com/api.json' },
      { group: 'B', openapi: 'apis' },
    ];
    expect(said({ groups }, { 'apis/a.json': OPENAPI })).toEqual([]);
  });
  test('that cannot be read is reported with the line', () => {
    const groups = [{ group: 'A', openapi: 'api.yaml' }];
    expect(said({ groups }, { 'api.yaml': 'openapi: 3.0.0\npaths: [\n' })[0]).toMatch(
      /^openapi-unreadable .*“api.yaml” of “A” can’t be used\. This isn’t valid YAML \(line 3\): .*\.$/,
    );
    expect(said({ groups }, { 'api.yaml': 'a: b' })[0]).toContain(m.notASpecification);
  });
  test('without an operation that an entry names is reported', () => {
    const groups = [{ group: 'A', openapi: 'api.json', pages: ['GET /users', 'GET /other'] }];
    expect(said({ groups }, { 'api.json': OPENAPI })).toEqual([
      expect.stringContaining('endpoint-unknown /navigation/groups/0/pages/1'),
    ]);
  });
  test('is judged again when the files change', () => {
    const { doc, world } = site({ groups: [{ group: 'G', openapi: 'b.json' }] }, {});
    const codes = (paths: readonly string[]) =>
      check(doc, { ...world, paths: new Set(paths) }, lister()).flatMap(({ code }) =>
        code.startsWith('openapi') ? [code] : [],
      );
    expect(codes(['a.json'])).toEqual(['openapi-missing']);
    expect(codes(['b.json'])).toEqual([]);
    expect(codes([])).toEqual(['openapi-missing']);
  });
});

describe('a file that .mintignore excludes', () => {
  const files = {
    '.mintignore': 'drafts/',
    'drafts/a.mdx': '# A',
    'README.md': '# R',
    'b.mdx': '# B',
  };

  test('is neither an orphan nor a page, and an entry that names it is reported with the reason', () => {
    expect(said({ pages: ['b'] }, files)).toEqual([]);
    expect(said({ pages: ['b', 'drafts/a', 'README'] }, files)).toEqual([
      'page-missing /navigation/pages/1: Remove the page from the navigation, or change .mintignore. It ignores the file of “drafts/a”, so the page won’t appear on the site.',
      'page-missing /navigation/pages/2: Rename the file, or remove the page from the navigation. The site ignores every file named “README.md”, so “README” won’t appear on the site.',
    ]);
  });
});

describe('files that no entry names', () => {
  const files = {
    'a.mdx': "import P from '/parts/p.mdx'\nimport Q from './q.mdx'\n\n# A\n",
    'parts/p.mdx': 'P',
    'q.mdx': 'Q',
    'secret.mdx': '---\ntitle: S\nhidden: true\n---\n',
    'lost.mdx': '# L',
  };
  test('are orphans, unless others import them or they are hidden', () => {
    const { doc, world } = site({ pages: ['a'] }, files);
    expect(orphansOf(doc, world)).toEqual(['lost']);
    expect(asideOf(doc, world)).toEqual([
      { file: 'parts/p', why: 'imported' },
      { file: 'q', why: 'imported' },
      { file: 'secret', why: 'hidden' },
    ]);
    const orphans = check(doc, world).find(({ code }) => code === 'orphan-pages');
    expect(orphans?.paths).toEqual(['lost']);
  });
  test('are all listed by path', () => {
    const names = Array.from({ length: 300 }, (_, i) => `p${i}`);
    const { doc, world } = site(
      { pages: ['a'] },
      Object.fromEntries(['a', ...names].map((name) => [`${name}.mdx`, '# P'])),
    );
    const [orphans] = check(doc, world, lister()).filter(({ code }) => code === 'orphan-pages');
    expect(orphans!.message).toContain(
      pagesMessages.unlisted(300, ['“p0”', '“p1”', '“p10”', '297 more']),
    );
    expect(orphans!.paths).toEqual(names.sort());
  });
});

test('after changes in one page file, the shared listing agrees with a new one', () => {
  const { doc, world } = site(
    { pages: ['a', 'b'] },
    { 'a.mdx': "import P from './p.mdx'\n# A", 'b.mdx': '# B', 'p.mdx': 'P' },
  );
  const shared = lister();
  const codes = (now: typeof world) => {
    const found = check(doc, now, shared);
    expect(found).toEqual(check(doc, now, lister()));
    return found.map(({ code }) => code).filter((code) => /^(page|orphan)/.test(code));
  };
  expect(codes(world)).toEqual([]);
  const a = { ...world.pageFiles!.get('a')!, imports: [], hasHeading: false };
  const changed = { ...world, pageFiles: new Map(world.pageFiles).set('a', a) };
  expect(codes(changed)).toEqual(['orphan-pages', 'page-untitled']);
  const typed = reread(doc, [{ file: 'docs.json', at: 0, remove: 0, insert: '  ' }]);
  expect(check(typed, changed, shared)).toEqual(check(typed, changed, lister()));
  expect(codes(world)).toEqual([]);
  const pageFiles = new Map(world.pageFiles);
  pageFiles.delete('a');
  expect(codes({ ...world, pageFiles })).toEqual(['orphan-pages']);
});
