/* `signpost move`: files, entries, links and redirects in one step. */
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DOCS, makeMoveSite } from '../../tests/move-site.ts';
import { run } from './command.ts';

let folder = '';
const home = process.cwd();
beforeEach(async () => {
  folder = await makeMoveSite();
});
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

async function signpost(...args: string[]) {
  let [out, err] = ['', ''];
  const paths = args.map((word, i) => (i > 0 && !word.startsWith('-') ? join(folder, word) : word));
  const code = await run(
    paths,
    { out: (text) => void (out += text), err: (text) => void (err += text) },
    { app: '/no/such/folder', stopped: () => Promise.resolve() },
  );
  const shown = (text: string) => text.replace(/(^|→ | |")([^\s"]*\/)?signpost-[^/\s]*\//gm, '$1');
  return { code, out: shown(out), err: shown(err) };
}

async function site(): Promise<Record<string, string>> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(folder.length + 1), await readFile(path, 'latin1')] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

test('a page moves, and everything that leads there follows', async () => {
  const before = await site();
  const moved = await signpost('move', 'guides/a.mdx', 'new/a');
  expect(moved).toMatchObject({ code: 0 });
  expect(moved.out.split('\n')[0]).toBe('moved guides/a.mdx → new/a.mdx');
  expect(moved.err).toMatch(/^broken\.mdx:2: /);
  const { 'guides/a.mdx': _old, ...rest } = before;
  expect(await site()).toEqual({
    ...rest,
    'docs.json': DOCS.replace(
      '"/guides/a" },\n    { "source": "/new/a", "destination": "/b" }',
      '"/new/a" },\n    { "source": "/guides/a", "destination": "/new/a" }',
    )
      .replace('"/guides/a#top"', '"/new/a#top"')
      .replace('[A](/guides/a)', '[A](/new/a)')
      .replace('"guides/a"', '"new/a"'),
    'index.mdx': '[a](/new/a) [a](new/a.mdx#x) <Card href="/new/a/?q=1" />\n\n`/guides/a`\n',
    'b.md': before['b.md']!.replace('/guides/a', '/new/a'),
    'guides/index.mdx': '[a](../new/a) ![i](img/i.png)\n',
    'new/a.mdx':
      'import S from "../snippets/s.mdx";\n\n[g](../guides) [b](../b) ![i](../guides/img/i.png)\n',
    'snippets/s.mdx': '[a](/new/a)\n',
  });
});

test('a folder moves with all its files', async () => {
  const before = await site();
  const moved = await signpost('move', 'guides/', 'docs/start/');
  expect(moved.code).toBe(0);
  const after = await site();
  expect(after['docs/start/img/i.png']).toBe(before['guides/img/i.png']);
  expect(after['docs/start/index.mdx']).toBe(before['guides/index.mdx']);
  expect(after['docs/start/a.mdx']).toBe(
    'import S from "../../snippets/s.mdx";\n\n[g](.) [b](../../b) ![i](./img/i.png)\n',
  );
  expect(after['b.md']).toContain('[i](/docs/start/index) [g](./docs/start)');
  const docs = JSON.parse(after['docs.json']!) as Record<string, unknown>;
  expect(docs.navigation).toEqual({
    pages: [
      ...['index', 'docs/start/a', '/b'],
      { group: 'G', root: 'docs/start/index', pages: ['docs/start'] },
    ],
  });
  expect(docs.redirects).toEqual([
    { source: '/old', destination: '/docs/start/a' },
    { source: '/new/a', destination: '/b' },
    { source: '/guides/a', destination: '/docs/start/a' },
    { source: '/guides', destination: '/docs/start' },
  ]);
  expect(Object.keys(after).filter((path) => path.startsWith('guides/'))).toEqual([]);
});

