/* What the page may do, and that text from a document is never treated as anything else. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gitHosts } from '../scripts/git-hosts.mjs';
import config from '../svelte.config.js';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

test('the policy allows exactly what is listed here', () => {
  // The page contains one script of ours, which reports that the rest failed to load.
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

/** Means by which text becomes markup or is executed. */
const WAYS = [
  ...['@html', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe', 'srcdoc'],
  ...['document.write', 'createContextualFragment', 'DOMParser', 'new Function', 'eval('],
];

test('no text is turned into markup or executed', () => {
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
