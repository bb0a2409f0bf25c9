import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

const TITLES = new Map([
  ['guides/deploy', 'Ship it'],
  ['api/index', 'API'],
  ['blank', ' '],
]);

test.each([
  ['guides/deploy', 'Ship it'],
  ['/guides/deploy.mdx', 'Ship it'],
  ['api', 'API'],
  ['blank', 'Blank'],
  ['features/generative-ui', 'Generative ui'],
  ['get_started', 'Get started'],
  ['/', '/'],
  ['--', '--'],
  ['https://example.com/a-b', 'https://example.com/a-b'],
  ['', ''],
])('the page %j is named %j', (path, name) => {
  expect(pageName(path, TITLES)).toBe(name);
});

test('without titles, all pages are named by their paths', () => {
  expect(pageName('guides/deploy')).toBe('Deploy');
});
