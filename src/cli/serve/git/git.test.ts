/*
 * Commits through the storage, in real repositories, with a real bare one to push to.
 *
 * Longer than 300 lines, because all of it works on one repository, which is recreated for each test.
 */
import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  temporaryFolder,
  putFile,
  refusalOf,
  serveFolder,
  valueOf,
  type TestServer,
} from '../../../../tests/test-server.ts';
import { isWriting } from '../../../lib/core/file-change.ts';
import type { CommitRequest, DocumentStorage } from '../../../lib/core/storage.ts';

const DOCS = '{ "navigation": { "tabs": [{ "$ref": "./api.json" }] } }\n';
const NEW = '{ "navigation": { "tabs": [{ "$ref": "./api.json" }, { "$ref": "./new.json" }] } }\n';

let around: string;
let top: string;
let root: string;
let remote: string;
let served: TestServer;
let place: DocumentStorage;

/** A repository with its documentation in a subfolder, and one commit that is pushed. */
let template: string;
beforeAll(async () => {
  process.env.GIT_CONFIG_GLOBAL = '/dev/null';
  process.env.GIT_CONFIG_SYSTEM = '/dev/null';
  template = await temporaryFolder({
    'remote/readme.md': '',
    'top/readme.md': 'Read me\n',
    'top/site/docs.json': DOCS,
    'top/site/api.json': '{}\n',
    'top/site/page.mdx': '# Page\n',
  });
  top = join(template, 'top');
  git(template, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote');
  git(top, 'init', '--quiet', '--initial-branch=main');
  configure('user.name', 'Ada');
  configure('user.email', 'ada@example.com');
  git(top, 'remote', 'add', 'origin', '../remote');
  git(top, 'add', '.');
  git(top, 'commit', '--quiet', '-m', 'Begin');
  git(top, 'push', '--quiet', '-u', 'origin', 'main');
});
afterAll(() => rm(template, { recursive: true }));

beforeEach(async () => {
  around = await temporaryFolder({});
  await cp(template, around, { recursive: true });
  [top, remote] = [join(around, 'top'), join(around, 'remote')];
  root = join(top, 'site');
  served = await serveFolder(root);
  place = await served.open();
});
afterEach(async () => {
  await served.end();
  await rm(around, { recursive: true });
});

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}
const configure = (key: string, value: string) => git(top, 'config', key, value);
const head = (ref = 'HEAD') => git(top, 'rev-parse', ref);
const onDisk = (path: string) => readFile(join(root, path), 'utf8');
const commit = (asked: CommitRequest) => place.git!.commit(asked);

/** docs.json and a new file, as the editor would pass them. */
async function asked(more: Partial<CommitRequest> = {}): Promise<CommitRequest> {
  const { mark } = valueOf(await place.read('docs.json'));
  return {
    files: [
      { path: 'docs.json', text: NEW, expected: mark },
      { path: 'new.json', text: '{ "tab": "New" }\n' },
    ],
    message: 'Add a tab\n\n# New\n\n- A tab',
    branch: 'main',
    isNew: false,
    ...more,
  };
}

async function hook(name: string, script: string): Promise<void> {
  await mkdir(join(top, '.git/hooks'), { recursive: true });
  await putFile(top, `.git/hooks/${name}`, `#!/bin/sh\n${script}\n`);
  await chmod(join(top, '.git/hooks', name), 0o755);
}

/** Expects that a failed commit leaves everything unchanged. */
async function untouched(act: () => Promise<unknown>): Promise<void> {
  const state = async () => [
    head(),
    git(top, 'branch', '--all'),
    git(top, 'symbolic-ref', '--quiet', 'HEAD'),
    git(top, 'status', '--porcelain'),
    git(top, 'diff', '--cached'),
    await onDisk('docs.json'),
  ];
  const before = await state();
  await act();
  expect(await state()).toEqual(before);
}

const isSound = () => git(top, 'fsck', '--strict', '--no-dangling');

