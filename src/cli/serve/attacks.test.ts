/*
 * What a page of another site, a name rebound to this address, or a program without the secret may try. Each request is
 * sent byte for byte as written here. None may see or change anything in the folder or around it.
 *
 * Longer than 300 lines, because it is one list: each attack is written as it is sent.
 */
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  everythingIn,
  temporaryFolder,
  putFile,
  sendBytes,
  serveFolder,
  type TestServer,
} from '../../../tests/test-server.ts';
import { markOf } from './disk.ts';

const SECRET = 'only for those who may';
const DOCS = `{ "name": "${SECRET}", "navigation": { "tabs": [{ "$ref": "./tabs/api.json" }] } }`;

let around: string;
let served: TestServer;
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  around = await temporaryFolder({
    'secret.json': `{ "name": "${SECRET}" }`,
    'beside/docs.json': DOCS,
    'site/docs.json': DOCS,
    'site/tabs/api.json': `{ "tab": "${SECRET}" }`,
    'site/page.mdx': SECRET,
    'site/.env': SECRET,
    'site/.git/config': SECRET,
    'site/.git/hooks/pre-commit': SECRET,
    'site/node_modules/a/docs.json': DOCS,
  });
  const site = join(around, 'site');
  await symlink('../secret.json', join(site, 'link.json'));
  await symlink(join(around, 'beside'), join(site, 'linked'));
  await symlink('.git', join(site, 'git'));
  await symlink('.git/config', join(site, 'config.json'));
  await symlink('loop.json', join(site, 'loop.json'));
  await symlink('/', join(site, 'top'));
  await putFile(
    site,
    'refers/docs.json',
    '{ "$ref": "../../secret.json", "a": { "$ref": "/etc/hosts" } }',
  );
  served = await serveFolder(site);
  before = await everythingIn(around);
});
afterAll(async () => {
  await served.end();
  await rm(around, { recursive: true, force: true });
});

interface Request {
  readonly method?: string;
  readonly target?: string;
  /** Headers that replace or extend those of our own page. Undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Raw header lines. */
  readonly more?: readonly string[];
  readonly body?: string;
}
type Attack = readonly [name: string, statuses: readonly number[], request: Request];

const port = () => new URL(served.origin).port;

/** Replaces PORT with the real port, TOKEN with the secret. */
const filled = (text: string): string =>
  text.replaceAll('PORT', port()).replaceAll('TOKEN', served.token);

function bytesOf({ method = 'GET', target = '/', headers, more = [], body }: Request): string {
  const lines: Record<string, string | undefined> = {
    host: '127.0.0.1:PORT',
    origin: 'http://127.0.0.1:PORT',
    'sec-fetch-site': 'same-origin',
    'signpost-token': 'TOKEN',
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    connection: 'close',
    ...headers,
  };
  const head = Object.entries(lines).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return filled([`${method} ${target} HTTP/1.1`, ...head, ...more, '', body ?? ''].join('\r\n'));
}

const READ: Request = { target: '/api/2/file?path=docs.json' };
const writing = (path: string, more: object = {}, main = 'docs.json'): Request => ({
  method: 'POST',
  target: '/api/2/write',
  body: JSON.stringify({ main, files: [{ path, text: '{}', ...more }] }),
});
const EXPECTED = markOf(Buffer.from(DOCS));
/** Would create a file if it got through. */
const WRITE: Request = {
  method: 'POST',
  target: '/api/2/write',
  body: JSON.stringify({
    main: 'docs.json',
    files: [
      { path: 'docs.json', text: `{ "$ref": "./new.json" }`, expected: EXPECTED },
      { path: 'new.json', text: '{}' },
    ],
  }),
};
const with_ = (request: Request, headers: NonNullable<Request['headers']>): Request => ({
  ...request,
  headers,
});

