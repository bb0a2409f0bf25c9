/* Broken links of page files in `signpost check` and in the library. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../library/index.ts';
import * as m from '../lib/core/links/messages.ts';
import { useCommand, problemsIn } from '../../tests/run-command.ts';

const { folder, put, signpost } = useCommand();

const DOCS = {
  ...{ name: 'A', theme: 'mint', colors: { primary: '#0d9373' } },
  navigation: { pages: ['index', 'guides/start'] },
  redirects: [{ source: '/old', destination: '/guides/start' }],
};
const TITLED = '---\ntitle: Page\n---\n\n';
const SITE = {
  'docs/docs.json': DOCS,
  'docs/index.mdx': `${TITLED}[a](/gone) and\r\n[b](/guides/start#first) [c](/old?x)\r\n`,
  'docs/guides/start.mdx': `${TITLED}## First\n`,
};
const docs = () => join(folder(), 'docs');
const page = (path = 'docs/index.mdx') => readFile(join(folder(), path), 'utf8');
const codes = async (...args: readonly string[]) =>
  problemsIn(await signpost('check', docs(), '--json', ...args)).map(({ code }) => code);

test('are warnings in the page, with line and column', async () => {
  await put(SITE);
  const { code, out } = await signpost('check', docs(), '--severity', 'warning');
  expect(code).toBe(1);
  expect(out).toContain(`${docs()}/index.mdx:5:5  warning  broken-link\n`);
  expect(out).not.toContain('redirected-link');
  expect((await signpost('check', docs(), '--severity', 'hint')).out).toContain(
    `${docs()}/index.mdx:6:30  hint     redirected-link\n    ${m.linkRedirected('/old?x', '/guides/start')}`,
  );
  expect((await signpost('check', docs())).code).toBe(0);
});

test('are in all formats', async () => {
  await put(SITE);
  const { out } = await signpost('check', docs(), '--json');
  const { files } = JSON.parse(out) as { files: { file: string; diagnostics: object[] }[] };
  expect(files.map(({ file }) => file)).toEqual([
    join(docs(), 'docs.json'),
    join(docs(), 'index.mdx'),
  ]);
  expect(files[1]!.diagnostics[0]).toMatchObject({
    ...{ code: 'broken-link', severity: 'warning', line: 5, column: 5, length: 5, pointer: '' },
  });
  expect((await signpost('check', docs(), '--github')).out).toMatch(
    /^::warning file=.*docs\/index\.mdx,line=5,endLine=5,col=5,endColumn=10,title=.*\(broken-link\)::/m,
  );
  const sarif = JSON.parse((await signpost('check', docs(), '--sarif')).out) as {
    runs: { results: { ruleId: string; locations: unknown[] }[] }[];
  };
  expect(sarif.runs[0]!.results.map(({ ruleId }) => ruleId)).toContain('broken-link');
});

test('are not known of a docs.json alone', async () => {
  await put(SITE);
  expect((await signpost('check', join(docs(), 'docs.json'), '--all')).out).not.toContain(
    'index.mdx',
  );
});

test('follow the configuration', async () => {
  await put({
    ...SITE,
    'docs/signpost.config.json': { severity: { 'broken-link': 'error', 'redirected-link': 'off' } },
  });
  expect((await signpost('check', docs())).code).toBe(1);
  expect(await codes()).toEqual(['broken-link']);
  await put({ 'docs/signpost.config.json': { ignore: { paths: ['index'] } } });
  expect(await codes()).toEqual([]);
  const ignore = [{ paths: ['*.mdx'], codes: ['broken-link'] }];
  await put({ 'docs/signpost.config.json': { ignore } });
  expect(await codes()).toEqual(['redirected-link']);
});

test('--since reports new ones only, also those that a deleted page leaves behind', async () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder(),
    });
  await put({ ...SITE, 'docs/extra.mdx': `${TITLED}[s](/guides/start)\n` });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Start');
  expect(await codes('--since', 'HEAD')).toEqual([]);
  // Moved down, with another one of the same address in another file.
  await put({
    'docs/index.mdx': SITE['docs/index.mdx'].replace('[a]', 'more\r\n\r\n[a]'),
    'docs/extra.mdx': `${TITLED}[s](/guides/start) [a](/gone) [b](/gone-2)\n`,
  });
  const found = problemsIn(await signpost('check', docs(), '--json', '--since', 'HEAD'));
  expect(found.map(({ line, column }) => [line, column])).toEqual([
    [5, 24],
    [5, 35],
  ]);
  git('rm', '--quiet', 'docs/guides/start.mdx');
  expect((await codes('--since', 'HEAD')).filter((code) => code === 'broken-link')).toHaveLength(4);
});

test('--fix leads links directly to where redirects lead, and guesses nothing', async () => {
  await put({ ...SITE, 'docs/index.mdx': SITE['docs/index.mdx'].replace('/gone', '/guides/strt') });
  const before = await page();
  const dry = await signpost('check', docs(), '--fix', '--dry-run', '--severity', 'hint');
  expect(dry.out).toContain('+[b](/guides/start#first) [c](/guides/start?x)');
  expect(await page()).toBe(before);
  expect((await signpost('check', docs(), '--fix')).err).toBe('');
  expect(await page()).toBe(before);
  const { err, out } = await signpost('check', docs(), '--fix', '--severity', 'hint');
  expect(err).toContain('index.mdx');
  expect(await page()).toBe(before.replace('/old?x', '/guides/start?x'));
  expect(out).not.toContain('redirected-link');
  expect(out).toContain('broken-link');
});

test('the library finds the same in the texts that it is given', () => {
  const files = { ...SITE, 'docs/docs.json': JSON.stringify(DOCS) };
  const main = 'docs/docs.json';
  const report = check(files, { main, complete: true });
  const found = report.files.find(({ file }) => file === 'docs/index.mdx')!;
  expect(found.diagnostics.map(({ code }) => code)).toEqual(['broken-link', 'redirected-link']);
  expect(check(files, { main }).files).toHaveLength(1);
});
