import { expect, test } from 'vitest';
import { webAddress } from './shapes.ts';

test('only web addresses can be linked to', () => {
  expect(webAddress.safeParse('https://git.example.com/acme/docs/pulls/7').success).toBe(true);
  expect(webAddress.safeParse('http://127.0.0.1:4000/acme/docs').success).toBe(true);
  for (const other of ['javascript:alert(1)', 'data:text/html,<p>', '//git.example.com', 'docs'])
    expect(webAddress.safeParse(other).success, other).toBe(false);
});
