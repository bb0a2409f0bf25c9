import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';
import { iconSets } from './scripts/icon-sets.mjs';
import { notice } from './scripts/notice.mjs';

/** The `signpost` command: one plain file for Node without dependencies to install. */
export default defineConfig({
  publicDir: false,
  plugins: [iconSets(), notice('command')],
  build: {
    ssr: 'src/cli/signpost.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20.19',
    minify: false,
    rolldownOptions: {
      external: [/^node:/, ...builtinModules],
      output: { entryFileNames: 'signpost.js', format: 'es', banner: '#!/usr/bin/env node' },
    },
  },
  // Never the variants that packages have for development, also where a test builds this.
  ssr: { noExternal: true, resolve: { conditions: ['module', 'node', 'production'] } },
});
