import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../lib/core/check/diagnostic.ts';
import { lineAndColumn } from '../lib/core/text/syntax.ts';
import { run } from './command.ts';
import { annotations } from './github-annotations.ts';
import type { Io } from './io.ts';
import { linesOf, placesIn } from '../lib/core/text/lines.ts';
import * as m from '../lib/core/check/pages/messages.ts';
import * as cliMessages from './messages.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes files into the folder. Values other than text and bytes are written as JSON. */
async function put(files: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    const isWritten = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(path, isWritten ? content : JSON.stringify(content));
  }
}

async function check(args: readonly string[], more: Partial<Io> = {}) {
  let out = '';
  let err = '';
  const io = { out: (t: string) => void (out += t), err: (t: string) => void (err += t), ...more };
  const code = await run(['check', ...args], io, { app: '', stopped: () => Promise.resolve() });
  return { code, out, err };
}

/** The codes reported for a file of the folder, or for the folder itself. */
async function codes(path = ''): Promise<readonly string[]> {
  const { out, err } = await check([join(folder, path), '--json']);
  if (err) throw new Error(err);
  const { files } = JSON.parse(out) as { files: { diagnostics: { code: string }[] }[] };
  return files.flatMap(({ diagnostics }) => diagnostics.map((one) => one.code));
}

const PAGE = '# Page\n';
/** Required settings of a site besides its navigation. */
const NEEDED = { name: 'A', theme: 'mint', colors: { primary: '#0d9373' } };
const pages = (...list: unknown[]) => ({ ...NEEDED, navigation: { pages: list } });

