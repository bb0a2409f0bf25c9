/*
 * Real sites: an error is allowed only where content is really lost or the site doesn't build. Files with errors are
 * listed here with their codes, so that a new false alarm on a live site shows immediately. Where the files next to
 * docs.json are known, references are followed and pages are looked up.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import type { World } from './diagnostic.ts';
import { docFromText } from '../../../../tests/make-document.ts';

const shared = process.env.SIGNPOST_CORPUS ?? '../shared';
const corpus = join(shared, 'corpus');

/** Errors on live sites that are real mistakes: file, then "code pointer" and the reason. */
const TRUE_SLIPS: Readonly<Record<string, readonly string[]>> = {
  // These sites have no theme: they are made for another builder, and this one rejects them.
  ...Object.fromEntries(
    [
      'Mesub-io__docs__jsonc.json',
      'remorses__holocron__example-cloudflare.json',
      'remorses__holocron__example.json',
      'remorses__holocron__notaku-shell.json',
      'remorses__holocron__website.json',
      'wazootech__wiki-templates__holocron__jsonc.json',
    ].map((file) => [file, ['site-setting ']]),
  ),
};

/** Live sites that list pages without a file, with their number and the reason. */
const MISSING: Readonly<Record<string, number>> = {
  // The build of this site makes oss/python/… and oss/javascript/… out of oss/….
  'langchain-ai__docs__src.json': 142,
};

const rowsOf = (table: string) =>
  existsSync(join(corpus, table))
    ? readFileSync(join(corpus, table), 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t'))
    : [];
const heads = rowsOf('index.tsv').flatMap(([file, , , , kind]) => (kind === 'head' ? [file!] : []));

/** The files next to docs.json in the corpus, or undefined if there are none. */
function filesBeside(file: string): ReadonlyMap<string, string> | undefined {
  const folder = join(corpus, 'refs', file.replace(/\.json$/, ''));
  if (!existsSync(folder)) return undefined;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    paths.flatMap((path) =>
      path.endsWith('.json')
        ? [[path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')] as const]
        : [],
    ),
  );
}

const problemsOf = (file: string, world: World) => {
  const text = readFileSync(join(corpus, 'files', file), 'utf8');
  return check(docFromText(text), world);
};

describe.skipIf(heads.length === 0)('live sites', () => {
  test('have errors only where something is lost', () => {
    const found = Object.fromEntries(
      heads.flatMap((file) => {
        const files = filesBeside(file);
        const codes = problemsOf(file, files ? { files } : {})
          .filter(({ severity }) => severity === 'error')
          .map(({ code, pointer }) => `${code} ${pointer}`);
        return codes.length ? [[file, codes]] : [];
      }),
    );
    console.log(`${heads.length} live sites: ${Object.keys(found).length} have an error`);
    expect(heads.length).toBeGreaterThan(30);
    expect(found).toEqual(TRUE_SLIPS);
  });

  test('refer to files that exist', () => {
    const known = heads.filter(filesBeside);
    expect(known.length).toBeGreaterThan(2);
    for (const file of known) {
      const files = new Map(filesBeside(file));
      const [first] = files.keys();
      files.delete(first!);
      const codes = problemsOf(file, { files }).map(({ code }) => code);
      expect([file, first, codes]).toEqual([file, first, expect.arrayContaining(['ref'])]);
    }
  });

  test('list pages that exist', () => {
    const found: Record<string, number> = {};
    const rows = rowsOf('trees/index.tsv');
    expect(rows.length).toBeGreaterThan(5);
    for (const [, file, root, tree] of rows) {
      const folder = root === '.' ? '' : `${root!}/`;
      const pages = new Set(
        readFileSync(join(corpus, tree!), 'utf8')
          .split('\n')
          .filter((path) => /\.mdx?$/.test(path) && path.startsWith(folder))
          .map((path) => path.slice(folder.length).replace(/\.mdx?$/, '')),
      );
      const missing = problemsOf(file!, { pages }).filter(({ code }) => code === 'page-missing');
      if (missing.length) found[file!] = missing.length;
    }
    expect(found).toEqual(MISSING);
  });
});
