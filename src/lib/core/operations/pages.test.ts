import { expect, test } from 'vitest';
import { onlyCase } from '../file-step-messages.ts';
import type { PageOperation } from '../operation.ts';
import { NO_PAGES, type PageFiles } from '../page-files.ts';
import { planOf, pairsBetween, stepOf, withPages } from '../page-plans.ts';
import { planPages } from './pages.ts';

const WELCOME = '---\ntitle: "Welcome"\n---\n\nText.\n';
const pages = withPages(NO_PAGES, NO_PAGES, [
  { path: 'docs/welcome.mdx', text: WELCOME },
  {
    path: 'docs/guides/index.md',
    text: "---\r\ntitle: 'Guides'\r\nsidebarTitle: 'All'\r\n---\r\n",
  },
])[1];

/** The files after operations, or the refusal's code. */
function after(...operations: readonly PageOperation[]): Record<string, string> | string {
  const planned = planPages(pages, operations, 'docs/');
  if (!planned.ok) return planned.refusal.code;
  return textsOf(stepOf(pages, planned.value).after);
}

const textsOf = ({ at, texts }: PageFiles) =>
  Object.fromEntries([...at].map(([path, id]) => [path, texts.get(id)!]));
const BEFORE = textsOf(pages);

test('a new page has its title, and nothing else', () => {
  expect(after({ op: 'create-page', path: 'guides/keys', title: 'Keys: "all"' })).toEqual({
    ...BEFORE,
    'docs/guides/keys.mdx': '---\ntitle: "Keys: \\"all\\""\n---\n',
  });
});

test('a new page has the extension, quotes, line ends and sidebar title of its example', () => {
  const made = after({ op: 'create-page', path: '/a', title: 'It’s A', like: 'guides' });
  expect(made).toEqual({
    ...BEFORE,
    'docs/a.md': "---\r\ntitle: 'It’s A'\r\nsidebarTitle: 'It’s A'\r\n---\r\n",
  });
  const other = after({ op: 'create-page', path: 'a.mdx', title: 'A', like: 'welcome' });
  expect(other).toEqual({ ...BEFORE, 'docs/a.mdx': '---\ntitle: "A"\n---\n' });
});

test('a new page has further fields after its title, in their order and its quotes', () => {
  const frontmatter = {
    openapi: 'GET /users',
    description: 'All: users',
    hidden: true,
    tags: ['a'],
  };
  expect(after({ op: 'create-page', path: 'a', title: 'A', frontmatter })).toMatchObject({
    'docs/a.mdx':
      '---\ntitle: "A"\nopenapi: "GET /users"\ndescription: "All: users"\nhidden: true\ntags: ["a"]\n---\n',
  });
  const other = { openapi: 'GET /users', sidebarTitle: 'Users' };
  const like = { path: 'a', title: 'A', like: 'guides', frontmatter: other };
  expect(after({ op: 'create-page', ...like })).toMatchObject({
    'docs/a.md': "---\r\ntitle: 'A'\r\nsidebarTitle: 'Users'\r\nopenapi: 'GET /users'\r\n---\r\n",
  });
});

test('a new page has one title', () => {
  const twice = { path: 'a', title: 'A', frontmatter: { title: 'B' } };
  expect(after({ op: 'create-page', ...twice })).toBe('frontmatter');
});

test.each(['', '/', 'a//b', '../a', 'a/../b', 'a?b', 'a#b', 'https://a.b', 'a\\b'])(
  'a page can’t have the path %j',
  (path) => {
    expect(after({ op: 'create-page', path, title: 'A' })).toBe('page-path');
  },
);

test('a page isn’t created where there is one, whatever its extension', () => {
  expect(after({ op: 'create-page', path: 'welcome', title: 'A', extension: 'md' })).toBe('exists');
  expect(after({ op: 'create-page', path: 'guides', title: 'A' })).toBe('exists');
});

test('a deleted page is gone, and the step can be reversed', () => {
  const planned = planPages(pages, [{ op: 'delete-page', path: 'welcome' }], 'docs/');
  if (!planned.ok) throw new Error(planned.refusal.sentence);
  expect(planned.value.label).toBe('Delete page “Welcome”');
  const { after: left } = stepOf(pages, planned.value);
  expect(textsOf(left)).toEqual({ 'docs/guides/index.md': BEFORE['docs/guides/index.md'] });
  const back = planOf(pairsBetween(left, pages));
  expect(back.files).toEqual([{ path: 'docs/welcome.mdx', text: WELCOME }]);
});

test('a page whose text isn’t known is neither changed nor deleted', () => {
  expect(after({ op: 'delete-page', path: 'other' })).toBe('needs-files');
  expect(after({ op: 'set-frontmatter', path: 'other', field: 'tag', value: 'NEW' })).toBe(
    'needs-files',
  );
});

test('several operations are one step with one name', () => {
  const planned = planPages(
    pages,
    ['a', 'b'].map((path) => ({ op: 'create-page', path, title: path }) as const),
    'docs/',
  );
  expect(planned).toMatchObject({ ok: true, value: { label: 'Create 2 pages' } });
});

test('a field set in several pages is one step, named by the field', () => {
  const set = (path: string, value?: string): PageOperation => ({
    ...{ op: 'set-frontmatter', path, field: 'tag' },
    ...(value !== undefined && { value }),
  });
  const labelled = (...operations: readonly PageOperation[]) => {
    const planned = planPages(pages, operations, 'docs/');
    return planned.ok && planned.value.label;
  };
  expect(labelled(set('welcome', 'NEW'), set('guides', 'NEW'))).toBe('Set tag of 2 pages to “NEW”');
  expect(labelled(set('welcome'), set('guides'))).toBe('Clear tag of 2 pages');
  expect(labelled(set('welcome', 'NEW'), set('guides', 'OLD'))).toBe('Change 2 pages');
});

test('a page moves, but not to a path that another file has, or has in other capital letters', () => {
  const move = (to: string, from = 'welcome'): PageOperation => ({ op: 'rename-page', from, to });
  expect(after(move('start/here'))).toEqual({
    'docs/guides/index.md': BEFORE['docs/guides/index.md'],
    'docs/start/here.mdx': WELCOME,
  });
  expect(after(move('guides'))).toBe('exists');
  expect(after(move('Welcome'))).toEqual(expect.objectContaining({ 'docs/Welcome.mdx': WELCOME }));
  expect(after({ op: 'create-page', path: 'WELCOME', title: 'A' })).toBe('taken');
  expect(after({ op: 'create-page', path: 'welcome.mdx/a', title: 'A' })).toBe('taken');
});

test('files that no step has read count, too', () => {
  const others = new Set(['docs/Guides/Keys.mdx', 'docs/notes.md']);
  const code = (operation: PageOperation) => {
    const planned = planPages(pages, [operation], 'docs/', undefined, others);
    return planned.ok ? 'ok' : planned.refusal;
  };
  const clash = code({ op: 'rename-page', from: 'welcome', to: 'guides/keys' });
  expect(clash).toMatchObject({
    code: 'taken',
    sentence: onlyCase('guides/keys.mdx', 'Guides/Keys.mdx'),
  });
  expect(code({ op: 'create-page', path: 'notes', title: 'A' })).toMatchObject({ code: 'exists' });
  expect(code({ op: 'create-page', path: 'keys', title: 'A' })).toBe('ok');
});
