/* Replaces the names of src/widths.css in style sheets: `@media (--narrow)` becomes `@media (max-width: …)`. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILE = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src/widths.css');

/** Every named width with its condition. @returns {ReadonlyMap<string, string>} */
export const widths = () =>
  new Map(
    [...readFileSync(FILE, 'utf8').matchAll(/^@custom-media (--[\w-]+) (.+);$/gm)].map(
      ([, name = '', condition = '']) => [name, condition],
    ),
  );

/** @returns {import('vite').Plugin} */
export function namedWidths() {
  return {
    name: 'signpost:widths',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/, code: '@media (--' },
      handler(code) {
        this.addWatchFile(FILE);
        const known = widths();
        return {
          code: code.replace(/(?<=@media [^{}]*)\((--[\w-]+)\)/g, (_, name) => {
            const condition = known.get(name);
            if (!condition) throw new Error(`src/widths.css has no ${name}.`);
            return condition;
          }),
          map: null,
        };
      },
    },
  };
}
