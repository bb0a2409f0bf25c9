/* What of a folder may be created, moved and deleted through the command, and what may not. */
import { lstat, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  everythingIn,
  refusalOf,
  serveFiles,
  valueOf,
  type TestServer,
} from '../../../tests/test-server.ts';
import type { FileChange } from '../../lib/core/file-change.ts';
import type { DocumentStorage } from '../../lib/core/storage.ts';
import { markOf } from './disk.ts';

const DOCS = '{ "navigation": { "tabs": [{ "$ref": "./api.json" }] } }\n';
const FILES = {
  'docs/docs.json': DOCS,
  'docs/api.json': '{ "tab": "API" }',
  'docs/page.mdx': '# Page',
  'docs/run.sh': 'echo',
  'docs/images/a.png': '\0PNG',
  'above.png': '\0PNG',
  'docs/package.json': '{}',
  'docs/shop.yaml': 'openapi: 3.1.0\n',
  'docs/.mintignore': 'drafts\n',
  'docs/more/.mintignore': 'drafts\n',
  'petstore.json': '{ "openapi": "3.1.0" }',
  'docs/.hidden.mdx': '# Hidden',
  'docs/node_modules/a/readme.md': '# A',
  'README.md': '# Above',
};
let served: TestServer;
let place: DocumentStorage;
beforeEach(async () => {
  served = await serveFiles(FILES);
  place = await served.open('docs/docs.json');
});
afterEach(() => served.end());

const mark = (path: string) => markOf(Buffer.from(FILES[path as keyof typeof FILES]));
const move = (from: string, to: string) => ({ from, to, expected: mark(from) });
const deletion = (path: string) => ({ deleted: path, expected: mark(path) });
const writing = (path: string, text: string) => ({ path, text, expected: mark(path) });

test.each<[string, FileChange]>([
  ['a script is created', { path: 'docs/new.sh', text: '' }],
  ['a script is changed', writing('docs/run.sh', 'echo it')],
  ['a script is deleted', deletion('docs/run.sh')],
  ['a page becomes a script', move('docs/page.mdx', 'docs/page.sh')],
  ['a script becomes a page', move('docs/run.sh', 'docs/run.mdx')],
  ['a JSON file of something else is deleted', deletion('docs/package.json')],
  ['a hidden page is deleted', deletion('docs/.hidden.mdx')],
  ['a page is hidden', move('docs/page.mdx', 'docs/.page.mdx')],
  ['a page goes to the files of tools', move('docs/page.mdx', 'docs/node_modules/page.mdx')],
  ['a page of a tool is deleted', deletion('docs/node_modules/a/readme.md')],
  ['a page above the document is deleted', deletion('README.md')],
  ['a page leaves the folder of the document', move('docs/page.mdx', 'page.mdx')],
  [
    'data that is no specification is changed',
    writing('docs/package.json', '{ "openapi": "3.1.0" }'),
  ],
  ['a specification becomes something else', writing('docs/shop.yaml', 'services:\n')],
  ['a specification is created', { path: 'docs/new.yaml', text: 'openapi: 3.1.0\n' }],
  ['a specification is moved', move('docs/shop.yaml', 'docs/new.yaml')],
  ['a specification is deleted', deletion('docs/shop.yaml')],
  ['a specification above the document is changed', writing('petstore.json', '{ "openapi": "3" }')],
  ['an image is created', { path: 'docs/images/new.png', text: '' }],
  ['an image is changed', writing('docs/images/a.png', '')],
  ['an image is deleted', deletion('docs/images/a.png')],
  ['an image becomes a script', move('docs/images/a.png', 'docs/a.sh')],
  ['an image becomes another kind of file', move('docs/images/a.png', 'docs/a.svg')],
  ['a script becomes an image', move('docs/run.sh', 'docs/run.png')],
  ['an image leaves the folder of the document', move('docs/images/a.png', 'a.png')],
  ['an image above the document is moved', move('above.png', 'docs/above.png')],
  ['.mintignore is deleted', deletion('docs/.mintignore')],
  ['.mintignore of another folder is changed', writing('docs/more/.mintignore', '')],
  ['docs.json is deleted', deletion('docs/docs.json')],
  ['docs.json is moved', move('docs/docs.json', 'docs/old.mdx')],
])('it is refused that %s', async (_what, change) => {
  const before = await everythingIn(served.root);
  const also = { path: 'docs/also.mdx', text: '' };
  expect(refusalOf(await place.write!([also, change])).code).toBe('no-right');
  expect(await everythingIn(served.root)).toEqual(before);
});

