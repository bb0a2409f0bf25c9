/* `signpost check --fix` on files. */
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCommand, problemsIn } from '../../tests/run-command.ts';
import * as cliMessages from './messages.ts';

const { folder, put, signpost, piped } = useCommand();
const text = (name: string) => readFile(join(folder(), name), 'utf8');

const MAIN = `{
  "navigation": {
    "groups": [
      { "group": "One", "pages": ["a.mdx", "nowhere"] },
      { "$ref": "./two.json" }
    ]
  }
}
`;
const TWO = '{\r\n  "group": "Two",\r\n  "pages": ["B.mdx", "/a"]\r\n}\r\n';
const FILES = { 'docs.json': MAIN, 'two.json': TWO, 'a.mdx': '# A', 'b.mdx': '# B' };

test('fixes files in place, and reports the rest', async () => {
  await put(FILES);
  const { code, out, err } = await signpost('check', folder(), '--fix', '--severity', 'warning');
  expect(code).toBe(1);
  expect(await text('docs.json')).toBe(MAIN.replace('a.mdx', 'a'));
  // A hint is fixed only if hints are asked for.
  expect(await text('two.json')).toBe(TWO.replace('B.mdx', 'b'));
  expect(out).toContain('“nowhere”');
  expect(out).not.toContain('page-extension');
  expect(err).toMatch(/^Fixed: \d problems in .*docs\.json, .*two\.json\.\n$/);
  expect((await readdir(folder())).sort()).toEqual(['a.mdx', 'b.mdx', 'docs.json', 'two.json']);
  await signpost('check', folder(), '--fix', '--severity', 'hint');
  expect(await text('two.json')).toBe(TWO.replace('B.mdx', 'b').replace('/a', 'a'));
});

test('--dry-run prints a patch that git can apply, and writes nothing', async () => {
  await put(FILES);
  const { code, out, err } = await signpost('check', folder(), '--fix', '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('-      { "group": "One", "pages": ["a.mdx", "nowhere"] },');
  expect(out).toContain('+      { "group": "One", "pages": ["a", "nowhere"] },');
  expect(err).toMatch(/^Fixable: \d problems/);
  expect(err).toContain('“nowhere”');
  expect(await text('docs.json')).toBe(MAIN);
  expect(await text('two.json')).toBe(TWO);

  // The same names as from inside the folder.
  const patch = out.replace(/^(---|\+\+\+) ([ab]\/).*?([^/\s]+)\s*$/gm, '$1 $2$3');
  execFileSync('git', ['apply', '-'], { cwd: folder(), input: patch });
  const applied = [await text('docs.json'), await text('two.json')];
  await put(FILES);
  await signpost('check', folder(), '--fix');
  expect([await text('docs.json'), await text('two.json')]).toEqual(applied);
});

test('the fixed text of standard input is printed', async () => {
  const before = '{"navigation": {"pages": ["a.mdx", ""]}}';
  const { code, out, err } = await piped(before, 'check', '-', '--fix');
  expect([code, out]).toEqual([0, '{"navigation": {"pages": ["a"]}}']);
  expect(err).toContain('Fixed: ');
  const dry = await piped(before, 'check', '-', '--fix', '--dry-run');
  expect(dry.out).toMatch(/^--- a\/docs\.json\n\+\+\+ b\/docs\.json\n@@ /m);
});

test('with --json, what is left is printed as usual', async () => {
  await put(FILES);
  const ran = await signpost('check', folder(), '--fix', '--json');
  expect(problemsIn(ran).map(({ code }) => code)).not.toContain('page-extension');
  expect(ran.err).toContain('Fixed: ');
});

test('with nothing to fix, nothing is written or reported', async () => {
  await put({ 'docs.json': '{"navigation": {"pages": ["a"]}}', 'a.mdx': '# A' });
  expect(await signpost('check', folder(), '--fix')).toMatchObject({ code: 0, err: '' });
  expect(await signpost('check', folder(), '--fix', '--dry-run')).toMatchObject({ out: '' });
});

test('with --since, only what this change introduced is fixed', async () => {
  await put({ ...FILES, 'docs.json': MAIN });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder(),
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  const later = MAIN.replace('"nowhere"', '"nowhere", "b.mdx"');
  await put({ 'docs.json': later });
  await signpost('check', folder(), '--fix', '--since', 'HEAD');
  expect(await text('docs.json')).toBe(later.replace('b.mdx', 'b'));
  expect(await text('two.json')).toBe(TWO);
});

test.each([
  [['--dry-run'], cliMessages.dryRunOnlyWithFix],
  [['--fix', '--dry-run', '--json'], cliMessages.alreadyPrinting('--json')],
])('%j is refused', async (options, words) => {
  await put(FILES);
  const { code, out, err } = await signpost('check', folder(), ...options);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(words);
});
