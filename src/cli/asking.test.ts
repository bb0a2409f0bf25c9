/* How the command is called: help, options, standard input, and files that aren't a docs.json. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './command.ts';
import * as m from '../lib/core/check/elements/messages.ts';
import * as cliMessages from './messages.ts';

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

const signpost = (...args: string[]) => piped(undefined, ...args);

/** Runs the command with this text as standard input. */
async function piped(input: string | undefined, ...args: string[]) {
  let out = '';
  let err = '';
  const code = await run(
    args,
    {
      out: (t) => void (out += t),
      err: (t) => void (err += t),
      stdin: () => Promise.resolve(new TextEncoder().encode(input)),
    },
    { app: '/no/such/folder', stopped: () => Promise.resolve() },
  );
  return { code, out, err };
}

const insertC = [
  { op: 'insert', value: 'c', to: { parent: '/navigation', key: 'pages', index: 2 } },
];
const script = (operations: unknown) => file('operations.json', JSON.stringify(operations));

test('--help describes the command it follows, in lines of at most 100 characters', async () => {
  for (const args of [
    ['--help'],
    ['-h'],
    ['help'],
    ['check', '--help'],
    ['check', 'docs', '--json', '-h'],
    ['help', 'check'],
    ['apply', '--help'],
    ['docs', '--help'],
  ]) {
    const { code, out, err } = await signpost(...args);
    expect({ args, code, err }).toEqual({ args, code: 0, err: '' });
    const subject = args.find((word) => word === 'check' || word === 'apply');
    expect(out).toContain(subject === undefined ? 'signpost [PATH]' : `signpost ${subject} `);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  }
  expect((await signpost('check', '--help')).out).not.toContain('--port');
});

test('--version prints the package version', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  expect(await signpost('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  expect((await signpost('check', '--version')).out).toBe(`${version}\n`);
});

test.each([
  [['chekc', 'docs'], m.didYouMean(['check'])],
  [['aply'], m.didYouMean(['apply'])],
  [
    ['deploy'],
    cliMessages.notHere('deploy', 'edit, check, links, move, redirects, apply, merge, review'),
  ],
  [['check', '.', '--jsn'], cliMessages.unknownOptionButNear('--jsn', '--json')],
  [['check', '.', '--sever', 'hint'], cliMessages.unknownOptionButNear('--sever', '--severity')],
  [['check', '.', '--quiet'], '--help to list the options'],
  [['check', '.', '-q'], cliMessages.unknownOption('-q')],
  [['check', '.', '--severity'], cliMessages.needsValue('--severity', 'error|warning|hint')],
  [
    ['check', '.', '--severity', '--json'],
    cliMessages.needsValue('--severity', 'error|warning|hint'),
  ],
  [['check', '.', '--json=yes'], cliMessages.takesNoValue('--json')],
  [['examples', '--prot', '4000'], cliMessages.unknownOptionButNear('--prot', '--port')],
])('%j is refused with a hint about what was probably meant', async (args, words) => {
  const { code, out, err } = await signpost(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(words);
});

test('standard input can be checked', async () => {
  const { code, out } = await piped(MIXED, 'check', '-', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    files: [{ file: '-', diagnostics: [{ code: 'root-patterns', line: 1 }] }],
  });
  expect((await piped(GOOD, 'check', '-')).code).toBe(0);
});

test('standard input can be the document or the operations', async () => {
  const changed = GOOD.replace('"b"', '"b", "c"');
  const operations = await script(insertC);
  expect(await piped(GOOD, 'apply', '-', operations)).toEqual({ code: 0, out: changed, err: '' });
  const path = await file('docs.json', GOOD);
  const list = JSON.stringify(insertC);
  expect(await piped(list, 'apply', path, '-')).toEqual({ code: 0, out: changed, err: '' });
  expect((await piped(list, 'apply', path, '-', '--write')).code).toBe(0);
  expect(await readFile(path, 'utf8')).toBe(changed);
  expect(await piped('[{]', 'apply', path, '-')).toMatchObject({
    code: 2,
    err: expect.stringContaining(cliMessages.standardInput) as string,
  });
  for (const args of [
    ['-', '-'],
    ['-', operations, '--write'],
  ])
    expect(await piped(GOOD, 'apply', ...args)).toMatchObject({ code: 2, out: '' });
});

const utf16 = (text: string, mark: readonly number[]) =>
  Uint8Array.from([...mark, ...[...text].flatMap((char) => [char.charCodeAt(0), 0])]);

test.each([
  [
    'UTF-16, the low byte first',
    utf16(MIXED, [0xff, 0xfe]),
    'is UTF-16 text. Save it as UTF-8, then try again.',
  ],
  [
    'UTF-16, the high byte first',
    Uint8Array.of(0xfe, 0xff, 0, 0x7b),
    'is UTF-16 text. Save it as UTF-8, then try again.',
  ],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), 'is an image'],
  ['zeros', Uint8Array.of(0x7b, 0, 0, 0x7d), 'isn’t one'],
])('%s is reported as what it is', async (_, bytes, words) => {
  const path = await file('docs.json', bytes);
  for (const given of [path, folder]) {
    const { code, out, err } = await signpost('check', given);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`“${path}” ${words}`);
  }
});

test('mint.json is reported as the older format, alone or in a folder', async () => {
  const path = await file('mint.json', '{"navigation": [{"group": "G", "pages": ["a"]}]}');
  for (const given of [path, folder]) {
    const { code, err } = await signpost('check', given);
    expect(code).toBe(2);
    expect(err).toContain(`${path} is in the old format`);
    expect(err).toContain('Upgrade the site to docs.json first');
  }
  await file('docs.json', GOOD);
  expect((await signpost('check', folder, '--json')).err).toBe('');
});

test('an empty file is reported as empty', async () => {
  const { code, out } = await signpost('check', await file('docs.json', ' \n'));
  expect(code).toBe(1);
  expect(out).toMatch(/ error {4}json\n.* empty\.\n/);
});