test('links to a folder that loses its last page are listed, wherever they are', async () => {
  await mkdir(join(folder, 'howto/deep'), { recursive: true });
  for (const name of ['one', 'deep/two', 'three'])
    await writeFile(join(folder, `howto/${name}.mdx`), '[up](../howto) [self](.)\n');
  const text = '[how](/howto#top)\n\n`/howto` [deep](howto/deep/) [how](/howto/none)\n';
  await writeFile(join(folder, 'links.mdx'), text);
  await writeFile(
    join(folder, 'docs.json'),
    DOCS.replace('/guides/a#top"', '/howto"').replace('"/old"', '"/older"'),
  );
  const deep = await signpost('move', 'howto/deep/two.mdx', 'two');
  expect(deep.err.split('\n').filter((line) => line.includes('no longer works'))).toEqual([
    'links.mdx:3: The link “howto/deep/” no longer works.',
  ]);
  const all = await signpost('move', 'howto/*.mdx', 'new/');
  expect(all.err.split('\n').filter((line) => line.includes('no longer works'))).toEqual([
    'new/one.mdx:1: The link “../howto” no longer works.',
    'new/three.mdx:1: The link “../howto” no longer works.',
    'links.mdx:1: The link “/howto#top” no longer works.',
    'two.mdx:1: The link “../howto” no longer works.',
    'docs.json:7: The link “/howto” no longer works.',
  ]);
  expect((await site())['links.mdx']).toBe(text);
});

test('an image moves, and links to it follow', async () => {
  const logo =
    '"logo": { "light": "/guides/img/i.png", "dark": "guides/img/i.png" },\n  "favicon": "/guides/img/i.png",';
  await writeFile(join(folder, 'docs.json'), DOCS.replace('"navbar"', `${logo}\n  "navbar"`));
  const { out, code } = await signpost('move', 'guides/img/i.png', 'images/');
  expect(code).toBe(0);
  expect(out).toContain('moved guides/img/i.png → images/i.png\n');
  const after = await site();
  expect(after['images/i.png']).toBeDefined();
  expect(after['guides/index.mdx']).toBe('[a](./a) ![i](../images/i.png)\n');
  const { redirects, ...docs } = JSON.parse(after['docs.json']!) as Record<string, unknown>;
  expect(docs).toMatchObject({
    logo: { light: '/images/i.png', dark: 'images/i.png' },
    favicon: '/images/i.png',
  });
  expect(redirects).toHaveLength(2);
});

test('links in specifications follow, but not in code', async () => {
  const json = (link: string) =>
    `{\r\n  "openapi": "3.1.0",\r\n  "info": { "description": "See [A](${link}#x).\\n\\n\`[A](/guides/a)\` <a href=\\"${link}\\">" },\r\n  "paths": { "/guides/a": { "get": { "x-mint": { "href": "${link}" } } } }\r\n}\r\n`;
  const yaml = (link: string) =>
    `# Ours\nopenapi: 3.0.0\ninfo:\n  description: |\n    See [A](${link}).\n    [B](guides/a)\n  x-mint:\n    href: ${link}\n`;
  await writeFile(join(folder, 'api.json'), json('/guides/a'));
  await writeFile(join(folder, 'api.yaml'), yaml('/guides/a'));
  await writeFile(join(folder, 'other.json'), '{ "href": "/guides/a" }');
  expect((await signpost('move', 'guides/a', 'new (1)/e')).code).toBe(0);
  const after = await site();
  expect(after['api.json']).toBe(json('/new%20%281%29/e'));
  expect(after['api.yaml']).toBe(yaml('/new%20%281%29/e'));
  expect(after['other.json']).toBe('{ "href": "/guides/a" }');
});

