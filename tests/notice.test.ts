import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  DRAWN,
  FREE,
  FREE_DRAWINGS,
  lock,
  noticeText,
  packageOf,
  SHIPPED,
} from '../scripts/notice.mjs';

test('NOTICE matches the installed packages', () => {
  expect(readFileSync('NOTICE', 'utf8'), 'npm run notice').toBe(noticeText());
});

describe('only free licenses are in a build', () => {
  test.each(SHIPPED)('%s', (name) => expect(FREE).toContain(lock()(name).license));
  test.each(DRAWN)('%s', (name) => expect(FREE_DRAWINGS).toContain(lock()(name).license));
});

test('Font Awesome is credited as its license requires', () => {
  const notice = readFileSync('NOTICE', 'utf8');
  expect(notice).toMatch(/Font Awesome Free 7[^]+Fonticons, Inc\.[^]+licenses\/by\/4\.0/);
});

test('a module belongs to the package that contains it', () => {
  expect(packageOf('/a/node_modules/svelte/src/index.js')).toBe('svelte');
  expect(packageOf('C:\\a\\node_modules\\@octokit\\core\\dist\\x.js?worker')).toBe('@octokit/core');
  expect(packageOf('/a/node_modules/monaco-editor/node_modules/marked/m.js')).toBe('marked');
  expect(packageOf('/a/src/lib/core/yaml.ts')).toBeUndefined();
});
