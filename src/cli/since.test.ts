/* `signpost check --since`, in real git repositories. */
import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { useCommand, problemsIn, type CommandResult } from '../../tests/run-command.ts';
import * as m from '../lib/core/check/elements/messages.ts';
import * as cliMessages from './messages.ts';

const { folder, put, signpost } = useCommand();

const run = promisify(execFile);
/** Runs git with an identity, and without the machine's settings. */
const gitIn = async (path: string, ...args: string[]) =>
  (
    await run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: path,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    })
  ).stdout.trim();
const git = (...args: string[]) => gitIn(folder(), ...args);

async function commit(files: Readonly<Record<string, unknown>>): Promise<void> {
  await put(files);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Change the pages');
}

const site = (...groups: readonly (readonly [string, readonly unknown[]])[]) =>
  JSON.stringify(
    { navigation: { groups: groups.map(([group, pages]) => ({ group, pages })) } },
    null,
    2,
  );

/** Creates a repository on `main` whose site has old problems: a page without a file, one with a slash, an orphan. */
async function begun(path = ''): Promise<void> {
  await git('init', '--quiet', '--initial-branch', 'main');
  await commit({
    [`${path}docs.json`]: site(['Old', ['a', '/b', 'nowhere']], ['Other', ['c']]),
    ...Object.fromEntries(['a', 'b', 'c', 'orphan'].map((name) => [`${path}${name}.mdx`, TITLED])),
  });
}
const TITLED = '---\ntitle: Page\n---\n';

const since = (ref: string, path = folder(), ...more: string[]) =>
  signpost('check', path, '--since', ref, '--severity', 'hint', ...more);
const codes = (ran: CommandResult) => problemsIn(ran).map(({ code }) => code);
const found = async (ref: string, path = folder()) => codes(await since(ref, path, '--json'));

test('nothing is new if nothing changed', async () => {
  await begun();
  expect(codes(await signpost('check', folder(), '--json'))).toEqual(
    expect.arrayContaining(['page-missing', 'leading-slash', 'orphan-pages']),
  );
  expect(await since('HEAD')).toMatchObject({ code: 0, err: '' });
  expect(await found('HEAD')).toEqual([]);
});

test('what this change introduced fails, committed or not', async () => {
  await begun();
  await git('switch', '--quiet', '--create', 'work');
  await commit({
    'docs.json': site(['Old', ['a', '/b', 'nowhere']], ['Other', ['c', 'gone', 'GONE2']]),
  });
  expect(await found('main')).toEqual(['page-missing', 'page-missing']);
  await put({ 'docs.json': site(['Old', ['a', '/b', 'nowhere']], ['Other', ['c', 'gone']]) });
  const { code, out } = await signpost('check', folder(), '--since', 'main');
  expect([code, out]).toEqual([0, expect.stringContaining('“gone”')]);
  expect((await since('main', folder(), '--severity', 'warning')).code).toBe(1);
  expect(out).not.toContain('nowhere');
});

test('added lines and moved entries introduce nothing', async () => {
  await begun();
  await put({
    'docs.json': `\n\n${site(['New', ['a']], ['Other', ['c', 'nowhere']], ['Old', ['/b']])}`,
  });
  expect(await found('main')).toEqual([]);
  await put({ 'docs.json': site(['Old', ['a', '/b', 'nowhere', 'nowhere']], ['Other', ['c']]) });
  expect(await found('main')).toContain('page-missing');
});

test('an old problem in other words is still old', async () => {
  await begun();
  const before = problemsIn(await signpost('check', folder(), '--json'));
  await put({ 'nowhere2.mdx': TITLED, 'Nowhere.mdx': TITLED });
  const after = problemsIn(await signpost('check', folder(), '--json'));
  const missing = (list: typeof before) => list.find(({ code }) => code === 'page-missing');
  expect(missing(after)).not.toEqual(missing(before));
  expect(await found('main')).toEqual(['orphan-pages']);
});

test('of the pages in no list, only the new ones are named', async () => {
  await begun();
  await put({ 'late.mdx': TITLED });
  const { out } = await since('main');
  expect(out).toContain('“late”');
  expect(out).not.toContain('“orphan”');
});

test('deleting a page introduces a problem', async () => {
  await begun();
  await rm(join(folder(), 'c.mdx'));
  expect(await found('main')).toEqual(['page-missing', 'address-ended']);
});

test('later commits of others on the base branch do not count', async () => {
  await begun();
  await git('switch', '--quiet', '--create', 'work');
  await git('switch', '--quiet', 'main');
  await commit({ 'docs.json': site(['Old', ['a', 'b']], ['Other', ['c']]) });
  await git('switch', '--quiet', 'work');
  expect(await found('main')).toEqual([]);
});

test('a subfolder, a single file, and what a $ref reaches', async () => {
  await begun('web/docs/');
  const docs = join(folder(), 'web/docs');
  await put({
    'web/docs/docs.json': JSON.stringify({ navigation: { groups: [{ $ref: './old.json' }] } }),
    'web/docs/old.json': JSON.stringify({ group: 'Old', pages: ['a', 'b', 'c', 'nowhere', ''] }),
  });
  expect(await found('main', docs)).toEqual(['page-empty']);
  expect(await found('main', join(docs, 'docs.json'))).toEqual(['page-empty']);
});

