/*
 * Real sites: an error may appear only where content is really lost or the site does not build. The files
 * with errors are named here with their codes, so that a new alarm on a live site is seen at once.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read } from '../model/read.ts';
import { check } from './check.ts';

const shared = process.env.SIGNPOST_CORPUS ?? '../shared';
const index = join(shared, 'corpus/index.tsv');

const files = existsSync(index)
  ? readFileSync(index, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([file, , , , kind]) => ({ file: file!, kind: kind! }))
  : [];

const problemsOf = (file: string) => {
  const text = readFileSync(join(shared, 'corpus/files', file), 'utf8');
  return check(read(new Map([['docs.json', text]]), 'docs.json'));
};

describe.skipIf(files.length === 0)('live sites', () => {
  test('have errors only where something is lost', () => {
    const found = Object.fromEntries(
      files
        .filter(({ kind }) => kind === 'head')
        .flatMap(({ file }) => {
          const codes = problemsOf(file)
            .filter((d) => d.severity === 'error')
            .map((d) => `${d.code} ${d.pointer}`);
          return codes.length ? [[file, codes]] : [];
        }),
    );
    expect(found).toEqual({});
  });
});