test('a commit contains the changed files and nothing else; staged changes stay staged', async () => {
  await putFile(top, 'readme.md', 'Staged\n');
  await putFile(top, 'site/page.mdx', '# Half done\n');
  git(top, 'add', 'readme.md');
  const done = valueOf(await commit(await asked()));
  expect(done).toMatchObject({ commit: head(), branch: 'main' });
  expect(git(top, 'show', '--stat', '--format=%B%an <%ae>', 'HEAD')).toBe(
    [
      'Add a tab',
      '',
      '# New',
      '',
      '- A tab',
      'Ada <ada@example.com>',
      '',
      ' site/docs.json | 2 +-',
      ' site/new.json  | 1 +',
      ' 2 files changed, 2 insertions(+), 1 deletion(-)',
    ].join('\n'),
  );
  expect(git(top, 'status', '--porcelain')).toBe('M  readme.md\n M site/page.mdx');
  expect(git(top, 'show', 'HEAD:site/docs.json')).toBe(NEW.trim());
  expect(done.files).toEqual([
    valueOf(await place.read('docs.json')),
    valueOf(await place.read('new.json')),
  ]);
  expect(isSound()).toBe('');
});

test('earlier staged changes to the same file are included', async () => {
  await putFile(root, 'docs.json', `${DOCS}\n`);
  git(top, 'add', 'site/docs.json');
  valueOf(await commit(await asked()));
  expect(git(top, 'status', '--porcelain')).toBe('');
});

test('a request repeated after a lost response commits once', async () => {
  const request = await asked();
  const first = valueOf(await commit(request));
  const again = valueOf(await commit(request));
  expect(again.commit).toBe(first.commit);
  expect(again.files).toEqual(first.files);
  expect(git(top, 'rev-list', '--count', 'HEAD')).toBe('2');
  const onNew = { ...request, branch: 'other', isNew: true };
  const files = first.files.map(({ path, text, mark }) => ({
    path,
    text: `${text} `,
    expected: mark,
  }));
  const third = valueOf(await commit({ ...onNew, files }));
  expect(valueOf(await commit({ ...onNew, files })).commit).toBe(third.commit);
});

test('files that were saved before are committed as they are', async () => {
  const request = await asked();
  expect(valueOf(await place.git!.status()).uncommitted).toEqual([]);
  await putFile(root, 'page.mdx', '# Not of the document\n');
  const files = valueOf(await place.write!(request.files)).map(({ path, text, mark }) => ({
    path,
    text,
    expected: mark,
  }));
  expect(valueOf(await place.git!.status()).uncommitted).toEqual(['docs.json', 'new.json']);
  const done = valueOf(await commit({ ...request, files }));
  expect(git(top, 'show', '--name-only', '--format=', done.commit)).toBe(
    'site/docs.json\nsite/new.json',
  );
});

test('a configuration that was saved is committed, too', async () => {
  valueOf(await place.write!([{ path: 'signpost.config.json', text: '{}\n' }]));
  expect(valueOf(await place.git!.status()).uncommitted).toEqual(['signpost.config.json']);
});

test('a new branch starts at the current commit, and the folder is on it', async () => {
  const before = head();
  const done = valueOf(await commit(await asked({ branch: 'docs/new-tab', isNew: true })));
  expect(head('docs/new-tab')).toBe(done.commit);
  expect(head('docs/new-tab~1')).toBe(before);
  expect(head('main')).toBe(before);
  expect(valueOf(await place.git!.status())).toEqual({
    branch: 'docs/new-tab',
    branches: ['docs/new-tab', 'main'],
    uncommitted: [],
    remote: 'origin',
  });
});

test('a push sends the branch to the remote and sets its upstream', async () => {
  const done = valueOf(await commit(await asked({ branch: 'news', isNew: true, push: true })));
  expect(done.problem).toBeUndefined();
  expect(git(remote, 'rev-parse', 'refs/heads/news')).toBe(done.commit);
  expect(git(top, 'rev-parse', '--abbrev-ref', 'news@{upstream}')).toBe('origin/news');
  expect(git(remote, 'fsck', '--strict')).toBe('');
});

