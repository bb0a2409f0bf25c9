/* `signpost redirects --lost`, in real git repositories. */
import { execFile } from 'node:child_process';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { problemsIn, useCommand } from '../../tests/run-command.ts';
import * as m from './lost-messages.ts';
import { oneFormat } from './messages.ts';

const { folder, put, signpost } = useCommand();

const run = promisify(execFile);
let day = '2026-03-09';
const git = (...args: string[]) =>
  run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder(),
    env: {
      ...process.env,
      ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
      ...{ GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` },
    },
  });
async function commit(subject: string): Promise<string> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', subject);
  return (await git('rev-parse', 'HEAD')).stdout.trim();
}

const page = (title: string, text: string) => `---\ntitle: "${title}"\n---\n\n${text}\n`;
const site = (pages: readonly string[], more: object = {}) =>
  JSON.stringify({ name: 'A', navigation: { pages }, ...more }, null, 2);
const words = (start: string) =>
  ['Install it', 'Open the settings', 'Choose a plan', 'Invite your team', 'Read the logs']
    .map((line, i) => `${line} with ${start}${i} and ${start}${i + 7}.`)
    .join('\n\n');

/** A site whose pages moved, were deleted and replaced since. Returns the commit that ended `b` and `same`. */
async function begun(): Promise<string> {
  await git('init', '--quiet', '--initial-branch', 'main');
  await put({
    'docs.json': site(['start', 'a', 'b', 'same', 'rewritten', 'events']),
    'start.mdx': page('Start', words('s')),
    'a.mdx': page('Alpha', words('a')),
    'b.mdx': page('Billing', 'Pay by card.'),
    'same.mdx': page('Same', words('x')),
    'rewritten.mdx': page('Old name', words('r')),
    'events.mdx': page('Events', 'Meet us.'),
  });
  await commit('Begin');
  await rename(join(folder(), 'a.mdx'), join(folder(), 'b2.mdx'));
  await commit('Move alpha');
  await put({
    'guides/billing.mdx': page('Billing', 'Ask for an invoice, or pay by bank transfer.'),
  });
  await put({ 'guides/rewritten-page.mdx': page('New name', `${words('r')}\n\nMore.\n`) });
  for (const name of ['b', 'rewritten', 'events']) await rm(join(folder(), `${name}.mdx`));
  await commit('Rewrite');
  await rename(join(folder(), 'b2.mdx'), join(folder(), 'guides/alpha.mdx'));
  await put({
    'docs.json': site(['start', 'guides/alpha', 'guides/billing', 'guides/rewritten-page']),
  });
  return commit('Move alpha again');
}

interface Found {
  readonly address: string;
  readonly ended?: { readonly id: string; readonly date: string; readonly subject: string };
  readonly count?: number;
  readonly targets: readonly { address: string; by: string; confidence: number }[];
}
const redirects = (...args: string[]) => signpost('redirects', folder(), ...args);
async function lost(...args: string[]): Promise<readonly Found[]> {
  const { out } = await redirects('--lost', '--json', ...args);
  return (JSON.parse(out) as { lost: Found[] }).lost;
}
const best = (found: readonly Found[]) =>
  Object.fromEntries(
    found.map(({ address, targets: [first] }) => [
      address,
      first && `${first.by} ${first.address}${first.confidence >= 90 ? '!' : ''}`,
    ]),
  );
const listed = async () =>
  (JSON.parse(await readFile(join(folder(), 'docs.json'), 'utf8')) as { redirects?: object[] })
    .redirects;

describe('from the git history', () => {
  test('each URL that ended, with the page that replaced it', async () => {
    await begun();
    expect(best(await lost())).toEqual({
      '/a': 'renamed /guides/alpha!',
      '/b2': 'renamed /guides/alpha!',
      '/b': 'title /guides/billing',
      '/rewritten': 'renamed /guides/rewritten-page!',
      '/events': undefined,
    });
  });

  test('when it ended, and by which commit', async () => {
    const id = await begun();
    const b2 = (await lost()).find(({ address }) => address === '/b2')!;
    expect(b2.ended).toEqual({ id, date: '2026-03-09', subject: 'Move alpha again' });
    const { out } = await redirects('--lost');
    expect(out).toContain(`/b2 → /guides/alpha  (${m.evidence.renamed}; ${m.endedBy(b2)})`);
  });

  test('URLs that are redirected, gone on purpose or redirected by the host are not lost', async () => {
    await begun();
    await put({
      'docs.json': site(['start'], { redirects: [{ source: '/a', destination: '/start' }] }),
      'signpost.config.json': JSON.stringify({
        gone: ['/events'],
        elsewhere: [{ source: '/b', destination: 'https://example.com' }],
      }),
    });
    expect(Object.keys(best(await lost())).sort()).toEqual(['/b2', '/rewritten']);
  });

  test('--add writes redirects for those that are this likely', async () => {
    await begun();
    const { code, out } = await redirects('--lost', '--add', '90');
    expect([code, out]).toEqual([0, expect.stringContaining(m.redirectsAddedFor(3, 5))]);
    expect(await listed()).toEqual(
      expect.arrayContaining([
        { source: '/a', destination: '/guides/alpha' },
        { source: '/b2', destination: '/guides/alpha' },
        { source: '/rewritten', destination: '/guides/rewritten-page' },
      ]),
    );
    expect(Object.keys(best(await lost())).sort()).toEqual(['/b', '/events']);
    expect((await redirects('--lost', '--add', '100')).out).toContain(m.redirectsAddedFor(0, 2));
  });

  test('a site that moved to another folder keeps its URLs', async () => {
    await begun();
    await git('mv', 'guides', 'docs-guides');
    await commit('Move the guides');
    await git('init', '--quiet');
    expect(best(await lost())['/guides/alpha']).toBe('renamed /docs-guides/alpha!');
    await run('mkdir', [join(folder(), 'site')]);
    await git('mv', 'docs.json', 'start.mdx', 'docs-guides', 'site');
    await commit('Move the site');
    const { out } = await signpost('redirects', join(folder(), 'site'), '--lost', '--json');
    const inside = best((JSON.parse(out) as { lost: Found[] }).lost);
    expect(inside['/guides/alpha']).toBe('renamed /docs-guides/alpha!');
    expect(inside).not.toHaveProperty('/start');
  });
});

test('the guide shows what the command prints', async () => {
  const guide = await readFile('docs/redirects.md', 'utf8');
  const shown = guide.split('```text\n$ signpost redirects --lost\n')[1]!.split('```')[0]!;
  const files = ['setup.mdx', 'plans.mdx', 'events.mdx'];
  await git('init', '--quiet', '--initial-branch', 'main');
  await put({
    'docs.json': site(['setup', 'plans', 'events']),
    'setup.mdx': page('Setup', words('s')),
    'plans.mdx': page('Plans', 'Pay by card.'),
    'events.mdx': page('Events', 'Meet us.'),
  });
  const change = async (date: string, subject: string) => {
    day = date;
    await commit(subject);
  };
  await change('2025-11-01', 'Begin');
  await rm(join(folder(), files[2]!));
  await change('2025-11-30', 'Remove the events');
  await rm(join(folder(), files[1]!));
  await put({ 'pricing.mdx': page('Plans', 'Ask for an invoice, or pay by bank transfer.') });
  await change('2026-02-11', 'Write about prices');
  await put({ 'guides/setup.mdx': page('Setup', words('s')) });
  await rm(join(folder(), files[0]!));
  await change('2026-03-09', 'Move the setup');
  const withoutIds = (text: string) => text.replace(/in [0-9a-f]{7}\b/g, 'in …');
  expect(withoutIds((await redirects('--lost')).out)).toBe(withoutIds(shown));
});

describe('from a list', () => {
  const SITEMAP = `<?xml version="1.0"?><urlset>
    <url><loc>https://docs.example.com/start</loc></url>
    <url><loc>https://docs.example.com/guides/Billing-Plans</loc></url>
    <url><loc>https://docs.example.com/logo.png</loc></url></urlset>`;

  test('a sitemap, without git', async () => {
    await put({
      'docs.json': site(['start']),
      'start.mdx': page('Start', 'Text.'),
      'money/billing-plans.mdx': page('Plans', 'Text.'),
      'sitemap.xml': SITEMAP,
    });
    const { err } = await redirects('--lost');
    expect(err.trim()).toBe(m.lostNeedsHistory);
    const found = await lost('--list', join(folder(), 'sitemap.xml'));
    expect(best(found)).toEqual({ '/guides/Billing-Plans': 'path /money/billing-plans' });
  });

  test('counts come first, and what isn’t of the site is said', async () => {
    await begun();
    await put({
      'visits.csv':
        'Top pages,Clicks,Impressions\nhttps://x.com/b,3,99\nhttps://x.com/events,"1,204",9\nhttps://y.com/c,1,1\n',
    });
    const found = await lost('--list', join(folder(), 'visits.csv'));
    expect(found.slice(0, 2).map(({ address, count }) => [address, count])).toEqual([
      ['/events', 1204],
      ['/b', 3],
    ]);
    const { err } = await redirects('--lost', '--list', join(folder(), 'visits.csv'));
    expect(err.trim()).toBe(m.notOfSite(1));
  });
});

test('wrong arguments are refused with a sentence', async () => {
  await put({ 'docs.json': site([]) });
  const refused = async (...args: string[]) => {
    const { code, err } = await redirects(...args);
    return [code, err.trim()];
  };
  expect(await refused('--add', '90')).toEqual([2, m.onlyWithLost('--add')]);
  expect(await refused('--list', 'x.csv')).toEqual([2, m.onlyWithLost('--list')]);
  expect(await refused('--lost', '--add', 'all')).toEqual([2, m.noPercent('all')]);
  expect(await refused('--lost', '--tidy')).toEqual([2, oneFormat(['--tidy', '--lost'])]);
});

test('links of pages that were renamed say where they are now', async () => {
  await begun();
  await put({ 'start.mdx': page('Start', '[alpha](/a) and [events](/events)') });
  const [alpha, events] = problemsIn(await signpost('check', folder(), '--json')).filter(
    ({ code }) => code === 'broken-link',
  );
  expect(alpha!.message).toContain('The page moved to “/guides/alpha”.');
  expect(events!.message).not.toContain('renamed');
  const here = process.cwd();
  process.chdir(folder());
  const { out } = await signpost('links');
  process.chdir(here);
  expect(out).toContain('The page moved to “/guides/alpha”.');
});
