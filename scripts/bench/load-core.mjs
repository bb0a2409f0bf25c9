/* Core as plain JavaScript, built as for the app, for benchmarks in Node. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../serve.mjs';

/** @returns {Promise<typeof import('./core-modules.ts')>} */
export async function loadCore() {
  const folder = mkdtempSync(join(root, 'node_modules/.signpost-bench-'));
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
          input: join(root, 'scripts/bench/core-modules.ts'),
          output: { entryFileNames: 'core.mjs' },
        },
      },
    });
    return await import(pathToFileURL(join(folder, 'core.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