test('a push that the remote refuses is reported; the commit is kept, and pushed on the next request', async () => {
  await putFile(
    remote,
    'hooks/pre-receive',
    '#!/bin/sh\necho "No pushes on Sundays" >&2\nexit 1\n',
  );
  await chmod(join(remote, 'hooks/pre-receive'), 0o755);
  const request = await asked({ push: true });
  const done = valueOf(await commit(request));
  expect(done.commit).toBe(head());
  expect(done.problem).toMatch(/Committed, but not pushed to origin.*doesn’t accept pushes/);
  expect(done.output).toContain('No pushes on Sundays');
  await rm(join(remote, 'hooks/pre-receive'));
  const again = valueOf(await commit(request));
  expect([again.commit, again.problem]).toEqual([done.commit, undefined]);
  expect(git(remote, 'rev-parse', 'refs/heads/main')).toBe(done.commit);
});

test('a push after someone else has pushed is reported, and nothing is forced', async () => {
  const other = await temporaryFolder({});
  git(other, 'clone', '--quiet', remote, '.');
  git(
    other,
    '-c',
    'user.name=Bob',
    '-c',
    'user.email=b@c.d',
    'commit',
    '-q',
    '--allow-empty',
    '-m',
    'Theirs',
  );
  git(other, 'push', '--quiet');
  const done = valueOf(await commit(await asked({ push: true })));
  expect(done.problem).toMatch(/another person pushed.*git pull/);
  expect(git(remote, 'rev-parse', 'refs/heads/main')).toBe(git(other, 'rev-parse', 'HEAD'));
  await rm(other, { recursive: true });
});

test('a missing remote is reported', async () => {
  git(top, 'remote', 'set-url', 'origin', '../nowhere');
  const done = valueOf(await commit(await asked({ push: true })));
  expect(done.problem).toMatch(/not pushed to origin/);
  git(top, 'remote', 'remove', 'origin');
  expect(valueOf(await place.git!.status()).remote).toBeUndefined();
});

test('the output of a hook is shown', async () => {
  await hook('pre-commit', 'echo "Checked 3 links"\necho "and a warning" >&2');
  const done = valueOf(await commit(await asked()));
  expect(done.output).toBe('Checked 3 links\nand a warning');
});

test('a hook that refuses is quoted, and everything is restored', async () => {
  await hook('pre-commit', 'echo "docs.json: no tab may be called New" >&2\nexit 1');
  await putFile(top, 'readme.md', 'Staged\n');
  git(top, 'add', 'readme.md');
  for (const more of [{}, { branch: 'another', isNew: true }])
    await untouched(async () => {
      const { code, sentence } = refusalOf(await commit(await asked(more)));
      expect(code).toBe('hook');
      expect(sentence).toMatch(
        /^Git rejected the commit.*Nothing was committed.*\n.*no tab may be called/,
      );
    });
  await rm(join(top, '.git/hooks/pre-commit'));
  valueOf(await commit(await asked()));
});

test('a file that a hook reformats is returned reformatted', async () => {
  await hook('pre-commit', 'printf "{}\\n" > site/new.json\ngit add site/new.json');
  const done = valueOf(await commit(await asked()));
  expect(done.files[1]).toEqual(valueOf(await place.read('new.json')));
});

/** Reformats the JSON files, like a formatter would. */
const FORMAT =
  'for file in site/docs.json site/new.json; do sed -i "s/{ /{/; s/ }$/}/" $file; done';
const tidy = (text: string) => text.replace('{ ', '{').replace(/ }\n$/, '}\n');

