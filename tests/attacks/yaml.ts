/* YAML that grows, never ends, or means more than it seems to: 10 specifications, 10 page frontmatters. */
import { RUN } from './scripts';

const laughs = (levels: number) =>
  Array.from({ length: levels }, (_, i) =>
    i === 0 ? 'a0: &a0 [x, x, x, x, x, x, x, x, x]' : `a${i}: &a${i} [${`*a${i - 1}, `.repeat(9)}]`,
  ).join('\n');
const merges = (levels: number) =>
  Array.from({ length: levels }, (_, i) =>
    i === 0 ? 'm0: &m0 { x: 1 }' : `m${i}: &m${i} { <<: [${`*m${i - 1}, `.repeat(9)}], k${i}: 1 }`,
  ).join('\n');

const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';

export const SPECIFICATIONS: readonly string[] = [
  `${laughs(12)}\n${head}paths: { /x: { get: { summary: *a11, tags: *a11 } } }\n`,
  `${merges(9)}\n${head}paths: { /x: { get: *m8 } }\n`,
  `${head}paths: &p { /x: { get: { summary: x } }, /again: *p }\n`,
  `${head}paths:\n  /a: { $ref: "#/paths/~1b" }\n  /b: { $ref: "#/paths/~1a" }\n`,
  `${head}paths: ${'{a: '.repeat(5_000)}x${'}'.repeat(5_000)}\n`,
  `${head}paths: ${'['.repeat(100_000)}\n`,
  `${head}paths: !!js/function 'function () { ${RUN} }'\n`,
  `${head}paths: !!python/object/apply:os.system ["touch /tmp/ran"]\n`,
  `${head}__proto__: { ran: 1 }\npaths: { /x: { get: { <<: { __proto__: { ran: 1 } } } } }\n`,
  `%TAG ! tag:evil.example,2000:\n---\n${head}paths: { /x: { get: !evil { summary: !<tag:yaml.org,2002:js/undefined> "" } } }\n--- \nsecond: document\n`,
];

export const FRONTMATTERS: readonly string[] = [
  `${laughs(9)}\ntitle: *a8`,
  `${merges(8)}\n<<: *m7\ntitle: x`,
  `title: &t [*t]`,
  `title: ${'['.repeat(20_000)}`,
  `title: ${'{a: '.repeat(3_000)}`,
  `title: !!js/regexp /x/\nicon: !!binary PHN2Zz4=\ntag: !!js/undefined ''`,
  `__proto__: { title: poison, ran: 1 }\nconstructor: { prototype: { ran: 1 } }`,
  `? { complex: key }\n: value\ntitle: 1e400\nhidden: .nan`,
  `title: "\\x00\\u202e\\ud800"\ntitle: twice\n\ticon: tab`,
  `title: >\n  ${'long '.repeat(5_000)}\ndescription: |\n  ---\n  title: fake`,
];
