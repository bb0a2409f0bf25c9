import { expect, test } from 'vitest';
import { linkTo } from './link.ts';

test.each([
  ['javascript:alert(1)'],
  ['JavaScript:alert(1)'],
  [' javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['java\tscript\u0000:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:msgbox(1)'],
])('%j is never live', (href) => {
  expect(linkTo(href).is).toBe('dead');
});

test.each([
  ['https://example.com', 'external'],
  ['//example.com', 'external'],
  ['mailto:ada@example.com', 'external'],
  ['/guides/javascript:', 'path'],
  ['guides/a', 'path'],
  ['#part', 'part'],
  ['', 'path'],
])('%j is a link of type %s', (href, is) => {
  expect(linkTo(href).is).toBe(is);
});
