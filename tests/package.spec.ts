/* The output of `npm pack`: installed in an empty folder without a network, it checks a site and opens the editor. */
import { execFile, type ExecFileException } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documents, linksIn } from './documentation';
import { startProgram, stopGroup, type CommandProcess } from './command-process';
import { expect, row, treeReady, test as base } from './story';

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

const ran = (program: string, args: readonly string[], cwd: string) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const end = (error: ExecFileException | null, out: string, err: string) =>
      done({ code: error ? Number(error.code) : 0, out, err });
    execFile(program, args, { cwd, maxBuffer: 1e8 }, end);
  });

interface Installed {
  /** Where it is installed. The subfolder `docs` is a site, `empty` is not. */
  readonly folder: string;
  readonly packed: Packed;
}

const test = base.extend<{ installed: Installed; command: CommandProcess }>({
  installed: async ({}, use) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-package-')));
    const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
    const [packed] = JSON.parse((await ran('npm', packing, '.')).out) as readonly Packed[];
    writeFileSync(join(folder, 'package.json'), '{}');
    const installing = ['install', '--offline', '--no-audit', '--no-fund'];
    const done = await ran('npm', [...installing, `./${packed!.filename}`], folder);
    expect(done.code, done.err).toBe(0);
    for (const name of ['docs', 'empty']) mkdirSync(join(folder, name));
    const docs = JSON.stringify({
      name: 'Acme',
      theme: 'mint',
      colors: { primary: '#16a34a' },
      navigation: { groups: [{ group: 'Guides', pages: ['a'] }] },
    });
    writeFileSync(join(folder, 'docs/docs.json'), docs);
    writeFileSync(join(folder, 'docs/a.mdx'), '---\ntitle: First steps\n---\n');
    await use({ folder, packed: packed! });
    rmSync(folder, { recursive: true });
  },
  command: async ({ installed: { folder } }, use) => {
    const args = ['--no', 'signpost', 'docs', '--port', '0', '--no-open'];
    const started = await startProgram('npx', args, folder);
    await use(started);
    await stopGroup(started);
  },
  baseURL: async ({ command }, use) => use(command.origin),
});

const BELONGS =
  /^(package\.json|[A-Z]+\.md|LICENSE|NOTICE|Containerfile|dist\/(signpost\.js|library\.(js|d\.ts))|(build|docs|static\/embedding)\/.+)$/;
const STRAY = /\.(map|br|gz)$|\.(test|spec)\.|(^|\/)(tests?|fixtures|corpus|src|node_modules)\//;

test(
  'the package opens the editor with npx, and contains nothing else',
  { tag: '@long' },
  async ({ page, installed: { folder, packed }, command }) => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths.filter((path) => !BELONGS.test(path) || STRAY.test(path))).toEqual([]);
    const parts = ['build/index.html', 'dist/signpost.js', 'dist/library.js', 'dist/library.d.ts'];
    expect(paths).toEqual(expect.arrayContaining(parts));
    const documented = documents.filter(({ file }) => paths.includes(file));
    expect(documented.map(({ file }) => file)).toContain('docs/library.md');
    const isIn = (to: string) => paths.some((path) => path === to || path.startsWith(`${to}/`));
    const lost = documented.flatMap(linksIn).filter(({ to }) => !isIn(to));
    expect(lost).toEqual([]);
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
    const { size, unpackedSize } = packed;
    console.log(
      `The package: ${megabytes(size)}, ${megabytes(unpackedSize)} in ${paths.length} files.`,
    );

    await page.goto(command.address);
    await treeReady(page);
    await expect(row(page, 'First steps')).toBeVisible();

    const signpost = (...args: string[]) => ran('npx', ['--no', '--', 'signpost', ...args], folder);
    expect(await signpost('check', 'docs')).toMatchObject({ code: 0 });
    expect((await signpost('--help')).out).toContain('signpost check PATH');
    const program = `import { read } from 'signpost';
      const text = '{ "navigation": { "pages": ["a"] } }';
      console.log(read({ 'docs.json': text }, { main: 'docs.json' }).elements[0].label);`;
    const read = await ran('node', ['--input-type=module', '-e', program], folder);
    expect(read).toMatchObject({ code: 0, out: 'a\n' });

    const none = await signpost('empty');
    expect([none.code, none.out]).toEqual([2, '']);
    expect(none.err).toContain('No docs.json in empty');
  },
);
