import { execFile } from 'node:child_process';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { useCommand } from '../../tests/run-command.ts';
import { overview } from './help.ts';
import { wayEnds } from '../lib/core/check/links/redirect-messages.ts';
import { neverWorks } from '../lib/core/redirects/messages.ts';
import * as m from './messages.ts';

const { folder, put, signpost } = useCommand();

const guide = await readFile('docs/redirects.md', 'utf8');
/** The output that the guide shows for a command. */
const shown = (command: string): string =>
  guide.split(`\`\`\`text\n$ ${command}\n`)[1]!.split('```')[0]!;

const page = (title: string) => `---\ntitle: "${title}"\n---\n\nText.\n`;
const listed = () =>
  (JSON.parse(/```json\n(.*?)```/s.exec(guide)![1]!) as { redirects: object[] }).redirects;
const site = (pages: readonly string[], redirects: readonly object[]) =>
  JSON.stringify(
    {
      ...{ name: 'A', theme: 'mint', colors: { primary: '#0d9373' } },
      ...{ navigation: { pages }, redirects },
    },
    null,
    2,
  );
const example = async () =>
  put({
    'docs.json': site(
      ['start', 'guides/install'],
      [
        ...listed(),
        { source: '/setup', destination: '/install' },
        { source: '/loop', destination: '/loop/' },
      ],
    ),
    'start.mdx': page('Start'),
    'guides/install.mdx': page('Install'),
  });
const run = (...args: string[]) => signpost('redirects', folder(), ...args);
const redirects = async () =>
  (
    JSON.parse(await readFile(join(folder(), 'docs.json'), 'utf8')) as {
      redirects?: { source: string; destination: string }[];
    }
  ).redirects;

describe('the guide shows what the command prints', () => {
  test('for the list', async () => {
    await example();
    expect(await run()).toEqual({ code: 0, out: shown('signpost redirects'), err: '' });
  });
  test('for --try', async () => {
    await example();
    const { code, out } = await run('--try', '/setup');
    expect([code, out]).toEqual([0, shown('signpost redirects --try /setup')]);
  });
  test('for --export', async () => {
    await example();
    const { code, out, err } = await run('--export', 'netlify');
    expect([code, out]).toEqual([0, shown('signpost redirects --export netlify')]);
    expect(err).toBe(`${m.notExported('/loop → /loop/', neverWorks)}\n`);
  });
  test('for --tidy', async () => {
    await example();
    const before = await redirects();
    expect((await run('--tidy')).out).toBe(shown('signpost redirects --tidy'));
    expect(await redirects()).toEqual([
      ...before!.slice(0, 3),
      { source: '/setup', destination: '/guides/install' },
    ]);
    expect((await run('--tidy')).out).toBe(`${m.nothingToTidy}\n`);
  });
  test('for a change that ends a URL', async () => {
    const git = (...args: string[]) =>
      promisify(execFile)('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
        cwd: folder(),
        env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
      });
    const pages = (name: string) => ({ navigation: { pages: ['start', name] } });
    const docs = (name: string) =>
      JSON.stringify(
        { name: 'A', theme: 'mint', colors: { primary: '#0d9373' }, ...pages(name) },
        null,
        2,
      );
    await put({
      'docs.json': docs('guides/install'),
      'start.mdx': page('Start'),
      'guides/install.mdx': page('Install'),
    });
    await git('init', '--quiet', '--initial-branch', 'main');
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Begin');
    await rename(join(folder(), 'guides/install.mdx'), join(folder(), 'guides/setup.mdx'));
    await git('add', '--all');
    await put({ 'docs.json': docs('guides/setup') });
    const { code, out } = await signpost('check', '--since', 'main', folder());
    expect([code, out.replace(`${folder()}/`, '').replace(/^(docs\.json:\S+) +/, '$1  ')]).toEqual([
      1,
      shown('signpost check --since main .'),
    ]);
  });
});

test('JSON has every state', async () => {
  await example();
  const { out } = await run('--json');
  const { redirects: all } = JSON.parse(out) as { redirects: { state: string; hops?: number }[] };
  expect(all.map(({ state, hops }) => [state, hops])).toEqual([
    ...[
      ['fine', 1],
      ['fine', 1],
      ['fine', 1],
      ['chain', 2],
    ],
    ['loop', undefined],
  ]);
  const way = JSON.parse((await run('--try', 'setup', '--json')).out) as object;
  expect(way).toMatchObject({ end: 'page', at: '/guides/install' });
});

test('--try fails for a loop and for nothing', async () => {
  await example();
  expect(await run('--try', '/loop')).toMatchObject({ code: 1 });
  const nowhere = await run('--try', '/nowhere');
  expect([nowhere.code, nowhere.out]).toEqual([1, `/nowhere\n${wayEnds.nothing('/nowhere')}\n`]);
});

test('--tidy changes the file of a $ref, and keeps the rest of its text', async () => {
  const own = `[
  // Old pages
  { "source": "/a", "destination": "/b" },
  { "source": "/b", "destination": "/c" },
  { "source": "/c", "destination": "/start" }
]
`;
  await put({
    'docs.json': site(['start'], []).replace(
      /"redirects": \[\]/,
      '"redirects": { "$ref": "./redirects.json" }',
    ),
    'redirects.json': own,
    'start.mdx': page('Start'),
  });
  await run('--tidy');
  expect(await readFile(join(folder(), 'redirects.json'), 'utf8')).toBe(
    own.replace('"/b" }', '"/start" }').replace('"destination": "/c"', '"destination": "/start"'),
  );
});

test('wrong arguments are refused with a sentence', async () => {
  await example();
  const refused = async (...args: string[]) => {
    const { code, err } = await run(...args);
    return [code, err.trim()];
  };
  expect(await refused('--export', 'apache')).toEqual([2, expect.stringContaining('netlify')]);
  expect(await refused('--tidy', '--try', '/a')).toEqual([2, m.oneFormat(['--try', '--tidy'])]);
  expect(await refused('more')).toEqual([2, m.oneSite]);
});

test('the overview fits on a screen', () => {
  expect(overview().trimEnd().split('\n').length).toBeLessThanOrEqual(24);
});
