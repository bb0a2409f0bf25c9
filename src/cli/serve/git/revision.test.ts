/* Files of earlier states, through the storage and with real git. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  putFile,
  refusalOf,
  serveFolder,
  temporaryFolder,
  valueOf,
  type TestServer,
} from '../../../../tests/test-server.ts';
import * as m from './messages.ts';

let top: string;
let served: TestServer;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: top,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

beforeEach(async () => {
  top = await temporaryFolder({
    'site/docs.json': '{ "name": "Ü" }\n',
    'site/api.json': '{}\n',
    'site/page.mdx': '# Page\n',
    'site/logo.svg': '<svg/>\n',
    'secret.json': '{}\n',
  });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  git('tag', 'v1');
  await putFile(join(top, 'site'), 'docs.json', '{ "name": "New" }\n');
  git('rm', '--quiet', 'site/api.json');
  git('commit', '--quiet', '-am', 'Change');
  served = await serveFolder(join(top, 'site'));
});
afterEach(async () => {
  await served.end();
  await rm(top, { recursive: true });
});
const at = async (revision: string, ...paths: readonly string[]) =>
  (await served.open()).git!.at(revision, paths);

test('texts are those of a branch, a tag or a commit; what isn’t there is left out', async () => {
  const both = ['docs.json', 'api.json'];
  const old = new Map([
    ['docs.json', '{ "name": "Ü" }\n'],
    ['api.json', '{}\n'],
  ]);
  expect(valueOf(await at('v1', ...both))).toEqual(old);
  expect(valueOf(await at('HEAD~1', ...both))).toEqual(old);
  expect(valueOf(await at('main', ...both))).toEqual(
    new Map([['docs.json', '{ "name": "New" }\n']]),
  );
});

test('nothing but JSON and pages in the folder is read', async () => {
  const paths = ['../secret.json', 'logo.svg', '.git/config', '/docs.json', ''];
  expect(valueOf(await at('v1', ...paths))).toEqual(new Map());
  expect(valueOf(await at('v1', 'page.mdx'))).toEqual(new Map([['page.mdx', '# Page\n']]));
});

test('many files are read in several requests', async () => {
  const paths = Array.from({ length: 60 }, (_, i) => `${'long/'.repeat(20)}${i}.mdx`);
  expect(valueOf(await at('v1', ...paths, 'page.mdx'))).toEqual(
    new Map([['page.mdx', '# Page\n']]),
  );
});

test('branches and tags are offered', async () => {
  git('branch', 'other');
  const names = valueOf(await (await served.open()).git!.revisions());
  expect([...names].sort()).toEqual(['main', 'other', 'v1']);
  expect(names.at(-1)).toBe('v1');
});

test.each(['', 'nowhere', '--help', '-p', 'v1:site', 'a'.repeat(300), 'v1\n'])(
  'the revision %j is refused',
  async (revision) => {
    expect(refusalOf(await at(revision, 'docs.json'))).toMatchObject({
      code: 'missing',
      sentence: m.noRevision(revision),
    });
  },
);
