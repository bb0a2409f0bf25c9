import { expect, test } from 'vitest';
import { configWith } from './config-setting.ts';

test('a setting is added or changed, and the rest of the file stays as it is', () => {
  const text = '{\n  // Ours\n  "siteUrl": "https://a.example",\n  "gone": ["/a"],\n}\n';
  expect(configWith(text, 'gone', ['/a', '/b'])).toEqual({
    ok: true,
    value: text.replace('["/a"]', '["/a", "/b"]'),
  });
  expect(configWith('{}\n', 'moveFiles', 'always')).toMatchObject({ ok: true });
  expect(configWith('{ "moveFiles": "ask" }', 'moveFiles', 'always')).toEqual({
    ok: true,
    value: '{ "moveFiles": "always" }',
  });
});

test('without a file, there is a new one', () => {
  expect(configWith(undefined, 'gone', ['/a'])).toEqual({
    ok: true,
    value: '{\n  "gone": [\n    "/a"\n  ]\n}\n',
  });
});

test('a file that isn’t valid JSON is refused', () => {
  expect(configWith('{ "gone": ', 'gone', ['/a']).ok).toBe(false);
});
