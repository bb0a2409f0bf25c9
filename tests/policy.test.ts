/* What the page may do, and that no text of a document is ever taken for more than text. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gitHosts } from '../scripts/git-hosts.mjs';
import config from '../svelte.config.js';

test('what the page may do is written down, and no more', () => {
  expect(config.kit?.csp).toEqual({
    mode: 'hash',
    directives: {
      'default-src': ['none'],
      'script-src': ['self'],
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
