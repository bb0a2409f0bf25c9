/* Guards for input: arbitrary text must not cause wrong behavior or run forever. */
const READ = 'src/lib/core/document/read.test.ts';
const SPECIFICATION = 'src/lib/core/openapi/read.test.ts';

/** @type {readonly import('./removal.mjs').Guard[]} */
export const dataGuards = [
  {
    guard: 'no text is read deeper than the limit',
    file: 'src/lib/core/document/parse.ts',
    is: 'if (depth > DEPTH_LIMIT) tooDeep();\n    const outer',
    without: 'const outer',
    test: READ,
    says: 'nesting up to the limit is read',
  },
  {
    guard: '`__proto__` is a key like any other',
    file: 'src/lib/core/document/walk.ts',
    is: `Object.defineProperty(out, key, {
      value: valueOf(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });`,
    without: 'out[key] = valueOf(value);',
    test: READ,
    says: '__proto__ is a key like any other',
  },
  {
    guard: 'no more operations than can be looked at',
    file: 'src/lib/core/openapi/read.ts',
    is: 'if (operations.length >= MOST_OPERATIONS) return;',
    without: '',
    test: SPECIFICATION,
    says: 'the number of operations is limited',
  },
  {
    guard: 'links that run code are dead',
    file: 'src/lib/core/site/link.ts',
    is: "if (scheme === 'javascript' || scheme === 'data' || scheme === 'vbscript')",
    without: "if (scheme === 'data' || scheme === 'vbscript')",
    test: 'src/lib/core/site/link.test.ts',
    says: 'is never live',
  },
];