const HOSTS = [
  ...[
    'localhost:PORT',
    'LOCALHOST:PORT',
    '127.0.0.1',
    '127.0.0.1:1',
    '127.0.0.1:0PORT',
    '[::1]:PORT',
  ],
  ...['0.0.0.0:PORT', '127.1:PORT', '2130706433:PORT', '0x7f000001:PORT', '0177.0.0.1:PORT'],
  ...['evil.example', 'evil.example:PORT', '127.0.0.1.nip.io:PORT', '127.0.0.1:PORT.evil.example'],
  ...[
    'user@127.0.0.1:PORT',
    '127.0.0.1:PORT/x',
    '127.0.0.1:PORT, evil.example',
    '127.0.0.1.:PORT',
    '',
  ],
];
const ORIGINS = [
  ...[
    'null',
    'https://127.0.0.1:PORT',
    'http://localhost:PORT',
    'http://127.0.0.1',
    'http://127.0.0.1:1',
  ],
  ...[
    'http://evil.example',
    'http://127.0.0.1:PORT.evil.example',
    'HTTP://127.0.0.1:PORT',
    'file://',
  ],
  ...[
    'http://127.0.0.1:PORT/',
    'http://127.0.0.1:PORT http://evil.example',
    'http://127.0.0.1:PORT@evil',
    '',
  ],
];
const SITES = ['cross-site', 'same-site', 'none', 'anything', ''];
const TOKENS: readonly (readonly [string, NonNullable<Request['headers']>])[] = [
  ['no token', { 'signpost-token': undefined }],
  ['an empty token', { 'signpost-token': '' }],
  ['another token', { 'signpost-token': 'A'.repeat(43) }],
  ['a longer token', { 'signpost-token': 'TOKENA' }],
  ['the token twice in a line', { 'signpost-token': 'TOKEN, TOKEN' }],
  ['the token as a cookie', { 'signpost-token': undefined, cookie: 'signpost-token=TOKEN' }],
  ['the token as a bearer', { 'signpost-token': undefined, authorization: 'Bearer TOKEN' }],
  ['the token in another header', { 'signpost-token': undefined, 'x-signpost-token': 'TOKEN' }],
];
const PATHS = [
  ...[
    '',
    '.',
    '..',
    '/',
    '/etc/hosts',
    '//etc/hosts',
    '../secret.json',
    './docs.json',
    'tabs/../docs.json',
  ],
  ...['tabs/../../secret.json', '..%2fsecret.json', '%2e%2e/secret.json', '%2e%2e%2fsecret.json'],
  ...[
    '%252e%252e%252fsecret.json',
    '..%5csecret.json',
    '..\\secret.json',
    'tabs\\api.json',
    '....//secret.json',
  ],
  ...[
    '..;/secret.json',
    '%c0%ae%c0%ae/secret.json',
    '%uff0e%uff0e/secret.json',
    '．．/secret.json',
    'docs.json%00',
  ],
  ...[
    'docs.json%00.png',
    '%00',
    'docs.json/',
    'docs.json/.',
    'docs.json/..',
    'docs.json%0a',
    'docs.json::$DATA',
  ],
  ...[
    'C:/Windows/win.ini',
    'c:\\Windows\\win.ini',
    '//server/share/a',
    '\\\\server\\share',
    'file:///etc/hosts',
  ],
  ...[
    'CON',
    'nul.json',
    'com1',
    '~/.bashrc',
    '.env',
    '.git/config',
    '.GIT/config',
    'git/config',
    'config.json',
  ],
  ...[
    'tabs/.git/config',
    'node_modules/a/docs.json',
    'NODE_MODULES/a/docs.json',
    'link.json',
    'linked/docs.json',
  ],
  ...['loop.json', 'top/etc/hosts', 'tabs', 'git', 'a'.repeat(5000), 'a/'.repeat(2000)],
];
const WRITES: readonly (readonly [string, Request, number])[] = [
  ...[
    '../stray.json',
    '/tmp/stray.json',
    '..\\stray.json',
    '.git/hooks/post-commit',
    '.git/config',
  ].map((path) => [`a new ${path}`, writing(path), 409] as const),
  ...[
    'new.json',
    'page.mdx',
    '.env',
    'link.json',
    'linked/docs.json',
    'config.json',
    'top/tmp/a.json',
  ].map((path) => [`${path}, which docs.json does not reach`, writing(path), 409] as const),
  ...['docs.json/a.json', 'tabs', 'tabs/', 'node_modules/a/docs.json', 'docs.json\0'].map(
    (path) => [JSON.stringify(path), writing(path), 409] as const,
  ),
  [
    'what the new text refers to, outside',
    {
      ...WRITE,
      body: JSON.stringify({
        main: 'docs.json',
        files: [
          {
            path: 'docs.json',
            text: '{ "$ref": "../stray.json", "a": { "$ref": "./linked/stray.json" } }',
            expected: EXPECTED,
          },
          { path: 'linked/stray.json', text: '{}' },
        ],
      }),
    },
    409,
  ],
  [
    'what the new text refers to, and is no JSON',
    {
      ...WRITE,
      body: JSON.stringify({
        main: 'docs.json',
        files: [
          {
            path: 'docs.json',
            text: '{ "$ref": "./.git/hooks/post-commit", "a": { "$ref": "./run.sh" } }',
            expected: EXPECTED,
          },
          { path: 'run.sh', text: '{}' },
        ],
      }),
    },
    409,
  ],
  ['a document that is none', writing('page.mdx', {}, 'page.mdx'), 409],
  ['a document outside', writing('../beside/docs.json', {}, '../beside/docs.json'), 409],
  ['a linked document', writing('linked/docs.json', {}, 'linked/docs.json'), 409],
  [
    'a document of a package',
    writing('node_modules/a/docs.json', {}, 'node_modules/a/docs.json'),
    409,
  ],
  ['a reference upwards', writing('../secret.json', {}, 'refers/docs.json'), 409],
  ['docs.json without its mark', writing('docs.json'), 409],
  ['docs.json with another mark', writing('docs.json', { expected: 'x' }), 409],
  [
    'a file twice',
    {
      ...WRITE,
      body: JSON.stringify({
        main: 'docs.json',
        files: [
          { path: 'docs.json', text: '' },
          { path: 'docs.json', text: '' },
        ],
      }),
    },
    409,
  ],
  [
    'a path that is a number',
    { ...WRITE, body: '{"main":"docs.json","files":[{"path":1,"text":""}]}' },
    400,
  ],
  ['no files', { ...WRITE, body: '{"main":"docs.json","files":[]}' }, 400],
  ['a list', { ...WRITE, body: '[]' }, 400],
  ['nothing', { ...WRITE, body: 'null' }, 400],
  ['broken JSON', { ...WRITE, body: '{' }, 400],
  [
    'a prototype',
    {
      ...WRITE,
      body: '{"__proto__":{"main":"docs.json","files":[{"path":"docs.json","text":""}]}}',
    },
    400,
  ],
  [
    'too many files',
    {
      ...WRITE,
      body: JSON.stringify({
        main: 'docs.json',
        files: Array(100_001).fill({ path: 'a', text: '' }),
      }),
    },
    413,
  ],
];
const APP_PATHS = [
  ...[
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/%2e%2e%2f%2e%2e%2fsecret.json',
    '/docs.json',
  ],
  ...[
    '/..%5csecret.json',
    '/etc/hosts',
    '/%00',
    '/%ff',
    '/.env',
    '/site/docs.json',
    '/%2fapi/1/file?path=docs.json',
  ],
];
const API_PATHS = [
  ...[
    '/api',
    '/api/',
    '/api/1/served',
    '/api/3/served',
    '/api/2/',
    '/api/2/nothing',
    '/api/2/__proto__',
    '/api/2/constructor',
  ],
  ...[
    '/API/1/file?path=docs.json',
    '/api/2/file/../../docs.json',
    '/api/2/file/docs.json',
    '/api/2/%66ile?path=docs.json',
  ],
];

