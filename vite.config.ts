import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { embed } from './scripts/embed.mjs';
import { firstLoad } from './scripts/first-load.mjs';
import { gitHosts } from './scripts/git-hosts.mjs';
import { iconSets } from './scripts/icon-sets.mjs';
import { notice } from './scripts/notice.mjs';
import { patches } from './scripts/patches.mjs';
import { CSS_TARGET, readerPage } from './scripts/reader-page.mjs';

// Several development servers can stand side by side, each with a cache of its own and without hot
// reloading, so that none disturbs the others (`SIGNPOST_CACHE_DIR=/tmp/a npm run dev`).
const cacheDir = process.env.SIGNPOST_CACHE_DIR;

export default defineConfig({
  plugins: [sveltekit(), iconSets(), readerPage(), embed(), firstLoad(), patches(), notice('app')],
  ...(cacheDir ? { cacheDir, server: { hmr: false } } : {}),
  define: { __GIT_HOSTS__: JSON.stringify(gitHosts()) },
  build: { cssTarget: CSS_TARGET },
  worker: { format: 'es', plugins: () => [notice('worker')] },
  // Everything is found at the start, so that no page meets a library that is not ready yet.
  optimizeDeps: { entries: ['src/{routes,lib}/**/*.svelte', 'src/lib/**/!(*.test).ts'] },
  test: {
    environment: 'node',
    // Properties run thousands of cases; no test is judged by the clock.
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/corpus-missing.ts'],
    setupFiles: ['tests/settled.ts'],
  },
});
