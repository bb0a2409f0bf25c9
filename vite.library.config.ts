import { defineConfig } from 'vite';
import { libraryDeclarations } from './scripts/library-types.mjs';
import { notice } from './scripts/notice.mjs';

/** What `import … from 'signpost'` gives: one file of plain JavaScript, for Node and for bundlers, and its types. */
export default defineConfig({
  publicDir: false,
  plugins: [notice('command'), libraryDeclarations()],
  build: {
    lib: { entry: 'src/library/index.ts', formats: ['es'], fileName: () => 'library.js' },
    outDir: 'dist',
    // The command is there already.
    emptyOutDir: false,
    target: 'es2022',
    minify: false,
  },
});