const ATTACKS: readonly Attack[] = [
  ...HOSTS.flatMap((host): Attack[] => [
    [`reading under the name ${host}`, [400, 421], with_(READ, { host })],
    [`writing under the name ${host}`, [400, 421], with_(WRITE, { host })],
  ]),
  ['reading under no name', [400, 421], with_(READ, { host: undefined })],
  ['a second name', [400], { ...READ, more: ['Host: evil.example'] }],
  [
    'an absolute address',
    [400],
    { ...READ, target: 'http://127.0.0.1:PORT/api/2/file?path=docs.json' },
  ],
  ['an absolute address elsewhere', [400], { ...READ, target: 'http://evil.example/' }],
  ['the app under another name', [421], { headers: { host: 'evil.example' } }],
  ...ORIGINS.flatMap((origin): Attack[] => [
    [`reading from ${origin}`, [403], with_(READ, { origin })],
    [`writing from ${origin}`, [403], with_(WRITE, { origin })],
  ]),
  ['writing from nowhere', [403], with_(WRITE, { origin: undefined })],
  ['a second origin', [400], { ...WRITE, more: ['Origin: http://evil.example'] }],
  ...SITES.flatMap((site): Attack[] => [
    [`reading as ${site}`, [403], with_(READ, { 'sec-fetch-site': site })],
    [`writing as ${site}`, [403], with_(WRITE, { 'sec-fetch-site': site })],
  ]),
  [
    'a script of another site',
    [403],
    { headers: { origin: undefined, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' } },
  ],
  [
    'a frame of another site',
    [403],
    {
      headers: {
        origin: undefined,
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'iframe',
      },
    },
  ],
  ...TOKENS.flatMap(([name, headers]): Attack[] => [
    [`reading with ${name}`, [401], with_(READ, headers)],
    [`writing with ${name}`, [401], with_(WRITE, headers)],
  ]),
  ['a second token', [400], { ...READ, more: ['Signpost-Token: TOKEN'] }],
  [
    'the token in the address',
    [401],
    { target: '/api/2/file?path=docs.json&token=TOKEN', headers: { 'signpost-token': undefined } },
  ],
  ...['list', 'served', 'watch', 'status'].map((name): Attack => [
    `${name} without the token`,
    [401],
    { target: `/api/2/${name}`, headers: { 'signpost-token': undefined } },
  ]),
  ...PATHS.map((path): Attack => [
    `reading ${path.slice(0, 40)}`,
    [404],
    {
      target: `/api/2/file?path=${encodeURI(path).replaceAll('%25', '%').replaceAll('\\', '%5c')}`,
    },
  ]),
  ['reading two paths', [404], { target: '/api/2/file?path=page.mdx&path=docs.json' }],
  ['a very long address', [414, 431], { target: `/api/2/file?path=${'a'.repeat(20_000)}` }],
  ...WRITES.map(([name, request, status]): Attack => [`writing ${name}`, [status], request]),
  ...APP_PATHS.map((target): Attack => [`the app at ${target}`, [200, 400, 404], { target }]),
  ...API_PATHS.map((target): Attack => [`asking ${target}`, [404], { target }]),
  ['an address of a network', [400], { target: '//evil.example/api/2/file?path=docs.json' }],
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].flatMap((method): Attack[] => [
    [`${method} of a file`, [405], { ...READ, method }],
    [`${method} of the app`, [405], { method }],
  ]),
  ['POST of a file', [405], { ...READ, method: 'POST', body: '{}' }],
  ['HEAD of a file', [405], { ...READ, method: 'HEAD' }],
  ['GET of a save', [405], { target: '/api/2/write' }],
  ['GET of a commit', [405], { target: '/api/2/commit' }],
  ['POST of the app', [405], { method: 'POST', body: '{}' }],
  ['a tunnel', [0, 400], { method: 'CONNECT', target: '127.0.0.1:PORT' }],
  [
    'another protocol',
    [0],
    {
      ...READ,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-version': '13',
      },
    },
  ],
  ['an unknown method', [400], { method: 'EVIL' }],
  [
    'a preflight of another site',
    [403],
    {
      ...WRITE,
      method: 'OPTIONS',
      headers: { origin: 'http://evil.example', 'access-control-request-method': 'POST' },
    },
  ],
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    '',
    'application/json; charset=utf-16',
    'application/jsonp',
    'text/json',
  ].map((type): Attack => [`writing as ${type}`, [415], with_(WRITE, { 'content-type': type })]),
  ['writing as nothing', [415], with_(WRITE, { 'content-type': undefined })],
  ['writing compressed', [415], with_(WRITE, { 'content-encoding': 'gzip' })],
  ['writing with two types', [400], { ...WRITE, more: ['Content-Type: text/plain'] }],
  ['a length of a terabyte', [413], with_(WRITE, { 'content-length': '1099511627776' })],
  ['a negative length', [400], with_(WRITE, { 'content-length': '-1' })],
  ['two lengths', [400], { ...WRITE, more: ['Content-Length: 3'] }],
  ['a length and pieces', [400], { ...WRITE, more: ['Transfer-Encoding: chunked'] }],
  [
    'pieces of a strange kind',
    [400],
    { ...WRITE, headers: { 'content-length': undefined, 'transfer-encoding': 'xchunked' } },
  ],
  [
    'pieces, and something else',
    [400],
    {
      ...WRITE,
      headers: { 'content-length': undefined, 'transfer-encoding': 'chunked, identity' },
    },
  ],
  [
    'pieces with a broken size',
    [400],
    {
      ...WRITE,
      headers: { 'content-length': undefined, 'transfer-encoding': 'chunked' },
      body: 'zz\r\n{}\r\n0\r\n\r\n',
    },
  ],
  ['a blank before the colon', [400], { ...READ, more: ['Origin : http://evil.example'] }],
  ['a folded header', [400], { ...READ, more: ['X-A: b', ' Origin: http://evil.example'] }],
  [
    'a bare line end in a header',
    [400],
    { ...READ, more: ['X-A: b\nOrigin: http://evil.example'] },
  ],
  ['a NUL in a header', [400], { ...READ, more: ['X-A: \0'] }],
  ['very long headers', [431], { ...READ, more: [`X-A: ${'a'.repeat(40_000)}`] }],
  [
    'very many headers',
    [400, 431],
    { ...READ, more: Array.from({ length: 3000 }, (_, i) => `X-${i}: aaaaaaaaaa`) },
  ],
];