describe('the report for people', () => {
  const TEXT = `{ "name": "A", "theme": "mint", "colors": {"primary": "#0d9373"},
  "navigation": {
    "pages": ["a.mdx"],
    "groups": [{ "group": "G", "pages": ["/b"] }]
  }
}`;

  test('shows location, severity and code of each problem in columns, its sentence below, then the counts', async () => {
    await put({ 'docs.json': TEXT });
    const file = join(folder, 'docs.json');
    const { code, out, err } = await check([file]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out.replaceAll(file, 'docs.json').split('\n')).toEqual([
      'docs.json:3:5   error    root-patterns',
      expect.stringMatching(/^ {4}The navigation contains /),
      expect.stringMatching(/^ {4}\S/),
      'docs.json:3:15  warning  page-extension',
      expect.stringMatching(/^ {4}Remove \.mdx from “a\.mdx”/),
      '',
      `${cliMessages.found(['1 error', '1 warning'])} ${cliMessages.hintsHidden(1)}`,
      '',
    ]);
  });
  test('shows hints when asked', async () => {
    await put({ 'docs.json': pages('/a', '/b') });
    expect(await check([folder.concat('/docs.json')])).toMatchObject({
      code: 0,
      out: 'No problems found. 2 hints hidden. Show them with --severity hint.\n',
    });
    const { code, out } = await check([join(folder, 'docs.json'), '--severity', 'hint']);
    expect(code).toBe(1);
    expect(out).toMatch(
      /:1:\d+ {2}hint {5}leading-slash\n {4}Remove the slash at the start of “\/a”.*\n.*:1:\d+ .*\n.*\n\n2 hints\.\n$/,
    );
  });
  test('is one sentence when nothing is wrong', async () => {
    await put({ 'docs.json': pages('a') });
    expect(await check([join(folder, 'docs.json')])).toEqual({
      code: 0,
      out: 'No problems found.\n',
      err: '',
    });
  });
  test('has colors only on a terminal', async () => {
    await put({ 'docs.json': pages('') });
    const path = join(folder, 'docs.json');
    expect((await check([path])).out).not.toContain('\u001b');
    expect((await check([path], { hasColours: true })).out).toMatch(
      /\u001b\[31merror {2}\u001b\[0m {2}\u001b\[2mpage-empty\u001b\[0m\n/,
    );
  });
  test('removes terminal control characters from labels', async () => {
    await put({ 'docs.json': pages('\u001b[2Ja.mdx', 'x\u202ea.mdx') });
    const { out } = await check([join(folder, 'docs.json')]);
    expect(out).not.toMatch(/[\u001b\u202e]/);
    expect(out).toContain('“\ufffd[2Ja.mdx”');
  });
});

describe('GitHub annotations', () => {
  test('are one command per problem, by severity', async () => {
    await put({
      'docs.json':
        '{"name": "A", "theme": "mint", "colors": {"primary": "#0d9373"}, "navigation": {\n"pages": ["", "a.mdx", "/c"]}}',
    });
    const file = join(folder, 'docs.json');
    const { code, out } = await check([file, '--github'], { workspace: folder });
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(
        /^::error file=docs\.json,line=2,endLine=2,col=11,endColumn=13,title=Empty page entries \(page-empty\)::Add a path to this page/,
      ),
      expect.stringMatching(
        /^::warning file=docs\.json,line=2,endLine=2,col=15,endColumn=22,title=Page paths that end in \.md or \.mdx \(page-extension\)::Remove \.mdx from “a\.mdx”/,
      ),
      expect.stringMatching(
        /^::notice file=docs\.json,line=2,endLine=2,col=24,endColumn=28,title=/,
      ),
      cliMessages.found(['1 error', '1 warning', '1 hint']),
      '',
    ]);
  });
  test('have no columns for a problem that spans several lines', async () => {
    await put({
      'docs.json':
        '{"name": "A", "theme": "mint", "colors": {"primary": "#0d9373"}, "navigation": {"groups": [{\n"pages": ["a"]\n}]}}',
    });
    const { out } = await check([join(folder, 'docs.json'), '--github']);
    expect(out).toMatch(/^::error file=[^,]*docs\.json,line=1,endLine=3,title=/);
  });
  test('escape the characters that the format uses', () => {
    const problem: Diagnostic = {
      ...{ code: 'json', severity: 'error', message: '100%: a, b\r\nc', pointer: '' },
      ...{ file: 'a:b,c%/docs.json', at: 0, length: 1, fixes: [] },
    };
    expect(annotations([problem], placesIn(new Map([[problem.file, '{}']])))).toBe(
      '::error file=a%3Ab%2Cc%25/docs.json,line=1,endLine=1,col=1,endColumn=2,title=JSON syntax errors (json)::100%25: a, b%0D%0Ac\n1 error.\n',
    );
  });
  test('cannot be combined with --json', async () => {
    expect((await check([folder, '--json', '--github'])).code).toBe(2);
  });
});

describe('a folder', () => {
  test('is checked with the pages next to its docs.json', async () => {
    await put({
      'docs.json': pages('a', 'guides/b', 'c', 'd'),
      'a.mdx': PAGE,
      'guides/b.md': PAGE,
      'c/index.MDX': PAGE,
    });
    expect(await codes()).toEqual(['page-missing']);
  });
  test('is searched for page files that no entry names', async () => {
    await put({
      'docs.json': pages('a'),
      'a.mdx': PAGE,
      'b.mdx': PAGE,
      'notes.txt': '',
      'node_modules/x/readme2.md': PAGE,
      '.cache/c.mdx': PAGE,
      'snippets/d.mdx': PAGE,
    });
    const { out } = await check([folder, '--severity', 'hint']);
    expect(out).toContain(m.unlisted(1, ['“b”']));
  });
  test('can contain a docs.jsonc', async () => {
    await put({
      'docs.jsonc':
        '{"name": "A", "theme": "mint", "colors": {"primary": "#0d9373"}, "navigation": {"pages": ["a",]}} // x',
      'a.mdx': PAGE,
    });
    expect(await codes()).toEqual([]);
  });
  test('without docs.json or docs.jsonc is refused', async () => {
    expect(await check([folder])).toMatchObject({
      code: 2,
      out: '',
      err: `No docs.json in ${folder}. Specify the folder that contains it, or the file itself.\n`,
    });
  });
  test('is never left: nothing outside it is read', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'signpost-outside-'));
    try {
      await writeFile(join(outside, 'a.mdx'), PAGE);
      await writeFile(join(outside, 't.json'), '{}');
      await put({
        'docs.json': {
          ...NEEDED,
          navigation: { tabs: [{ $ref: './t.json' }, { tab: 'T', pages: ['a', 'x/a'] }] },
        },
      });
      await symlink(join(outside, 'a.mdx'), join(folder, 'a.mdx'));
      await symlink(outside, join(folder, 'x'));
      await symlink(join(outside, 't.json'), join(folder, 't.json'));
      expect(await codes()).toEqual(['ref', 'page-missing', 'page-missing']);
      await rm(join(folder, 'docs.json'));
      await symlink(join(outside, 't.json'), join(folder, 'docs.json'));
      expect(await check([folder])).toMatchObject({ code: 2, out: '' });
    } finally {
      await rm(outside, { recursive: true });
    }
  });
  test('can contain links to its own content, even circular ones', async () => {
    await put({ 'docs.json': pages('v1/a', 'latest/a', 'b'), 'v1/a.mdx': PAGE, 'real.mdx': PAGE });
    await symlink(join(folder, 'v1'), join(folder, 'latest'));
    await symlink(folder, join(folder, 'v1/up'));
    await symlink(join(folder, 'latest'), join(folder, 'v1/again'));
    await symlink(join(folder, 'real.mdx'), join(folder, 'b.mdx'));
    await symlink(join(folder, 'nowhere'), join(folder, 'c.mdx'));
    expect(await codes()).toEqual(['orphan-pages']);
  });
});

