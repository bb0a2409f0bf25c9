/* `signpost apply` with operations on page files. */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onlyCase } from '../lib/core/file-step-messages.ts';
import { run } from './command.ts';
import * as m from './messages.ts';

const DOCS = '{\n  "navigation": {\n    "pages": ["a", "guides/b"]\n  }\n}\n';
const A = '---\ntitle: A # first\n---\n\nText.\n';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-'));
  await mkdir(join(folder, 'site/guides'), { recursive: true });
  await writeFile(join(folder, 'site/docs.json'), DOCS);
  await writeFile(join(folder, 'site/a.mdx'), A);
  await writeFile(join(folder, 'site/guides/b.md'), '---\r\ntitle: "B"\r\n---\r\n');
});
afterEach(() => rm(folder, { recursive: true }));

async function applied(operations: unknown, ...flags: string[]) {
  let [out, err] = ['', ''];
  await writeFile(join(folder, 'operations.json'), JSON.stringify(operations));
  const code = await run(
    ['apply', join(folder, 'site/docs.json'), join(folder, 'operations.json'), ...flags],
    { out: (text) => void (out += text), err: (text) => void (err += text) },
    { app: '/no/such/folder', stopped: () => Promise.resolve() },
  );
  return { code, out: out.replaceAll(join(folder, 'site/'), ''), err };
}