test(`there are many attacks: ${ATTACKS.length}`, () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(100);
});

test('our own page gets through, so each attack is refused for its own fault', async () => {
  expect(await sendBytes(served.origin, bytesOf(READ))).toMatch(
    /^HTTP\/1\.1 200 [\s\S]*only for those/,
  );
  expect(await sendBytes(served.origin, bytesOf({ target: '/' }))).toContain('<title>App</title>');
  // A link on another site opens the app, like any link.
  const visit = { origin: undefined, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const link = { headers: { ...visit, 'sec-fetch-dest': 'document', 'signpost-token': undefined } };
  expect(await sendBytes(served.origin, bytesOf(link))).toContain('<title>App</title>');
});

test.each(ATTACKS)('%s reaches nothing', async (_name, statuses, request) => {
  const answer = await sendBytes(served.origin, bytesOf(request));
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
  expect(statuses, answer.slice(0, 300)).toContain(status);
  expect(answer).not.toContain(SECRET);
  expect(answer).not.toContain('localhost');
  expect(answer).not.toMatch(/^access-control-/im);
  if (status === 200) expect(answer).toContain('<title>App</title>');
});

test('an endless stream is cut off', async () => {
  const head = bytesOf({
    ...WRITE,
    body: undefined as never,
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  const piece = `100000\r\n${' '.repeat(0x100000)}\r\n`;
  const answer = await sendBytes(served.origin, head + piece.repeat(42));
  expect(answer === '' || answer.startsWith('HTTP/1.1 413')).toBe(true);
});

test('malformed requests reach nothing', async () => {
  for (const bytes of [
    '\0\0\0\0\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\x00\r\n\r\n',
  ])
    expect(await sendBytes(served.origin, bytes)).not.toContain(SECRET);
});

test('nothing was changed or created', async () => {
  expect(await everythingIn(around)).toEqual(before);
});
