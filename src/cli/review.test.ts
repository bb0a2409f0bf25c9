/* `signpost review`: what changed between two commits, with the machine's git. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './command.ts';
import { git } from './serve/git/run.ts';
import * as review from '../lib/core/review/messages.ts';
import * as m from './messages.ts';

const page = (title: string, text = '') => `---\ntitle: ${title}\n---\n\n${text}\n`;
const docs = (value: object) =>
  `${JSON.stringify({ name: 'Acme', theme: 'mint', colors: { primary: '#16a34a' }, ...value }, null, 2)}\n`;
const groups = (...all: (readonly [string, readonly string[]])[]) => ({
  navigation: { groups: all.map(([group, pages]) => ({ group, pages })) },
});

let folder = '';
const home = process.cwd();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-'));
  process.chdir(folder);
  await ours('init', '-q', '-b', 'main');
  await ours('config', 'user.email', 'a@example.org');
  await ours('config', 'user.name', 'A');
  await commit({
    'docs/docs.json': docs(groups(['Start', ['index', 'setup', 'old']], ['More', ['faq']])),
    'docs/index.mdx': page('Welcome', '[setup](/setup)'),
    'docs/setup.mdx': page('Set up', 'How to set this up, step by step, in a few minutes.'),
    'docs/old.mdx': page('Old'),
    'docs/faq.mdx': page('Questions'),
  });
});
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

const ours = async (...args: string[]) => expect((await git(folder, args)).code).toBe(0);

/** Writes and deletes files, and commits. */
async function commit(files: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    if (text === null) await rm(join(folder, path));
    else await writeFile(join(folder, path), text);
  }
  await ours('add', '-A');
  await ours('commit', '-qm', 'change');
}

async function signpost(...args: string[]) {
  let [out, err] = ['', ''];
  const io = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
  };
  const app = { app: '/no/such/folder', stopped: () => Promise.resolve() };
  return { code: await run(['review', ...args], io, app), out, err };
}

async function change(): Promise<void> {
  await ours('switch', '-qc', 'change');
  await commit({
    'docs/docs.json': docs(
      groups(['Start', ['index', 'missing']], ['More', ['guides/setup', 'faq']]),
    ),
    'docs/index.mdx': page('Welcome', '[setup](/guides/setup) [x](/nowhere)'),
    'docs/guides/setup.mdx': page('Set up', 'How to set this up, step by step, in a few minutes.'),
    'docs/setup.mdx': null,
    'docs/old.mdx': null,
  });
}

test('says in words what changed, what readers lose, and which addresses end', async () => {
  await change();
  const { code, out, err } = await signpost('main..change');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('“Set up” moved from “Start” to “More”');
  expect(out).toContain('no longer in the navigation');
  expect(out).toContain('Path of “Set up” changed from “setup” to “guides/setup”, with its file');
  expect(out).toContain(m.endedAddresses);
  expect(out).toContain('{ "source": "/setup", "destination": "/guides/setup" }');
  expect(out).toContain('/nowhere');
  expect(out).toContain('missing');
});

test('is the same whatever files are on disk, and what the other branch did since doesn’t count', async () => {
  await change();
  const { out } = await signpost('main..change');
  await ours('switch', '-q', 'main');
  await commit({ 'docs/faq.mdx': page('More questions') });
  await writeFile(join(folder, 'docs/docs.json'), 'broken');
  expect((await signpost('main..change')).out).toBe(out);
  expect((await signpost('main...change', 'docs')).out).toBe(out);
});

test('an operation that its specification loses no longer has its page', async () => {
  const api = (...paths: readonly string[]) =>
    JSON.stringify({
      ...{ openapi: '3.1.0', info: { title: 'API', version: '1' } },
      paths: Object.fromEntries(paths.map((path) => [path, { get: { responses: {} } }])),
    });
  const navigation = {
    tabs: [
      { tab: 'Guides', pages: ['index', 'setup', 'old', 'faq'] },
      { tab: 'API', openapi: { source: 'api.json', directory: 'reference' } },
    ],
  };
  await commit({ 'docs/docs.json': docs({ navigation }), 'docs/api.json': api('/a', '/b') });
  await ours('switch', '-qc', 'change');
  await commit({ 'docs/api.json': api('/b') });
  const { out } = await signpost('main..change');
  expect(out).toContain(review.endpointsEnded(1));
  expect(out).toContain(review.endpointBelow('GET /a', '/reference'));
  const [site] = JSON.parse((await signpost('main..change', '--json')).out) as [
    { losses: readonly { kind: string }[] },
  ];
  expect(site.losses.map(({ kind }) => kind)).toEqual(['endpoint']);
});

