/* Files that git doesn't have: listed and committed through the storage, with real git. */
import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
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
import type { DocumentStorage } from '../../../lib/core/storage.ts';

const PETS = '---\n# Pets\nopenapi: 3.1.0\n';

let top: string;
let served: TestServer;
let place: DocumentStorage;
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: top, encoding: 'utf8', stdio: 'pipe' }).trim();

beforeEach(async () => {
  process.env.GIT_CONFIG_GLOBAL = '/dev/null';
  process.env.GIT_CONFIG_SYSTEM = '/dev/null';
  top = await temporaryFolder({
    '.gitignore': 'private/\nsecret.yaml\n',
    'site/docs/docs.json': '{}\n',
    'site/docs/known.mdx': '# Known\n',
  });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  served = await serveFolder(join(top, 'site'));
  place = await served.open('docs/docs.json');
});
afterEach(async () => {
  await served.end();
  await rm(top, { recursive: true });
});

const status = async () => valueOf(await place.git!.status());
/** A file as the editor commits it: unchanged. */
async function asItIs(path: string) {
  const { text, mark } = valueOf(await place.read(path));
  return { path, text, expected: mark };
}
const commit = async (...paths: readonly string[]) =>
  place.git!.commit({
    files: await Promise.all(paths.map(asItIs)),
    message: 'Add what is missing',
    branch: 'main',
    isNew: false,
  });

test('without such files, nothing is said', async () => {
  expect(await status()).toEqual({ branch: 'main', branches: ['main'], uncommitted: [] });
});

test('page files and specifications next to docs.json are listed, and nothing else is', async () => {
  await putFile(top, 'site/outside.mdx', '# Not of this document\n');
  await putFile(top, 'site/docs/new page.mdx', '# New\n');
  await putFile(top, 'site/docs/deep/ümlaut.md', '# New\n');
  await putFile(top, 'site/docs/api/pets.yaml', PETS);
  await putFile(top, 'site/docs/logo.svg', '<svg/>\n');
  await putFile(top, 'site/docs/node_modules/a/readme.md', '# Not of the site\n');
  await putFile(top, 'site/docs/.hidden/page.mdx', '# Not of the site\n');
  await putFile(top, 'site/docs/staged.mdx', '# Staged\n');
  git('add', 'site/docs/staged.mdx');
  const { untracked, leftOut } = await status();
  expect([...untracked!].sort()).toEqual([
    'docs/api/pets.yaml',
    'docs/deep/ümlaut.md',
    'docs/new page.mdx',
  ]);
  expect(leftOut).toBeUndefined();
});

test('ignored files and what is no specification are listed apart', async () => {
  await putFile(top, 'site/docs/secret.yaml', PETS);
  await putFile(top, 'site/docs/private/page.mdx', '# Private\n');
  await putFile(top, 'site/docs/data.json', '{ "colors": [] }\n');
  await symlink('nowhere.yaml', join(top, 'site/docs/broken.yaml'));
  const { untracked, leftOut } = await status();
  expect(untracked).toBeUndefined();
  expect([...leftOut!].sort()).toEqual([
    'docs/broken.yaml',
    'docs/data.json',
    'docs/private/',
    'docs/secret.yaml',
  ]);
});

test('a commit includes them unchanged, and nothing else', async () => {
  await putFile(top, 'site/docs/new.mdx', '# New\r\n');
  await putFile(top, 'site/docs/pets.yaml', PETS);
  await putFile(top, 'site/docs/data.json', '{ "colors": [] }\n');
  const { untracked } = await status();
  valueOf(await commit('docs/docs.json', ...untracked!));
  expect(git('show', '--name-status', '--format=', 'HEAD')).toBe(
    'A\tsite/docs/new.mdx\nA\tsite/docs/pets.yaml',
  );
  expect(git('status', '--porcelain')).toBe('?? site/docs/data.json');
  expect((await status()).untracked).toBeUndefined();
  expect(refusalOf(await commit('docs/data.json')).code).toBe('no-right');
});

test('500 of many pages are one commit', async () => {
  await mkdir(join(top, 'site/docs/many'));
  for (let i = 0; i < 2000; i++) await putFile(top, `site/docs/many/${i}.mdx`, `# ${i}\n`);
  const { untracked } = await status();
  expect(untracked).toHaveLength(2000);
  valueOf(await commit('docs/docs.json', ...untracked!.slice(0, 500)));
  expect(git('show', '--name-only', '--format=', 'HEAD').split('\n')).toHaveLength(500);
}, 60_000);
