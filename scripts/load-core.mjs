/* Core modules as plain JavaScript, built as for the app, for benchmarks in Node. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './serve.mjs';

/**
 * Returns everything these modules export, in one object.
 * @param {readonly string[]} modules below src/lib/core, without ".ts"
 */
export async function loadCore(modules) {
  const folder = mkdtempSync(join(root, 'node_modules/.signpost-bench-'));
  const core = join(root, 'src/lib/core');
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        minify: false,
        rolldownOptions: {
          input: Object.fromEntries(modules.map((name) => [name, join(core, `${name}.ts`)])),
          output: { entryFileNames: '[name].mjs' },
        },
      },
    });
    const loaded = modules.map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href));
    return Object.assign({}, ...(await Promise.all(loaded)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
