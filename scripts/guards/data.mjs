/* Guards for input: arbitrary text must not cause wrong behavior or run forever. */
const READ = 'src/lib/core/document/read.test.ts';
const SPECIFICATION = 'src/lib/core/openapi/read.test.ts';

/** @type {readonly import('./removal.mjs').Guard[]} */
export const dataGuards = [
  {
    guard: 'no text is read deeper than the limit',
    test: READ,
    says: 'nesting up to the limit is read',
  },
  {
    guard: '`__proto__` is a key like any other',
    without: 'out[key] = valueOf(value);',
    test: READ,
    says: '__proto__ is a key like any other',
  },
  {
    guard: 'no more operations than can be read',
    test: SPECIFICATION,
    says: 'the number of operations is limited',
  },
  {
    guard: 'event props and styles of pages are left out',
    test: 'src/lib/core/page/page.test.ts',
    says: 'has no event props and no styles',
  },
  {
    guard: 'links that run code are dead',
    test: 'src/lib/core/site/link.test.ts',
    says: 'is never live',
  },
];
