/* Rules for styles, whose cost no other test shows. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What follows each `:has(…)` in its selector. */
function afterHas(css: string): readonly string[] {
  return [...css.matchAll(/:has\(/g)].map(({ index }) => {
    let depth = 1;
    let end = index + ':has('.length;
    for (; depth > 0; end++) depth += css[end] === '(' ? 1 : css[end] === ')' ? -1 : 0;
    return /^[^{,]*/.exec(css.slice(end))![0].trim();
  });
}

/*
 * `.a:has(.b) .c` makes the browser look for every `.c` on the page whenever an element comes or goes: 15 ms for each
 * step of a drag. A class on `.a`, or a custom property that `.a:has(.b)` sets, costs nothing.
 */
test('`:has()` styles its own element, not others in it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(svelte|css)$/.test(path),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    afterHas(readFileSync(join('src', file), 'utf8'))
      .filter((rest) => /[\s>~+]/.test(rest))
      .map((rest) => `${file}: …:has(…)${rest}`),
  );
  expect(found).toEqual([]);
  expect(afterHas('.a:has(> .b:not(.c)) > .d, .e:not(:has(f)) {')).toEqual(['> .d', ')']);
});