test('a renamed folder is compared with the old one', async () => {
  await begun('docs/');
  await rename(join(folder(), 'docs'), join(folder(), 'website'));
  await git('add', '--all');
  expect(await found('main', join(folder(), 'website'))).toEqual([]);
});

test('everything is new if docs.json is, or if there was nothing before', async () => {
  await begun();
  await put({ 'new/docs.json': site(['New', ['nowhere']]) });
  expect(await found('main', join(folder(), 'new'))).toContain('page-missing');
  expect(await found('0'.repeat(40))).toContain('page-missing');
});

test('a stricter configuration introduces nothing', async () => {
  await begun();
  await put({ 'signpost.config.json': { severity: { 'page-missing': 'error' } } });
  expect(await found('main')).toEqual([]);
});

test('a mistake in the configuration is new by its content, not by its line', async () => {
  await begun();
  await put({ 'signpost.config.json': '{ "severty": {} }' });
  expect(await found('main')).toEqual(['config']);
  await commit({ 'signpost.config.json': '{ "severty": {} }' });
  await put({ 'signpost.config.json': '{\n  "severty": {},\n  "ignor": [] }' });
  const { code, out } = await signpost('check', folder(), '--since', 'HEAD');
  expect([code, out]).toEqual([1, expect.stringContaining('“ignor”')]);
  expect(out).not.toContain('“severty”');
});

test('the last line counts the old problems', async () => {
  await begun();
  const said = async (...args: string[]) => (await signpost('check', folder(), ...args)).out;
  expect(await said()).toMatch(/\n\n1 warning\. /);
  expect(await said('--since', 'main')).toBe('No new problems. 1 existing problem hidden.\n');
  expect(await said('--since', 'main', '--github')).toMatch(
    /^No new problems\. \d+ existing problems hidden\.\n$/,
  );
});

describe('--since is refused with a sentence', () => {
  const refused = async (ref: string, path = folder()) => {
    const { code, out, err } = await since(ref, path);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    return err;
  };
  test('outside a repository', async () => {
    await put({ 'docs.json': site(['A', ['a']]) });
    expect(await refused('main')).toContain('isn’t in one');
  });
  test('for an unknown branch', async () => {
    await begun();
    expect(await refused('mian')).toContain(cliMessages.noCommit('mian'));
    expect(await refused('--all')).toMatch(cliMessages.needsValue('--since', 'REF'));
    await git('update-ref', 'refs/remotes/origin/next', 'HEAD');
    expect(await refused('next')).toContain(m.didYouMean(['origin/next']));
  });
  test('without a common commit', async () => {
    await begun();
    await git('switch', '--quiet', '--orphan', 'apart');
    await commit({ 'docs.json': site(['A', ['a']]) });
    expect(await refused('main')).toContain('no common commit');
  });
  test('in a shallow clone with too little history', async () => {
    await begun();
    await git('switch', '--quiet', '--create', 'work');
    await commit({ 'x.mdx': '' });
    await commit({ 'y.mdx': '' });
    const clone = await mkdtemp(join(tmpdir(), 'signpost-clone-'));
    try {
      const from = `file://${await realpath(folder())}`;
      await gitIn(clone, 'clone', '--quiet', '--depth', '1', '--branch', 'work', from, '.');
      expect(await refused('main', clone)).toContain('shallow clone. Fetch the history first');
      await gitIn(clone, 'fetch', '--quiet', '--depth', '1', 'origin', 'main:main');
      expect(await refused('main', clone)).toContain(cliMessages.noCommonCommitInShallow('main'));
      await gitIn(clone, 'fetch', '--quiet', '--unshallow', 'origin');
      expect(await found('main', clone)).toEqual(['orphan-pages']);
    } finally {
      await rm(clone, { recursive: true });
    }
  });
  test('for standard input', async () => expect(await refused('main', '-')).toContain('history'));
});

describe('pages shared by two lists', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, i) => `p${i + 1}`);
  const shared = (count: number) => ({
    'docs.json': site(['Old', pages(count)], ['Other', pages(count)]),
    ...Object.fromEntries(pages(count).map((name) => [`${name}.mdx`, TITLED])),
  });
  const relatedOf = (ran: CommandResult) => problemsIn(ran).map(({ related }) => related?.length);
  test('introduce nothing when their number falls, and only the new places when it grows', async () => {
    await git('init', '--quiet', '--initial-branch', 'main');
    await commit(shared(8));
    expect(relatedOf(await signpost('check', folder(), '--json'))).toContain(16);
    await put(shared(7));
    expect(await found('main')).toEqual(['orphan-pages']);
    await put(shared(9));
    const ran = await since('main', folder(), '--json');
    expect(problemsIn(ran)).toMatchObject([
      { code: 'page-twice', pointer: '/navigation/groups/0/pages/8' },
      { code: 'page-twice', pointer: '/navigation/groups/1/pages/8' },
    ]);
    await put(shared(20));
    expect(relatedOf(await since('main', folder(), '--json'))).toEqual([24]);
  });
  test('introduce only the new places when they become a single finding', async () => {
    await git('init', '--quiet', '--initial-branch', 'main');
    await commit(shared(5));
    await put(shared(6));
    const ran = await since('main', folder(), '--json');
    expect(problemsIn(ran).map(({ pointer }) => pointer)).toEqual([
      '/navigation/groups/0/pages/5',
      '/navigation/groups/1/pages/5',
    ]);
  });
});
