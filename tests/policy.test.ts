/* What the page may do, and that no text of a document is ever taken for more than text. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gitHosts } from '../scripts/git-hosts.mjs';
import config from '../svelte.config.js';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

test('what the page may do is written down, and no more', () => {
  // One script of ours stands in the page; it says that the rest did not come.
  const page = readFileSync('src/app.html', 'utf8');
  const [[, inline] = [], ...others] = page.matchAll(/<script>([^]*?)<\/script>/g);
  expect(inline).toContain("addEventListener('unhandledrejection'");
  expect(others).toEqual([]);
  expect(config.kit?.csp).toEqual({
    mode: 'hash',
    directives: {
      'default-src': ['none'],
      'script-src': ['self', `sha256-${hashOf(inline!)}`],
      'style-src': ['self', 'unsafe-inline'],
      'font-src': ['self'],
      'img-src': ['self', 'data:', 'blob:'],
      'worker-src': ['self'],
      'connect-src': ['self', ...gitHosts().map(({ api }) => api)],
      'base-uri': ['none'],
      'form-action': ['none'],
    },
  });
  for (const { api } of gitHosts()) expect(api).toMatch(/^https:\/\/[\w.-]+$/);
});

/** Ways in which a text becomes markup or is run. */
const WAYS = [
  ...['@html', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe', 'srcdoc'],
  ...['document.write', 'createContextualFragment', 'DOMParser', 'new Function', 'eval('],
];

test('nothing is made markup, or run, that is text', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) => {
    const text = readFileSync(`src/${path}`, 'utf8');
    return WAYS.filter((way) => text.includes(way)).map((way) => `${path}: ${way}`);
  });
  expect(found).toEqual([]);
});
