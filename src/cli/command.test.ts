import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './command.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-'));
});
afterEach(() => rm(folder, { recursive: true }));

const GOOD = '\ufeff{\r\n  "navigation": {\r\n    "pages": ["a", "b"]\r\n  }\r\n}';
const MIXED =
  '{"name": "A", "theme": "mint", "colors": {"primary": "#0d9373"}, "navigation": {"pages": ["a"], "groups": [{"group": "G", "pages": ["b"]}]}}';

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function signpost(...args: string[]) {
  let out = '';
  let err = '';
  const code = await run(
    args,
    { out: (t) => void (out += t), err: (t) => void (err += t) },
    { app: '/no/such/folder', stopped: () => Promise.resolve() },
  );
  return { code, out, err };
}

const insertC = [
  { op: 'insert', value: 'c', to: { parent: '/navigation', key: 'pages', index: 2 } },
];
const script = (operations: unknown) => file('operations.json', JSON.stringify(operations));

test('a good file prints no error and exits with 0', async () => {
  expect(await signpost('check', await file('docs.json', GOOD))).toMatchObject({
    code: 0,
    err: '',
  });
});

test('an error exits with 1 and names line and column, counting a byte order mark', async () => {
  const path = await file('docs.json', `\ufeff${MIXED}`);
  const { code, out } = await signpost('check', path, '--json');
  expect(code).toBe(1);
  const { files } = JSON.parse(out) as {
    files: { file: string; diagnostics: Record<string, unknown>[] }[];
  };
  expect(files).toHaveLength(1);
  expect(files[0]!.file).toBe(path);
  expect(files[0]!.diagnostics[0]).toMatchObject({
    code: 'root-patterns',
    severity: 'error',
    line: 1,
  });
  expect(Object.keys(files[0]!.diagnostics[0]!)).toEqual([
    'code',
    'severity',
    'message',
    'pointer',
    'line',
    'column',
    'length',
  ]);
});

test('text that does not parse is an error with a location', async () => {
  const { code, out } = await signpost(
    'check',
    await file('docs.json', '{\n  "a": 1\n  "b": 2\n}'),
    '--json',
  );
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    files: [{ diagnostics: [{ code: 'json', severity: 'error', line: 2, column: 9 }] }],
  });
});

test('a folder means its docs.json', async () => {
  await file('docs.json', MIXED);
  expect((await signpost('check', folder)).code).toBe(1);
});

test('--severity warning also fails on warnings', async () => {
  const path = await file('docs.json', '{"navigation": {"pages": ["a.mdx"]}}');
  expect((await signpost('check', path)).code).toBe(0);
  expect((await signpost('check', path, '--severity', 'warning')).code).toBe(1);
});

test.each([
  [['chekc']],
  [['/no/such/folder']],
  [['src/cli']],
  [['package.lock']],
  [['src/app.html']],
  [['examples']],
  [['examples', 'docs']],
  [['examples', '--port', 'many']],
  [['examples', '--quick']],
  [['check']],
  [['check', '/no/such/file']],
  [['check', '.', '--severity', 'loud']],
  [['check', '.', '--what']],
  [['apply', 'only-one']],
])('%j is refused: a sentence on stderr, exit code 2, nothing on stdout', async (args) => {
  const { code, out, err } = await signpost(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/\w{3,}/);
});

test('bytes that are not UTF-8 are refused with a sentence', async () => {
  const path = await file('docs.json', Uint8Array.of(0x7b, 0xff, 0x7d));
  expect(await signpost('check', path)).toMatchObject({
    code: 2,
    err: expect.stringContaining('isn’t UTF-8') as string,
  });
});

test('apply prints exactly the new text', async () => {
  const path = await file('docs.json', GOOD);
  const { code, out } = await signpost('apply', path, await script(insertC));
  expect({ code, out }).toEqual({ code: 0, out: GOOD.replace('"b"', '"b", "c"') });
  expect(await readFile(path, 'utf8')).toBe(GOOD);
});

test('an empty list of operations returns any UTF-8 file unchanged, even broken JSON', async () => {
  for (const text of ['\ufeff{ broken\r', '', '[1,,]\n'])
    expect(await signpost('apply', await file('docs.json', text), await script([]))).toEqual({
      code: 0,
      out: text,
      err: '',
    });
});