test('what a hook rewrites and adds is in the commit and in the index; other staged changes stay', async () => {
  await hook('pre-commit', `${FORMAT}\ngit add site/docs.json site/new.json`);
  await putFile(top, 'readme.md', 'Staged\n');
  git(top, 'add', 'readme.md');
  await putFile(root, 'page.mdx', '# Half done\n');
  const done = valueOf(await commit(await asked()));
  expect(git(top, 'status', '--porcelain')).toBe('M  readme.md\n M site/page.mdx');
  expect(git(top, 'diff', '--cached', '--name-only')).toBe('readme.md');
  expect(git(top, 'show', 'HEAD:site/docs.json')).toBe(tidy(NEW).trim());
  expect(done.files).toEqual([
    valueOf(await place.read('docs.json')),
    valueOf(await place.read('new.json')),
  ]);
  expect(done.files[0]!.text).toBe(tidy(NEW));
  expect([done.uncommitted, done.problem]).toEqual([undefined, undefined]);
  expect(isSound()).toBe('');
});

test('what a hook rewrites and does not add is not staged, and is reported', async () => {
  await hook('pre-commit', FORMAT);
  const request = await asked({ branch: 'other', isNew: true });
  const done = valueOf(await commit(request));
  expect(git(top, 'status', '--porcelain')).toBe('M site/docs.json\n M site/new.json');
  expect(git(top, 'diff', '--cached', '--name-only')).toBe('');
  expect(done.uncommitted).toEqual(['docs.json', 'new.json']);
  expect(done.files[0]!.text).toBe(tidy(NEW));
  // Repeating the request to push doesn't commit what the hook rewrote.
  const files = done.files.map(({ path, text, mark }) => ({ path, text, expected: mark }));
  const again = valueOf(await commit({ ...request, files, made: done.commit, push: true }));
  expect([again.commit, again.problem]).toEqual([done.commit, undefined]);
  expect(git(remote, 'rev-parse', 'refs/heads/other')).toBe(done.commit);
});

test('files that a hook adds to the commit are not staged as reverted', async () => {
  await putFile(top, 'made.txt', 'old\n');
  git(top, 'add', 'made.txt');
  git(top, 'commit', '--quiet', '-m', 'Made');
  await putFile(top, 'readme.md', 'Staged\n');
  git(top, 'add', 'readme.md');
  await hook(
    'pre-commit',
    'echo new > made.txt; echo fresh > fresh.txt; echo both > readme.md; git add made.txt fresh.txt readme.md',
  );
  valueOf(await commit(await asked()));
  expect(git(top, 'show', '--name-only', '--format=').split('\n')).toEqual([
    'fresh.txt',
    'made.txt',
    'readme.md',
    'site/docs.json',
    'site/new.json',
  ]);
  // What was staged before is left to the user.
  expect(git(top, 'status', '--porcelain')).toBe('MM readme.md');
  expect(git(top, 'show', ':readme.md')).toBe('Staged');
});

test('a file that changed is reported, and nothing is committed', async () => {
  const request = await asked();
  await putFile(root, 'docs.json', '{ "theirs": 1 }');
  await untouched(async () => expect(refusalOf(await commit(request)).code).toBe('changed'));
});

test('a commit by someone else in between does not matter while the files are as expected', async () => {
  const request = await asked();
  git(top, 'commit', '--quiet', '--allow-empty', '-m', 'Theirs');
  const theirs = head();
  valueOf(await commit(request));
  expect(head('HEAD~1')).toBe(theirs);
});

test('invalid and taken branch names are refused', async () => {
  git(top, 'branch', 'taken');
  const names = [
    '',
    ' ',
    'a b',
    '-d',
    '--force',
    'a..b',
    'a~1',
    '@{-1}',
    'HEAD',
    'x.lock',
    '/a',
    'a\nb',
  ];
  await untouched(async () => {
    for (const branch of names)
      expect(refusalOf(await commit(await asked({ branch, isNew: true }))).code).toBe('branch');
  });
  const { code, sentence } = refusalOf(await commit(await asked({ branch: 'taken', isNew: true })));
  expect(code).toBe('taken');
  expect(sentence).toContain('“taken-2”');
  expect(refusalOf(await commit(await asked({ branch: 'taken' }))).code).toBe('branch');
  expect(refusalOf(await commit(await asked({ message: ' \n' }))).code).toBe('message');
});