test('is written as Markdown and as JSON', async () => {
  await change();
  const { out } = await signpost('main', '--markdown');
  expect(out).toMatch(/^## Navigation changes\n/);
  expect(out).toContain('### What readers lose');
  expect(out).toContain('```json\n  { "source": "/setup", "destination": "/guides/setup" },\n```');
  const [site] = JSON.parse((await signpost('main', '--json')).out) as Record<string, unknown>[];
  expect(site).toMatchObject({ file: 'docs/docs.json', is: 'changed' });
  expect(Object.keys(site!)).toEqual([
    'file',
    'is',
    'changes',
    'losses',
    'addresses',
    'ended',
    'redirects',
    'problems',
  ]);
});

test('alike changes and many redirects are folded, and the sidebar ends at a row', async () => {
  const pages = Array.from({ length: 300 }, (_, i) => `a/page-number-${i}`);
  const text = (path: string) => page(path, `All about ${path}, with an example of ${path}.`);
  const all = Object.fromEntries(pages.map((path) => [`docs/${path}.mdx`, text(path)]));
  const groupsOf = (folder: string) =>
    groups(
      ...Array.from({ length: 100 }, (_, i): [string, string[]] => [
        `G${i}`,
        pages.slice(3 * i, 3 * i + 3).map((path) => path.replace('a/', folder)),
      ]),
    );
  await commit({ 'docs/docs.json': docs(groupsOf('a/')), ...all });
  await commit({
    'docs/docs.json': docs(groupsOf('b/')),
    ...Object.fromEntries(pages.map((path) => [`docs/${path}.mdx`, null])),
    ...Object.fromEntries(
      pages.map((path) => [`docs/${path.replace('a/', 'b/')}.mdx`, text(path)]),
    ),
  });
  const { out } = await signpost('HEAD~1..HEAD', '--markdown');
  expect(out).toContain('- Paths of 300 pages changed from “a” to “b”\n');
  expect(out.length).toBeLessThan(15_000);
  expect(out.match(/^[+−→✎] /gmu)!.length).toBeLessThan(80);
  expect(out).toMatch(/and \d+ more rows\n```\n\n<\/details>\n$/);
});

test('a part that is too long for a comment is left out', async () => {
  await commit({
    'docs/docs.json': docs(groups(['a'.repeat(70_000), ['index']], ['More', ['faq']])),
  });
  const { out } = await signpost('HEAD~1..HEAD', '--markdown');
  expect(out.length).toBeLessThanOrEqual(65_000);
  expect(out).toContain(m.partsLeftOut(2));
  expect(out).toContain('## Navigation changes');
});

test('the sidebar has marks, and no name in it ends the code block', async () => {
  const label = '```\n</details> @alice <img src=x>';
  await commit({ 'docs/docs.json': docs(groups([label, ['index', 'old', 'new']], ['More', []])) });
  const { out } = await signpost('HEAD~1..HEAD', '--markdown');
  const [, block] = /<summary>.*<\/summary>\n\n````text\n([^]*)\n````\n\n<\/details>\n$/.exec(out)!;
  expect(block).toContain('✎ ``` </details> @alice <img src=x> (was “Start”)\n−   Set up\n+   New');
  expect((await signpost('HEAD~1..HEAD')).out).toContain(`${m.sidebar}\n\n✎ \`\`\` </details>`);
});

test('a new site, a removed one, and none', async () => {
  await commit({ 'other/docs.json': docs(groups(['A', ['a']])), 'other/a.mdx': page('A') });
  expect((await signpost('HEAD~1..HEAD', 'other')).out).toContain(m.siteAdded);
  await commit({ 'other/docs.json': null, 'other/a.mdx': null });
  expect((await signpost('HEAD~1..HEAD', 'other')).out).toContain(m.siteRemoved);
  expect((await signpost('HEAD~1..HEAD', 'docs')).out).toBe(`${m.noNavigationChanges}\n`);
  expect(await signpost('HEAD~1..HEAD', 'nowhere')).toMatchObject({ code: 2, out: '' });
});

test.each([
  [[]],
  [['nowhere..HEAD']],
  [['HEAD', '--json', '--markdown']],
  [['a', 'b', 'c']],
  [['HEAD', '--html', 'no/folder/page.html']],
])('%j is refused', async (args) => {
  const { code, out, err } = await signpost(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).not.toBe('');
});

test('the example of docs/review.md is what the command prints', async () => {
  const guide = await readFile(join(home, 'docs/review.md'), 'utf8');
  const blocks = (language: string) =>
    [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(
      ([, text]) => text!,
    );
  const [before, after] = blocks('json') as [string, string];
  const site = (navigation: string) =>
    `{\n  "name": "Acme",\n  "theme": "mint",\n  "colors": { "primary": "#0d9373" },\n  "navigation": {\n    "groups": ${navigation}  }\n}\n`;
  const text = (title: string) => page(title, `How to ${title}, step by step, with examples.`);
  const others = ['setup', 'old', 'faq'].map((name) => [`docs/${name}.mdx`, null] as const);
  await commit({
    ...{ ...Object.fromEntries(others), 'docs/docs.json': null, 'docs/index.mdx': null },
    ...{ 'docs.json': site(before), 'index.mdx': text('Welcome'), 'setup.mdx': text('Set up') },
    ...{ 'old-setup.mdx': text('Set up by hand'), 'deploy.mdx': text('Deploy') },
  });
  await ours('switch', '-qc', 'my-branch');
  await commit({
    ...{ 'docs.json': site(after), 'setup.mdx': null, 'guides/setup.mdx': text('Set up') },
    'old-setup.mdx': null,
  });
  expect((await signpost('main..my-branch')).out).toBe(blocks('text')[0]);
});