describe('references', () => {
  const tabs = (...list: unknown[]) => ({ ...NEEDED, navigation: { tabs: list } });

  test('are followed from a file and from a folder', async () => {
    await put({
      'docs.json': tabs({ $ref: './nav/one.json' }),
      'nav/one.json': { $ref: 'two.json' },
      'nav/two.json': { tab: 'Two', pages: ['a'] },
    });
    await put({ 'a.mdx': PAGE });
    expect(await codes()).toEqual([]);
    expect(await codes('docs.json')).toEqual([]);
    await put({ 'nav/two.json': { $ref: '../docs.json' } });
    expect(await codes('docs.json')).toEqual(['ref']);
    await rm(join(folder, 'nav/two.json'));
    expect(await codes('docs.json')).toEqual(['ref']);
  });
  test('report problems in the referenced files, each with its own lines', async () => {
    await put({
      'docs.json': tabs({ $ref: './nav/one.json' }),
      'nav/one.json': '{\n  "tab": "One",\n  "pages": ["a", ""]\n}',
    });
    const { out } = await check([join(folder, 'docs.json'), '--json']);
    const { files } = JSON.parse(out) as {
      files: { file: string; diagnostics: Record<string, unknown>[] }[];
    };
    expect(files.map(({ file }) => file)).toEqual(
      ['docs.json', 'nav/one.json'].map((path) => join(folder, path)),
    );
    expect(files.map(({ diagnostics }) => diagnostics.length)).toEqual([0, 1]);
    expect(files[1]!.diagnostics[0]).toMatchObject({
      pointer: '/navigation/tabs/0/pages/1',
      line: 3,
      column: 18,
    });
    const { out: words } = await check([folder]);
    expect(words).toContain(`${join(folder, 'nav/one.json')}:3:18 `);
  });
  test('to folders, or to bytes that are not text, are errors', async () => {
    await put({ 'docs.json': tabs({ $ref: './t.json' }), 't.json': Uint8Array.of(0x7b, 0xff) });
    const { out } = await check([folder]);
    expect(out).toContain('Fix the JSON of “t.json”, which this refers to.');
    await put({ 'docs.json': tabs({ $ref: './x' }), 'x/y.json': {} });
    expect(await codes('docs.json')).toEqual(['ref']);
  });
});

test('a single file is checked without the pages next to it', async () => {
  await put({ 'docs.json': pages('nowhere'), 'b.mdx': '' });
  expect(await codes('docs.json')).toEqual([]);
});

test('linesOf agrees with lineAndColumn at every offset', () => {
  const text = '\ufeffa\r\nb\rc\n\n𝄞d\r\n';
  const lines = linesOf(text);
  for (let offset = 0; offset <= text.length; offset++)
    expect([offset, lines(offset)]).toEqual([offset, lineAndColumn(text, offset)]);
});