test('a detached HEAD has no branch; a new one can start from it', async () => {
  git(top, 'checkout', '--quiet', '--detach');
  expect(valueOf(await place.git!.status()).branch).toBeUndefined();
  expect(refusalOf(await commit(await asked())).code).toBe('branch');
  await hook('commit-msg', 'exit 1');
  const before = head();
  expect(refusalOf(await commit(await asked({ branch: 'kept', isNew: true }))).code).toBe('hook');
  expect([head(), git(top, 'branch', '--show-current')]).toEqual([before, '']);
  await rm(join(top, '.git/hooks/commit-msg'));
  const done = valueOf(await commit(await asked({ branch: 'kept', isNew: true })));
  expect(head('kept')).toBe(done.commit);
});

test('a repository without commits gets its first', async () => {
  await rm(join(top, '.git'), { recursive: true });
  git(top, 'init', '--quiet', '--initial-branch=trunk');
  configure('user.name', 'Ada');
  configure('user.email', 'ada@example.com');
  expect(valueOf(await place.git!.status())).toEqual({
    branch: 'trunk',
    branches: ['trunk'],
    uncommitted: ['docs.json', 'api.json'],
    untracked: ['page.mdx'],
  });
  await hook('commit-msg', 'exit 1');
  const request = await asked({ branch: 'start', isNew: true });
  expect(refusalOf(await commit(request)).code).toBe('hook');
  expect(git(top, 'symbolic-ref', 'HEAD')).toBe('refs/heads/trunk');
  await rm(join(top, '.git/hooks/commit-msg'));
  valueOf(await commit(await asked({ branch: 'trunk' })));
  expect(git(top, 'ls-files')).toBe('site/docs.json\nsite/new.json');
});

test('a merge in progress is reported', async () => {
  git(top, 'switch', '--quiet', '-c', 'side');
  await putFile(top, 'readme.md', 'Side\n');
  git(top, 'commit', '--quiet', '-am', 'Side');
  git(top, 'switch', '--quiet', 'main');
  await putFile(top, 'readme.md', 'Main\n');
  git(top, 'commit', '--quiet', '-am', 'Main');
  expect(() => git(top, 'merge', 'side')).toThrow();
  for (const result of [await place.git!.status(), await commit(await asked())])
    expect(refusalOf(result)).toMatchObject({
      code: 'busy',
      sentence: expect.stringMatching(/^A merge is in progress.*Finish or abort it/) as string,
    });
});

test('a git without a user name is reported with instructions', async () => {
  git(top, 'config', '--unset', 'user.name');
  git(top, 'config', '--unset', 'user.email');
  configure('user.useConfigOnly', 'true');
  await untouched(async () => {
    const { code, sentence } = refusalOf(await commit(await asked()));
    expect(code).toBe('identity');
    expect(sentence).toContain('git config --global user.name');
  });
});

test('a busy git and ignored files are reported', async () => {
  await putFile(top, '.git/index.lock', '');
  const { code } = refusalOf(await commit(await asked()));
  expect(['busy', 'git']).toContain(code);
  await rm(join(top, '.git/index.lock'));
  await putFile(top, '.gitignore', 'new.json\n');
  await untouched(async () => expect(refusalOf(await commit(await asked())).code).toBe('ignored'));
});

test('line endings are kept as git wants them, and cause no second commit', async () => {
  configure('core.autocrlf', 'input');
  const request = await asked();
  const files = request.files.filter(isWriting).map((file) => ({
    ...file,
    text: file.text.replaceAll('\n', '\r\n'),
  }));
  const first = valueOf(await commit({ ...request, files }));
  expect(valueOf(await commit({ ...request, files })).commit).toBe(first.commit);
  expect(await onDisk('docs.json')).toBe(NEW.replaceAll('\n', '\r\n'));
});

test('a folder without a repository has no git', async () => {
  await rm(join(top, '.git'), { recursive: true });
  expect((await served.open()).git).toBeUndefined();
});
