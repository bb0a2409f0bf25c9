import { expect, test } from 'vitest';
import type { ApiOperation } from '../../core/openapi/specification';
import { docFromText } from '../../../../tests/make-document';
import { pagesOfEndpoints } from './endpoint-pages';

const DOCS = '{ "navigation": { "pages": ["api/listed", "/api/list-teams"] } }';
const operation = (name: string, summary = ''): ApiOperation => {
  const [method = '', path = ''] = name.split(/ (.*)/);
  return { method, path, summary, tags: [], deprecated: false, hidden: false };
};

/** The pages of operations in the folder "api/" of a site with these files and specifications. */
function pages(
  operations: readonly ApiOperation[],
  { all = [] as string[], named = ['openapi.json'], likely = [] as string[] } = {},
) {
  const site = {
    editor: { doc: docFromText(DOCS), world: {} },
    files: { all },
    specifications: { named, likely },
  };
  const about = { specification: 'openapi.json', folder: 'api/' };
  return pagesOfEndpoints(
    site,
    operations.map((one) => ({ operation: one, ...about })),
  );
}

test('a page of an endpoint is called like its summary, or its method and path', () => {
  const made = pages([operation('GET /users', ' List\n users '), operation('POST /users/{id}')]);
  expect(made).toEqual([
    { path: 'api/list-users', title: 'List users', frontmatter: { openapi: 'GET /users' } },
    {
      ...{ path: 'api/post-users-id', title: 'POST /users/{id}' },
      frontmatter: { openapi: 'POST /users/{id}' },
    },
  ]);
});

test('its path is free: no file, entry or other new page has it', () => {
  const all = ['api/List-users.md', 'api/list-roles/index.mdx', 'list-keys.mdx'];
  const titles = ['List users', 'List teams', 'List roles', 'List keys', 'List keys', '?'];
  const made = pages(
    titles.map((title, i) => operation(`GET /${i}`, title)),
    { all },
  );
  expect(made.map((page) => page?.path)).toEqual([
    'api/list-users-2',
    'api/list-teams-2',
    'api/list-roles-2',
    'api/list-keys',
    'api/list-keys-2',
    'api/get-5',
  ]);
});

test('it names its specification if the site has several', () => {
  const openapi = (of: Parameters<typeof pages>[1]) =>
    pages([operation('webhook paid')], of)[0]?.frontmatter?.openapi;
  expect(openapi({ named: ['./openapi.json'] })).toBe('webhook paid');
  expect(openapi({ named: ['openapi.json', 'other.yaml'] })).toBe('openapi.json webhook paid');
  expect(openapi({ named: [], likely: ['other.yaml'] })).toBe('openapi.json webhook paid');
});

test('an endpoint whose path has spaces gets none', () => {
  expect(pages([operation('GET /a b')])).toEqual([undefined]);
});