/** Every file of the site with its text. */
async function site(): Promise<Record<string, string>> {
  const all = await readdir(join(folder, 'site'), { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(join(folder, 'site/').length), await readFile(path, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

test('a page is created with its entry, like another one, in one step', async () => {
  const before = await site();
  const to = { parent: '/navigation', key: 'pages', index: 1 };
  const made = await applied(
    [{ op: 'create-page', path: 'guides/c', title: 'C', to, like: 'guides/b' }],
    '--write',
  );
  expect(made).toEqual({ code: 0, out: 'changed docs.json\ncreated guides/c.md\n', err: '' });
  expect(await site()).toEqual({
    ...before,
    'docs.json': DOCS.replace('"a", ', '"a", "guides/c", '),
    'guides/c.md': '---\r\ntitle: "C"\r\n---\r\n',
  });
});

test('a page is created with further fields, or not at all if one can’t be set', async () => {
  const before = await site();
  const page = { op: 'create-page', path: 'guides/c', title: 'C', like: 'guides/b' };
  const odd = await applied([{ ...page, frontmatter: { title: 'D' } }], '--write');
  expect(odd).toMatchObject({ code: 1, out: '' });
  expect(odd.err).toContain('title');
  const malformed = await applied([{ ...page, frontmatter: ['GET /c'] }], '--write');
  expect(malformed).toMatchObject({ code: 2, out: '' });
  expect(await site()).toEqual(before);
  const frontmatter = { openapi: 'POST /c', deprecated: true };
  expect(await applied([{ ...page, frontmatter }], '--write')).toMatchObject({ code: 0 });
  expect((await site())['guides/c.md']).toBe(
    '---\r\ntitle: "C"\r\nopenapi: "POST /c"\r\ndeprecated: true\r\n---\r\n',
  );
});

test('a page is deleted with its entries, and an empty folder goes with it', async () => {
  const gone = await applied([{ op: 'delete-page', path: 'guides/b' }], '--write');
  expect(gone).toEqual({ code: 0, out: 'changed docs.json\ndeleted guides/b.md\n', err: '' });
  const docs = DOCS.replace(', "guides/b"', '');
  expect(await site()).toEqual({ 'docs.json': docs, 'a.mdx': A });
  expect(await readdir(join(folder, 'site'))).not.toContain('guides');
});

test('a field of the frontmatter is set, and only its value changes', async () => {
  const set = { op: 'set-frontmatter', path: 'a', field: 'title', value: 'Start' };
  expect(await applied([set], '--write')).toMatchObject({ code: 0, out: 'changed a.mdx\n' });
  expect((await site())['a.mdx']).toBe(A.replace('A #', 'Start #'));
});

test('operations run one after the other, all or none', async () => {
  const before = await site();
  const operations = [
    { op: 'create-page', path: 'c', title: 'C' },
    { op: 'set-frontmatter', path: 'c', field: 'tag', value: 'NEW' },
    { op: 'delete-page', path: 'nowhere' },
  ];
  const refused = await applied(operations, '--write');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('nowhere');
  expect(await site()).toEqual(before);
  expect(await applied(operations.slice(0, 2), '--write')).toMatchObject({ code: 0 });
  expect((await site())['c.mdx']).toBe('---\ntitle: "C"\ntag: "NEW"\n---\n');
});

test('a page operation needs --write', async () => {
  const before = await site();
  const asked = await applied([{ op: 'delete-page', path: 'a' }]);
  expect(asked).toEqual({ code: 2, out: '', err: `${m.pagesNeedWrite}\n` });
  expect(await site()).toEqual(before);
});

test('nothing outside the folder is created, changed or deleted', async () => {
  await writeFile(join(folder, 'out.mdx'), A);
  await symlink(join(folder, 'out.mdx'), join(folder, 'site/link.mdx'));
  const before = await site();
  for (const operation of [
    { op: 'delete-page', path: '../out' },
    { op: 'delete-page', path: 'link' },
    { op: 'create-page', path: '../new', title: 'New' },
    { op: 'create-page', path: 'a', title: 'Again' },
  ])
    expect(await applied([operation], '--write')).toMatchObject({ code: 1, out: '' });
  expect(await site()).toEqual(before);
  expect(await readFile(join(folder, 'out.mdx'), 'utf8')).toBe(A);
});

test('a page moves with its entries, and keeps its extension', async () => {
  const before = await site();
  const moved = await applied(
    [{ op: 'rename-page', from: 'guides/b', to: 'start/first', redirect: false }],
    '--write',
  );
  expect(moved).toMatchObject({ code: 0, err: '' });
  const lines = moved.out.trim().split('\n').sort();
  expect(lines).toEqual(['changed docs.json', 'moved guides/b.md → start/first.md']);
  expect(await site()).toEqual({
    'a.mdx': A,
    'docs.json': DOCS.replace('guides/b', 'start/first'),
    'start/first.md': before['guides/b.md'],
  });
});

test('a page is not moved onto another one, out of the folder, or with a folder’s path', async () => {
  const before = await site();
  for (const [to, code] of [
    ['a', 1],
    ['../b', 1],
    ['guides/', 2],
  ] as const) {
    const refused = await applied([{ op: 'rename-page', from: 'guides/b', to }], '--write').catch(
      (thrown: unknown) => ({ code: 2, out: '', err: String(thrown) }),
    );
    expect(refused).toMatchObject({ code, out: '' });
    expect(refused.err).not.toBe('');
  }
  expect(await site()).toEqual(before);
});

test('a page takes the place of one that the same step deletes', async () => {
  const before = await site();
  const { code, out } = await applied(
    [
      { op: 'delete-page', path: 'a' },
      { op: 'rename-page', from: 'guides/b', to: 'a', redirect: false },
      { op: 'rename-page', from: 'a', to: 'c', redirect: false },
      { op: 'rename-page', from: 'c', to: 'a', redirect: false },
    ],
    '--write',
  );
  expect(code).toBe(0);
  expect(out).toContain('a.m');
  expect(await site()).toEqual({
    'a.md': before['guides/b.md'],
    'docs.json': DOCS.replace('"a", "guides/b"', '"a"'),
  });
});

test('a page takes the very path of a deleted one, and entries keep their leading slash', async () => {
  const slashed = DOCS.replace('"guides/b"', '"/guides/b"');
  await writeFile(join(folder, 'site/docs.json'), slashed);
  await rm(join(folder, 'site/guides/b.md'));
  await writeFile(join(folder, 'site/guides/b.mdx'), 'B');
  const operations = [
    { op: 'delete-page', path: 'a' },
    { op: 'rename-page', from: 'guides/b', to: 'a', redirect: false },
  ];
  const { code, out } = await applied(operations, '--write');
  expect({ code, out }).toEqual({
    code: 0,
    out: 'moved guides/b.mdx → a.mdx\nchanged docs.json\n',
  });
  expect(await site()).toEqual({
    'a.mdx': 'B',
    'docs.json': slashed.replace('"a", "/guides/b"', '"/a"'),
  });
});

test('a page doesn’t get a path that another file has in other capital letters', async () => {
  await writeFile(join(folder, 'site/guides/Notes.mdx'), 'Notes');
  const before = await site();
  const rename = (from: string, to: string) => ({ op: 'rename-page', from, to });
  for (const [operation, path, other] of [
    [rename('a', 'guides/notes'), 'guides/notes.mdx', 'guides/Notes.mdx'],
    [rename('a', 'Guides/Notes'), 'Guides/Notes.mdx', 'guides/Notes.mdx'],
    [{ op: 'create-page', path: 'A', title: 'A' }, 'A.mdx', 'a.mdx'],
  ] as const) {
    const refused = await applied([operation], '--write');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain(onlyCase(path, other));
  }
  expect(await site()).toEqual(before);
  const both = [
    { op: 'create-page', path: 'new', title: 'New' },
    { op: 'create-page', path: 'New', title: 'New' },
  ];
  expect(await applied(both, '--write')).toMatchObject({ code: 1, out: '' });
  expect(await site()).toEqual(before);
});

test('a page’s own path can change in capital letters only, of the file and its folder', async () => {
  const moved = await applied(
    [{ op: 'rename-page', from: 'guides/b', to: 'Guides/B', redirect: false }],
    '--write',
  );
  expect(moved).toMatchObject({ code: 0, err: '' });
  expect(moved.out).toContain('moved guides/b.md → Guides/B.md');
  expect(await site()).toEqual({
    'a.mdx': A,
    'docs.json': DOCS.replace('guides/b', 'Guides/B'),
    'Guides/B.md': '---\r\ntitle: "B"\r\n---\r\n',
  });
});