test.each<[string, FileChange]>([
  ['moved', { from: 'docs/link.mdx', to: 'docs/new.mdx', expected: mark('docs/page.mdx') }],
  ['deleted', { deleted: 'docs/link.mdx', expected: mark('docs/page.mdx') }],
])('a link is not %s', async (_what, change) => {
  await symlink('page.mdx', join(served.root, 'docs/link.mdx'));
  expect(refusalOf(await place.write!([change])).sentence).toMatch(/symbolic link/);
  expect((await lstat(join(served.root, 'docs/link.mdx'))).isSymbolicLink()).toBe(true);
});

test('a page that is a link to a script is not written', async () => {
  await symlink('run.sh', join(served.root, 'docs/link.mdx'));
  const written = { path: 'docs/link.mdx', text: '# New', expected: mark('docs/run.sh') };
  expect(refusalOf(await place.write!([written])).code).toBe('no-right');
  expect(await readFile(join(served.root, 'docs/run.sh'), 'utf8')).toBe('echo');
});

test('a specification and .mintignore that name pages are rewritten', async () => {
  const text = 'openapi: 3.1.0\ninfo: { description: "[Page](/new)" }\n';
  const changes = [writing('docs/shop.yaml', text), writing('docs/.mintignore', '# None\n')];
  valueOf(await place.write!([move('docs/page.mdx', 'docs/new.mdx'), ...changes]));
  expect(await readFile(join(served.root, 'docs/shop.yaml'), 'utf8')).toBe(text);
  expect(await readFile(join(served.root, 'docs/.mintignore'), 'utf8')).toBe('# None\n');
});

test('a missing specification that the document names is created, and deleted again', async () => {
  const text = '{ "openapi": "3.1.0" }';
  const added = { path: 'docs/api/new.json', text };
  expect(refusalOf(await place.write!([added])).code).toBe('no-right');
  const named = DOCS.replace('[', '[{ "tab": "New", "openapi": "api/new.json" }, ');
  const main = { path: 'docs/docs.json', text: named, expected: mark('docs/docs.json') };
  const program = { path: 'docs/api/new.json', text: '{ "scripts": {} }' };
  expect(refusalOf(await place.write!([main, program])).code).toBe('no-right');
  valueOf(await place.write!([main, added]));
  expect(await readFile(join(served.root, added.path), 'utf8')).toBe(text);
  const deleted = { deleted: added.path, expected: markOf(Buffer.from(text)) };
  valueOf(await place.write!([deleted]));
  expect((await everythingIn(served.root)).has(join(served.root, added.path))).toBe(false);
  // A repeated request does the same, and another specification stays.
  valueOf(await place.write!([deleted]));
  expect(refusalOf(await place.write!([deletion('docs/shop.yaml')])).code).toBe('no-right');
});

test.each(['shop.json', '.mintignore'])(
  '%s that is a link to a script is not written',
  async (name) => {
    await rm(join(served.root, 'docs', name), { force: true });
    await symlink('run.sh', join(served.root, 'docs', name));
    const text = '{ "openapi": "3.1.0" }';
    await writeFile(join(served.root, 'docs/run.sh'), text);
    const change = { path: `docs/${name}`, text, expected: markOf(Buffer.from(text)) };
    expect(refusalOf(await place.write!([change])).code).toBe('no-right');
  },
);

test('a JSON file of the navigation moves with the text that names it', async () => {
  const text = DOCS.replace('api.json', 'tabs/api.json');
  const main = { path: 'docs/docs.json', text, expected: mark('docs/docs.json') };
  valueOf(await place.write!([main, move('docs/api.json', 'docs/tabs/api.json')]));
  expect((await everythingIn(served.root)).has(join(served.root, 'docs/api.json'))).toBe(false);
  expect(valueOf(await place.read('docs/tabs/api.json')).text).toBe(FILES['docs/api.json']);
});

test('a step that is repeated after a lost response finds what it has done', async () => {
  const changes = [
    move('docs/page.mdx', 'docs/new/page.mdx'),
    { path: 'docs/signpost.config.json', text: '{}' },
  ];
  const states = valueOf(await place.write!(changes));
  const after = await everythingIn(served.root);
  expect(valueOf(await place.write!(changes))).toEqual(states);
  expect(await everythingIn(served.root)).toEqual(after);
});

test('an image is moved as a whole, and may stay where it is', async () => {
  const bytes = Buffer.from(FILES['docs/images/a.png']);
  const moved = move('docs/images/a.png', 'docs/img/b.PNG');
  expect(valueOf(await place.write!([moved]))).toEqual([]);
  expect((await readFile(join(served.root, 'docs/img/b.PNG'))).equals(bytes)).toBe(true);
  const stays = { from: moved.to, to: moved.to, expected: moved.expected };
  valueOf(await place.write!([stays, { deleted: 'docs/images/a.png', expected: '' }]));
  expect((await readFile(join(served.root, 'docs/img/b.PNG'))).equals(bytes)).toBe(true);
});
