/* The page files that differ between a revision and the working tree, through the storage and with real git. */
import { execFileSync } from 'node:child_process';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  everythingIn,
  putFile,
  refusalOf,
  serveFolder,
  temporaryFolder,
  valueOf,
  type TestServer,
} from '../../../../tests/test-server.ts';
import * as m from './messages.ts';

const LINES = Array.from({ length: 30 }, (_, i) => `Line ${i}.\n`).join('');

let top: string;
let served: TestServer | undefined;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: top,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

beforeEach(async () => {
  top = await temporaryFolder({
    'site/docs.json': '{}\n',
    'site/same.mdx': '# Same\n',
    'site/changed.mdx': '# Changed\n',
    'site/gone.md': '# Gone\n',
    'site/old.mdx': LINES,
    'site/edited.mdx': `${LINES}More.\n`,
    'site/logo.svg': '<svg/>\n',
    'other/page.mdx': '# Other\n',
  });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  git('tag', '-a', 'v1', '-m', 'Version 1');
});
afterEach(async () => {
  await served?.end();
  served = undefined;
  await rm(top, { recursive: true, force: true });
});
/** Serves a folder of the repository, and asks about the pages of one in it. */
async function since(revision: string, root = 'site', folder = '') {
  served = await serveFolder(join(top, root));
  const place = await served.open(`${folder}docs.json`);
  return place.git!.since(revision, folder);
}
const pagesSince = async (...asked: Parameters<typeof since>) =>
  [...valueOf(await since(...asked)).pages].sort((a, b) =>
    (a.to ?? a.from)!.localeCompare((b.to ?? b.from)!),
  );
const site = (path: string) => join(top, 'site', path);

async function change(): Promise<void> {
  await putFile(top, 'site/changed.mdx', '# New\n');
  await rm(site('gone.md'));
  await mkdir(site('guides'));
  await rename(site('old.mdx'), site('guides/new.mdx'));
  await rm(site('edited.mdx'));
  await putFile(top, 'site/guides/edited.mdx', `${LINES}Other.\n`);
  await putFile(top, 'site/created.mdx', '# Created\n');
  await putFile(top, 'site/logo.svg', '<svg></svg>\n');
  await putFile(top, 'other/page.mdx', '# New\n');
}
const CHANGES = [
  { from: 'changed.mdx', to: 'changed.mdx' },
  { to: 'created.mdx' },
  { from: 'gone.md' },
  { from: 'edited.mdx', to: 'guides/edited.mdx' },
  { from: 'old.mdx', to: 'guides/new.mdx', isSame: true },
];

test('what was created, moved, changed and deleted in the folder is found on disk', async () => {
  await change();
  expect(await pagesSince('v1')).toEqual(CHANGES);
});

test('the same is found once it is committed', async () => {
  await change();
  git('add', '.');
  git('commit', '--quiet', '-m', 'Change');
  expect(await pagesSince('HEAD~1')).toEqual(CHANGES);
});

test('paths are those of the storage, and the commit is named', async () => {
  await change();
  const found = valueOf(await since('v1', '.', 'site/'));
  expect(found.commit).toBe(git('rev-parse', 'HEAD'));
  expect(found.pages).toContainEqual({
    from: 'site/old.mdx',
    to: 'site/guides/new.mdx',
    isSame: true,
  });
  expect(found.pages).toHaveLength(CHANGES.length);
});

test('nothing differs from the commit of the working tree', async () => {
  expect(await pagesSince('HEAD')).toEqual([]);
});

test('the repository stays as it is', async () => {
  await change();
  const before = await everythingIn(top);
  await pagesSince('v1');
  expect(await everythingIn(top)).toEqual(before);
});

test('ignored files, hidden ones and links are left out', async () => {
  await putFile(top, '.gitignore', 'drafts/\n');
  await putFile(top, 'site/drafts/a.mdx', '# A\n');
  await putFile(top, 'site/.hidden/a.mdx', '# A\n');
  await putFile(top, 'site/node_modules/a.md', '# A\n');
  await symlink('same.mdx', site('link.mdx'));
  git('add', '-f', '.');
  git('commit', '--quiet', '-m', 'Hide');
  expect(await pagesSince('v1')).toEqual([{ to: 'drafts/a.mdx' }]);
});

test('a folder that leads elsewhere has no pages to compare', async () => {
  await change();
  served = await serveFolder(join(top, 'site'));
  const place = await served.open();
  for (const folder of ['../other/', '/', '.git/'])
    expect(valueOf(await place.git!.since('v1', folder))).toMatchObject({
      pages: [],
      left: m.pagesUnknown,
    });
});

test.each(['nowhere', '--help', 'v1:site'])('the revision %j is refused', async (revision) => {
  expect(refusalOf(await since(revision)).code).toBe('missing');
});
