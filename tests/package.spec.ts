/* What `npm pack` gives: put into an empty folder, without a network, it checks a site and opens the editor. */
import { execFile, type ExecFileException } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, stopGroup } from './started';
import { expect, row, settled, test } from './story';

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const ran = (program: string, args: readonly string[], cwd: string) =>
  new Promise<Ran>((done) => {
    const end = (error: ExecFileException | null, out: string, err: string) =>
      done({ code: error ? Number(error.code) : 0, out, err });
    execFile(program, args, { cwd, maxBuffer: 1e8 }, end);
  });

/** Beside these npm adds nothing of its own. */
const BELONGS =
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|NOTICE|dist\/signpost\.js|build\/.+)$/;
const STRAY = /\.map$|\.(test|spec)\.|(^|\/)(tests?|fixtures|corpus|src|node_modules)\//;

test(
  'the package opens the editor by npx, and holds nothing else',
  { tag: '@long' },
  async ({ page }) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-package-')));
    try {
      const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
      const [packed] = JSON.parse((await ran('npm', packing, '.')).out) as readonly Packed[];
      const { filename, size, unpackedSize, files } = packed!;
      const paths = files.map(({ path }) => path);
      expect(paths.filter((path) => !BELONGS.test(path) || STRAY.test(path))).toEqual([]);
      expect(paths).toEqual(expect.arrayContaining(['build/index.html', 'dist/signpost.js']));
      const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
      console.log(
        `The package: ${megabytes(size)} MB, ${megabytes(unpackedSize)} MB in ${files.length} files.`,
      );

      writeFileSync(join(folder, 'package.json'), '{}');
      const installing = ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`];
      expect(await ran('npm', installing, folder)).toMatchObject({ code: 0 });

      const docs = join(folder, 'docs');
      mkdirSync(docs);
      const here = (...args: string[]) => ran('npx', ['--offline', 'signpost', ...args], folder);
      const none = await here('docs');
      expect([none.code, none.out]).toEqual([2, '']);
      expect(none.err).toContain('There is no docs.json in docs');
      expect((await here('--help')).out).toContain('signpost check PATH');

      writeFileSync(
        join(docs, 'docs.json'),
        '{ "navigation": { "groups": [{ "group": "Guides", "pages": ["a"] }] } }',
      );
      writeFileSync(join(docs, 'a.mdx'), '---\ntitle: First steps\n---\n');
      expect(await here('check', 'docs')).toMatchObject({ code: 0 });

      const args = ['--offline', 'signpost', 'docs', '--port', '0', '--no-open'];
      const started = await startProgram('npx', args, folder);
      try {
        await page.goto(started.address);
        await settled(page);
        await expect(row(page, 'First steps')).toBeVisible();
      } finally {
        await stopGroup(started);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
