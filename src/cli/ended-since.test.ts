/* `signpost check --since` when pages move and go, in real git repositories. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { problemsIn, useCommand } from '../../tests/run-command.ts';
import * as m from './messages.ts';

const { folder, put, signpost } = useCommand();

const run = promisify(execFile);
const git = async (...args: string[]) =>
  (
    await run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder(),
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    })
  ).stdout.trim();

async function commit(): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Change the pages');
}

const page = (title: string, text = `About ${title}.`) =>
  `---\ntitle: "${title}"\n---\n\n${text}\n\n${`More about ${title}. `.repeat(20)}\n`;
const site = (pages: readonly string[], redirects?: readonly object[]) =>
  JSON.stringify(
    {
      ...{ $schema: 'https://mintlify.com/docs.json', name: 'A', theme: 'mint' },
      ...{ colors: { primary: '#0d9373' }, navigation: { pages } },
      ...(redirects && { redirects }),
    },
    null,
    2,
  );

async function begun(files: Readonly<Record<string, string>>, redirects?: readonly object[]) {
  await git('init', '--quiet', '--initial-branch', 'main');
  await put({ ...files, 'docs.json': site(pagesOf(files), redirects) });
  await commit();
}
const pagesOf = (files: object) =>
  Object.keys(files).flatMap((file) => (file.endsWith('.mdx') ? [file.slice(0, -4)] : []));

async function moved(from: string, to: string): Promise<void> {
  await mkdir(dirname(join(folder(), to)), { recursive: true });
  await rename(join(folder(), from), join(folder(), to));
}
const docs = async () =>
  JSON.parse(await readFile(join(folder(), 'docs.json'), 'utf8')) as { redirects?: object[] };
const since = (...more: string[]) => signpost('check', folder(), '--since', 'main', ...more);

test('a renamed page needs a redirect, which --fix adds', async () => {
  await begun({ 'start.mdx': page('Start'), 'old.mdx': page('Install') }, [
    { source: '/older', destination: '/old#part' },
  ]);
  await moved('old.mdx', 'guides/install.mdx');
  await put({
    'docs.json': site(
      ['start', 'guides/install'],
      [{ source: '/older', destination: '/old#part' }],
    ),
  });
  const { code, out } = await since();
  expect(code).toBe(1);
  expect(out).toContain('address-ended');
  expect(out).toContain('{ "source": "/old", "destination": "/guides/install" },');
  const dry = await since('--fix', '--dry-run');
  expect(dry.out).toContain('+    {\n+      "source": "/old"');
  expect((await docs()).redirects).toHaveLength(1);
  const fixed = await since('--fix');
  expect([fixed.code, fixed.err]).toEqual([0, expect.stringContaining(m.redirectsAdded(1))]);
  // The older redirect leads there directly.
  expect((await docs()).redirects).toEqual([
    { source: '/older', destination: '/guides/install#part' },
    { source: '/old', destination: '/guides/install' },
  ]);
  expect((await since()).code).toBe(0);
});

test('the trail of commits counts, although the text is another one now', async () => {
  await begun({ 'start.mdx': page('Start'), 'old.mdx': page('Install') });
  await git('switch', '--quiet', '--create', 'work');
  await git('mv', 'old.mdx', 'middle.mdx');
  await commit();
  await git('mv', 'middle.mdx', 'setup.mdx');
  await commit();
  await put({
    'setup.mdx': page('Set up', 'Nothing is as it was.'),
    'docs.json': site(['start', 'setup']),
  });
  await commit();
  const { out } = await since();
  expect(out).toContain(m.addressEndedButMoved('“/old”', '“/setup”', 'renamed'));
});

test('a new page with the same text or title is the next best', async () => {
  await begun({ 'start.mdx': page('Start'), 'a.mdx': page('Alpha'), 'b.mdx': page('Beta') });
  await rm(join(folder(), 'a.mdx'));
  await rm(join(folder(), 'b.mdx'));
  // git doesn't know untracked files.
  await put({
    'new/a.mdx': page('Alpha'),
    'new/b.mdx': page('Beta', 'Written anew.').slice(0, 60),
    'docs.json': site(['start', 'new/a', 'new/b']),
  });
  const messages = problemsIn(await since('--json')).map(({ message }) => message);
  expect(messages).toEqual([
    m.addressEndedButMoved('“/a”', '“/new/a”', 'text'),
    m.addressEndedButMoved('“/b”', '“/new/b”', 'title'),
  ]);
});

test('a deleted page without a successor fails, unless it is gone on purpose', async () => {
  await begun({ 'start.mdx': page('Start'), 'old.mdx': page('Install') });
  await rm(join(folder(), 'old.mdx'));
  await put({ 'docs.json': site(['start']) });
  const { code, out } = await since('--fix');
  expect([code, out]).toEqual([1, expect.stringContaining('no longer works')]);
  expect(out).toContain('“gone”');
  expect((await docs()).redirects).toBeUndefined();
  await put({ 'signpost.config.json': { gone: ['/old'] } });
  expect(await since()).toMatchObject({ code: 0 });
  await put({ 'signpost.config.json': { elsewhere: [{ source: '/:all*', destination: '/' }] } });
  expect(await since()).toMatchObject({ code: 0 });
  await put({ 'signpost.config.json': { severity: { 'address-ended': 'off' } } });
  expect(await since()).toMatchObject({ code: 0 });
  await put({ 'signpost.config.json': {} });
  expect(await since()).toMatchObject({ code: 1 });
});

test('a folder becomes one redirect, and what is redirected already is fine', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six'];
  const files = Object.fromEntries(names.map((name) => [`old/${name}.mdx`, page(name)]));
  await begun({ 'start.mdx': page('Start'), ...files });
  for (const name of names) await moved(`old/${name}.mdx`, `new/${name}.mdx`);
  const pages = ['start', ...names.map((name) => `new/${name}`)];
  await put({ 'docs.json': site(pages) });
  const { code, out } = await since();
  expect(code).toBe(1);
  expect(out).toContain(m.addressesEnded(6));
  expect(out).toContain('{ "source": "/old/:slug*", "destination": "/new/:slug*" },');
  await since('--fix');
  const redirects = [{ source: '/old/:slug*', destination: '/new/:slug*' }];
  expect((await docs()).redirects).toEqual(redirects);
  expect((await since()).code).toBe(0);
});

test('hiding a page, a snippet and another letter case end no address', async () => {
  await begun({
    'start.mdx': page('Start'),
    'Guide.mdx': page('Guide'),
    'snippets/part.mdx': 'Part.',
  });
  await moved('Guide.mdx', 'guide.mdx');
  await rm(join(folder(), 'snippets/part.mdx'));
  await put({ 'docs.json': site(['start']) });
  const codes = problemsIn(await since('--json')).map(({ code }) => code);
  expect(codes).not.toContain('address-ended');
});
