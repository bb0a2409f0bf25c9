import { defineConfig } from 'vite';
import { libraryDeclarations } from './scripts/library-types.mjs';
import { notice } from './scripts/notice.mjs';

/** The library behind `import … from 'signpost'`: one plain JavaScript file for Node and bundlers, with its types. */
export default defineConfig({
  publicDir: false,
  // Never the variants that packages have for development, also where a test builds this.
  resolve: { conditions: ['module', 'production'] },
  plugins: [notice('command'), libraryDeclarations()],
  build: {
    lib: { entry: 'src/library/index.ts', formats: ['es'], fileName: () => 'library.js' },
    outDir: 'dist',
    // `dist` already contains the command.
    emptyOutDir: false,
    target: 'es2022',
    minify: false,
  },
});
