/*
 * Guards for the page: nothing in a document is ever executed, no other site frames the app, no other server is
 * contacted, and no memory leaks.
 */
const REVIEW_PAGE = 'src/cli/review-page/page.test.ts';
const PAGE_FILE = 'src/lib/features/preview/export/page-file.test.ts';
const POLICY = 'tests/policy.test.ts';
const HEADERS = 'tests/headers.test.ts';
const PATCHES = 'tests/patches.test.ts';

/** @type {readonly import('./removal.mjs').Guard[]} */
export const screenGuards = [
  {
    guard: 'the policy forbids what it does not name',
    test: POLICY,
    says: 'the policy allows exactly what is listed here',
  },
  {
    guard: 'only scripts of our own run',
    without: ['...scripts', "'unsafe-inline'"],
    test: POLICY,
    says: 'the policy allows exactly what is listed here',
  },
  {
    guard: 'a vector graphic is a picture, never markup',
    without: ['<img', '{@html name}<img'],
    test: POLICY,
    says: 'no text is turned into markup or executed',
  },
  {
    guard: 'no other site shows the app in a frame',
    without: ['frame-ancestors', 'object-src'],
    test: HEADERS,
    says: 'no other site frames the app',
  },
  {
    guard: 'workers have a policy of their own',
    test: HEADERS,
    says: 'a worker contacts only our server',
  },
  {
    guard: 'the exported page contacts no server',
    test: PAGE_FILE,
    says: 'the policy allows only its own script and style',
  },
  {
    guard: 'the exported page’s data ends no script',
    without: [".replaceAll('<', '\\\\u003c')", ''],
    test: PAGE_FILE,
    says: 'no text of the document becomes markup',
  },
  {
    guard: 'the page of a review loads and runs nothing',
    without: [`"default-src 'none'",`, ''],
    test: REVIEW_PAGE,
    says: 'its policy allows only its own style',
  },
  {
    guard: 'text in the page of a review is never markup',
    without: ['&<>', '&>'],
    test: REVIEW_PAGE,
    says: 'text stays text wherever it is',
  },
  {
    guard: 'the drag library keeps no row that was removed',
    without: ['WeakMap', 'Map'],
    test: PATCHES,
    says: 'the drag library releases removed rows',
  },
  {
    guard: 'libraries are patched in the build',
    test: PATCHES,
    says: 'the app is built, served and tested with the patches',
  },
];
