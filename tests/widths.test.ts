/* The widths at which the layout changes are said once for styles, once for code, and nowhere else. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CROWDED, NARROW, MEDIUM, WIDE } from '$lib/editor/view/widths';
import { namedWidths, widths } from '../scripts/widths.mjs';

test('styles and code mean the same by each name', () => {
  expect(widths().get('--narrow')).toBe(NARROW);
  expect(widths().get('--wide')).toBe(WIDE);
  expect(widths().get('--medium')).toBe(MEDIUM);
  expect(widths().get('--crowded')).toBe(CROWDED);
});

test('no other file says one of these widths', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(ts|svelte|css)$/.test(path) && !/(^|\/)widths\.(ts|css)$/.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  const own = files.filter((path) =>
    /width: ?((8|11|16)99(\.\d+)?|900|1239\.9|1240|1200|1700)px/.test(
      readFileSync(join('src', path), 'utf8'),
    ),
  );
  expect(own).toEqual([]);
});

test('an unknown name stops the build', () => {
  const { transform } = namedWidths();
  if (typeof transform !== 'object') throw new Error('The plugin has no filter.');
  const handle = (code: string) =>
    Reflect.apply(transform.handler, { addWatchFile: () => undefined }, [code, 'a.css']) as {
      code: string;
    };
  expect(handle('@media (--wide) {}').code).toBe(`@media ${WIDE} {}`);
  expect(handle('@media (--wide) and (--medium) {}').code).toBe(`@media ${WIDE} and ${MEDIUM} {}`);
  expect(() => handle('@media (--vast) {}')).toThrow('src/widths.css has no --vast.');
});
