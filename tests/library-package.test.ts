/* The library as other projects get it: the files named in package.json, in the node_modules of an empty project. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from 'vite';

const PROGRAM = `
import { apply, check, read } from 'signpost';
const files = { 'docs.json': '{ "navigation": { "pages": ["a"] } }' };
const insert = { op: 'insert', value: 'b', to: { parent: '/navigation', key: 'pages', index: 1 } };
console.log(JSON.stringify({
  codes: check(files, { main: 'docs.json', complete: true }).files[0].diagnostics.map(({ code }) => code),
  texts: apply(files, [insert], { main: 'docs.json' }).files,
  labels: read(files, { main: 'docs.json' }).elements.map(({ label }) => label),
}));
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-library-'));
  const home = join(folder, 'node_modules/signpost');
  await mkdir(home, { recursive: true });
  await cp('package.json', join(home, 'package.json'));
  await build({
    configFile: 'vite.library.config.ts',
    logLevel: 'error',
    build: { outDir: join(home, 'dist') },
  });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'program.js'), PROGRAM);
});
afterAll(() => rm(folder, { recursive: true }));

const ran = async (path: string): Promise<unknown> => {
  const { stdout } = await promisify(execFile)('node', [path], { cwd: folder });
  return JSON.parse(stdout);
};
const EXPECTED = {
  codes: expect.arrayContaining(['page-missing']) as string[],
  texts: { 'docs.json': '{ "navigation": { "pages": ["a", "b"] } }' },
  labels: ['a'],
};

test('it runs in Node', async () => {
  expect(await ran('program.js')).toEqual(EXPECTED);
});

test('it runs when bundled for browsers', async () => {
  const [built] = [
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: join(folder, 'program.js') } },
    }),
  ].flat();
  if (!built || !('output' in built)) throw new Error('The program was not built.');
  expect(built.output).toHaveLength(1);
  const { code, imports, dynamicImports } = built.output[0];
  expect([...imports, ...dynamicImports]).toEqual([]);
  await writeFile(join(folder, 'bundled.mjs'), code);
  expect(await ran('bundled.mjs')).toEqual(EXPECTED);
});

test('the examples in docs/library.md run as written', async () => {
  const text = await readFile('docs/library.md', 'utf8');
  const examples = [...text.matchAll(/^```js\n(.*?)^```/gms)].map(([, code = '']) => code);
  expect(examples).toHaveLength(5);
  await writeFile(join(folder, 'examples.js'), examples.join('\n'));
  const { stdout, stderr } = await promisify(execFile)('node', ['examples.js'], { cwd: folder });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^docs\.json:1:\d+ warning .*guides\/start.* page-missing$/m);
  expect(stdout).toContain('"guides/start", "guides/deploy"');
  expect(stdout).toContain("[ 'page index', 'page guides/start' ]");
});

/** Everything the types promise, with three mistakes at the end. */
const TYPED = `
import { apply, check, read, type Files, type Operation, type ReadElement, type Report } from 'signpost';
const main = 'docs.json';
const files: Files = new Map([[main, '{}'], ['logo.png', null]]);
const report: Report = check({ [main]: '{}' }, { main, complete: true });
const codes: readonly string[] = report.files.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
const operations: readonly Operation[] = [
  { op: 'move', nodes: ['/navigation/pages/0'], to: { parent: '/navigation', key: 'pages', index: 1 } },
  { op: 'set', node: '', field: ['styling', 'eyebrows'], value: 'section' },
];
const applied = apply(files, operations, { main });
if (applied.ok) for (const [path, text] of Object.entries(applied.files)) path + (text ?? 'deleted') + applied.moves.length;
else applied.sentence.slice(applied.operation);
const reading = read(files, { main });
const labelsOf = ({ label, children }: ReadElement): string[] => [label, ...children.flatMap(labelsOf)];
export const all = [codes, reading.ok ? reading.elements.flatMap(labelsOf) : [reading.sentence, reading.line]];
check(files, {});
apply(files, [{ op: 'fly' }], { main });
reading.elements;
`;

const RESOLUTIONS = {
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

describe.each(Object.entries(RESOLUTIONS))('with moduleResolution %s', (_, resolution) => {
  test('its types compile and catch mistakes', async () => {
    await writeFile(join(folder, 'typed.ts'), TYPED);
    const program = ts.createProgram([join(folder, 'typed.ts')], {
      ...{ ...resolution, strict: true, exactOptionalPropertyTypes: true, noEmit: true },
      ...{ target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts'], types: [] },
    });
    const found = ts.getPreEmitDiagnostics(program).map(({ code }) => code);
    // A property is missing, a value isn't allowed, and a union wasn't narrowed.
    expect(found).toEqual([2345, 2322, 2339]);
  });
});

test('package.json has no install scripts, and names its source', async () => {
  const said = JSON.parse(await readFile('package.json', 'utf8')) as Record<string, object>;
  const scripts = Object.keys(said.scripts!);
  expect(scripts.filter((name) => /^(pre|post)?(install|pack|prepare)$/.test(name))).toEqual([]);
  expect(Object.keys(said)).toEqual(expect.arrayContaining(['repository', 'homepage', 'bugs']));
  expect(said.dependencies).toBeUndefined();
});