test('lines of .mintignore follow, and what isn’t ignored anymore is said', async () => {
  const lines = (...paths: string[]) =>
    ['# Drafts', ...paths, '*.tmp.mdx', '!guides/a.mdx', ''].join('\r\n');
  await writeFile(join(folder, '.mintignore'), lines('/b.md', 'snippets/', 'guides/img'));
  await writeFile(join(folder, 'x.tmp.mdx'), 'X\n');
  expect((await signpost('move', 'b', 'later/b')).code).toBe(0);
  expect((await signpost('move', 'snippets/', 'parts/')).code).toBe(0);
  expect((await signpost('move', 'guides/img/', 'img/guides/')).code).toBe(0);
  expect((await site())['.mintignore']).toBe(lines('/later/b.md', 'parts/', 'img/guides'));
  const { err } = await signpost('move', 'x.tmp', 'x');
  expect(err).toContain('x.mdx:1: .mintignore ignored this file at its old path');
});

test('pages that match a pattern move, and back', async () => {
  const before = await site();
  expect((await signpost('move', 'guides/**', 'new/')).code).toBe(0);
  expect(Object.keys(await site())).toEqual(
    expect.arrayContaining(['new/a.mdx', 'new/index.mdx', 'guides/img/i.png']),
  );
  expect((await signpost('move', 'new/*.mdx', 'guides/')).code).toBe(0);
  const after = await site();
  for (const path of ['b.md', 'index.mdx', 'snippets/s.mdx'])
    expect(after[path]).toBe(before[path]);
  expect(after['guides/index.mdx']).toBe('[a](./a) ![i](../guides/img/i.png)\n');
});

test('nothing is written for a dry run, and JSON lists the changes', async () => {
  const before = await site();
  const { out, code } = await signpost('move', 'guides/a', 'c', '--dry-run', '--json');
  expect(code).toBe(0);
  const changes = JSON.parse(out) as Record<string, unknown[]>;
  expect(Object.keys(changes)).toEqual(['moved', 'deleted', 'changed', 'created', 'left']);
  expect(changes.moved).toHaveLength(1);
  expect(changes.left).toHaveLength(1);
  expect(await site()).toEqual(before);
});

test.each([
  [['guides/a', 'b'], 1],
  [['nowhere', 'c'], 1],
  [['guides/', 'guides/more/'], 1],
  [['guides/z*', 'c/'], 2],
  [['guides/a', '../c'], 2],
  [['guides/a'], 2],
])('%j is refused', async (args, code) => {
  const before = await site();
  const refused = await signpost('move', ...args);
  expect(refused).toMatchObject({ code, out: '' });
  expect(refused.err).not.toBe('');
  expect(await site()).toEqual(before);
});

test('a page behind a symbolic link is left alone', async () => {
  await symlink(join(folder, 'b.md'), join(folder, 'link.md'));
  expect((await signpost('move', 'link', 'c')).code).toBe(1);
  expect((await signpost('move', 'guides/a', 'c')).code).toBe(0);
  expect((await site())['b.md']).toContain('/c, "/x"');
});

test.each([
  ['a symbolic link', '../b.md', 'link.md'],
  ['a linked folder', '../snippets', 'linked'],
])('a folder with %s is left alone', async (_what, target, name) => {
  await symlink(target, join(folder, 'guides', name));
  const before = await site();
  const refused = await signpost('move', 'guides/', 'docs/');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain(`guides/${name}`);
  expect(await site()).toEqual(before);
});

test('redirects can be turned off', async () => {
  await writeFile(join(folder, 'signpost.config.json'), '{ "redirects": "off" }');
  expect((await signpost('move', 'guides/a', 'c')).code).toBe(0);
  expect((await site())['docs.json']).not.toContain('"source": "/guides/a"');
});

test('paths of pages count in the folder of docs.json', async () => {
  process.chdir(folder);
  let out = '';
  const io = { out: (text: string) => void (out += text), err: () => undefined };
  const app = { app: '/no/such/folder', stopped: () => Promise.resolve() };
  expect(await run(['move', '/guides/a', '/c'], io, app)).toBe(0);
  expect(out).toContain('moved guides/a.mdx → c.mdx\n');
});