test('a refusal prints only the sentence and the index, and changes nothing', async () => {
  const path = await file('docs.json', GOOD);
  const operations = await script([...insertC, { op: 'remove', nodes: ['/navigation/pages/9'] }]);
  const { code, out, err } = await signpost('apply', path, operations, '--write');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^Operation 1 .*no element/);
  expect(await readFile(path, 'utf8')).toBe(GOOD);
});

test.each([
  ['{}'],
  ['nonsense'],
  ['[{"op": "fly"}]'],
  ['[{"op": "remove"}]'],
  ['[{"op": "set", "node": "nope", "field": "x", "value": 1}]'],
  ['[{"op": "set", "node": "", "field": [], "value": 1}]'],
  ['[{"op": "set", "node": "", "field": "a", "val": 1}]'],
])('the operations %s are malformed', async (text) => {
  const path = await file('docs.json', GOOD);
  expect(await signpost('apply', path, await file('operations.json', text))).toMatchObject({
    code: 2,
    out: '',
  });
});

test('--write replaces the file, keeps its permissions, and leaves no other files behind', async () => {
  const path = await file('docs.json', GOOD);
  await chmod(path, 0o640);
  expect(await signpost('apply', path, await script(insertC), '--write')).toEqual({
    code: 0,
    out: '',
    err: '',
  });
  expect(await readFile(path, 'utf8')).toBe(GOOD.replace('"b"', '"b", "c"'));
  expect((await stat(path)).mode & 0o777).toBe(0o640);
  expect((await readdir(folder)).sort()).toEqual(['docs.json', 'operations.json']);
});

const NAVIGATION = '{\n  "navigation": {\n    "tabs": [{ "$ref": "./one.json" }]\n  }\n}\n';
const ONE = '{\n  "tab": "One",\n  "pages": ["a", "b"]\n}\n';
const insertFirst = [
  { op: 'insert', value: 'c', to: { parent: '/navigation/tabs/0', key: 'pages', index: 0 } },
];

test('a change to another file needs --write', async () => {
  const [main, one] = [await file('docs.json', NAVIGATION), await file('one.json', ONE)];
  const operations = await script(insertFirst);
  const refused = await signpost('apply', main, operations);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('The operations also change');
  expect(await readFile(one, 'utf8')).toBe(ONE);
  expect(await signpost('apply', main, operations, '--write')).toMatchObject({ code: 0, err: '' });
  expect(await readFile(one, 'utf8')).toBe(ONE.replace('["a"', '["c", "a"'));
  expect(await readFile(main, 'utf8')).toBe(NAVIGATION);
});

test('--write creates a file and its folder, and inline moves the content back', async () => {
  const main = await file(
    'docs.json',
    GOOD.replace('["a", "b"]', '[{ "group": "G", "pages": ["a"] }]'),
  );
  const before = await readFile(main, 'utf8');
  const node = '/navigation/pages/0';
  const operations = await script([{ op: 'extract', node, file: 'nav/g.json' }]);
  expect((await signpost('apply', main, operations)).code).toBe(1);
  expect((await signpost('apply', main, operations, '--write')).code).toBe(0);
  expect(JSON.parse(await readFile(join(folder, 'nav/g.json'), 'utf8'))).toEqual({
    group: 'G',
    pages: ['a'],
  });
  const again = await signpost('apply', main, operations, '--write');
  expect(again.err).toContain('already has its own file');
  const back = await script([{ op: 'inline', node }]);
  expect((await signpost('apply', main, back, '--write')).code).toBe(0);
  expect(await readFile(main, 'utf8')).toBe(before);
});

test('an existing file is not overwritten', async () => {
  const main = await file(
    'docs.json',
    '{"navigation": {"groups": [{"group": "G", "pages": ["a"]}]}}',
  );
  await file('g.json', '{}');
  const operations = await script([
    { op: 'extract', node: '/navigation/groups/0', file: 'g.json' },
  ]);
  const { code, err } = await signpost('apply', main, operations, '--write');
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('g.json already exists. Nothing was written.'),
  ]);
  expect(await readFile(join(folder, 'g.json'), 'utf8')).toBe('{}');
});
