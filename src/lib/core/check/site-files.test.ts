import { expect, test } from 'vitest';
import { isAsset, isSiteFile } from './site-files.ts';

const reached = new Set(['docs/docs.json', 'docs/tabs/api.json']);
const may = (path: string) => isSiteFile(path, 'docs/docs.json', reached);

test.each([
  'docs/docs.json',
  'docs/tabs/api.json',
  'docs/guides/start.mdx',
  'docs/index.MD',
  'docs/signpost.config.json',
])('%s belongs to the site', (path) => expect(may(path)).toBe(true));

test.each([
  'docs/package.json',
  'docs/tabs/signpost.config.json',
  'signpost.config.json',
  'README.md',
  'docs/.mdx',
  'docs/run.sh',
  'docs/page.mdx.js',
])('%s does not', (path) => expect(may(path)).toBe(false));

test.each(['docs/images/a.png', 'docs/logo.SVG', 'docs/files/a.b.pdf'])(
  '%s may be moved as a whole',
  (path) => expect(isAsset(path, 'docs/docs.json')).toBe(true),
);

test.each([
  'images/a.png',
  'docs/run.sh',
  'docs/.png',
  'docs/images/.png',
  'docs/snippets/a.jsx',
  'docs/style.css',
  'docs/a.png.js',
  'docs/index.mdx',
  'docs/openapi.yaml',
])('%s may not', (path) => expect(isAsset(path, 'docs/docs.json')).toBe(false));
