/*
 * Guards for the page: nothing in a document is ever executed, no other site frames the app, no other server is
 * contacted, and no memory leaks.
 */
const PAGE_FILE = 'src/lib/features/preview/export/page-file.test.ts';
const POLICY = 'tests/policy.test.ts';
const HEADERS = 'tests/headers.test.ts';
const PATCHES = 'tests/patches.test.ts';

/** @type {readonly import('./removal.mjs').Guard[]} */
export const screenGuards = [
  {
    guard: 'the page’s policy forbids what it does not name',
    file: 'svelte.config.js',
    is: "'default-src': ['none'],",
    without: '',
    test: POLICY,
    says: 'the policy allows exactly what is listed here',
  },
  {
    guard: 'only scripts of our own run',
    file: 'svelte.config.js',
    is: "'script-src': ['self', ...scripts],",
    without: "'script-src': ['self', 'unsafe-inline'],",
    test: POLICY,
    says: 'the policy allows exactly what is listed here',
  },
  {
    guard: 'a vector graphic is a picture, never markup',
    file: 'src/lib/ui/icons/SiteIcon.svelte',
    is: '<img {@attach drawn} width={size} height={size} alt="" data-icon="svg" />',
    without: '{@html name}',
    test: POLICY,
    says: 'no text is turned into markup or executed',
  },
  {
    guard: 'no other site shows the app in a frame',
    file: 'scripts/headers.mjs',
    is: `const UNFRAMED = "frame-ancestors 'none'";`,
    without: `const UNFRAMED = "object-src 'none'";`,
    test: HEADERS,
    says: 'no other site frames the app',
  },
  {
    guard: 'workers have a policy of their own',
    file: 'scripts/headers.mjs',
    is: "...(isWorker && { 'Content-Security-Policy': OF_WORKERS }),",
    without: '',
    test: HEADERS,
    says: 'a worker contacts only our server',
  },
  {
    guard: 'the exported page asks nobody',
    file: 'src/lib/features/preview/export/page-file.ts',
    is: `"default-src 'none'",`,
    without: '',
    test: PAGE_FILE,
    says: 'the policy allows only its own script and style',
  },
  {
    guard: 'the exported page’s data ends no script',
    file: 'src/lib/features/preview/export/page-file.ts',
    is: ".replaceAll('<', '\\\\u003c')",
    without: '',
    test: PAGE_FILE,
    says: 'no text of the document becomes markup',
  },
  {
    guard: 'the drag library keeps no row that was removed',
    file: 'scripts/patches.mjs',
    is: "becomes: 'var elToIdx = new WeakMap();',",
    without: "becomes: 'var elToIdx = new Map();',",
    test: PATCHES,
    says: 'the drag library releases removed rows',
  },
  {
    guard: 'libraries are corrected while the app is built',
    file: 'vite.config.ts',
    is: '    patches(),\n',
    without: '',
    test: PATCHES,
    says: 'the app is built, served and tested with the patches',
  },
];
