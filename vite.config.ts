import { sveltekit } from '@sveltejs/kit/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { embed } from './scripts/embed.mjs';
import { firstLoad } from './scripts/first-load.mjs';
import { gitHosts } from './scripts/git-hosts.mjs';
import { iconSets } from './scripts/icon-sets.mjs';
import { notice } from './scripts/notice.mjs';
import { patches } from './scripts/patches.mjs';
import { ProcessesFirst } from './scripts/processes-first.mjs';
import { CSS_TARGET, readerPage } from './scripts/reader-page.mjs';
import { namedWidths } from './scripts/widths.mjs';

// With `SIGNPOST_CACHE_DIR=/tmp/a npm run dev`, several development servers can run at the same time without disturbing
// each other, each with its own cache and without hot reloading.
const cacheDir = process.env.SIGNPOST_CACHE_DIR;

export default defineConfig({
  plugins: [
    namedWidths(),
    sveltekit(),
    iconSets(),
    readerPage(),
    embed(),
    firstLoad(),
    // Guard: libraries are patched in the build
    patches(),
    notice('app'),
  ],
  ...(cacheDir ? { cacheDir, server: { hmr: false } } : {}),
  define: { __GIT_HOSTS__: JSON.stringify(gitHosts()) },
  build: { cssTarget: CSS_TARGET },
  resolve: {
    alias: {
      // Its form for browsers decodes by markup and needs a document, which workers don't have.
      'decode-named-character-reference': fileURLToPath(
        import.meta.resolve('decode-named-character-reference'),
      ),
    },
  },
  worker: { format: 'es', plugins: () => [notice('worker')] },
  // Dependencies are discovered at startup, so that no page requests a library that isn't ready.
  optimizeDeps: { entries: ['src/{routes,lib}/**/*.svelte', 'src/lib/**/!(*.test).ts'] },
  test: {
    environment: 'node',
    // Otherwise every commit starts another git, which finds nothing to tidy up in so small a repository.
    env: {
      ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'maintenance.auto' },
      ...{ GIT_CONFIG_VALUE_0: 'false' },
    },
    // Modules have no state of their own, so files share them. Loading them again for each file takes half of the time.
    isolate: false,
    // One for each processor: they wait for little else, and the main thread only prints.
    maxWorkers: '100%',
    sequence: { sequencer: ProcessesFirst },
    // Property tests run thousands of cases, and no test is judged by its duration.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/corpus-missing.ts'],
    setupFiles: ['tests/await-imports.ts'],
  },
});
